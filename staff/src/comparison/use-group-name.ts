import type { ComparedGroup } from '@lekta/shared/contract/assessment/comparison'
import { useTranslation } from '@lekta/shared/i18n'

/** Returns a function that names a group: a class by its name, a grade by its number. */
export function useGroupName() {
  const { t } = useTranslation()
  return ({ name, grade }: Pick<ComparedGroup, 'name' | 'grade'>) => name ?? t('Grade {{grade}}', { grade })
}

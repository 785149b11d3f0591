import type { Schedule } from '@lekta/shared/contract/schedule'
import { useTranslation } from '@lekta/shared/i18n'

/** Writes for whom a test is: its classes, or how many children where it is for none as a whole. */
export function useRecipientsText() {
  const { t } = useTranslation()
  return ({ classrooms, children }: Pick<Schedule, 'classrooms' | 'children'>) =>
    classrooms.length > 0
      ? classrooms.map(({ name }) => name).join(', ')
      : t('{{count}} students', { count: children, defaultValue_one: '{{count}} student' })
}

import type { Schedule } from '@lekta/shared/contract/schedule'
import { useTranslation } from '@lekta/shared/i18n'

/**
 * Returns a function that describes a test's recipients: its classes, or the number of children if it was given to no
 * whole class.
 */
export function useRecipientsText() {
  const { t } = useTranslation()
  return ({ classrooms, children }: Pick<Schedule, 'classrooms' | 'children'>) =>
    classrooms.length > 0
      ? classrooms.map(({ name }) => name).join(', ')
      : t('{{count}} students', { count: children, defaultValue_one: '{{count}} student' })
}

import { useTranslation } from '@lekta/shared/i18n'
import { ImportLink } from '../imports/import-link'
import type { StaffArea } from '../staff-paths'

/** Returns the notice that a list of measures shows to a user without students. */
export function useNoStudents(area: StaffArea) {
  const { t } = useTranslation()
  return {
    title: t('No students yet'),
    text: t('Measures appear here once students have been tested.'),
    action: <ImportLink area={area} page="students" />,
  }
}

import { useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import { Button } from '@lekta/shared/ui'
import { type StaffArea, staffPaths } from '../staff-paths'

/** Returns the notice that a list shows for a classroom without students. */
export function useEmptyClassroom(area: StaffArea, id: number) {
  const { t } = useTranslation()
  return {
    title: t('No students in this classroom yet'),
    text: t('Add a student, or move students here from the student list.'),
    action: (
      <Button component={Link} to={`${staffPaths(area).addStudent}?classroom=${id}`}>
        {t('Add child')}
      </Button>
    ),
  }
}

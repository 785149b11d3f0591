import type { StudentOverview } from '@lekta/shared/contract/people/student-overview'
import { useTranslation } from '@lekta/shared/i18n'
import { Link, useNavigate } from '@lekta/shared/routing'
import { Avatar, Button, Icon, PageHeader, StatusBadge } from '@lekta/shared/ui'
import { RowMenu } from '../people/row-menu'
import { type StaffArea, staffPaths } from '../staff-paths'
import { useStudentActions } from '../students/use-student-actions'

interface Props {
  area: StaffArea
  overview: StudentOverview
}

/** Says in one line where the student belongs, such as “4A · Grade 4 · ayu.lestari”. */
function useSubtitle({ student, classrooms }: StudentOverview) {
  const { t } = useTranslation()
  const rooms = classrooms.length > 0 ? classrooms.map(({ name }) => name) : [t('No classroom')]
  const grade = student.grade === null ? [] : [t('Grade {{grade}}', { grade: student.grade })]
  return [...rooms, ...grade, student.username].join(' · ')
}

/** Name, classrooms and grade of the student, with the actions that are most often needed. */
export const StudentHead = ({ area, overview }: Props) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { id, name, avatar, archived, poin_formatted: points } = overview.student
  const paths = staffPaths(area)
  const subtitle = useSubtitle(overview)
  const { actions, dialogs } = useStudentActions({
    area,
    archived,
    // A teacher who moves a student into another class does not see the student any more.
    onDone: () => area === 'teacher' && void navigate(paths.students),
  })
  const [reset, ...others] = [...actions].sort((a, b) => Number(b.picture === 'key') - Number(a.picture === 'key'))
  const isReset = reset?.picture === 'key'
  return (
    <>
      <PageHeader
        title={name}
        subtitle={points === '0' ? subtitle : `${subtitle} · ${t('{{points}} points', { points })}`}
        before={<Avatar name={name} avatar={avatar} size={56} />}
      >
        {archived && <StatusBadge tone="neutral">{t('Archived')}</StatusBadge>}
        {!archived && (
          <Button
            component={Link}
            to={`${paths.addStudent}?id=${id}`}
            variant="default"
            leftSection={<Icon name="change" size={18} />}
          >
            {t('Edit')}
          </Button>
        )}
        {isReset && (
          <Button variant="default" leftSection={<Icon name="key" size={18} />} onClick={() => reset.run([id])}>
            {reset.label}
          </Button>
        )}
        {!archived && area === 'teacher' && (
          <Button component={Link} to={`/teacher/test?students=${id}`} leftSection={<Icon name="test" size={18} />}>
            {t('Give a test')}
          </Button>
        )}
        <RowMenu id={id} name={name} leads={[]} actions={isReset ? others : actions} />
      </PageHeader>
      {dialogs}
    </>
  )
}

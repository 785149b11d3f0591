import { useStudentScoresQuery } from '@lekta/shared/data/student'
import { useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import { Button, Icon, PageHeader } from '@lekta/shared/ui'
import { ClassroomFilter, useChosenClassroom } from './classroom-filter'
import { ListView } from './list-view'
import { useScoreColumns } from './score-columns'
import { ScoreDownload } from './score-download'
import { type StaffArea, staffPaths } from './staff-paths'
import { listLimit, useList } from './use-list'

const empty = {
  teacher: {
    title: 'No students yet',
    text: 'As soon as your school gives you a classroom, its students stand here.',
  },
  school: {
    title: 'No students yet',
    text: 'As soon as the school has students, they stand here with their measures.',
  },
} as const

/** The students whom somebody looks after, each with the last measure; a row opens the last report. */
export function StudentList({ area }: { area: StaffArea }) {
  const { t } = useTranslation()
  const list = useList({ size: listLimit })
  const { chosen } = useChosenClassroom()
  const columns = useScoreColumns(area)
  const options = { ...list.options, classroom_id: chosen }
  const query = useStudentScoresQuery({ query: { options } })
  const paths = staffPaths(area)
  return (
    <>
      <PageHeader
        title={t('Student')}
        subtitle={t('Every student with the last measure. Choose one to open the last report.')}
      >
        <Button
          component={Link}
          to={paths.classrooms}
          variant="default"
          leftSection={<Icon name="classroom" size={18} />}
        >
          {t('Classroom')}
        </Button>
        <Button component={Link} to={paths.report} leftSection={<Icon name="report" size={18} />}>
          {t('Report')}
        </Button>
      </PageHeader>
      <ListView
        name="students"
        list={list}
        query={query}
        label={t('Student')}
        columns={columns('name', 'username', 'classroom', 'measure', 'growth', 'finished_at')}
        rowKey={({ id }) => id}
        searchLabel={t('Name, username or e-mail')}
        empty={{ title: t(empty[area].title), text: t(empty[area].text) }}
        filters={<ClassroomFilter />}
        actions={<ScoreDownload options={options} />}
        tall
      />
    </>
  )
}

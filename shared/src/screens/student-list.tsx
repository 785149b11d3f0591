import { useStudentScoresQuery } from '@lekta/shared/data/student'
import { useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import { Button, type Column, Group, Icon, PageHeader } from '@lekta/shared/ui'
import type { ScoredStudent } from '../contract/student'
import { ClassroomFilter, useChosenClassroom } from './classroom-filter'
import { ImportLink } from './import/import-link'
import { ListView } from './list-view'
import { type Action, BulkBar, type Lead, useMenuColumn } from './people/actions'
import { ArchivedFilter, GradeFilter, grades } from './people/people-filters'
import { studentClassroomsPath } from './people/teacher-paths'
import { useSelection } from './people/use-selection'
import { useStudentDesk } from './people/use-student-desk'
import { useScoreColumns } from './score-columns'
import { ScoreDownload } from './score-download'
import { type StaffArea, staffPaths } from './staff-paths'
import { useAddressFilter } from './use-address-filter'
import { listLimit, listQuery, useList } from './use-list'

const empty = {
  teacher: {
    title: 'No students yet',
    text: 'Once your school assigns you a classroom, its students appear here. You can also add students yourself.',
  },
  school: {
    title: 'No students yet',
    text: 'Add the first one and hand out the login card.',
  },
} as const

const Head = ({ area }: { area: StaffArea }) => {
  const { t } = useTranslation()
  const paths = staffPaths(area)
  return (
    <PageHeader title={t('Students')} subtitle={t('Every student’s latest measure. Select a name to open the report.')}>
      <Button
        component={Link}
        to={paths.classrooms}
        variant="default"
        leftSection={<Icon name="classroom" size={18} />}
      >
        {t('Classrooms')}
      </Button>
      {area === 'school' && (
        <Button component={Link} to="/school/parent" variant="default" leftSection={<Icon name="children" size={18} />}>
          {t('Parents')}
        </Button>
      )}
      <Button component={Link} to={paths.report} variant="default" leftSection={<Icon name="report" size={18} />}>
        {t('Report')}
      </Button>
      <ImportLink area={area} page="students" />
      <Button component={Link} to={paths.addStudent} leftSection={<Icon name="add" size={18} />}>
        {t('Add child')}
      </Button>
    </PageHeader>
  )
}

/** What narrows the list, as the address says it; a school can also look at those who were put away. */
function useFilters(area: StaffArea, onTurn: () => void) {
  const { chosen } = useChosenClassroom()
  const { values, choose, filtered } = useAddressFilter('classroom', 'grade', 'archived')
  const archived = area === 'school' && values.archived === 'yes'
  const turn = (value: string) => {
    onTurn()
    choose('archived', value)
  }
  const filters = (
    <>
      <ClassroomFilter />
      <GradeFilter value={values.grade} onChoose={(value) => choose('grade', value)} />
      {area === 'school' && <ArchivedFilter value={values.archived} onChoose={turn} />}
    </>
  )
  const grade = grades.includes(values.grade) ? Number(values.grade) : undefined
  return { filters, filtered, archived, narrowed: { classroom_id: chosen, grade, archived } }
}

/** What can be done with one student, beside the columns of its standing. */
function useActionColumn(area: StaffArea, actions: readonly Action[], archived: boolean): Column<ScoredStudent> {
  const { t } = useTranslation()
  const edit = (id: number): Lead => ({
    label: t('Edit'),
    picture: 'change',
    to: `${staffPaths(area).addStudent}?id=${id}`,
  })
  const places = (row: ScoredStudent): Lead[] =>
    area === 'school' ? [{ label: t('Classrooms'), picture: 'classroom', to: studentClassroomsPath(row) }] : []
  return useMenuColumn((row) => ({ leads: archived ? [] : [edit(row.id), ...places(row)], actions }))
}

/** The students whom somebody looks after, each with the last measure; a row opens the last report. */
export function StudentList({ area }: { area: StaffArea }) {
  const { t } = useTranslation()
  const list = useList({ size: listLimit })
  const { selection, ids, clear } = useSelection<ScoredStudent>(({ name }) => name)
  const { filters, filtered, archived, narrowed } = useFilters(area, clear)
  const { actions, dialogs } = useStudentDesk({ area, archived, onDone: clear })
  const columns = useScoreColumns(area)
  const menu = useActionColumn(area, actions, archived)
  const options = { ...list.options, ...narrowed }
  const query = useStudentScoresQuery({ query: listQuery(options) })
  const add = (
    <Group gap="sm" justify="center">
      <Button component={Link} to={staffPaths(area).addStudent}>
        {t('Add child')}
      </Button>
      <ImportLink area={area} page="students" />
    </Group>
  )
  return (
    <>
      <Head area={area} />
      <ListView
        name="students"
        list={list}
        query={query}
        label={t('Students')}
        columns={[...columns.fields(), ...columns.results('measure', 'growth', 'finished_at'), menu]}
        rowKey={({ id }) => id}
        searchLabel={t('Name, username or e-mail')}
        empty={{ title: t(empty[area].title), text: t(empty[area].text), action: add }}
        filters={filters}
        filtered={filtered}
        actions={<ScoreDownload options={options} />}
        selection={selection}
        bulk={<BulkBar ids={ids} actions={actions} onClear={clear} />}
        tall
      />
      {dialogs}
    </>
  )
}

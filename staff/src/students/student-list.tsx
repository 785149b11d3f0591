import { call, useQuery } from '@lekta/shared/client'
import { type ScoredStudent, studentContract } from '@lekta/shared/contract/people/student'
import { WaitingErasures } from '@lekta/shared/erasure/waiting-erasures'
import { useTranslation } from '@lekta/shared/i18n'
import { grades } from '@lekta/shared/lib/measure/grades'
import { ListView } from '@lekta/shared/lists/list-view'
import { defaultPageSize, listQuery, pageSizes, useList } from '@lekta/shared/lists/use-list'
import { useUrlFilter } from '@lekta/shared/lists/use-url-filter'
import { PageMenu } from '@lekta/shared/navigation/page-menu'
import { Link } from '@lekta/shared/routing'
import { Button, type Column, Group, Icon, PageHeader } from '@lekta/shared/ui'
import { ScoresDownload } from '../class-report/scores-download'
import { ClassroomFilter, useChosenClassroom, useLostClassroom } from '../classrooms/classroom-filter'
import { ImportLink } from '../imports/import-link'
import { ArchivedFilter, GradeFilter, useSchoolGrades } from '../people/people-filters'
import { type Action, BulkBar, type RowLink, useMenuColumn } from '../people/row-menu'
import { useCsvAction } from '../people/use-csv-action'
import { useSelection } from '../people/use-selection'
import { PrintMenu } from '../printing/print-menu'
import { type StaffArea, staffPaths } from '../staff-paths'
import { studentClassroomsPath } from '../teachers/teacher-paths'
import { useStaffArea } from '../use-staff-area'
import { SavedViews } from '../views/saved-views'
import { useScoreColumns } from './score-columns'
import { useStudentActions } from './use-student-actions'

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

/** @deprecated The subtitle of areas that were built when a name opened the report. */
export const earlierSubtitle = 'Every student’s latest measure. Select a name to open the report.'

const Head = ({ area }: { area: StaffArea }) => {
  const { t } = useTranslation()
  const paths = staffPaths(area)
  const links = [
    { label: t('Classrooms'), picture: 'classroom', to: paths.classrooms },
    ...(area === 'school' ? [{ label: t('Parents'), picture: 'children', to: '/school/parent' } as const] : []),
    { label: t('Report'), picture: 'report', to: paths.report },
  ] as const
  return (
    <PageHeader
      title={t('Students')}
      subtitle={t('Every student’s latest measure. Select a name to open the student’s page.')}
    >
      <ImportLink area={area} page="students" />
      <Button component={Link} to={paths.addStudent} leftSection={<Icon name="add" size={18} />}>
        {t('Add child')}
      </Button>
      <PageMenu links={links} />
    </PageHeader>
  )
}

/** The list's filters in the address; a school can also list archived students. */
function useFilters(area: StaffArea, onTurn: () => void) {
  const { chosen } = useChosenClassroom()
  const offered = useSchoolGrades()
  const { values, choose, filtered } = useUrlFilter('classroom', 'grade', 'archived')
  const archived = area === 'school' && values.archived === 'yes'
  const turn = (value: string) => {
    onTurn()
    choose('archived', value)
  }
  const filters = (
    <>
      <ClassroomFilter />
      <GradeFilter value={values.grade} offered={offered} onChoose={(value) => choose('grade', value)} />
      {area === 'school' && <ArchivedFilter value={values.archived} onChoose={turn} />}
    </>
  )
  const grade = grades.includes(values.grade) ? Number(values.grade) : undefined
  return { filters, filtered, archived, narrowed: { classroom_id: chosen, grade, archived } }
}

/** The menu column with the actions on one student. */
function useActionColumn(area: StaffArea, actions: readonly Action[], archived: boolean): Column<ScoredStudent> {
  const { t } = useTranslation()
  const edit = (id: number): RowLink => ({
    label: t('Edit'),
    picture: 'change',
    to: `${staffPaths(area).addStudent}?id=${id}`,
  })
  const classroomLinks = (row: ScoredStudent): RowLink[] =>
    area === 'school'
      ? [{ label: t('All classes of this student'), picture: 'classroom', to: studentClassroomsPath(row) }]
      : []
  return useMenuColumn((row) => ({ leads: archived ? [] : [edit(row.id), ...classroomLinks(row)], actions }))
}

/** The user's students, each with the latest result; a row opens the student’s page. */
export default function StudentList() {
  const area = useStaffArea()
  const { t } = useTranslation()
  const list = useList({ size: defaultPageSize, sortBy: 'name' }, pageSizes, 'students')
  const { selection, ids, clear } = useSelection<ScoredStudent>(({ name }) => name)
  const { filters, filtered, archived, narrowed } = useFilters(area, clear)
  const lost = useLostClassroom()
  const { actions, dialogs } = useStudentActions({ area, archived, onDone: clear })
  const columns = useScoreColumns(area)
  const menu = useActionColumn(area, actions, archived)
  const csv = useCsvAction({
    file: t('reading-measures'),
    columns: columns.all,
    load: (http, page) =>
      call(http, studentContract.studentScores, {
        query: listQuery({ search: '', sortBy: 'name', sortDesc: false, archived, ...page }),
      }),
  })
  const options = { ...list.options, ...narrowed }
  const { classroom_id, grade } = narrowed
  const printFilter = {
    ...(options.search && { q: options.search }),
    ...(classroom_id !== undefined && { classroom_id }),
    ...(grade !== undefined && { grade }),
  }
  const query = useQuery(studentContract.studentScores, { query: listQuery(options) })
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
      {area === 'school' && <WaitingErasures kind="child" />}
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
        lost={lost}
        views={(state) => <SavedViews list="students" state={state} />}
        actions={
          <>
            {!archived && <PrintMenu filter={printFilter} total={query.data?.total} />}
            <ScoresDownload columns={columns.all} options={options} />
          </>
        }
        selection={selection}
        bulk={<BulkBar ids={ids} actions={[...actions, csv.action]} onClear={clear} />}
        tall
      />
      {csv.notice}
      {dialogs}
    </>
  )
}

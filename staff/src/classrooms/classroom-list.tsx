import { call, useQuery } from '@lekta/shared/client'
import { type Classroom, classroomContract } from '@lekta/shared/contract/people/classroom'
import { CsvButton } from '@lekta/shared/downloads/csv-button'
import { useTranslation } from '@lekta/shared/i18n'
import { grades } from '@lekta/shared/lib/measure/grades'
import { formatMeasure } from '@lekta/shared/lib/measure/measure'
import { ListView } from '@lekta/shared/lists/list-view'
import { defaultPageSize, type List, listQuery, pageSizes, useList } from '@lekta/shared/lists/use-list'
import { useUrlFilter } from '@lekta/shared/lists/use-url-filter'
import { PageMenu } from '@lekta/shared/navigation/page-menu'
import { Link } from '@lekta/shared/routing'
import { Anchor, Button, type Column, Icon, PageHeader, Text } from '@lekta/shared/ui'
import { useState } from 'react'
import { ImportLink } from '../imports/import-link'
import { ArchivedFilter, GradeFilter, useSchoolGrades } from '../people/people-filters'
import { type Action, BulkBar, useMenuColumn } from '../people/row-menu'
import { useCsvAction } from '../people/use-csv-action'
import { useSelection } from '../people/use-selection'
import { type StaffArea, staffPaths } from '../staff-paths'
import { useStaffArea } from '../use-staff-area'
import { SavedViews } from '../views/saved-views'
import { ClassroomDialog, type Opened } from './classroom-dialog'
import { useClassOutput } from './use-class-output'
import { useClassroomActions } from './use-classroom-actions'

const figure = { sortable: true, numeric: true } as const

function useColumns(area: StaffArea, archived: boolean): Column<Classroom>[] {
  const { t, i18n } = useTranslation()
  const names = new Intl.ListFormat(i18n.language, { type: 'conjunction' })
  const paths = staffPaths(area)
  return [
    {
      name: 'name',
      label: t('Name'),
      sortable: true,
      cell: ({ id, name }) =>
        archived ? (
          <b>{name}</b>
        ) : (
          <Anchor component={Link} to={paths.classroom(id)} fw={600} data-row-link>
            {name}
          </Anchor>
        ),
      csv: ({ name }) => name,
    },
    { name: 'grade', label: t('Grade'), ...figure, cell: ({ grade }) => grade, csv: ({ grade }) => grade },
    {
      name: 'teachers',
      label: t('Teachers'),
      cell: ({ teachers }) => names.format(teachers) || '–',
      csv: ({ teachers }) => teachers.join(', '),
    },
    {
      name: 'students',
      label: t('Students'),
      ...figure,
      phone: 'bottom',
      cell: ({ students }) => students,
      csv: ({ students }) => students,
    },
    {
      name: 'measured',
      label: t('Measured'),
      ...figure,
      cell: ({ measured }) => measured,
      csv: ({ measured }) => measured,
    },
    {
      name: 'median',
      label: t('Median'),
      ...figure,
      phone: 'top',
      cell: ({ median }) =>
        median === null ? (
          <Text component="span" size="sm" c="dimmed">
            {t('Not measured yet')}
          </Text>
        ) : (
          <b>{formatMeasure(median)}</b>
        ),
      csv: ({ median }) => median,
    },
  ]
}

interface DownloadProps {
  columns: readonly Column<Classroom>[]
  options: List['options'] & { grade?: number | undefined; archived?: boolean }
}

/** Exports all classrooms of a list, with the current filters and sorting. */
const Download = ({ columns, options }: DownloadProps) => {
  const { t } = useTranslation()
  return (
    <CsvButton
      file={t('classrooms')}
      columns={columns}
      load={(http, page) => call(http, classroomContract.classrooms, { query: listQuery({ ...options, ...page }) })}
    />
  )
}

/** Returns the action that exports the selected classrooms. */
function useClassCsv(columns: readonly Column<Classroom>[]) {
  const { t } = useTranslation()
  return useCsvAction({
    file: t('classrooms'),
    columns,
    load: (http, page) =>
      call(http, classroomContract.classrooms, {
        query: listQuery({ search: '', sortBy: 'grade', sortDesc: false, ...page }),
      }),
  })
}

/** A school's classrooms, which it can add, change and archive. */
const SchoolClassrooms = () => {
  const { t } = useTranslation()
  const list = useList({ size: defaultPageSize, sortBy: 'grade' }, pageSizes, 'classrooms')
  const offered = useSchoolGrades()
  const { values, choose, filtered } = useUrlFilter('grade', 'archived')
  const archived = values.archived === 'yes'
  const { selection, ids, clear } = useSelection<Classroom>(({ name }) => name)
  const actions = useClassroomActions(archived, clear)
  const [opened, open] = useState<Opened>(null)
  const grade = grades.includes(values.grade) ? Number(values.grade) : undefined
  const options = { ...list.options, grade, archived }
  const columns = useColumns('school', archived)
  const output = useClassOutput('school')
  const csv = useClassCsv(columns)
  const edit: Action = { label: t('Edit'), picture: 'change', run: ([id]) => open(id ?? null) }
  const menu = useMenuColumn<Classroom>(({ id }) =>
    archived
      ? { leads: [], actions }
      : {
          leads: [{ label: t('Seats'), picture: 'ticket', to: staffPaths('school').seats(id) }],
          actions: [edit, ...actions],
        },
  )
  const turn = (value: string) => {
    clear()
    choose('archived', value)
  }
  const add = (
    <Button leftSection={<Icon name="add" size={18} />} onClick={() => open('new')}>
      {t('Add classroom')}
    </Button>
  )
  return (
    <>
      <PageHeader title={t('Classrooms')} subtitle={t('Choose a classroom to see its students.')}>
        <ImportLink area="school" page="classLists" />
        {add}
        <PageMenu links={[{ label: t('New school year'), picture: 'calendar', to: '/school/rollover' }]} />
      </PageHeader>
      <ListView
        name="classrooms"
        list={list}
        query={useQuery(classroomContract.classrooms, { query: listQuery(options) })}
        label={t('Classrooms')}
        columns={[...columns, menu]}
        rowKey={({ id }) => id}
        searchLabel={t('Classroom name')}
        empty={{ title: t('No classrooms yet'), text: t('Add the first one, then add students to it.'), action: add }}
        filters={
          <>
            <GradeFilter value={values.grade} offered={offered} onChoose={(value) => choose('grade', value)} />
            <ArchivedFilter value={values.archived} onChoose={turn} />
          </>
        }
        filtered={filtered}
        views={(state) => <SavedViews list="classrooms" state={state} />}
        actions={<Download columns={columns} options={options} />}
        selection={selection}
        bulk={
          <BulkBar
            ids={ids}
            actions={archived ? actions : [...output.actions, ...actions, csv.action]}
            onClear={clear}
          />
        }
      />
      <ClassroomDialog opened={opened} onClose={() => open(null)} />
      {csv.notice}
      {output.dialog}
    </>
  )
}

/** The classrooms that a teacher teaches. */
const TaughtClassrooms = () => {
  const { t } = useTranslation()
  const list = useList({ size: defaultPageSize, sortBy: 'grade' }, pageSizes, 'classrooms')
  const columns = useColumns('teacher', false)
  const { selection, ids, clear } = useSelection<Classroom>(({ name }) => name)
  const output = useClassOutput('teacher')
  const csv = useClassCsv(columns)
  return (
    <>
      <PageHeader title={t('Classrooms')} subtitle={t('Choose a classroom to see its students.')} />
      <ListView
        name="classrooms"
        list={list}
        query={useQuery(classroomContract.classrooms, { query: listQuery(list.options) })}
        label={t('Classrooms')}
        columns={columns}
        rowKey={({ id }) => id}
        searchLabel={t('Classroom name')}
        empty={{
          title: t('No classrooms yet'),
          text: t('Classrooms appear here once your school assigns you one.'),
        }}
        actions={<Download columns={columns} options={list.options} />}
        selection={selection}
        bulk={<BulkBar ids={ids} actions={[...output.actions, csv.action]} onClear={clear} />}
        views={(state) => <SavedViews list="classrooms" state={state} />}
      />
      {csv.notice}
      {output.dialog}
    </>
  )
}

/** The user's classrooms; a row opens its students. */
export default function ClassroomList() {
  return useStaffArea() === 'school' ? <SchoolClassrooms /> : <TaughtClassrooms />
}

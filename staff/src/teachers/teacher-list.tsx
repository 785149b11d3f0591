import { call, useQuery } from '@lekta/shared/client'
import { type Teacher, teacherContract } from '@lekta/shared/contract/people/teacher'
import { teacherFields } from '@lekta/shared/contract/people/teacher-fields'
import { CsvButton } from '@lekta/shared/downloads/csv-button'
import { WaitingErasures } from '@lekta/shared/erasure/waiting-erasures'
import { useTranslation } from '@lekta/shared/i18n'
import { ListView } from '@lekta/shared/lists/list-view'
import { StudentName } from '@lekta/shared/lists/student-name'
import { defaultPageSize, listQuery, pageSizes, useList } from '@lekta/shared/lists/use-list'
import { useUrlFilter } from '@lekta/shared/lists/use-url-filter'
import { Link } from '@lekta/shared/routing'
import { Button, type Column, Group, Icon, PageHeader, StatusBadge } from '@lekta/shared/ui'
import { ClassroomFilter, useChosenClassroom } from '../classrooms/classroom-filter'
import { ImportLink } from '../imports/import-link'
import { useFieldColumns } from '../people/field-columns'
import { ArchivedFilter } from '../people/people-filters'
import { type Action, BulkBar, useMenuColumn } from '../people/row-menu'
import { useSelection } from '../people/use-selection'
import { teacherPaths } from './teacher-paths'
import { useTeacherActions } from './use-teacher-actions'

function useColumns(actions: readonly Action[]): Column<Teacher>[] {
  const { t } = useTranslation()
  const menu = useMenuColumn<Teacher>((row) => ({
    leads: row.archived
      ? []
      : [
          { label: t('Edit'), picture: 'change', to: teacherPaths.edit(row.id) },
          { label: t('Classrooms'), picture: 'classroom', to: teacherPaths.classrooms(row) },
        ],
    actions,
  }))
  const fields = useFieldColumns<Teacher>(teacherFields, 'teachers', (row) => (
    <Group gap="xs">
      <StudentName
        name={row.name}
        avatar={row.avatar}
        to={row.archived ? undefined : teacherPaths.edit(row.id)}
        detail={row.username}
      />
      {row.waiting && <StatusBadge tone="caution">{t('New')}</StatusBadge>}
    </Group>
  ))
  return [
    // The username is under the name.
    ...fields.map((column) => (column.name === 'username' ? { ...column, startsHidden: true } : column)),
    {
      name: 'students',
      label: t('Students'),
      sortable: true,
      numeric: true,
      cell: ({ students }) => students,
      csv: ({ students }) => students,
    },
    menu,
  ]
}

const Head = () => {
  const { t } = useTranslation()
  return (
    <PageHeader title={t('Teachers')} subtitle={t('Your school’s teachers and their classrooms.')}>
      <ImportLink area="school" page="teachers" />
      <Button component={Link} to={teacherPaths.add} leftSection={<Icon name="add" size={18} />}>
        {t('Add teacher')}
      </Button>
    </PageHeader>
  )
}

/** The teachers of the school with what they teach. */
export default function TeacherList() {
  const { t } = useTranslation()
  const list = useList({ size: defaultPageSize, sortBy: 'name' }, pageSizes, 'teachers')
  const { chosen } = useChosenClassroom()
  const { values, choose, filtered } = useUrlFilter('classroom', 'archived')
  const archived = values.archived === 'yes'
  const options = { ...list.options, classroom_id: chosen, archived }
  const query = useQuery(teacherContract.teachers, { query: listQuery(options) })
  const { selection, ids, clear } = useSelection<Teacher>(({ name }) => name)
  const { actions, dialogs } = useTeacherActions(archived, clear)
  const columns = useColumns(actions)
  const chooseArchived = (value: string) => {
    clear()
    choose('archived', value)
  }
  return (
    <>
      <Head />
      <WaitingErasures kind="adult" />
      <ListView
        name="teachers"
        list={list}
        query={query}
        label={t('Teachers')}
        columns={columns}
        rowKey={({ id }) => id}
        searchLabel={t('Name, username or e-mail')}
        empty={{
          title: t('No teachers yet'),
          text: t('Add the first one and hand out the login card.'),
          action: (
            <Button component={Link} to={teacherPaths.add}>
              {t('Add teacher')}
            </Button>
          ),
        }}
        filters={
          <>
            <ClassroomFilter />
            <ArchivedFilter value={values.archived} onChoose={chooseArchived} />
          </>
        }
        filtered={filtered}
        actions={
          <CsvButton
            file={t('teachers')}
            columns={columns}
            load={(http, page) => call(http, teacherContract.teachers, { query: listQuery({ ...options, ...page }) })}
          />
        }
        selection={selection}
        bulk={<BulkBar ids={ids} actions={actions} onClear={clear} />}
        tall
      />
      {dialogs}
    </>
  )
}

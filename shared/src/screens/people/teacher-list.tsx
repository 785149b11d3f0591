import { call, type Store, useStore } from '@lekta/shared/client'
import { useTeachersQuery } from '@lekta/shared/data/teacher'
import { useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import { Badge, Button, type Column, Group, Icon, PageHeader } from '@lekta/shared/ui'
import { type Teacher, teacherContract } from '../../contract/teacher'
import { teacherFields } from '../../contract/teacher-fields'
import { largestPage } from '../../lib/walk-pages'
import { ClassroomFilter, useChosenClassroom } from '../classroom-filter'
import { DownloadButton } from '../download-button'
import { ImportLink } from '../import/import-link'
import { ListView } from '../list-view'
import { StudentName } from '../student-name'
import { useAddressFilter } from '../use-address-filter'
import { type List, listLimit, listQuery, useList } from '../use-list'
import { type Action, BulkBar, useMenuColumn } from './actions'
import { useFieldColumns, useFieldSheet } from './field-columns'
import { ArchivedFilter } from './people-filters'
import { teacherPaths } from './teacher-paths'
import { useSelection } from './use-selection'
import { useTeacherDesk } from './use-teacher-desk'

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
      <StudentName name={row.name} avatar={row.avatar} to={row.archived ? undefined : teacherPaths.edit(row.id)} />
      {row.waiting && (
        <Badge color="orange" variant="light" c="var(--lekta-caution)">
          {t('New')}
        </Badge>
      )}
    </Group>
  ))
  return [
    ...fields,
    { name: 'students', label: t('Students'), sortable: true, numeric: true, cell: ({ students }) => students },
    menu,
  ]
}

interface Narrowed {
  classroom_id: number | undefined
  archived: boolean
}

const Download = ({ options }: { options: List['options'] & Narrowed }) => {
  const { t } = useTranslation()
  const { http } = useStore() as Store
  return (
    <DownloadButton<Teacher>
      file={t('teachers')}
      columns={[
        ...useFieldSheet<Teacher>(teacherFields, 'teachers'),
        { label: t('Students'), value: ({ students }) => students },
      ]}
      load={(page) =>
        call(http, teacherContract.teachers, { query: listQuery({ ...options, page, itemsPerPage: largestPage }) })
      }
    />
  )
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
export const TeacherList = () => {
  const { t } = useTranslation()
  const list = useList({ size: listLimit, sortBy: 'name' })
  const { chosen } = useChosenClassroom()
  const { values, choose, filtered } = useAddressFilter('classroom', 'archived')
  const archived = values.archived === 'yes'
  const options = { ...list.options, classroom_id: chosen, archived }
  const query = useTeachersQuery({ query: listQuery(options) })
  const { selection, ids, clear } = useSelection<Teacher>(({ name }) => name)
  const { actions, dialogs } = useTeacherDesk(archived, clear)
  const chooseArchived = (value: string) => {
    clear()
    choose('archived', value)
  }
  return (
    <>
      <Head />
      <ListView
        name="teachers"
        list={list}
        query={query}
        label={t('Teachers')}
        columns={useColumns(actions)}
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
        actions={<Download options={options} />}
        selection={selection}
        bulk={<BulkBar ids={ids} actions={actions} onClear={clear} />}
        tall
      />
      {dialogs}
    </>
  )
}

import { useClassroomsQuery } from '@lekta/shared/data/classroom'
import { useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import { Anchor, type Column, PageHeader, Text } from '@lekta/shared/ui'
import type { Classroom } from '../contract/classroom'
import { formatMeasure } from '../lib/measure'
import { ListView } from './list-view'
import { type StaffArea, staffPaths } from './staff-paths'
import { listLimit, useList } from './use-list'

const empty = {
  teacher: { title: 'No classrooms yet', text: 'As soon as your school gives you a classroom, it stands here.' },
  school: { title: 'No classrooms yet', text: 'As soon as the school has classrooms, they stand here.' },
} as const

function useColumns(area: StaffArea): Column<Classroom>[] {
  const { t, i18n } = useTranslation()
  const names = new Intl.ListFormat(i18n.language, { type: 'conjunction' })
  const paths = staffPaths(area)
  return [
    {
      name: 'name',
      label: t('Name'),
      sortable: true,
      cell: ({ id, name }) => (
        <Anchor component={Link} to={paths.classroom(id)} fw={600} data-row-link>
          {name}
        </Anchor>
      ),
    },
    { name: 'grade', label: t('Grade'), sortable: true, numeric: true, cell: ({ grade }) => grade },
    { name: 'teachers', label: t('Teachers'), cell: ({ teachers }) => names.format(teachers) || '–' },
    { name: 'students', label: t('Students'), sortable: true, numeric: true, cell: ({ students }) => students },
    { name: 'measured', label: t('Measured'), sortable: true, numeric: true, cell: ({ measured }) => measured },
    {
      name: 'median',
      label: t('Median'),
      sortable: true,
      numeric: true,
      cell: ({ median }) =>
        median === null ? (
          <Text component="span" size="sm" c="dimmed">
            {t('Not measured yet')}
          </Text>
        ) : (
          <b>{formatMeasure(median)}</b>
        ),
    },
  ]
}

/** The classrooms that somebody looks after; a row opens its students. */
export function ClassroomList({ area }: { area: StaffArea }) {
  const { t } = useTranslation()
  const list = useList({ size: listLimit })
  const query = useClassroomsQuery({ query: { options: list.options } })
  return (
    <>
      <PageHeader title={t('Classroom')} subtitle={t('Choose a classroom to see its students.')} />
      <ListView
        name="classrooms"
        list={list}
        query={query}
        label={t('Classroom')}
        columns={useColumns(area)}
        rowKey={({ id }) => id}
        searchLabel={t('Name of a classroom')}
        empty={{ title: t(empty[area].title), text: t(empty[area].text) }}
      />
    </>
  )
}

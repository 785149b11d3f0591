import { call, useQuery } from '@lekta/shared/client'
import { type PlatformSchool, platformSchoolContract } from '@lekta/shared/contract/platform/platform-school'
import { useCsvDay, useDay } from '@lekta/shared/dates/use-day'
import { CsvButton } from '@lekta/shared/downloads/csv-button'
import { useTranslation } from '@lekta/shared/i18n'
import { ListView } from '@lekta/shared/lists/list-view'
import { defaultPageSize, listQuery, useList } from '@lekta/shared/lists/use-list'
import { useUrlFilter } from '@lekta/shared/lists/use-url-filter'
import { Link } from '@lekta/shared/routing'
import { Anchor, Button, type Column, Icon, PageHeader } from '@lekta/shared/ui'
import { ArchivedFilter } from '../archived-filter'

/** A column with the time of something, as a day on the page and as year-month-day in the CSV file. */
function useDayColumn() {
  const day = useDay('medium')
  const csvDay = useCsvDay()
  return (name: 'subscribed_until' | 'last_test', label: string, sortable: boolean): Column<PlatformSchool> => ({
    name,
    label,
    sortable,
    noWrap: true,
    cell: ({ [name]: at }) => (at === null ? '–' : day(at)),
    csv: ({ [name]: at }) => (at === null ? '' : csvDay(at)),
  })
}

const number = { numeric: true, noWrap: true } as const

function useColumns(): Column<PlatformSchool>[] {
  const { t } = useTranslation()
  const dayColumn = useDayColumn()
  return [
    {
      name: 'name',
      label: t('Name'),
      sortable: true,
      cell: ({ id, name }) => (
        <Anchor component={Link} to={`/admin/school/${id}`} fw={600} data-row-link>
          {name}
        </Anchor>
      ),
      csv: ({ name }) => name,
    },
    { name: 'city', label: t('City'), sortable: true, cell: ({ city }) => city ?? '–', csv: ({ city }) => city ?? '' },
    {
      name: 'npsn',
      label: t('NPSN'),
      sortable: true,
      startsHidden: true,
      cell: ({ npsn }) => npsn ?? '–',
      csv: ({ npsn }) => npsn ?? '',
    },
    {
      name: 'code',
      label: t('School code'),
      sortable: true,
      noWrap: true,
      cell: ({ code }) => code,
      csv: ({ code }) => code,
    },
    {
      ...number,
      name: 'students',
      label: t('Students'),
      sortable: true,
      cell: ({ students }) => students,
      csv: ({ students }) => students,
    },
    {
      ...number,
      name: 'teachers',
      label: t('Teachers'),
      sortable: true,
      cell: ({ teachers }) => teachers,
      csv: ({ teachers }) => teachers,
    },
    {
      ...number,
      name: 'seats',
      label: t('Seats in use'),
      cell: ({ seats_in_use, seats }) => t('{{used}} of {{seats}}', { used: seats_in_use, seats }),
      csv: [
        { label: t('Seats in use'), csv: ({ seats_in_use }) => seats_in_use },
        { label: t('Seats'), csv: ({ seats }) => seats },
      ],
    },
    dayColumn('subscribed_until', t('Subscription ends'), true),
    dayColumn('last_test', t('Last test'), false),
  ]
}

/** All schools, with what each has bought and how it uses it. */
export default function SchoolList() {
  const { t } = useTranslation()
  const list = useList({ size: defaultPageSize, sortBy: 'name' })
  const { values, choose, filtered } = useUrlFilter('archived')
  const options = { ...list.options, archived: values.archived === 'yes' }
  const columns = useColumns()
  return (
    <>
      <PageHeader title={t('Schools')} subtitle={t('Every school on the platform')}>
        <Button component={Link} to="/admin/school/add" leftSection={<Icon name="add" size={18} />}>
          {t('Add school')}
        </Button>
      </PageHeader>
      <ListView
        name="platform-schools"
        list={list}
        query={useQuery(platformSchoolContract.platformSchools, { query: listQuery(options) })}
        label={t('Schools')}
        columns={columns}
        rowKey={({ id }) => id}
        searchLabel={t('Name, city, NPSN or code')}
        empty={{
          title: t('No schools yet'),
          text: t('Add the first one and hand over its login card.'),
          action: (
            <Button component={Link} to="/admin/school/add">
              {t('Add school')}
            </Button>
          ),
        }}
        filters={<ArchivedFilter value={values.archived} onChoose={(value) => choose('archived', value)} />}
        filtered={filtered}
        actions={
          <CsvButton
            file={t('schools')}
            columns={columns}
            load={(http, page) =>
              call(http, platformSchoolContract.platformSchools, { query: listQuery({ ...options, ...page }) })
            }
          />
        }
      />
    </>
  )
}

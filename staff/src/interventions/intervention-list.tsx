import { useQuery } from '@lekta/shared/client'
import { type Intervention, interventionContract } from '@lekta/shared/contract/people/intervention'
import { useDay } from '@lekta/shared/dates/use-day'
import { useTranslation } from '@lekta/shared/i18n'
import { ListView } from '@lekta/shared/lists/list-view'
import { defaultPageSize, listQuery, useList } from '@lekta/shared/lists/use-list'
import { useUrlFilter } from '@lekta/shared/lists/use-url-filter'
import { Link } from '@lekta/shared/routing'
import { Anchor, Button, type Column, Group, NativeSelect, PageHeader } from '@lekta/shared/ui'
import { TermHelp } from '../glossary/term-help'
import { type StaffArea, staffPaths } from '../staff-paths'
import { useStaffArea } from '../use-staff-area'
import { NextCheck } from './next-check'
import { useReasons } from './use-reasons'

function useColumns(area: StaffArea): Column<Intervention>[] {
  const { t } = useTranslation()
  const reasons = useReasons()
  const day = useDay('medium')
  return [
    {
      name: 'name',
      label: t('Name'),
      sortable: true,
      cell: ({ id, name }) => (
        <Anchor component={Link} to={staffPaths(area).intervention(id)} fw={600} data-row-link>
          {name}
        </Anchor>
      ),
    },
    { name: 'reason', label: t('Reason'), cell: ({ reason }) => reasons[reason] },
    {
      name: 'owner',
      label: t('Responsible'),
      sortable: true,
      cell: ({ owner }) => owner?.name ?? t('The school'),
    },
    { name: 'students', label: t('Students'), sortable: true, numeric: true, cell: ({ students }) => students },
    { name: 'next_check', label: t('Next check'), sortable: true, cell: (row) => <NextCheck row={row} /> },
    {
      name: 'started_at',
      label: t('Started'),
      sortable: true,
      noWrap: true,
      cell: ({ started_at }) => day(started_at),
    },
  ]
}

const StateFilter = ({ value, onChoose }: { value: string; onChoose: (value: string) => void }) => {
  const { t } = useTranslation()
  return (
    <NativeSelect
      aria-label={t('Show')}
      value={value}
      data={[
        { value: '', label: t('Open') },
        { value: 'yes', label: t('Closed') },
      ]}
      onChange={(event) => onChoose(event.currentTarget.value)}
    />
  )
}

/** Groups of students that are followed up: those to be checked next come first. */
export default function InterventionList() {
  const area = useStaffArea()
  const { t } = useTranslation()
  const paths = staffPaths(area)
  const list = useList({ size: defaultPageSize })
  const { values, choose, filtered } = useUrlFilter('closed')
  const closed = values.closed === 'yes'
  const query = useQuery(interventionContract.interventions, {
    query: listQuery({ ...list.options, archived: closed }),
  })
  const start = (
    <Group gap="sm" justify="center">
      <Button component={Link} to={paths.report}>
        {t('Who needs attention')}
      </Button>
      <Button component={Link} to={paths.students} variant="default">
        {t('Choose students')}
      </Button>
    </Group>
  )
  return (
    <>
      <PageHeader
        title={t('Interventions')}
        help={<TermHelp term="intervention" />}
        subtitle={t('Groups of students you follow up, and what has changed')}
      />
      <ListView
        name="interventions"
        list={list}
        query={query}
        label={t('Interventions')}
        columns={useColumns(area)}
        rowKey={({ id }) => id}
        searchLabel={t('Name of the intervention')}
        empty={{
          title: t('No interventions yet'),
          text: t(
            'Start one from “Needs attention” in the report, or select students in the list. You then see what has changed.',
          ),
          action: start,
        }}
        filters={<StateFilter value={closed ? 'yes' : ''} onChoose={(value) => choose('closed', value)} />}
        filtered={filtered}
      />
    </>
  )
}

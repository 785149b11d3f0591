import { call, useQuery } from '@lekta/shared/client'
import { type Schedule, scheduleContract, scheduleStates } from '@lekta/shared/contract/schedule'
import { useDayAndTime, useTimestamp } from '@lekta/shared/dates/use-day'
import { CsvButton } from '@lekta/shared/downloads/csv-button'
import { useTranslation } from '@lekta/shared/i18n'
import { ListView } from '@lekta/shared/lists/list-view'
import { defaultPageSize, listQuery, useList } from '@lekta/shared/lists/use-list'
import { useUrlFilter } from '@lekta/shared/lists/use-url-filter'
import { Link } from '@lekta/shared/routing'
import { Anchor, Button, type Column, NativeSelect } from '@lekta/shared/ui'
import { givePath, schedulePath } from '../../schedule/paths'
import { StateBadge, useStateLabels } from '../../schedule/state-badge'
import { useRecipientsText } from '../../schedule/use-recipients-text'

function useColumns(onOpen: (id: number) => void): Column<Schedule>[] {
  const { t } = useTranslation()
  const dayAndTime = useDayAndTime()
  const timestamp = useTimestamp()
  const stateLabels = useStateLabels()
  const recipientsText = useRecipientsText()
  return [
    {
      name: 'title',
      label: t('Test'),
      sortable: true,
      cell: ({ id, title }) => (
        <Anchor component={Link} to={schedulePath(id)} fw={600} data-row-link>
          {title}
        </Anchor>
      ),
      csv: ({ title }) => title,
    },
    { name: 'whom', label: t('Assigned to'), cell: recipientsText, csv: recipientsText },
    {
      name: 'state',
      label: t('Status'),
      cell: ({ state }) => <StateBadge state={state} />,
      csv: ({ state }) => stateLabels[state],
    },
    {
      name: 'opens_at',
      label: t('Opens'),
      sortable: true,
      noWrap: true,
      cell: ({ opens_at }) => dayAndTime(opens_at),
      csv: ({ opens_at }) => timestamp(opens_at),
    },
    {
      name: 'closes_at',
      label: t('Closes'),
      sortable: true,
      noWrap: true,
      cell: ({ closes_at }) => dayAndTime(closes_at),
      csv: ({ closes_at }) => timestamp(closes_at),
    },
    {
      name: 'finished',
      label: t('Finished'),
      numeric: true,
      noWrap: true,
      cell: ({ finished, children }) => t('{{count}} of {{of}}', { count: finished, of: children }),
      csv: [
        { label: t('Students'), csv: ({ children }) => children },
        { label: t('Finished'), csv: ({ finished }) => finished },
      ],
    },
    {
      name: 'actions',
      label: t('Actions'),
      labelHidden: true,
      numeric: true,
      cell: ({ id, title }) => (
        <Button
          size="xs"
          variant="default"
          aria-label={t('Details of {{title}}', { title })}
          onClick={() => onOpen(id)}
        >
          {t('Details')}
        </Button>
      ),
    },
  ]
}

/** All tests, the newest first. */
export const ScheduleList = ({ onOpen }: { onOpen: (id: number) => void }) => {
  const { t } = useTranslation()
  const list = useList({ size: defaultPageSize, sortBy: 'opens_at', descending: true })
  const { values, choose, filtered } = useUrlFilter('state')
  const state = scheduleStates.find((one) => one === values.state)
  const query = useQuery(
    scheduleContract.schedules,
    { query: { ...listQuery(list.options), ...(state && { state }) } },
    { refetchOnMountOrArgChange: true },
  )
  const labels = useStateLabels()
  const columns = useColumns(onOpen)
  const give = (
    <Button component={Link} to={givePath}>
      {t('Give a test')}
    </Button>
  )
  return (
    <ListView
      name="schedules"
      list={list}
      query={query}
      label={t('Schedule')}
      columns={columns}
      rowKey={({ id }) => id}
      searchLabel={t('Test title')}
      empty={{
        title: t('No tests yet'),
        text: t('Tests you give your class appear here.'),
        action: give,
      }}
      filters={
        <NativeSelect
          aria-label={t('Status')}
          value={state ?? ''}
          onChange={(event) => choose('state', event.currentTarget.value)}
          data={[
            { value: '', label: t('All tests') },
            ...scheduleStates.map((value) => ({ value, label: labels[value] })),
          ]}
        />
      }
      filtered={filtered}
      actions={
        <CsvButton
          file={t('schedule')}
          columns={columns}
          load={(http, page) =>
            call(http, scheduleContract.schedules, {
              query: { ...listQuery({ ...list.options, ...page }), ...(state && { state }) },
            })
          }
        />
      }
    />
  )
}

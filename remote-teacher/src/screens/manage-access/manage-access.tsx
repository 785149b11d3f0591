import { useQuery } from '@lekta/shared/client'
import {
  type Schedule,
  type ScheduledChild,
  type ScheduleRecord,
  scheduleContract,
} from '@lekta/shared/contract/schedule'
import { QueryContent } from '@lekta/shared/feedback/query-content'
import { useTranslation } from '@lekta/shared/i18n'
import { Link, useSearchParams } from '@lekta/shared/routing'
import {
  Alert,
  Button,
  type Column,
  DataTable,
  EmptyNotice,
  Group,
  NativeSelect,
  PageHeader,
  Skeleton,
  Stack,
} from '@lekta/shared/ui'
import { BulkBar, useMenuColumn } from '@lekta/staff/people/row-menu'
import { useSelection } from '@lekta/staff/people/use-selection'
import { useState } from 'react'
import { statusOf } from '../../schedule/child-status'
import { JoinedAlert } from '../../schedule/joined-alert'
import { givePath, schedulePath } from '../../schedule/paths'
import { ScheduleActions } from '../../schedule/schedule-actions'
import { StateBadge } from '../../schedule/state-badge'
import { useChildActions } from '../../schedule/use-child-actions'
import { useRecipientsText } from '../../schedule/use-recipients-text'
import { useSpan } from '../../schedule/use-span'
import styles from '../give-test/give-test.module.css'
import { useSchedulesBetween } from '../schedule/use-schedules-between'
import { useStatusText } from '../schedule-by-id/status-text'

const DAY = 24 * 60 * 60_000

/**
 * The number of days after closing in which a test can be reopened here, and the number of days ahead that are
 * listed.
 */
const listedDays = { back: 14, ahead: 366 } as const

/** Current tests, open ones first. */
function useCurrentSchedules() {
  const [today] = useState(() => Math.floor(Date.now() / DAY) * DAY)
  const at = (days: number) => new Date(today + days * DAY).toISOString()
  const { data, ...query } = useSchedulesBetween(at(-listedDays.back), at(listedDays.ahead))
  const order = { open: 0, upcoming: 1, closed: 2 } as const
  return { ...query, data: data?.toSorted((a, b) => order[a.state] - order[b.state]) }
}

/** Returns a function that describes when a child may start or continue. */
function useStartText({ state }: ScheduleRecord) {
  const { t } = useTranslation()
  return ({ state: child, tries_used, tries_allowed, allowed_from }: ScheduledChild) => {
    if (state === 'closed') return t('No longer')
    if (child !== 'working' && tries_used >= tries_allowed) return t('No attempts left')
    return state === 'open' || allowed_from !== null ? t('Now') : t('When it opens')
  }
}

function useColumns(record: ScheduleRecord): Column<ScheduledChild>[] {
  const { t } = useTranslation()
  const statusText = useStatusText()
  const { actionsFor } = useChildActions(record)
  const startOf = useStartText(record)
  const now = Date.parse(record.now)
  const menu = useMenuColumn<ScheduledChild>((child) => ({ leads: [], actions: actionsFor([child]) }))
  return [
    { name: 'name', label: t('Name'), cell: ({ name }) => name },
    { name: 'classrooms', label: t('Classroom'), cell: ({ classrooms }) => classrooms.join(', ') },
    { name: 'state', label: t('Status'), cell: (child) => statusText(child, statusOf(child, record.state, now), now) },
    {
      name: 'tries',
      label: t('Attempts'),
      noWrap: true,
      cell: ({ tries_used, tries_allowed }) => t('{{count}} of {{of}}', { count: tries_used, of: tries_allowed }),
    },
    {
      name: 'early',
      label: t('Can start'),
      cell: startOf,
    },
    menu,
  ]
}

const Children = ({ record }: { record: ScheduleRecord }) => {
  const { t } = useTranslation()
  const { selection, ids, clear } = useSelection<ScheduledChild>(({ name }) => name)
  const { actionsFor } = useChildActions(record, clear)
  const chosen = record.list.filter(({ id }) => ids.includes(id))
  return (
    <Stack gap="sm">
      <DataTable
        label={t('Students')}
        columns={useColumns(record)}
        rows={record.list}
        rowKey={({ id }) => id}
        expected={10}
        sorting={{ by: 'name', descending: false }}
        busy={false}
        selection={selection}
      />
      <BulkBar ids={ids} actions={actionsFor(chosen)} onClear={clear} />
    </Stack>
  )
}

const ScheduleDetails = ({ record, onGone }: { record: ScheduleRecord; onGone: () => void }) => {
  const { t } = useTranslation()
  const span = useSpan()
  return (
    <Stack gap="md">
      <Group justify="space-between" gap="sm">
        <Group gap="sm">
          <StateBadge state={record.state} />
          <span>{span(record)}</span>
        </Group>
        <Group gap="sm">
          <ScheduleActions schedule={record} onGone={onGone} />
          <Button component={Link} to={schedulePath(record.id)} variant="default">
            {t('Watch live')}
          </Button>
        </Group>
      </Group>
      {record.state === 'closed' && (
        <Alert color="orange" role="note">
          {t('This test is closed. Reopen it to allow retakes.')}
        </Alert>
      )}
      <JoinedAlert record={record} />
      <Children record={record} />
    </Stack>
  )
}

const SelectedSchedule = ({ id, onGone }: { id: number; onGone: () => void }) => {
  const query = useQuery(scheduleContract.schedule, { params: { id } }, { refetchOnMountOrArgChange: true })
  return (
    <QueryContent query={query} skeleton={<Skeleton height={420} radius="lg" />}>
      {(record) => <ScheduleDetails record={record} onGone={onGone} />}
    </QueryContent>
  )
}

const NoTests = () => {
  const { t } = useTranslation()
  const give = (
    <Button component={Link} to={givePath}>
      {t('Give a test')}
    </Button>
  )
  return (
    <EmptyNotice title={t('No current tests')} action={give}>
      {t('Once your students have a test, you can let them start early or retake it here.')}
    </EmptyNotice>
  )
}

const TestChoice = ({ tests }: { tests: readonly Schedule[] }) => {
  const { t } = useTranslation()
  const span = useSpan()
  const recipientsText = useRecipientsText()
  const [params, setParams] = useSearchParams()
  const selectedId = Number(params.get('schedule')) || tests[0]?.id
  if (selectedId === undefined) return <NoTests />
  const choose = (id: string) => setParams(id ? { schedule: id } : {}, { replace: true })
  const labelOf = (test: Schedule) => `${test.title} · ${recipientsText(test)} · ${span(test)}`
  return (
    <Stack gap="lg">
      <NativeSelect
        className={styles.choose}
        label={t('Test')}
        value={String(selectedId)}
        onChange={(event) => choose(event.currentTarget.value)}
        data={tests.map((test) => ({ value: String(test.id), label: labelOf(test) }))}
      />
      <SelectedSchedule key={selectedId} id={selectedId} onGone={() => choose('')} />
    </Stack>
  )
}

/** Lets students start early, retake a test or join one: the watch page shows a lesson, this page changes it for many. */
export default function ManageAccess() {
  const { t } = useTranslation()
  return (
    <>
      <PageHeader
        title={t('Manage access')}
        subtitle={t('Exceptions for single students: an early start, a retake, or leaving a test')}
      />
      <QueryContent query={useCurrentSchedules()} skeleton={<Skeleton height={480} radius="lg" />}>
        {(tests) => <TestChoice tests={tests} />}
      </QueryContent>
    </>
  )
}

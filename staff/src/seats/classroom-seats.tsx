import { call, useQuery } from '@lekta/shared/client'
import { type SeatedStudent, type StudentSeat, subscriptionContract } from '@lekta/shared/contract/money/subscription'
import { classroomContract } from '@lekta/shared/contract/people/classroom'
import { useCsvDay, useDay } from '@lekta/shared/dates/use-day'
import { CsvButton } from '@lekta/shared/downloads/csv-button'
import { useTranslation } from '@lekta/shared/i18n'
import { wholeId } from '@lekta/shared/lib/whole-id'
import { ListView } from '@lekta/shared/lists/list-view'
import { defaultPageSize, listQuery, useList } from '@lekta/shared/lists/use-list'
import { Link, Navigate, useParams } from '@lekta/shared/routing'
import { Button, type Column, Icon, PageHeader, Stack, Text } from '@lekta/shared/ui'
import { useState } from 'react'
import { useEmptyClassroom } from '../classrooms/use-empty-classroom'
import { TermHelp } from '../glossary/term-help'
import { type Action, BulkBar, useMenuColumn } from '../people/row-menu'
import { useSelection } from '../people/use-selection'
import { type StaffArea, staffPaths } from '../staff-paths'
import { StudentLink } from '../students/student-link'
import { useStaffArea } from '../use-staff-area'
import { RedeemDialog } from './redeem-dialog'
import { RunningSeats } from './running-seats'
import { useSeatActions } from './use-seat-actions'

interface Props {
  area: StaffArea
}

const fresh = { refetchOnMountOrArgChange: true } as const

const SeatLine = ({ seat }: { seat: StudentSeat }) => {
  const { t } = useTranslation()
  const day = useDay('medium')
  return (
    <div>
      <Text component="div" size="sm" fw={600}>
        {t(seat.plan_name)}
      </Text>
      <Text component="div" size="sm" c="dimmed">
        {t('Until {{day}}', { day: day(seat.ends_at) })}
      </Text>
    </div>
  )
}

const each = (format: (seat: StudentSeat) => string | number) => (row: SeatedStudent) =>
  row.seats.map(format).join(', ')

function useColumns(area: StaffArea): Column<SeatedStudent>[] {
  const { t } = useTranslation()
  const csvDay = useCsvDay()
  const none = (
    <Text component="span" size="sm" c="dimmed">
      {t('No seat')}
    </Text>
  )
  const testsOf = ({ tests_left: left, tests_used: used }: StudentSeat) =>
    t('{{left}} of {{all}}', { left, all: left + used })
  return [
    {
      name: 'name',
      label: t('Name'),
      sortable: true,
      cell: (student) => <StudentLink area={area} student={student} look="row" />,
      csv: ({ name }) => name,
    },
    {
      name: 'username',
      label: t('Username'),
      sortable: true,
      cell: ({ username }) => username,
      csv: ({ username }) => username,
    },
    {
      name: 'seats',
      label: t('Seat'),
      help: <TermHelp term="seat" />,
      cell: ({ seats }) =>
        seats.length === 0 ? (
          none
        ) : (
          <Stack gap={4}>
            {seats.map((seat) => (
              <SeatLine key={seat.subscription_id} seat={seat} />
            ))}
          </Stack>
        ),
      csv: [
        { label: t('Seat'), csv: each(({ plan_name }) => t(plan_name)) },
        { label: t('Valid until'), csv: each(({ ends_at }) => csvDay(ends_at)) },
      ],
    },
    {
      name: 'tests_left',
      label: t('Tests left'),
      numeric: true,
      cell: ({ seats }) =>
        seats.length === 0 ? '–' : seats.map((seat) => <div key={seat.subscription_id}>{testsOf(seat)}</div>),
      csv: each(({ tests_left }) => tests_left),
    },
  ]
}

const Head = ({ area, id, onGive }: Props & { id: number; onGive: () => void }) => {
  const { t } = useTranslation()
  const paths = staffPaths(area)
  const { data } = useQuery(classroomContract.classrooms, { query: { options: { classroom_id: id } } }, fresh)
  const classroom = data?.data[0]
  const summary = classroom && t('{{seated}} of {{students}} students have a seat.', classroom)
  return (
    <PageHeader title={classroom?.name ?? t('Classroom')} subtitle={summary ?? t('Seats in this classroom')}>
      <Button
        component={Link}
        to={paths.classroom(id)}
        variant="default"
        leftSection={<Icon name="student" size={18} />}
      >
        {t('Students')}
      </Button>
      <Button leftSection={<Icon name="ticket" size={18} />} onClick={onGive}>
        {t('Give seats to the whole class')}
      </Button>
    </PageHeader>
  )
}

/** Redeems a voucher for one student of the page. */
function useRedeeming(rows: readonly SeatedStudent[]) {
  const { t } = useTranslation()
  const [student, setStudent] = useState<SeatedStudent | null>(null)
  const redeem: Action = {
    label: t('Redeem a voucher'),
    picture: 'card',
    run: ([id]) => setStudent(rows.find((row) => row.id === id) ?? null),
  }
  const dialog = <RedeemDialog opened={student !== null} student={student} onClose={() => setStudent(null)} />
  return { redeem, dialog }
}

const SeatsOf = ({ area, id }: Props & { id: number }) => {
  const { t } = useTranslation()
  const list = useList({ size: defaultPageSize, sortBy: 'name' })
  const { selection, ids, clear } = useSelection<SeatedStudent>(({ name }) => name)
  const running = useQuery(subscriptionContract.runningSubscriptions, undefined, fresh)
  const query = useQuery(
    subscriptionContract.classroomSubscription,
    { query: { ...listQuery(list.options), classroom_id: id } },
    fresh,
  )
  const { give, takeBack, giveAll, dialogs } = useSeatActions({
    area,
    classroom: id,
    running: running.data,
    onDone: clear,
  })
  const columns = useColumns(area)
  const { redeem, dialog } = useRedeeming(query.data?.data ?? [])
  const menu = useMenuColumn<SeatedStudent>(({ seats }) => ({
    leads: [],
    actions: [give, redeem, ...(seats.some(({ can_take_back }) => can_take_back) ? [takeBack] : [])],
  }))
  return (
    <>
      <Head area={area} id={id} onGive={giveAll} />
      <Stack gap="lg">
        <RunningSeats area={area} query={running} />
        <ListView
          name="classroom-seats"
          list={list}
          query={query}
          label={t('Seats in this classroom')}
          columns={[...columns, menu]}
          rowKey={(row) => row.id}
          searchLabel={t('Name, username or e-mail')}
          empty={useEmptyClassroom(area, id)}
          actions={
            <CsvButton
              file={t('seats')}
              columns={columns}
              load={(http, page) =>
                call(http, subscriptionContract.classroomSubscription, {
                  query: { ...listQuery({ ...list.options, ...page }), classroom_id: id },
                })
              }
            />
          }
          selection={selection}
          bulk={<BulkBar ids={ids} actions={[give, takeBack]} onClear={clear} />}
          tall
        />
      </Stack>
      {dialogs}
      {dialog}
    </>
  )
}

/** The seats of the classroom in the path; redirects to the classrooms if the path has no id. */
export default function ClassroomSeats() {
  const area = useStaffArea()
  const id = wholeId(useParams().id)
  return id === null ? <Navigate to={staffPaths(area).classrooms} replace /> : <SeatsOf key={id} area={area} id={id} />
}

import { useQuery } from '@lekta/shared/client'
import { invoiceContract } from '@lekta/shared/contract/money/invoice'
import {
  type RunningSubscription,
  type SeatlessClassroom,
  subscriptionContract,
} from '@lekta/shared/contract/money/subscription'
import { useDay } from '@lekta/shared/dates/use-day'
import { QueryContent } from '@lekta/shared/feedback/query-content'
import { useTranslation } from '@lekta/shared/i18n'
import { wholeId } from '@lekta/shared/lib/whole-id'
import { Link, useSearchParams } from '@lekta/shared/routing'
import { Button, EmptyNotice, NativeSelect, PageHeader, Skeleton, Stack } from '@lekta/shared/ui'
import { TermHelp } from '../glossary/term-help'
import { staffPaths } from '../staff-paths'
import { AssignForm } from './assign-form'
import { missingSeats } from './fitting-classrooms'
import { orderPath } from './order-path'
import { NoneRunning } from './running-seats'

/** The subscription in the address, or that of the invoice there; null while it is unknown. */
function useSubscriptionId() {
  const [params, setParams] = useSearchParams()
  const named = wholeId(params.get('subscription') ?? undefined)
  const invoiceId = named === null ? wholeId(params.get('invoice') ?? undefined) : null
  const invoice = useQuery(invoiceContract.invoice, { params: { id: invoiceId ?? 0 } }, { skip: invoiceId === null })
  const choose = (id: string) => setParams({ subscription: id }, { replace: true })
  return { id: named ?? invoice.data?.subscription_id ?? null, choose, isLoading: invoice.isLoading }
}

/** The classrooms that the address chooses, separated by commas. */
function useClassroomIds(): number[] {
  const [params] = useSearchParams()
  return (params.get('classroom') ?? '').split(',').flatMap((text) => wholeId(text) ?? [])
}

const OrderMore = () => {
  const { t } = useTranslation()
  return (
    <Button component={Link} to={orderPath}>
      {t('Order seats')}
    </Button>
  )
}

const AllSeated = () => {
  const { t } = useTranslation()
  return (
    <EmptyNotice
      title={t('Everyone in a class has a seat')}
      action={
        <Button component={Link} to={staffPaths('school').students}>
          {t('View students')}
        </Button>
      }
    >
      {t('Free seats stay in your subscription. Give them when new students join.')}
    </EmptyNotice>
  )
}

interface ContentProps {
  running: readonly RunningSubscription[]
  rooms: readonly SeatlessClassroom[]
  chosen: number | null
  onChoose: (id: string) => void
}

const Content = ({ running, rooms, chosen, onChoose }: ContentProps) => {
  const { t } = useTranslation()
  const day = useDay('medium')
  const preferred = useClassroomIds()
  const most = running.toSorted((a, b) => b.free - a.free)[0]
  const from = running.find(({ id }) => id === chosen) ?? most
  if (!from) return <NoneRunning area="school" />
  if (missingSeats(rooms) === 0) return <AllSeated />
  return (
    <Stack gap="lg">
      {running.length > 1 && (
        <NativeSelect
          label={t('Subscription')}
          maw={420}
          value={String(from.id)}
          data={running.map(({ id, plan_name, free, ends_at }) => ({
            value: String(id),
            label: t('{{plan}}, {{free}} free, until {{day}}', { plan: t(plan_name), free, day: day(ends_at) }),
          }))}
          onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        />
      )}
      {from.free === 0 ? (
        <EmptyNotice title={t('All seats of this subscription are given')} action={<OrderMore />}>
          {t('{{count}} students in classes have no seat yet.', {
            count: missingSeats(rooms),
            defaultValue_one: '{{count}} student in a class has no seat yet.',
          })}
        </EmptyNotice>
      ) : (
        <AssignForm key={from.id} subscription={from} rooms={rooms} preferred={preferred} />
      )}
    </Stack>
  )
}

/** Gives the free seats of a subscription to whole classes, for example after it has been paid. */
export default function AssignSeats() {
  const { t } = useTranslation()
  const { id, choose, isLoading } = useSubscriptionId()
  const fresh = { refetchOnMountOrArgChange: true }
  const running = useQuery(subscriptionContract.runningSubscriptions, undefined, fresh)
  const rooms = useQuery(subscriptionContract.seatlessClassrooms, undefined, fresh)
  const skeleton = <Skeleton height={320} radius="lg" />
  return (
    <>
      <PageHeader
        title={t('Which classes get the seats?')}
        help={<TermHelp term="seat" />}
        subtitle={t('Every student of a class who has no seat gets one. You can take it back until the first test.')}
      />
      {isLoading ? (
        skeleton
      ) : (
        <QueryContent query={running} skeleton={skeleton}>
          {(subscriptions) => (
            <QueryContent query={rooms} skeleton={skeleton}>
              {(classrooms) => <Content running={subscriptions} rooms={classrooms} chosen={id} onChoose={choose} />}
            </QueryContent>
          )}
        </QueryContent>
      )}
    </>
  )
}

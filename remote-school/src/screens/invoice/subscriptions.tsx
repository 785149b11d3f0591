import { useMutation, useQuery } from '@lekta/shared/client'
import type { Page } from '@lekta/shared/contract/endpoint'
import { isGrant } from '@lekta/shared/contract/money/plan'
import { type Subscription, subscriptionContract } from '@lekta/shared/contract/money/subscription'
import { useDay } from '@lekta/shared/dates/use-day'
import { ConfirmButton } from '@lekta/shared/feedback/confirm-button'
import { QueryContent } from '@lekta/shared/feedback/query-content'
import { useAction } from '@lekta/shared/feedback/use-action'
import { useTranslation } from '@lekta/shared/i18n'
import { type List, listQuery, useList } from '@lekta/shared/lists/use-list'
import { Link } from '@lekta/shared/routing'
import {
  Button,
  Card,
  EmptyNotice,
  Group,
  Pager,
  Skeleton,
  Stack,
  StatusBadge,
  type StatusTone,
  Text,
  Title,
} from '@lekta/shared/ui'
import type { OrderRequest } from '@lekta/staff/seats/order-dialog'
import { SeatBar } from '@lekta/staff/seats/seat-bar'
import type { ReactNode } from 'react'
import styles from './invoice.module.css'

interface CardProps {
  one: Subscription
  onOrderRequest: (request: OrderRequest) => void
}

const states = {
  pending: { label: 'Awaiting payment', tone: 'caution' },
  active: { label: 'Active', tone: 'good' },
  ended: { label: 'Ended', tone: 'neutral' },
  dropped: { label: 'Never paid', tone: 'neutral' },
} as const satisfies Record<Subscription['status'], { label: string; tone: StatusTone }>

const State = ({ status }: Pick<Subscription, 'status'>) => {
  const { t } = useTranslation()
  const { label, tone } = states[status]
  return <StatusBadge tone={tone}>{t(label)}</StatusBadge>
}

/** The subscription's period, and whether it ends for good. */
const Period = ({ one: { starts_at, ends_at, ends_for_good, status, months } }: Pick<CardProps, 'one'>) => {
  const { t } = useTranslation()
  const day = useDay('medium')
  if (!starts_at || !ends_at)
    return t('{{count}} months from the day of payment', {
      count: months,
      defaultValue_one: '{{count}} month from the day of payment',
    })
  const period = t('{{from}} to {{to}}', { from: day(starts_at), to: day(ends_at) })
  return status === 'active' && ends_for_good ? `${period} · ${t('It will not be renewed.')}` : period
}

/** The numbers of free, given, used and reserved seats. */
const Seats = ({ one: { seats, given, used, kept, free } }: Pick<CardProps, 'one'>) => {
  const { t } = useTranslation()
  const facts = [
    { label: t('Seats'), value: seats },
    { label: t('Free'), value: free },
    { label: t('Given'), value: given },
    { label: t('Used'), value: used },
    { label: t('Reserved by vouchers'), value: kept },
  ]
  return (
    <div>
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <SeatBar
        seats={seats}
        segments={[
          { kind: 'used', count: used },
          { kind: 'given', count: given - used },
          { kind: 'kept', count: kept },
        ]}
      />
    </div>
  )
}

/** Cancels the renewal of a subscription, or restores it. */
const Ending = ({ one: { id, status, ends_for_good } }: Pick<CardProps, 'one'>) => {
  const { t } = useTranslation()
  const act = useAction()
  const [cancel] = useMutation(subscriptionContract.cancelSubscription)
  const [resume] = useMutation(subscriptionContract.resumeSubscription)
  const input = { params: { id } }
  const stop = (done: string) => act(() => cancel(input).unwrap(), done)
  if (status === 'pending')
    return (
      <ConfirmButton
        variant="subtle"
        title={t('Cancel this order?')}
        text={t('The invoice will be cancelled, and you will not get these seats.')}
        action={t('Cancel order')}
        dismiss={t('Keep order')}
        onConfirm={() => stop(t('Order cancelled.'))}
      >
        {t('Cancel order')}
      </ConfirmButton>
    )
  if (status !== 'active') return null
  if (ends_for_good)
    return (
      <Button
        variant="subtle"
        onClick={() =>
          void act(() => resume(input).unwrap(), t('Subscription kept. We will remind you before it ends.'))
        }
      >
        {t('Keep subscription')}
      </Button>
    )
  return (
    <ConfirmButton
      variant="subtle"
      title={t('Stop renewal?')}
      text={t(
        'The subscription runs until its last day, and all seats stay valid until then. You can change your mind at any time before.',
      )}
      action={t('Stop renewal')}
      onConfirm={() => stop(t('The subscription will end on its last day.'))}
    >
      {t('Stop renewal')}
    </ConfirmButton>
  )
}

const SubscriptionCard = ({ one, onOrderRequest }: CardProps) => {
  const { t } = useTranslation()
  const { id, status, plan_name, tests_per_child: count, invoice_id } = one
  const paid = status === 'active' || status === 'ended'
  const granted = isGrant(one.plan)
  return (
    <Card component="section">
      <Stack gap="md">
        <Group justify="space-between" gap="sm" align="flex-start">
          <div>
            <Title order={2} size="h4">
              {t(plan_name)}
            </Title>
            <Text size="sm" c="dimmed">
              <Period one={one} /> ·{' '}
              {t('{{count}} tests per student', { count, defaultValue_one: '{{count}} test per student' })}
            </Text>
          </div>
          <State status={status} />
        </Group>
        {paid ? (
          <Seats one={one} />
        ) : (
          <Text>{t('{{count}} seats', { count: one.seats, defaultValue_one: '{{count}} seat' })}</Text>
        )}
        <Group gap="sm" role="group" aria-label={t('Actions')}>
          {status === 'active' && one.free > 0 && (
            <Button component={Link} to={`/school/seat?subscription=${id}`}>
              {t('Give {{count}} free seats', { count: one.free, defaultValue_one: 'Give {{count}} free seat' })}
            </Button>
          )}
          {status === 'active' && !granted && (
            <Button
              variant={one.free > 0 ? 'default' : 'filled'}
              onClick={() => onOrderRequest({ purpose: 'add', subscription: one })}
            >
              {t('Add seats')}
            </Button>
          )}
          {paid && !granted && (
            <Button variant="default" onClick={() => onOrderRequest({ purpose: 'renew', subscription: one })}>
              {t('Renew')}
            </Button>
          )}
          {status === 'active' && (
            <Button component={Link} variant="default" to={`/school/invoice?tab=vouchers&subscription=${id}&make=yes`}>
              {t('Create vouchers')}
            </Button>
          )}
          {invoice_id !== null && (
            <Button
              component={Link}
              to={`/school/invoice-detail/${invoice_id}`}
              variant={status === 'pending' ? 'filled' : 'default'}
            >
              {status === 'pending' ? t('Go to payment') : t('Last invoice')}
            </Button>
          )}
          {!granted && <Ending one={one} />}
        </Group>
      </Stack>
    </Card>
  )
}

const SubscriptionsSkeleton = () => (
  <Stack gap="md" aria-busy="true">
    <Skeleton height={230} radius="lg" />
    <Skeleton height={230} radius="lg" />
  </Stack>
)

interface Props {
  /** The button for the first order. */
  order: ReactNode
  onOrderRequest: CardProps['onOrderRequest']
}

const Cards = ({ list, page, order, onOrderRequest }: Props & { list: List; page: Page<Subscription> }) => {
  const { t } = useTranslation()
  const { data, total, last_page } = page
  if (total === 0)
    return (
      <EmptyNotice title={t('Nothing bought yet')} action={order}>
        {t('Choose a plan and a number of seats. Each seat lets one student take tests.')}
      </EmptyNotice>
    )
  return (
    <Stack gap="md">
      {data.map((one) => (
        <SubscriptionCard key={one.id} one={one} onOrderRequest={onOrderRequest} />
      ))}
      {last_page > 1 && <Pager page={list.listState.page} lastPage={last_page} onPage={list.toPage} />}
    </Stack>
  )
}

/**
 * The school's subscriptions: first the running ones, then the unpaid ones, then the rest, each group newest first.
 */
export const Subscriptions = (props: Props) => {
  const list = useList({ size: 10, sortBy: 'standing', descending: true })
  const query = useQuery(
    subscriptionContract.subscriptions,
    { query: listQuery(list.options) },
    { refetchOnMountOrArgChange: true },
  )
  return (
    <QueryContent query={query} skeleton={<SubscriptionsSkeleton />}>
      {(page) => <Cards list={list} page={page} {...props} />}
    </QueryContent>
  )
}

import type { ApiError } from '@lekta/shared/client'
import type { Subscription } from '@lekta/shared/contract/subscription'
import {
  useCancelSubscriptionMutation,
  useResumeSubscriptionMutation,
  useSubscriptionsQuery,
} from '@lekta/shared/data/subscription'
import { useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import { ConfirmButton } from '@lekta/shared/screens/confirm-button'
import type { Wish } from '@lekta/shared/screens/money/order-dialog'
import { SeatBar } from '@lekta/shared/screens/money/seat-bar'
import { useAct } from '@lekta/shared/screens/use-act'
import { useDay } from '@lekta/shared/screens/use-day'
import { listQuery, useList } from '@lekta/shared/screens/use-list'
import {
  Badge,
  Button,
  EmptyPicture,
  FailureNotice,
  Group,
  Notice,
  Pager,
  Skeleton,
  Stack,
  Surface,
  Text,
  Title,
} from '@lekta/shared/ui'
import type { ReactNode } from 'react'
import styles from './invoice.module.css'

interface CardProps {
  one: Subscription
  onWish: (wish: Wish) => void
}

const looks = {
  pending: { word: 'Waits for its payment', color: 'orange', c: 'var(--lekta-caution)' },
  active: { word: 'Runs', color: 'teal', c: 'var(--lekta-good)' },
  ended: { word: 'Has ended', color: 'gray', c: 'dimmed' },
  dropped: { word: 'Was never paid', color: 'gray', c: 'dimmed' },
} as const satisfies Record<Subscription['status'], object>

const State = ({ status }: Pick<Subscription, 'status'>) => {
  const { t } = useTranslation()
  const { word, ...look } = looks[status]
  return (
    <Badge variant="light" {...look}>
      {t(word)}
    </Badge>
  )
}

/** From when to when it runs, and what comes then. */
const Period = ({ one: { starts_at, ends_at, ends_for_good, status, months } }: Pick<CardProps, 'one'>) => {
  const { t } = useTranslation()
  const day = useDay('medium')
  if (!starts_at || !ends_at) return t('Runs from the day of its payment. Months: {{count}}', { count: months })
  const told = t('{{from}} to {{to}}', { from: day(starts_at), to: day(ends_at) })
  return status === 'active' && ends_for_good ? `${told} · ${t('It will not be renewed.')}` : told
}

/** What has become of the seats, in numbers. */
const Seats = ({ one: { seats, given, used, kept, free } }: Pick<CardProps, 'one'>) => {
  const { t } = useTranslation()
  const facts = [
    { label: t('Seats'), value: seats },
    { label: t('Free'), value: free },
    { label: t('Given'), value: given },
    { label: t('Of them used'), value: used },
    { label: t('Kept by vouchers'), value: kept },
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
        parts={[
          { kind: 'used', count: used },
          { kind: 'given', count: given - used },
          { kind: 'kept', count: kept },
        ]}
      />
    </div>
  )
}

/** Lets a subscription end when its time is over, or keeps it. */
const Ending = ({ one: { id, status, ends_for_good } }: Pick<CardProps, 'one'>) => {
  const { t } = useTranslation()
  const act = useAct()
  const [cancel] = useCancelSubscriptionMutation()
  const [resume] = useResumeSubscriptionMutation()
  const input = { params: { id } }
  const stop = (done: string) => act(() => cancel(input).unwrap(), done)
  if (status === 'pending')
    return (
      <ConfirmButton
        variant="subtle"
        title={t('Call off this order?')}
        text={t('Its invoice becomes void, and no seat comes of it.')}
        action={t('Call it off')}
        onConfirm={() => stop(t('The order is called off.'))}
      >
        {t('Call off')}
      </ConfirmButton>
    )
  if (status !== 'active') return null
  if (ends_for_good)
    return (
      <Button
        variant="subtle"
        onClick={() => void act(() => resume(input).unwrap(), t('We remind you again before it ends.'))}
      >
        {t('Keep it after all')}
      </Button>
    )
  return (
    <ConfirmButton
      variant="subtle"
      title={t('Let this subscription end?')}
      text={t('It runs until its last day, and all seats stay good until then. You can change your mind before.')}
      action={t('Let it end')}
      onConfirm={() => stop(t('It ends when its time is over.'))}
    >
      {t('Let it end')}
    </ConfirmButton>
  )
}

const Card = ({ one, onWish }: CardProps) => {
  const { t } = useTranslation()
  const { id, status, plan_name, tests_per_child: count, invoice_id } = one
  const paid = status === 'active' || status === 'ended'
  return (
    <Surface component="section">
      <Stack gap="md">
        <Group justify="space-between" gap="sm" align="flex-start">
          <div>
            <Title order={2} size="h4">
              {t(plan_name)}
            </Title>
            <Text size="sm" c="dimmed">
              <Period one={one} /> · {t('Tests for each child: {{count}}', { count })}
            </Text>
          </div>
          <State status={status} />
        </Group>
        {paid ? <Seats one={one} /> : <Text>{t('Seats: {{count}}', { count: one.seats })}</Text>}
        <Group gap="sm" role="group" aria-label={t('Actions')}>
          {status === 'active' && (
            <Button onClick={() => onWish({ purpose: 'add', subscription: one })}>{t('Add seats')}</Button>
          )}
          {paid && (
            <Button variant="default" onClick={() => onWish({ purpose: 'renew', subscription: one })}>
              {t('Renew')}
            </Button>
          )}
          {status === 'active' && (
            <Button component={Link} variant="default" to={`/school/invoice?tab=vouchers&subscription=${id}&make=yes`}>
              {t('Make vouchers')}
            </Button>
          )}
          {invoice_id !== null && (
            <Button
              component={Link}
              to={`/school/invoice-detail/${invoice_id}`}
              variant={status === 'pending' ? 'filled' : 'default'}
            >
              {status === 'pending' ? t('To the payment') : t('Last invoice')}
            </Button>
          )}
          <Ending one={one} />
        </Group>
      </Stack>
    </Surface>
  )
}

/** What the school has bought: what runs, then what waits to be paid, then the rest; each the newest first. */
export const Subscriptions = ({ order, onWish }: { order: ReactNode; onWish: CardProps['onWish'] }) => {
  const { t } = useTranslation()
  const list = useList({ size: 10, sortBy: 'standing', descending: true })
  const { data, error, refetch } = useSubscriptionsQuery(
    { query: listQuery(list.options) },
    { refetchOnMountOrArgChange: true },
  )
  if (error && !data) return <FailureNotice message={(error as ApiError).message} onRetry={refetch} />
  if (!data)
    return (
      <Stack gap="md" aria-busy="true">
        <Skeleton height={230} radius="lg" />
        <Skeleton height={230} radius="lg" />
      </Stack>
    )
  if (data.total === 0)
    return (
      <Notice picture={<EmptyPicture />} title={t('Nothing bought yet')} action={order}>
        {t('Choose a plan and a number of seats. Each seat lets one child take tests.')}
      </Notice>
    )
  return (
    <Stack gap="md">
      {data.data.map((one) => (
        <Card key={one.id} one={one} onWish={onWish} />
      ))}
      {data.last_page > 1 && <Pager page={list.place.page} lastPage={data.last_page} onPage={list.toPage} />}
    </Stack>
  )
}

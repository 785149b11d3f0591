import type { ApiError } from '@lekta/shared/client'
import type { RunningSubscription } from '@lekta/shared/contract/money/subscription'
import { useDay } from '@lekta/shared/dates/use-day'
import { useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import { Alert, Anchor, FailureNotice, Icon, Skeleton, Text } from '@lekta/shared/ui'
import type { StaffArea } from '../staff-paths'
import { orderPath } from './order-path'
import { SeatBar } from './seat-bar'
import styles from './seats.module.css'

interface Props {
  area: StaffArea
  query: { data?: RunningSubscription[] | undefined; error?: unknown; refetch: () => unknown }
}

const Card = ({ one: { plan_name, ends_at, seats, free, tests_per_child: count } }: { one: RunningSubscription }) => {
  const { t } = useTranslation()
  const day = useDay('medium')
  return (
    <li className={styles.running}>
      <Text fw={650}>{t(plan_name)}</Text>
      <Text size="sm" c="dimmed">
        {t('Until {{day}}', { day: day(ends_at) })} ·{' '}
        {t('{{count}} tests per student', { count, defaultValue_one: '{{count}} test per student' })}
      </Text>
      <div className={styles.free}>
        <b>{free}</b> {t('of {{seats}} seats are free', { seats })}
      </div>
      <SeatBar segments={[{ kind: 'given', count: seats - free }]} seats={seats} />
    </li>
  )
}

/** Running subscriptions with their free seats, or what to do without any. */
export const RunningSeats = ({ area, query: { data, error, refetch } }: Props) => {
  const { t } = useTranslation()
  if (error && !data) return <FailureNotice message={(error as ApiError).message} onRetry={refetch} />
  if (!data) return <Skeleton height={126} radius="lg" maw={360} />
  if (data.length === 0)
    return (
      <Alert color="orange" icon={<Icon name="alert" />} title={t('No active subscription')}>
        {area === 'school' ? (
          <>
            {t('Students need a seat to take a test.')}{' '}
            <Anchor component={Link} to={orderPath} fw={600} size="sm">
              {t('Order seats')}
            </Anchor>
          </>
        ) : (
          t('Students need a seat to take a test. Ask your school to order seats.')
        )}
      </Alert>
    )
  return (
    <ul className={styles.runnings} aria-label={t('Active subscriptions')}>
      {data.map((one) => (
        <Card key={one.id} one={one} />
      ))}
    </ul>
  )
}

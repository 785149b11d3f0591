import type { RunningSubscription } from '@lekta/shared/contract/money/subscription'
import { useDay } from '@lekta/shared/dates/use-day'
import { QueryContent, type QueryState } from '@lekta/shared/feedback/query-content'
import { useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import { Alert, Anchor, Icon, Skeleton, Text } from '@lekta/shared/ui'
import type { StaffArea } from '../staff-paths'
import { orderPath } from './order-path'
import { SeatBar } from './seat-bar'
import styles from './seats.module.css'

interface Props {
  area: StaffArea
  query: QueryState<readonly RunningSubscription[]>
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

/** Says that no subscription is running, and what to do. */
export const NoneRunning = ({ area }: Pick<Props, 'area'>) => {
  const { t } = useTranslation()
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
}

/** Running subscriptions with their free seats, or what to do if there are none. */
export const RunningSeats = ({ area, query }: Props) => {
  const { t } = useTranslation()
  return (
    <QueryContent query={query} skeleton={<Skeleton height={126} radius="lg" maw={360} />}>
      {(running) =>
        running.length === 0 ? (
          <NoneRunning area={area} />
        ) : (
          <ul className={styles.runnings} aria-label={t('Active subscriptions')}>
            {running.map((one) => (
              <Card key={one.id} one={one} />
            ))}
          </ul>
        )
      }
    </QueryContent>
  )
}

import type { SeatedStudent, Subscription } from '@lekta/shared/contract/money/subscription'
import { useDay } from '@lekta/shared/dates/use-day'
import { useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import { Button, Card, Group, Text, Title } from '@lekta/shared/ui'
import { useId } from 'react'
import { orderPath } from '../../addresses'
import { EndForGood } from './end-for-good'
import { GiveSeat } from './give-seat'
import { SeatList } from './seat-list'
import styles from './subscription.module.css'

interface Props {
  subscription: Subscription
  family: readonly SeatedStudent[]
}

/** The number of assigned seats, as a row of dots and in words. */
const Seats = ({ given, seats, free }: Subscription) => {
  const { t } = useTranslation()
  return (
    <div>
      <span className={styles.dots} aria-hidden="true">
        {Array.from({ length: Math.min(seats, 12) }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dots have no other key
          <i key={i} data-given={i < given || undefined} />
        ))}
      </span>
      <Text size="sm">
        {t('{{given}} of {{count}} seats in use, {{free}} free', {
          count: seats,
          given,
          free,
          defaultValue_one: '{{given}} of {{count}} seat in use, {{free}} free',
        })}
      </Text>
    </div>
  )
}

const Head = ({ subscription, titleId }: { subscription: Subscription; titleId: string }) => {
  const { t } = useTranslation()
  const day = useDay()
  const { plan_name, starts_at, ends_at, ends_for_good, tests_per_child } = subscription
  const isToCome = starts_at !== null && new Date(starts_at) > new Date()
  return (
    <header>
      <Title order={2} size="h3" id={titleId}>
        {t(plan_name)}
      </Title>
      <Text c="dimmed">
        {isToCome && starts_at && t('Starts on {{day}}.', { day: day(starts_at) })}{' '}
        {ends_at && t('Runs until {{day}}.', { day: day(ends_at) })}{' '}
        {t('{{count}} tests per child', { count: tests_per_child, defaultValue_one: '{{count}} test per child' })}
      </Text>
      {ends_for_good && (
        <Text fw={600} c="var(--lekta-caution)">
          {t('After that it ends and will not be renewed.')}
        </Text>
      )}
    </header>
  )
}

/** A running subscription: its seats and actions. */
export const RunningCard = ({ subscription, family }: Props) => {
  const { t } = useTranslation()
  const title = useId()
  const { id, free, ends_for_good } = subscription
  return (
    <li>
      <Card>
        <article className={styles.card} aria-labelledby={title}>
          <Head subscription={subscription} titleId={title} />
          <Seats {...subscription} />
          <SeatList subscriptionId={id} family={family} />
          {free > 0 && <GiveSeat subscriptionId={id} family={family} />}
          <Group gap="sm">
            <Button component={Link} to={orderPath({ add: id })} variant="default">
              {t('Add seats')}
            </Button>
            {!ends_for_good && (
              <Button component={Link} to={orderPath({ renew: id })} variant="default">
                {t('Renew')}
              </Button>
            )}
            <EndForGood subscription={subscription} />
          </Group>
        </article>
      </Card>
    </li>
  )
}

import { useQuery } from '@lekta/shared/client'
import { type Rollover, rolloverContract } from '@lekta/shared/contract/people/rollover'
import { useTimestamp } from '@lekta/shared/dates/use-day'
import { useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import { Card, Skeleton, Stack, StatusBadge, Text, Title } from '@lekta/shared/ui'
import styles from './rollover.module.css'
import { useCountsText } from './use-action-names'

const tones = { waiting: 'caution', done: 'good', undone: 'neutral', failed: 'neutral' } as const

const Line = ({ rollover }: { rollover: Rollover }) => {
  const { t } = useTranslation()
  const timestamp = useTimestamp()
  const countsText = useCountsText()
  const states = { waiting: t('Running'), done: t('Begun'), undone: t('Undone'), failed: t('Not begun') }
  const { id, label, state, started_at, started_by } = rollover
  return (
    <li>
      <Link to={`?run=${id}`} className={styles.earlier}>
        <span>
          <b>{label}</b>
          <Text component="span" display="block" size="sm" c="dimmed">
            {[timestamp(started_at), started_by].filter(Boolean).join(' · ')}
          </Text>
        </span>
        <Text component="span" size="sm" c="dimmed">
          {countsText(rollover)}
        </Text>
        <StatusBadge tone={tones[state]}>{states[state]}</StatusBadge>
      </Link>
    </li>
  )
}

/** The school years that were begun, newest first. */
export const History = () => {
  const { t } = useTranslation()
  const { data, isLoading } = useQuery(rolloverContract.rollovers, undefined, { refetchOnMountOrArgChange: true })
  if (isLoading) return <Skeleton height={100} radius="lg" />
  if (!data || data.length === 0) return null
  return (
    <Card component="section" className={styles.form}>
      <Stack gap="sm">
        <Title order={2} size="h4">
          {t('Earlier school years')}
        </Title>
        <ul className={styles.history}>
          {data.map((rollover) => (
            <Line key={rollover.id} rollover={rollover} />
          ))}
        </ul>
      </Stack>
    </Card>
  )
}

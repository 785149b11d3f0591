import type { ScheduleRecord } from '@lekta/shared/contract/schedule'
import { PrintHeader } from '@lekta/shared/downloads/print-header'
import { QueryContent } from '@lekta/shared/feedback/query-content'
import { useTranslation } from '@lekta/shared/i18n'
import { Link, useNavigate, useParams } from '@lekta/shared/routing'
import { ActionIcon, Button, Icon, LoadingSkeleton, PageHeader, Skeleton } from '@lekta/shared/ui'
import { JoinedAlert } from '../../schedule/joined-alert'
import { allowPath, schedulesPath } from '../../schedule/paths'
import { ScheduleActions } from '../../schedule/schedule-actions'
import { StateBadge } from '../../schedule/state-badge'
import { timeUntil } from '../../schedule/time-until'
import { useLiveSchedule } from '../../schedule/use-live-schedule'
import { useRecipientsText } from '../../schedule/use-recipients-text'
import { useSpan } from '../../schedule/use-span'
import { Projector } from './projector'
import { Watch } from './watch'
import styles from './watch.module.css'

const Back = () => {
  const { t } = useTranslation()
  return (
    <ActionIcon component={Link} to={schedulesPath} variant="default" size="lg" aria-label={t('Back to the schedule')}>
      <Icon name="back" />
    </ActionIcon>
  )
}

/** How long it takes until a test opens. Nothing once it has opened. */
const Countdown = ({ record: { state, opens_at }, now }: { record: ScheduleRecord; now: number }) => {
  const { t, i18n } = useTranslation()
  if (state !== 'upcoming') return null
  return (
    <p className={styles.countdown}>
      {t('Opens {{moment}}', { moment: timeUntil(Date.parse(opens_at), now, i18n.language) })}
    </p>
  )
}

const Head = ({ record, ahead }: { record: ScheduleRecord; ahead: number }) => {
  const { t } = useTranslation()
  const span = useSpan()
  const recipientsText = useRecipientsText()
  const navigate = useNavigate()
  const about = (
    <span className={styles.sub}>
      <StateBadge state={record.state} />
      <span>{recipientsText(record)}</span>
      <span>{span(record)}</span>
      {!record.changeable && <span>{t('Given by {{name}}', { name: record.given_by })}</span>}
    </span>
  )
  return (
    <PageHeader title={record.title} subtitle={about} before={<Back />}>
      <ScheduleActions schedule={record} onGone={() => void navigate(schedulesPath)} />
      <Projector record={record} ahead={ahead} />
      <Button component={Link} to={allowPath(record.id)} variant="default">
        {t('Manage access')}
      </Button>
    </PageHeader>
  )
}

const WatchSkeleton = () => (
  <LoadingSkeleton className={styles.page}>
    <Skeleton height={64} radius="lg" />
    <Skeleton height={72} radius="lg" />
    <div className={styles.tiles}>
      {Array.from({ length: 12 }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other key
        <Skeleton key={i} height={91} radius="lg" />
      ))}
    </div>
  </LoadingSkeleton>
)

/** A test in progress: its children, how far they are, and who needs help. */
export default function ScheduleById() {
  const { id } = useParams()
  const { now, ahead, ...query } = useLiveSchedule(Number(id))
  return (
    <QueryContent query={query} skeleton={<WatchSkeleton />} order={1}>
      {(record) => (
        <>
          <Head record={record} ahead={ahead} />
          <PrintHeader />
          <div className={styles.page}>
            <Countdown record={record} now={now} />
            <JoinedAlert record={record} />
            <Watch record={record} now={now} />
          </div>
        </>
      )}
    </QueryContent>
  )
}

import { useQuery } from '@lekta/shared/client'
import { type ScheduleRecord, scheduleContract } from '@lekta/shared/contract/schedule'
import { QueryContent } from '@lekta/shared/feedback/query-content'
import { useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import { Button, Dialog, Group, Skeleton, Stack, Text, Title } from '@lekta/shared/ui'
import { TestProgress } from '@lekta/staff/dashboard/open-tests'
import { JoinedAlert } from '../../schedule/joined-alert'
import { allowPath, schedulePath } from '../../schedule/paths'
import facts from '../../schedule/schedule.module.css'
import { ScheduleActions } from '../../schedule/schedule-actions'
import { StateBadge } from '../../schedule/state-badge'
import { useRecipientsText } from '../../schedule/use-recipients-text'
import { useSpan } from '../../schedule/use-span'
import styles from './calendar.module.css'

/** The maximum number of children who are listed by name as not started. */
const named = 12

const NotBegun = ({ record: { list, state } }: { record: ScheduleRecord }) => {
  const { t } = useTranslation()
  const waiting = list.filter((child) => child.state === 'waiting')
  if (waiting.length === 0 || state === 'upcoming') return null
  return (
    <section aria-label={t('Not started')}>
      <Title order={3} size="h5">
        {state === 'closed' ? t('Not taken') : t('Not started')}
      </Title>
      <ul className={styles.waiting}>
        {waiting.slice(0, named).map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
        {waiting.length > named && <li>{t('and {{count}} more', { count: waiting.length - named })}</li>}
      </ul>
    </section>
  )
}

const Facts = ({ record }: { record: ScheduleRecord }) => {
  const { t } = useTranslation()
  const span = useSpan()
  const recipientsText = useRecipientsText()
  const { given_by, tries_allowed } = record
  return (
    <dl className={facts.facts}>
      <dt>{t('Assigned to')}</dt>
      <dd>{recipientsText(record)}</dd>
      <dt>{t('When')}</dt>
      <dd>{span(record)}</dd>
      <dt>{t('Attempts per student')}</dt>
      <dd>{tries_allowed}</dd>
      <dt>{t('Given by')}</dt>
      <dd>{given_by}</dd>
    </dl>
  )
}

const About = ({ record, onClose }: { record: ScheduleRecord; onClose: () => void }) => {
  const { t } = useTranslation()
  const leads = { upcoming: t('View students'), open: t('Watch live'), closed: t('View results') }
  return (
    <div className={styles.side}>
      <Stack gap={6}>
        <Title order={2} size="h3">
          {record.title}
        </Title>
        <div>
          <StateBadge state={record.state} />
        </div>
      </Stack>
      <Facts record={record} />
      {record.state !== 'upcoming' && <TestProgress test={record} />}
      <JoinedAlert record={record} />
      <NotBegun record={record} />
      <Group gap="sm">
        <Button component={Link} to={schedulePath(record.id)}>
          {leads[record.state]}
        </Button>
        <Button component={Link} to={allowPath(record.id)} variant="default">
          {t('Manage access')}
        </Button>
        <ScheduleActions schedule={record} onGone={onClose} />
      </Group>
      {!record.changeable && (
        <Text size="sm" c="dimmed">
          {t('Only the person who gave this test, or the school, can change it.')}
        </Text>
      )}
    </div>
  )
}

const Loaded = ({ id, onClose }: { id: number; onClose: () => void }) => {
  const query = useQuery(scheduleContract.schedule, { params: { id } }, { refetchOnMountOrArgChange: true })
  return (
    <QueryContent query={query} skeleton={<Skeleton height={420} radius="lg" />}>
      {(record) => <About record={record} onClose={onClose} />}
    </QueryContent>
  )
}

/** One test next to the calendar: time, recipients, progress, actions. */
export const Details = ({ id, onClose }: { id: number | null; onClose: () => void }) => {
  const { t } = useTranslation()
  return (
    <Dialog
      opened={id !== null}
      onClose={onClose}
      title={t('Test details')}
      classNames={{ inner: styles.inner ?? '', content: styles.drawer ?? '' }}
      size={480}
    >
      {id !== null && <Loaded key={id} id={id} onClose={onClose} />}
    </Dialog>
  )
}

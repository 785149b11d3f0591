import type { AssignedTest } from '@lekta/shared/contract/assessment/attempt'
import { useDateFormat, useTimeZone } from '@lekta/shared/dates/use-day'
import { QueryContent } from '@lekta/shared/feedback/query-content'
import { useTranslation } from '@lekta/shared/i18n'
import { relativeFormat } from '@lekta/shared/lib/formats'
import { Link } from '@lekta/shared/routing'
import { Button, EmptyNotice, LoadingSkeleton, PageHeader, Skeleton, Title } from '@lekta/shared/ui'
import { startPath, testsPath } from '../../addresses'
import { useTests } from '../../use-tests'
import { hourStyle } from '../my-tests/near-day'
import { useNearDay } from '../my-tests/use-near-day'
import { type PlannedDay, planDays } from './plan-days'
import styles from './schedule.module.css'

const isNow = ({ state }: AssignedTest) => state === 'open' || state === 'running'

/** A picture of a calendar page. The text next to it gives the same date. */
const Leaf = ({ at }: { at: string }) => {
  const month = useDateFormat({ month: 'short' })
  const day = useDateFormat({ day: 'numeric' })
  return (
    <span className={styles.leaf} aria-hidden="true">
      <span>{month(at)}</span>
      <b>{day(at)}</b>
    </span>
  )
}

const Now = ({ test }: { test: AssignedTest }) => {
  const { t } = useTranslation()
  const nearDay = useNearDay()
  const running = test.state === 'running'
  const label = running ? t('Continue {{title}}', { title: test.title }) : t('Start {{title}}', { title: test.title })
  return (
    <li className={styles.now}>
      <div className={styles.words}>
        <Title order={3} size="h4">
          {test.title}
        </Title>
        <span>{t('You have until {{day}}.', { day: nearDay(test.closes_at) })}</span>
      </div>
      <Button size="md" component={Link} to={startPath(test)} aria-label={label}>
        {running ? t('Continue') : t('Start')}
      </Button>
    </li>
  )
}

const Planned = ({ test }: { test: AssignedTest }) => {
  const { t } = useTranslation()
  const nearDay = useNearDay()
  const hour = useDateFormat(hourStyle)
  return (
    <div className={styles.test}>
      <Title order={3} size="h4">
        {test.title}
      </Title>
      <span>
        {t('Opens at {{time}}. You have until {{day}}.', {
          time: hour(test.opens_at),
          day: nearDay(test.closes_at),
        })}
      </span>
    </div>
  )
}

const Day = ({ day: { at, daysAhead: away, tests } }: { day: PlannedDay }) => {
  const { i18n } = useTranslation()
  const when = relativeFormat(i18n.language, { numeric: 'auto' }).format(away, 'day')
  const whole = useDateFormat({ weekday: 'long', day: 'numeric', month: 'long' })
  return (
    <li className={styles.day}>
      <Leaf at={at} />
      <div className={styles.words}>
        <p className={styles.when}>
          <b>{when}</b> {whole(at)}
        </p>
        {tests.map((test) => (
          <Planned key={test.id} test={test} />
        ))}
      </div>
    </li>
  )
}

const Nothing = () => {
  const { t } = useTranslation()
  const tests = (
    <Button component={Link} to={testsPath} variant="default">
      {t('My tests')}
    </Button>
  )
  return (
    <EmptyNotice title={t('No tests coming up')} action={tests}>
      {t('There are no tests right now. It’s a good time to read something you like!')}
    </EmptyNotice>
  )
}

const Plan = ({ tests }: { tests: readonly AssignedTest[] }) => {
  const { t } = useTranslation()
  const zone = useTimeZone()
  const now = tests.filter(isNow)
  const days = planDays(tests, new Date(), zone)
  if (now.length + days.length === 0) return <Nothing />
  return (
    <div className={styles.page}>
      {now.length > 0 && (
        <section aria-label={t('Ready for you now')}>
          <Title order={2} size="h3" mb="sm">
            {t('Ready for you now')}
          </Title>
          <ul className={styles.list}>
            {now.map((test) => (
              <Now key={test.id} test={test} />
            ))}
          </ul>
        </section>
      )}
      <section aria-label={t('Coming soon')}>
        <Title order={2} size="h3" mb="sm">
          {t('Coming soon')}
        </Title>
        {days.length === 0 && <p className={styles.calm}>{t('Nothing else is planned yet.')}</p>}
        <ol className={styles.list}>
          {days.map((day) => (
            <Day key={day.daysAhead} day={day} />
          ))}
        </ol>
        {days.length > 0 && <p className={styles.calm}>{t('You don’t need to prepare. Sleep well and be curious!')}</p>}
      </section>
    </div>
  )
}

const PlanSkeleton = () => (
  <LoadingSkeleton className={styles.page}>
    <Skeleton height={96} radius="lg" />
    <Skeleton height={120} radius="lg" />
  </LoadingSkeleton>
)

/** The child's open and upcoming tests by day. */
export default function Schedule() {
  const { t } = useTranslation()
  return (
    <>
      <PageHeader title={t('My schedule')} subtitle={t('Tests you can take now and tests coming soon')}>
        <Button component={Link} to={testsPath} variant="default">
          {t('My tests')}
        </Button>
      </PageHeader>
      <QueryContent query={useTests()} skeleton={<PlanSkeleton />}>
        {(tests) => <Plan tests={tests} />}
      </QueryContent>
    </>
  )
}

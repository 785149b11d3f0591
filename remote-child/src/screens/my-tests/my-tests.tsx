import type { AssignedTest } from '@lekta/shared/contract/assessment/attempt'
import { QueryContent } from '@lekta/shared/feedback/query-content'
import { useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import { Button, EmptyNotice, Icon, LoadingSkeleton, PageHeader, Skeleton } from '@lekta/shared/ui'
import { planPath, startPath } from '../../addresses'
import { useFinished } from '../../use-finished'
import { useTests } from '../../use-tests'
import { FinishedRow, lineOf } from './finished-row'
import styles from './my-tests.module.css'
import { NothingNow } from './nothing-now'
import { NowCard } from './now-card'
import { type SortedTests, sortTests } from './sort-tests'
import { TestList, TestRow } from './test-row'
import { useNearDay } from './use-near-day'

const TestsSkeleton = () => (
  <LoadingSkeleton className={styles.page}>
    <Skeleton height={300} radius="xl" />
    <Skeleton height={84} radius="lg" />
    <Skeleton height={84} radius="lg" />
  </LoadingSkeleton>
)

const NoTests = () => {
  const { t } = useTranslation()
  return (
    <EmptyNotice title={t('No tests yet')}>
      {t('Your first test will appear here. Until then, read something you like!')}
    </EmptyNotice>
  )
}

const AlsoRow = ({ test }: { test: AssignedTest }) => {
  const { t } = useTranslation()
  const nearDay = useNearDay()
  const running = test.state === 'running'
  const label = running ? t('Continue {{title}}', { title: test.title }) : t('Start {{title}}', { title: test.title })
  return (
    <TestRow title={test.title} note={t('You have until {{day}}.', { day: nearDay(test.closes_at) })}>
      <Button size="md" component={Link} to={startPath(test)} aria-label={label}>
        {running ? t('Continue') : t('Start')}
      </Button>
    </TestRow>
  )
}

const Finished = ({ tests }: { tests: readonly AssignedTest[] }) => {
  const { t } = useTranslation()
  const { data, isLoading } = useFinished()
  const lines = data?.data ?? []
  return (
    <TestList title={t('Tests you have done')}>
      {tests.flatMap((test) =>
        test.last_finished === null
          ? []
          : [
              <FinishedRow
                key={test.id}
                test={test}
                tries={test.last_finished}
                line={lineOf(test, lines)}
                waiting={isLoading}
              />,
            ],
      )}
    </TestList>
  )
}

const AllTests = ({ sorted: { now, later, finished, missed } }: { sorted: SortedTests }) => {
  const { t } = useTranslation()
  const nearDay = useNearDay()
  const [first, ...also] = now
  return (
    <div className={styles.page}>
      {first ? <NowCard test={first} /> : <NothingNow next={later[0]} />}
      <TestList title={t('More tests for you')}>
        {also.map((test) => (
          <AlsoRow key={test.id} test={test} />
        ))}
      </TestList>
      <TestList title={t('Coming soon')}>
        {later.map((test) => (
          <TestRow key={test.id} title={test.title} note={t('Opens {{day}}', { day: nearDay(test.opens_at) })} />
        ))}
      </TestList>
      {finished.length > 0 && <Finished tests={finished} />}
      <TestList title={t('Closed tests')}>
        {missed.map((test) => (
          <TestRow
            key={test.id}
            title={test.title}
            note={t('This test closed before you finished. That’s OK. Ask your teacher if you can try again.')}
          />
        ))}
      </TestList>
    </div>
  )
}

/** The child's tests, with the one to take now on its own at the top. */
export default function Tests() {
  const { t } = useTranslation()
  return (
    <>
      <PageHeader title={t('My tests')}>
        <Button component={Link} to={planPath} variant="default" leftSection={<Icon name="calendar" size={18} />}>
          {t('My schedule')}
        </Button>
      </PageHeader>
      <QueryContent query={useTests()} skeleton={<TestsSkeleton />}>
        {(tests) => (tests.length === 0 ? <NoTests /> : <AllTests sorted={sortTests(tests)} />)}
      </QueryContent>
    </>
  )
}

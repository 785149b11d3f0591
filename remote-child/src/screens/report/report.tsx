import type { ListedReport } from '@lekta/shared/contract/assessment/report'
import { QueryContent } from '@lekta/shared/feedback/query-content'
import { useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import { Button, EmptyNotice, LoadingSkeleton, PageHeader, Pager, Skeleton } from '@lekta/shared/ui'
import { useState } from 'react'
import { useFinished } from '../../use-finished'
import { LatestResultCard, NoLevelYet } from './latest-result'
import styles from './report.module.css'
import { StopList } from './stop-list'

const PathSkeleton = () => (
  <LoadingSkeleton className={styles.page}>
    <Skeleton height={480} radius="lg" />
    <Skeleton height={72} radius="lg" />
    <Skeleton height={72} radius="lg" />
  </LoadingSkeleton>
)

const NoStops = () => {
  const { t } = useTranslation()
  return (
    <EmptyNotice
      title={t('Your journey starts with your first test')}
      action={
        <Button component={Link} to="/child/test">
          {t('Go to my tests')}
        </Button>
      }
    >
      {t('Finish it to see your reading level here.')}
    </EmptyNotice>
  )
}

const LatestResult = ({ lines }: { lines: readonly ListedReport[] }) => {
  const trusted = lines.filter((line) => line.trusted).reverse()
  const [first, last, newest] = [trusted[0], trusted.at(-1), lines[0]]
  if (!first || !last || !newest) return <NoLevelYet />
  return <LatestResultCard trusted={trusted} first={first} last={last} newest={newest} />
}

/** The reading path and the list of tests. The list has pages; the path above it always shows the newest tests. */
const Path = ({ newest, lastPage }: { newest: readonly ListedReport[]; lastPage: number }) => {
  const [page, setPage] = useState(1)
  const { data } = useFinished(page)
  return (
    <div className={styles.page}>
      <LatestResult lines={newest} />
      <StopList lines={data?.data ?? newest} />
      {lastPage > 1 && <Pager page={page} lastPage={lastPage} onPage={setPage} />}
    </div>
  )
}

/** The child's reading progress: the current level, and each finished test as a stop on the path. */
export default function MyReading() {
  const { t } = useTranslation()
  return (
    <>
      <PageHeader title={t('My reading')} subtitle={t('Every test is a stop on your reading journey')} />
      <QueryContent query={useFinished()} skeleton={<PathSkeleton />}>
        {({ data, total, last_page }) => (total === 0 ? <NoStops /> : <Path newest={data} lastPage={last_page} />)}
      </QueryContent>
    </>
  )
}

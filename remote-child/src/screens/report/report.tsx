import type { ApiError } from '@lekta/shared/client'
import type { ListedReport } from '@lekta/shared/contract/assessment/report'
import { useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import {
  Button,
  EmptyPicture,
  FailureNotice,
  Notice,
  PageHeader,
  Pager,
  Skeleton,
  VisuallyHidden,
} from '@lekta/shared/ui'
import { useState } from 'react'
import { useFinished } from '../../use-finished'
import { LatestResultCard, NoLevelYet } from './latest-result'
import styles from './report.module.css'
import { StopList } from './stop-list'

const Waiting = () => {
  const { t } = useTranslation()
  return (
    <div className={styles.page} aria-busy="true">
      <VisuallyHidden role="status">{t('Loading')}</VisuallyHidden>
      <Skeleton height={480} radius="lg" />
      <Skeleton height={72} radius="lg" />
      <Skeleton height={72} radius="lg" />
    </div>
  )
}

const NoStops = () => {
  const { t } = useTranslation()
  return (
    <Notice
      picture={<EmptyPicture />}
      title={t('Your journey starts with your first test')}
      action={
        <Button component={Link} to="/child/test">
          {t('Go to my tests')}
        </Button>
      }
    >
      {t('Finish it to see your reading level here.')}
    </Notice>
  )
}

const LatestResult = ({ lines }: { lines: readonly ListedReport[] }) => {
  const trusted = lines.filter((line) => line.trusted).reverse()
  const [first, last, newest] = [trusted[0], trusted.at(-1), lines[0]]
  if (!first || !last || !newest) return <NoLevelYet />
  return <LatestResultCard trusted={trusted} first={first} last={last} newest={newest} />
}

/** The list is paged; the path above it always shows the newest tests. */
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

const Content = () => {
  const { data, error, refetch } = useFinished()
  if (error && !data) return <FailureNotice message={(error as ApiError).message} onRetry={refetch} />
  if (!data) return <Waiting />
  return data.total === 0 ? <NoStops /> : <Path newest={data.data} lastPage={data.last_page} />
}

/** The child's reading progress: the current level, and each finished test as a stop on the path. */
export default function MyReading() {
  const { t } = useTranslation()
  return (
    <>
      <PageHeader title={t('My reading')} subtitle={t('Every test is a stop on your reading journey')} />
      <Content />
    </>
  )
}

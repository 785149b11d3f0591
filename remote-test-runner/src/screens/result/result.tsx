import { type ApiError, useQuery } from '@lekta/shared/client'
import { reportContract } from '@lekta/shared/contract/assessment/report'
import { useTranslation } from '@lekta/shared/i18n'
import { Card, FailureNotice, Skeleton, VisuallyHidden } from '@lekta/shared/ui'
import { useAttempt, useIsChild } from '../../run/use-test-params'
import { AdultResult } from './adult-result'
import { ChildResult } from './child-result'
import styles from './result.module.css'

const ResultSkeleton = () => {
  const { t } = useTranslation()
  return (
    <div className={styles.page} aria-busy="true">
      <VisuallyHidden role="status">{t('Loading')}</VisuallyHidden>
      <Card p={{ base: 'md', sm: 'xl' }}>
        <Skeleton height={36} width="70%" mx="auto" mb="lg" />
        <Skeleton height={230} mb="lg" />
        <Skeleton height={64} />
      </Card>
    </div>
  )
}

/** The end of a test: encouraging for the child, factual for parents and teachers. */
export default function Result() {
  const params = useAttempt()
  const isChild = useIsChild()
  const { data, error, refetch } = useQuery(reportContract.testReport, { params })
  if (error && !data) return <FailureNotice order={1} message={(error as ApiError).message} onRetry={refetch} />
  if (!data) return <ResultSkeleton />
  return isChild ? <ChildResult report={data} /> : <AdultResult report={data} />
}

import { useQuery } from '@lekta/shared/client'
import { reportContract } from '@lekta/shared/contract/assessment/report'
import { QueryContent } from '@lekta/shared/feedback/query-content'
import { Card, LoadingSkeleton, Skeleton } from '@lekta/shared/ui'
import { useAttempt, useIsChild } from '../../run/use-test-params'
import { AdultResult } from './adult-result'
import { ChildResult } from './child-result'
import styles from './result.module.css'

const ResultSkeleton = () => (
  <LoadingSkeleton className={styles.page}>
    <Card p={{ base: 'md', sm: 'xl' }}>
      <Skeleton height={36} width="70%" mx="auto" mb="lg" />
      <Skeleton height={230} mb="lg" />
      <Skeleton height={64} />
    </Card>
  </LoadingSkeleton>
)

/** The end of a test: encouraging for the child, factual for parents and teachers. */
export default function Result() {
  const params = useAttempt()
  const isChild = useIsChild()
  return (
    <QueryContent query={useQuery(reportContract.testReport, { params })} skeleton={<ResultSkeleton />} order={1}>
      {(report) => (isChild ? <ChildResult report={report} /> : <AdultResult report={report} />)}
    </QueryContent>
  )
}

import { type ApiError, useQuery } from '@lekta/shared/client'
import { attemptContract } from '@lekta/shared/contract/assessment/attempt'
import { FailureNotice } from '@lekta/shared/ui'
import { useIsChild, useTestParams } from '../../run/use-test-params'
import { AdultStart } from './adult-start'
import { ChildStart } from './child-start'
import { StartSkeleton } from './start-skeleton'

/** Before the test: what it is, and the button that starts or continues it. */
export default function Start() {
  const testParams = useTestParams()
  const isChild = useIsChild()
  const { data, error, refetch } = useQuery(
    attemptContract.test,
    { params: testParams },
    { refetchOnMountOrArgChange: true },
  )
  if (error && !data) return <FailureNotice order={1} message={(error as ApiError).message} onRetry={refetch} />
  if (!data) return <StartSkeleton />
  return isChild ? <ChildStart test={data} /> : <AdultStart test={data} />
}

import { useQuery } from '@lekta/shared/client'
import { attemptContract } from '@lekta/shared/contract/assessment/attempt'
import { QueryContent } from '@lekta/shared/feedback/query-content'
import { useIsChild, useTestParams } from '../../run/use-test-params'
import { AdultStart } from './adult-start'
import { ChildStart } from './child-start'
import { StartSkeleton } from './start-skeleton'

/** Before the test: what it is, and the button that starts or continues it. */
export default function Start() {
  const testParams = useTestParams()
  const isChild = useIsChild()
  const query = useQuery(attemptContract.test, { params: testParams }, { refetchOnMountOrArgChange: true })
  return (
    <QueryContent query={query} skeleton={<StartSkeleton />} order={1}>
      {(test) => (isChild ? <ChildStart test={test} /> : <AdultStart test={test} />)}
    </QueryContent>
  )
}

import { Navigate } from '@lekta/shared/routing'
import { useState } from 'react'
import { keyOf } from '../../queue/test-params'
import { startPath, useIsChild, useTestParams } from '../../run/use-test-params'
import { AttemptPage } from './attempt-page'

/** The test itself. Only the child takes it; other roles see an explanation. */
export default function Main() {
  const testParams = useTestParams()
  const isChild = useIsChild()
  // Who opened the page counts: a session that ends in the middle must not take the page away.
  const [takes] = useState(isChild)
  if (!takes) return <Navigate to={startPath(testParams)} replace />
  return <AttemptPage key={keyOf(testParams)} testParams={testParams} />
}

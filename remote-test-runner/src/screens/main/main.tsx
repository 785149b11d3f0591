import { Navigate } from '@lekta/shared/routing'
import { useState } from 'react'
import { keyOf } from '../../queue/test-params'
import { startPath, useIsChild, useTestParams } from '../../run/use-test-params'
import { AttemptPage } from './attempt-page'

/** The test itself. Only the child takes it; other roles see an explanation. */
export default function Main() {
  const testParams = useTestParams()
  const isChild = useIsChild()
  // Keeps the role that the user had when the page was opened. If the session ends during the test, the page must
  // stay.
  const [takes] = useState(isChild)
  if (!takes) return <Navigate to={startPath(testParams)} replace />
  return <AttemptPage key={keyOf(testParams)} testParams={testParams} />
}

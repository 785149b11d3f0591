import type { Store } from '@lekta/shared/client'
import { useAppSelector, useStore } from '@lekta/shared/client'
import { useLocation, useNavigate } from '@lekta/shared/routing'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { openAnswerStore } from '../../queue/answer-store'
import type { TestParams } from '../../queue/test-params'
import { passedAttemptIn } from '../../run/passed-attempt'
import { createRunner } from '../../run/runner'
import { acquireTabLock, type TabLock } from '../../run/tab-lock'

// Returns the attempt from the start page, only once: after a reload or the Back button, the page must ask the
// server.
function usePassedAttempt() {
  const { state, pathname } = useLocation()
  const navigate = useNavigate()
  const [passedAttempt] = useState(() => passedAttemptIn(state))
  useEffect(() => {
    if (state) void navigate(pathname, { replace: true, state: null })
  }, [state, pathname, navigate])
  return passedAttempt
}

/** Runs the test while the page is open, in one tab of this browser. A bug is thrown to the page's error boundary. */
export function useRunner(testParams: TestParams) {
  const { code, id } = testParams
  const { http } = useStore() as Store
  const passedAttempt = usePassedAttempt()
  const [broken, setBroken] = useState<{ error: unknown } | null>(null)
  const [runner] = useState(() =>
    createRunner({
      testParams,
      http,
      store: openAnswerStore(testParams),
      passedAttempt,
      onBroken: (error) => setBroken({ error }),
    }),
  )
  const tabLock = useRef<TabLock>(null)
  useEffect(() => {
    tabLock.current = acquireTabLock({ code, id }, runner.yieldTest)
    runner.open()
    return () => {
      tabLock.current?.leave()
      runner.close()
    }
  }, [runner, code, id])
  // Retries at once when the shell detects that the server is back. The queue itself waits longer between retries, so
  // that a class does not overload the server.
  const reach = useAppSelector((state) => state.reach)
  useEffect(() => {
    if (reach === 'online') runner.retryNow()
  }, [runner, reach])
  const takeOver = () => {
    tabLock.current?.take()
    runner.open()
  }
  const run = useSyncExternalStore(runner.subscribe, runner.current)
  if (broken) throw broken.error
  return { runner, run, takeOver }
}

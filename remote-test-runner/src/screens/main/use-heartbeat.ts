import { call, type Store, useStore } from '@lekta/shared/client'
import { attemptContract } from '@lekta/shared/contract/assessment/attempt'
import { useEffect } from 'react'
import type { TestParams } from '../../queue/test-params'
import type { Run } from '../../run/run'

/** Milliseconds between two heartbeats. */
export const heartbeatMs = 20_000

/**
 * Reports to the server at regular intervals that a running test is on the screen. Each answer reports this too, and
 * postpones the next heartbeat.
 */
export function useHeartbeat({ code, id }: TestParams, { tries, answered, entered, finished, elsewhere }: Run) {
  const { http } = useStore() as Store
  const running = entered && !finished && !elsewhere ? tries : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer postpones the next heartbeat
  useEffect(() => {
    if (running === null) return
    const send = () => {
      if (document.hidden) return
      // A failed call needs no handling. If no calls arrive, the teacher sees that the child is offline.
      call(http, attemptContract.showLife, { params: { code, id }, body: { tries: running } }).catch(() => {})
    }
    const timer = setInterval(send, heartbeatMs)
    return () => clearInterval(timer)
  }, [http, code, id, running, answered])
}

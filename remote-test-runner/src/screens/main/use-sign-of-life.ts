import { call, type Store, useStore } from '@lekta/shared/client'
import { attemptContract } from '@lekta/shared/contract/assessment/attempt'
import { useEffect } from 'react'
import type { TestParams } from '../../queue/test-params'
import type { Run } from '../../run/run'

/** Milliseconds between two signs of life. */
export const lifeEvery = 20_000

/** Tells the server that a running test is on the screen. An answer says so too and postpones the next sign. */
export function useSignOfLife({ code, id }: TestParams, { tries, answered, entered, finished, elsewhere }: Run) {
  const { http } = useStore() as Store
  const running = entered && !finished && !elsewhere ? tries : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer postpones the next sign
  useEffect(() => {
    if (running === null) return
    const show = () => {
      if (document.hidden) return
      // A failed call needs no handling: if calls stop arriving, the teacher sees that the child is offline.
      call(http, attemptContract.showLife, { params: { code, id }, body: { tries: running } }).catch(() => {})
    }
    const timer = setInterval(show, lifeEvery)
    return () => clearInterval(timer)
  }, [http, code, id, running, answered])
}

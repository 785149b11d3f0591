import { call, type Store, useStore } from '@lekta/shared/client'
import { attemptContract } from '@lekta/shared/contract/attempt'
import { useEffect } from 'react'
import type { TestParams } from '../../queue/test-params'
import type { Run } from '../../run/run'

/** Between two signs of life, in milliseconds. */
export const lifeEvery = 20_000

/** Shows the server that a running test is on the screen. An answer is such a sign, so a child who works sends no others. */
export function useSignOfLife({ code, id }: TestParams, { tries, answered, entered, finished, elsewhere }: Run) {
  const { http } = useStore() as Store
  const running = entered && !finished && !elsewhere ? tries : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer puts the next sign off
  useEffect(() => {
    if (running === null) return
    const show = () => {
      if (document.hidden) return
      // A failed call needs no handling: its absence already tells the teacher that the child is offline.
      call(http, attemptContract.showLife, { params: { code, id }, body: { tries: running } }).catch(() => {})
    }
    const timer = setInterval(show, lifeEvery)
    return () => clearInterval(timer)
  }, [http, code, id, running, answered])
}

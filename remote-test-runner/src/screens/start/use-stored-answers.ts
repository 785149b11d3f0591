import { useEffect, useState } from 'react'
import { openAnswerStore } from '../../queue/answer-store'
import type { TestParams } from '../../queue/test-params'

/**
 * Returns the number of this test's unsent answers in this browser, and whether the browser can keep answers; null
 * until known.
 */
export function useStoredAnswers({ code, id }: TestParams) {
  const [stored, setStored] = useState<{ waiting: number; lasting: boolean } | null>(null)
  useEffect(() => {
    let active = true
    const store = openAnswerStore({ code, id })
    void Promise.all([store.waiting(), store.lasting()]).then(([waiting, lasting]) => {
      if (active) setStored({ waiting: waiting.length, lasting })
    })
    return () => {
      active = false
    }
  }, [code, id])
  return stored
}

import { useEffect, useState } from 'react'
import { openAnswerStore } from '../../queue/answer-store'
import type { TestParams } from '../../queue/test-params'

/** Answers to this test that still wait in this browser, and whether it can keep any; null until that is known. */
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

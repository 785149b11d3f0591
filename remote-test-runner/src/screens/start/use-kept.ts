import { useEffect, useState } from 'react'
import type { TestPlace } from '../../queue/address'
import { openAnswerStore } from '../../queue/answer-store'

/** Answers to this test that still wait in this browser, and whether it can keep any; null until that is known. */
export function useKept({ code, id }: TestPlace) {
  const [kept, setKept] = useState<{ waiting: number; lasting: boolean } | null>(null)
  useEffect(() => {
    let here = true
    const store = openAnswerStore({ code, id })
    void Promise.all([store.waiting(), store.lasting()]).then(([waiting, lasting]) => {
      if (here) setKept({ waiting: waiting.length, lasting })
    })
    return () => {
      here = false
    }
  }, [code, id])
  return kept
}

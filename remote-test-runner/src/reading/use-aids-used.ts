import { aidsOf, type ReadingAid, type ReadingSettings } from '@lekta/shared/contract/assessment/reading'
import { useEffect, useRef } from 'react'

/** Returns a function that lists every reading aid with which this item's text has been shown so far. */
export function useAidsUsed(number: number, settings: ReadingSettings): () => ReadingAid[] {
  const used = useRef({ number, aids: new Set<ReadingAid>() })
  useEffect(() => {
    if (used.current.number !== number) used.current = { number, aids: new Set() }
    for (const aid of aidsOf(settings)) used.current.aids.add(aid)
  }, [number, settings])
  return () => [...used.current.aids]
}

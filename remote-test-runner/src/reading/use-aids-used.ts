import { aidsOf, type ReadingAid, type ReadingWays } from '@lekta/shared/contract/reading'
import { useEffect, useRef } from 'react'

/** Every way other than usual in which one text has been shown since it came. Mount it once for each text. */
export function useAidsUsed(ways: ReadingWays): () => ReadingAid[] {
  const used = useRef(new Set<ReadingAid>())
  useEffect(() => {
    for (const aid of aidsOf(ways)) used.current.add(aid)
  }, [ways])
  return () => [...used.current]
}

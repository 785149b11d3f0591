import { type Store, useQuery, useStore } from '@lekta/shared/client'
import { defaultReadingSettings, type ReadingSettings, readingContract } from '@lekta/shared/contract/reading'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { saveReadingSettings } from './save-reading-settings'
import { unsentWays } from './unsent'
import { createWaysKeeper } from './ways-keeper'

/** While the server does not tell, it is asked again so often, in milliseconds. */
const askEvery = 5000

/** How the child likes to read, and the way to choose otherwise: at once on this page, and from now on everywhere. */
export function useReadingWays() {
  const store = useStore() as Store
  const [isTold, setTold] = useState(false)
  const { data } = useQuery(readingContract.readingWays, undefined, { pollingInterval: isTold ? 0 : askEvery })
  const [chosen, setChosen] = useState<ReadingSettings | null>(null)
  const [keeper] = useState(() => createWaysKeeper((ways) => saveReadingSettings(store, ways)))
  const studentId = data?.student_id ?? null
  const unsent = useMemo(() => (studentId === null ? null : unsentWays(studentId)), [studentId])
  const ways = chosen ?? unsent ?? data?.ways ?? defaultReadingSettings

  useEffect(() => {
    if (studentId === null) return
    setTold(true)
    const waiting = unsentWays(studentId)
    if (waiting) void keeper.keep(waiting, studentId)
  }, [studentId, keeper])

  const choose = useCallback(
    (change: Partial<ReadingSettings>) => {
      const next = { ...ways, ...change }
      setChosen(next)
      void keeper.keep(next, studentId)
    },
    [ways, keeper, studentId],
  )
  return { ways, choose }
}

export type ChooseWays = ReturnType<typeof useReadingWays>['choose']

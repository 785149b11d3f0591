import { call, type Store, useStore } from '@lekta/shared/client'
import { type Placement, studentContract } from '@lekta/shared/contract/people/student'
import { useEffect, useState } from 'react'

/** Loads where students are now. Null until they have loaded; `reload` loads them again. */
export function usePlacements(ids: readonly number[]) {
  const { http } = useStore() as Store
  const [placements, setPlacements] = useState<Placement[] | null>(null)
  const [tries, setTries] = useState(0)
  const key = ids.join(',')
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for `ids`, and `tries` repeats the request
  useEffect(() => {
    let active = true
    setPlacements(null)
    if (ids.length > 0)
      call(http, studentContract.studentPlacements, { body: { ids: [...ids] } }).then(
        (loaded) => active && setPlacements(loaded),
        () => undefined,
      )
    return () => {
      active = false
    }
  }, [http, key, tries])
  return { placements, reload: () => setTries(tries + 1) }
}

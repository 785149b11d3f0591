import type { Selection } from '@lekta/shared/ui'
import { useCallback, useState } from 'react'

/** Rows that are chosen across the pages of a list. */
export function useSelection<Row>(nameOf: (row: Row) => string) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const choose = useCallback<Selection<Row>['choose']>(
    (ids, isChosen) =>
      setChosen((last) => {
        const next = new Set(last)
        for (const id of ids) {
          if (isChosen) next.add(id)
          else next.delete(id)
        }
        return next
      }),
    [],
  )
  const selection: Selection<Row> = { chosen, nameOf, choose }
  return { selection, ids: [...chosen], clear: () => setChosen(new Set()) }
}

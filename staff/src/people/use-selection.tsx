import type { Selection } from '@lekta/shared/ui'
import { useState } from 'react'

/** Rows that are chosen across the pages of a list. */
export function useSelection<Row>(nameOf: (row: Row) => string) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const selection: Selection<Row> = {
    chosen,
    nameOf,
    choose: (ids, choose) =>
      setChosen((last) => {
        const next = new Set(last)
        for (const id of ids) {
          if (choose) next.add(id)
          else next.delete(id)
        }
        return next
      }),
  }
  return { selection, ids: [...chosen], clear: () => setChosen(new Set()) }
}

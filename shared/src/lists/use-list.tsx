import { browserStore } from '@lekta/shared/client'
import { useSearchParams } from '@lekta/shared/routing'
import type { Sorting } from '@lekta/shared/ui'
import { useState } from 'react'
import { type ListState, readListState, writeListState } from '../lib/paging/list-url'

/** The page sizes to choose from, and the page size of a list that does not set its own. */
export const pageSizes = [10, 20, 30, 50] as const
const pagerLimit = 5

/** The page size of long lists, because the default of five rows would hide most of a class. */
export const defaultPageSize = 20

type Order = Pick<ListState, 'sortBy' | 'descending'>

const keyOf = (name: string) => `sorting-${name}`

/** Returns the sorting that the user has last chosen for a list in this browser; undefined if there is none. */
function readOrder(name: string | undefined): Order | undefined {
  const stored = name && browserStore.get(keyOf(name))
  return stored ? { sortBy: stored.replace(/^-/, ''), descending: stored.startsWith('-') } : undefined
}

/** Returns the remembered sorting of a list, as it was when the page opened, and functions that change it. */
function useOrder(name: string | undefined) {
  const [order, setOrder] = useState(() => readOrder(name))
  const remember = ({ sortBy, descending }: Order) => {
    if (name) browserStore.set(keyOf(name), `${descending ? '-' : ''}${sortBy}`)
  }
  const forget = () => {
    if (name) browserStore.remove(keyOf(name))
    setOrder(undefined)
  }
  return { order, remember, forget }
}

/**
 * Returns the state of a list (page, size, search, sorting), which is stored in the address, and the matching query.
 * With a name, the chosen sorting is also the list's order the next time.
 */
export function useList(usual: Partial<ListState> = {}, offered: readonly number[] = pageSizes, name?: string) {
  const [params, setParams] = useSearchParams()
  const { order, remember, forget } = useOrder(name)
  const first: ListState = { page: 1, size: pagerLimit, search: '', sortBy: 'id', descending: false, ...usual }
  const fallback: ListState = { ...first, ...order }
  // The current size is always among the choices, even if the list starts with a size that is not offered.
  const sizes = [...new Set([...offered, fallback.size])].sort((a, b) => a - b)
  const listState = readListState(params, fallback, sizes)
  const go = (change: Partial<ListState>) =>
    setParams(
      (current) => writeListState(current, { ...readListState(current, fallback, sizes), ...change }, fallback),
      {
        replace: true,
      },
    )
  const sortBy = (next: Order) => {
    remember(next)
    go({ ...next, page: 1 })
  }
  const sorting: Sorting = { by: listState.sortBy, descending: listState.descending }
  return {
    listState,
    sorting,
    sizes,
    options: {
      page: listState.page,
      itemsPerPage: listState.size,
      search: listState.search,
      sortBy: listState.sortBy,
      sortDesc: listState.descending,
    },
    toPage: (page: number) => go({ page }),
    // A new search or page size starts again at the first page.
    toSize: (size: number) => go({ size, page: 1 }),
    toSearch: (search: string) => go({ search, page: 1 }),
    toSort: (by: string) => sortBy({ sortBy: by, descending: listState.sortBy === by && !listState.descending }),
    toSorting: ({ by, descending }: Sorting) => sortBy({ sortBy: by, descending }),
    /** Set if the order is a remembered one, which a newer server may not know. */
    forgetSorting: order && forget,
  }
}
export type List = ReturnType<typeof useList>

/** Returns the query of a list endpoint, with the search term under both names that the endpoint accepts. */
export const listQuery = <Options extends { search: string }>(options: Options) => ({ q: options.search, options })

import { useSearchParams } from '@lekta/shared/routing'
import type { Sorting } from '@lekta/shared/ui'
import { type ListState, readListState, writeListState } from '../lib/paging/list-url'

/** The page sizes to choose from, and the page size of a list that does not set its own. */
export const pageSizes = [10, 20, 30, 50] as const
const pagerLimit = 5

/** The page size of long lists, because the default of five rows would hide most of a class. */
export const defaultPageSize = 20

/**
 * Returns the state of a list (page, size, search, sorting), which is stored in the address, and the matching query.
 */
export function useList(usual: Partial<ListState> = {}, offered: readonly number[] = pageSizes) {
  const [params, setParams] = useSearchParams()
  const fallback: ListState = { page: 1, size: pagerLimit, search: '', sortBy: 'id', descending: false, ...usual }
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
    toSort: (by: string) => go({ sortBy: by, descending: listState.sortBy === by && !listState.descending, page: 1 }),
    toSorting: ({ by, descending }: Sorting) => go({ sortBy: by, descending, page: 1 }),
  }
}
export type List = ReturnType<typeof useList>

/** Returns the query of a list endpoint, with the search term under both names that the endpoint accepts. */
export const listQuery = <Options extends { search: string }>(options: Options) => ({ q: options.search, options })

/** The state of a list, as stored in its address. */
export interface ListState {
  page: number
  size: number
  search: string
  sortBy: string
  descending: boolean
}

const wholeNumber = (text: string | null, fallback: number) => {
  const number = Number(text)
  return Number.isInteger(number) && number > 0 ? number : fallback
}

/** Reads a list's state from an address. Missing or invalid values are taken from `fallback`. */
export const readListState = (params: URLSearchParams, fallback: ListState, sizes: readonly number[]): ListState => {
  const size = wholeNumber(params.get('size'), fallback.size)
  return {
    page: wholeNumber(params.get('page'), fallback.page),
    size: sizes.includes(size) ? size : fallback.size,
    search: params.get('q') ?? fallback.search,
    sortBy: params.get('sort')?.replace(/^[+ -]/, '') || fallback.sortBy,
    descending: params.has('sort') ? params.get('sort')?.startsWith('-') === true : fallback.descending,
  }
}

/** Writes a list's state to an address: values equal to the fallback are left out, other parameters stay. */
export const writeListState = (params: URLSearchParams, listState: ListState, fallback: ListState): URLSearchParams => {
  const next = new URLSearchParams(params)
  const put = (key: string, value: string, usual: string) => (value === usual ? next.delete(key) : next.set(key, value))
  const sortOf = ({ sortBy, descending }: ListState) => `${descending ? '-' : ''}${sortBy}`
  put('page', String(listState.page), String(fallback.page))
  put('size', String(listState.size), String(fallback.size))
  put('q', listState.search, fallback.search)
  put('sort', sortOf(listState), sortOf(fallback))
  return next
}

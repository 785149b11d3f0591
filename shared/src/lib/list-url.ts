/** A list's place as its address says it. */
export interface ListPlace {
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

/** Reads a place from an address; what is missing or nonsense falls back. */
export const readPlace = (params: URLSearchParams, fallback: ListPlace, sizes: readonly number[]): ListPlace => {
  const size = wholeNumber(params.get('size'), fallback.size)
  return {
    page: wholeNumber(params.get('page'), fallback.page),
    size: sizes.includes(size) ? size : fallback.size,
    search: params.get('q') ?? fallback.search,
    sortBy: params.get('sort')?.replace(/^[+ -]/, '') || fallback.sortBy,
    descending: params.has('sort') ? params.get('sort')?.startsWith('-') === true : fallback.descending,
  }
}

/** Writes a place over an address: what equals the fallback is left out, other parameters stay. */
export const writePlace = (params: URLSearchParams, place: ListPlace, fallback: ListPlace): URLSearchParams => {
  const next = new URLSearchParams(params)
  const put = (key: string, value: string, usual: string) => (value === usual ? next.delete(key) : next.set(key, value))
  const sortOf = ({ sortBy, descending }: ListPlace) => `${descending ? '-' : ''}${sortBy}`
  put('page', String(place.page), String(fallback.page))
  put('size', String(place.size), String(fallback.size))
  put('q', place.search, fallback.search)
  put('sort', sortOf(place), sortOf(fallback))
  return next
}

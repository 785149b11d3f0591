import type { SavedView } from '@lekta/shared/contract/people/saved-view'
import type { ViewState } from '@lekta/shared/lists/list-view'
import { useSearchParams } from '@lekta/shared/routing'

/** What a view holds: filters and order as an address, and the columns that differ from the usual choice. */
export type ViewContent = Pick<SavedView, 'query' | 'columns'>

/** The parts of an address that say where someone is in a list, not which rows it has. */
const left = ['q', 'page', 'size']

/** Writes an address so that equal filters are equal texts. */
function normalise(params: URLSearchParams): string {
  const entries = [...params].filter(([name, value]) => value && !left.includes(name))
  return new URLSearchParams(entries.toSorted(([a], [b]) => a.localeCompare(b))).toString()
}

const sameColumns = (a: readonly string[], b: readonly string[]) => [...a].sort().join() === [...b].sort().join()

/** Returns what the list shows now, as a view would hold it, and a function that shows a view. */
export function useViewContent({ list, columns }: ViewState) {
  const [params, setParams] = useSearchParams()
  const { by, descending } = list.sorting
  const ordered = new URLSearchParams(params)
  ordered.set('sort', `${descending ? '-' : ''}${by}`)
  const current: ViewContent = { query: normalise(ordered), columns: [...columns.switched] }
  return {
    current,
    isShown: (view: ViewContent) =>
      normalise(new URLSearchParams(view.query)) === current.query && sameColumns(view.columns, current.columns),
    show: (view: ViewContent) => {
      setParams(new URLSearchParams(view.query))
      columns.replace(view.columns)
    },
  }
}

/** Returns the link that opens a view on the open page. */
export const linkOf = ({ query }: ViewContent) => `${window.location.origin}${window.location.pathname}?${query}`

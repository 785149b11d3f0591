import type { Release } from '@lekta/shared/routing/registry'
import { runBundled } from '../run-bundled'
import { requestIn } from './page-files'

/** An area without its code, and the import specifier of each page and of its cards for the dashboard. */
export interface ReadArea {
  table: AreaTable
  requests: Record<string, string>
  /** All texts of the area with their Indonesian. */
  strings: Record<string, string>
}

type AreaTable = Release['area']

interface Area {
  pages: readonly { path: string; lazy: () => unknown }[]
  words: { id: Record<string, string> }
}

interface AreaModule {
  area: Area
  tableOf: (area: unknown) => AreaTable
  lazyOf: (area: unknown, part: string) => (() => unknown) | undefined
  dashboardPart: string
}

const source = `
export { area } from './src/area'
export { tableOf, lazyOf, dashboardPart } from '@lekta/shared/routing'`

/** Reads `src/area.ts` of a package as data. Throws if that fails. */
export async function readArea(directory: string): Promise<ReadArea> {
  const { area, tableOf, lazyOf, dashboardPart } = await runBundled<AreaModule>(directory, source).catch(
    (error: Error) => {
      throw new Error(`The area in ${directory} could not be read: ${error.message}`, { cause: error })
    },
  )
  const pages = area.pages.map(({ path, lazy }) => [path, requestIn(lazy)])
  const loadCards = lazyOf(area, dashboardPart)
  const cards = loadCards ? [[dashboardPart, requestIn(loadCards)]] : []
  return { table: tableOf(area), requests: Object.fromEntries([...pages, ...cards]), strings: area.words.id }
}

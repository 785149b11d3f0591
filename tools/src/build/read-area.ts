import { extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Release } from '@lekta/shared/routing/registry'
import { resolveFrom } from '../libraries'
import { runOnPackage } from '../run-on-package'
import { requestIn } from './page-files'

/** An area without its code, and the import specifier of each page and of its part of the dashboard. */
export interface ReadArea {
  table: AreaTable
  requests: Record<string, string>
  /** All texts of the area with their Indonesian. */
  strings: Record<string, string>
}

type AreaTable = Release['area']

interface Area {
  pages: readonly { path: string; lazy: () => unknown }[]
  dashboard?: () => unknown
  words: { id: Record<string, string> }
}

interface AreaModule {
  area: Area
}

interface RoutingModule {
  tableOf: (area: unknown) => AreaTable
  dashboardPart: string
}

/** Reads `src/area.ts` of a package as data. Its imports stay loaded, so `readArea` calls it in a separate process. */
export async function areaOf(directory: string): Promise<ReadArea> {
  const { area } = (await import(pathToFileURL(join(directory, 'src/area.ts')).href)) as AreaModule
  const routing = pathToFileURL(resolveFrom(directory, '@lekta/shared/routing')).href
  const { tableOf, dashboardPart } = (await import(routing)) as RoutingModule
  const pages = area.pages.map(({ path, lazy }) => [path, requestIn(lazy)])
  const cards = area.dashboard ? [[dashboardPart, requestIn(area.dashboard)]] : []
  return { table: tableOf(area), requests: Object.fromEntries([...pages, ...cards]), strings: area.words.id }
}

/** The program that prints an area as JSON: TypeScript in this repository, JavaScript where it is installed. */
const program = join(import.meta.dirname, `print-area${extname(import.meta.filename)}`)

/** Runs `areaOf` in a separate process and returns its result. Throws if that fails. */
export const readArea = (directory: string): ReadArea =>
  runOnPackage(program, directory, { failure: `The area in ${directory} could not be read` })

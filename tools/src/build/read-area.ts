import { spawnSync } from 'node:child_process'
import { extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { resolveFrom } from '../libraries'
import { typescriptLoader } from '../typescript-loader'
import { requestIn } from './page-files'

/** An area without its code, and the import specifier of each page and of its cards for the dashboard. */
export interface ReadArea {
  table: { name: string; pages: { path: string; bare?: boolean }[] }
  requests: Record<string, string>
}

interface AreaModule {
  area: { pages: readonly { path: string; lazy: () => unknown }[] }
}

interface RoutingModule {
  tableOf: (area: unknown) => ReadArea['table']
  lazyOf: (area: unknown, part: string) => (() => unknown) | undefined
  dashboardPart: string
}

/** Reads `src/area.ts` of a package as data. Its imports stay loaded, so `readArea` calls it in a separate process. */
export async function areaOf(directory: string): Promise<ReadArea> {
  const { area } = (await import(pathToFileURL(join(directory, 'src/area.ts')).href)) as AreaModule
  const routing = pathToFileURL(resolveFrom(directory, '@lekta/shared/routing')).href
  const { tableOf, lazyOf, dashboardPart } = (await import(routing)) as RoutingModule
  const pages = area.pages.map(({ path, lazy }) => [path, requestIn(lazy)])
  const loadCards = lazyOf(area, dashboardPart)
  const cards = loadCards ? [[dashboardPart, requestIn(loadCards)]] : []
  return { table: tableOf(area), requests: Object.fromEntries([...pages, ...cards]) }
}

/** The program that prints an area as JSON: TypeScript in this repository, JavaScript where it is installed. */
const program = join(import.meta.dirname, `print-area${extname(import.meta.filename)}`)

/** Runs `areaOf` in a separate process and returns its result. Throws if that fails. */
export function readArea(directory: string): ReadArea {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', typescriptLoader, program, directory], {
    cwd: directory,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  })
  if (status !== 0) throw new Error(`The area in ${directory} could not be read:\n${stderr}`)
  return JSON.parse(stdout) as ReadArea
}

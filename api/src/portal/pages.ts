import { homeAliases } from '@lekta/shared/lib/home'
import { matchPage } from '@lekta/shared/lib/match-page'
import type { HostFiles, Registry } from './files'

const notFoundPath = '/404'

/** The pages that explain an error are sent with its status, every other page with 200. */
const errorStatuses: Readonly<Record<string, number>> = { '/401': 401, [notFoundPath]: 404 }

/** Every path that the portal can show: pages of the shell and of the released areas, and addresses that redirect to one. */
function pathsOf(registry: Registry, host: HostFiles): string[] {
  const areas = Object.values(registry).flatMap(({ current }) => current.area.pages.map(({ path }) => path))
  return [...Object.keys(host.pages), ...homeAliases, ...areas]
}

/** Exists only until there is an admin; until then the entry pages redirect to it. */
const setupPath = '/setup'
const entryPages: readonly string[] = ['/', '/login']

interface Site {
  registry: Registry
  host: HostFiles
  /** Whether the server waits for its first admin. */
  needsSetup: boolean
}

/** Returns where an address leads on a server that waits for its first admin; null where it leads nowhere else. */
export const setupRedirect = (pathname: string, needsSetup: boolean): string | null =>
  needsSetup && entryPages.includes(pathname) ? setupPath : null

/** Returns the page at an address and the HTTP status to send it with; an unknown address shows the page `/404`. */
export function resolvePage(pathname: string, { registry, host, needsSetup }: Site): { path: string; status: number } {
  const paths = pathsOf(registry, host).filter((path) => needsSetup || path !== setupPath)
  const page = matchPage(
    paths.map((path) => ({ path })),
    pathname,
  )
  if (!page) return { path: notFoundPath, status: 404 }
  return { path: pathname, status: errorStatuses[page.path] ?? 200 }
}

/** Addresses below these are never pages. */
const notPages = /^\/(api|remotes|assets)(\/|$)/

/** Ends like a file's name, as the addresses that browsers and crawlers ask for on their own do. */
const fileName = /\.[a-z\d]{2,5}$/i

/**
 * Returns whether an unknown address gets the HTML of `/404`. A missing file gets it only from a browser's address bar; a script
 * or picture that turned into HTML would hide the error.
 */
export const isPageAddress = (pathname: string, accept: string): boolean =>
  !notPages.test(pathname) && (!fileName.test(pathname) || accept.includes('text/html'))

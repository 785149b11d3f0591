import { homeAliases } from '@lekta/shared/lib/home'
import { matchPage } from '@lekta/shared/lib/match-page'
import type { Registry } from '@lekta/shared/routing/registry'
import type { HostFiles } from './files'

const notFoundPath = '/404'

/** The HTTP status of each page that explains an error. All other pages are sent with 200. */
const errorStatuses: Readonly<Record<string, number>> = { '/401': 401, [notFoundPath]: 404 }

/**
 * Returns all paths of the portal: pages of the shell and of the released areas, and addresses that redirect to one.
 */
function pathsOf(registry: Registry, host: HostFiles): string[] {
  const areas = Object.values(registry).flatMap(({ current }) => current.area.pages.map(({ path }) => path))
  return [...Object.keys(host.pages), ...homeAliases, ...areas]
}

/** The setup page. It exists only until the first admin is created, and the entry pages redirect to it until then. */
const setupPath = '/setup'
const entryPages: readonly string[] = ['/', '/login']

interface Site {
  registry: Registry
  host: HostFiles
  /** Whether the server still has to be set up with its first admin. */
  needsSetup: boolean
}

/** Returns the address to redirect to on a server without its first admin, or null if there is no redirect. */
export const setupRedirect = (pathname: string, needsSetup: boolean): string | null =>
  needsSetup && entryPages.includes(pathname) ? setupPath : null

/** Returns the page at an address and its HTTP status. An unknown address gets the page `/404`. */
export function resolvePage(pathname: string, { registry, host, needsSetup }: Site): { path: string; status: number } {
  const paths = pathsOf(registry, host).filter((path) => needsSetup || path !== setupPath)
  const page = matchPage(
    paths.map((path) => ({ path })),
    pathname,
  )
  if (!page) return { path: notFoundPath, status: 404 }
  return { path: pathname, status: errorStatuses[page.path] ?? 200 }
}

/** Addresses below these folders are never pages. */
const notPages = /^\/(api|remotes|assets)(\/|$)/

/** Matches addresses that end like a file name; browsers and crawlers request some of them on their own. */
const fileName = /\.[a-z\d]{2,5}$/i

/**
 * Returns whether an unknown address gets the HTML of `/404`. For the address of a missing file, this is the case
 * only if a person opens it in a browser. If a script or image were answered with HTML, the error would be hidden.
 */
export const isPageAddress = (pathname: string, accept: string): boolean =>
  !notPages.test(pathname) && (!fileName.test(pathname) || accept.includes('text/html'))

import { dashboardPart, home } from '@lekta/shared/lib/home'
import { matchPage } from '@lekta/shared/lib/match-page'
import type { Registry } from '@lekta/shared/routing/registry'
import type { HostFiles, Language } from './files'

/** A file that the browser should start to load while it is still parsing the page. */
export interface Hint {
  url: string
  /**
   * Hash of a remote's file. The page loads the file with an integrity check, so the hint needs the same hash;
   * otherwise the file would be fetched twice.
   */
  integrity?: string
  /** Whether to fetch the file with low priority, after the files that the page itself needs. */
  later?: boolean
}

const pageAt = (paths: readonly string[], pathname: string) =>
  matchPage(
    paths.map((path) => ({ path })),
    pathname,
  )?.path

const hintsOf = (urls: readonly string[] = []): Hint[] => urls.map((url) => ({ url }))

/** Returns the files with texts in a language. English is in the code. */
const textsIn = (language: Language, words: { id: readonly string[] } | undefined) =>
  language === 'en' ? [] : (words?.[language] ?? [])

const filesOf = ({ current }: Registry[string], page: string | undefined, language: Language): Hint[] => {
  const { entry, files, preload, words } = current
  const urls = [entry, ...(preload[page ?? ''] ?? []), ...textsIn(language, words)]
  return urls.map((url) => ({ url, ...(files[url] && { integrity: files[url] }) }))
}

const isFramed = ({ current }: Registry[string], path: string) => {
  const page = pageAt(Object.keys(current.preload), path)
  return page !== undefined && !current.area.pages.some((one) => one.path === page && one.bare)
}

/** The whole UI, which releases take that need the runtime of Module Federation. */
const wholeKit = '@lekta/shared/ui'

/** Returns the files of the host that a page of a remote needs. */
function hostFilesOf({ current }: Registry[string], page: string, host: HostFiles): Hint[] {
  const isLegacy = current.runtime !== 'portal'
  const modules = isLegacy ? [wholeKit] : (current.takes?.[page] ?? [])
  const loader = isLegacy ? host.legacy : host.federation
  return hintsOf([...loader, ...modules.flatMap((module) => host.kit[module] ?? [])])
}

/**
 * Returns the files of the remote whose page is opened. On the shell's own pages, returns files of the user's area
 * instead: the area's cards on the dashboard; on other pages the area's entry, at low priority, because the user will
 * probably open one of its pages next.
 */
function remotesFor({ path, role, language }: Visit, registry: Registry, host: HostFiles): Hint[] {
  const pageHints = (line: Registry[string], page: string) => [
    ...hostFilesOf(line, page, host),
    ...filesOf(line, page, language),
  ]
  const opened = Object.values(registry).flatMap((line) => {
    const page = pageAt(Object.keys(line.current.preload), path)
    return page === undefined ? [] : pageHints(line, page)
  })
  if (opened.length > 0) return opened
  const roleRemote = registry[role ?? '']
  if (!roleRemote) return []
  if (path === home && roleRemote.current.preload[dashboardPart]) return pageHints(roleRemote, dashboardPart)
  const ahead = [...hintsOf(host.federation), ...filesOf(roleRemote, undefined, language)]
  return ahead.map((hint) => ({ ...hint, later: true }))
}

/** The opened address, whether there is a login and its role if the server knows them, and the language. */
interface Visit {
  path: string
  isLoggedIn: boolean
  role: string | null
  language: Language
}

/** Returns the files that a browser needs for a path: those of the page, and those of the logged-in role's area. */
export function hintsFor(visit: Visit, registry: Registry, host: HostFiles): Hint[] {
  const { path, language } = visit
  const ownPage = pageAt(Object.keys(host.pages), path)
  const remotes = remotesFor(visit, registry, host)
  const frame = ownPage || !Object.values(registry).some((line) => isFramed(line, path)) ? [] : hintsOf(host.frame)
  const hints = [
    ...hintsOf(host.app),
    // Before the scripts, so that the font has arrived when they show text, and nothing moves.
    ...hintsOf(host.fonts),
    ...hintsOf(visit.isLoggedIn ? host.session : []),
    ...hintsOf(host.pages[ownPage ?? '']),
    ...hintsOf(textsIn(language, host.words)),
    ...frame,
    ...remotes,
  ]
  return hints.filter(({ url }, i) => hints.findIndex((hint) => hint.url === url) === i)
}

/** Escapes text for use in an HTML attribute or element. */
export const quoted = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

const kindOf = (url: string) => (url.endsWith('.css') ? 'style' : url.endsWith('.woff2') ? 'font' : 'script')

/** Returns the files that render a page of the host: the program, the page's own files and the texts. */
export function filesFor({ path, language }: Pick<Visit, 'path' | 'language'>, host: HostFiles): string[] {
  const own = host.pages[pageAt(Object.keys(host.pages), path) ?? ''] ?? []
  const files = [...host.app, ...own, ...textsIn(language, host.words)]
  return files.filter((file, i) => files.indexOf(file) === i)
}

/**
 * Returns hints as `<link>` elements. Their attributes must match the later request exactly; otherwise the file would
 * be fetched twice.
 */
export const linksOf = (hints: readonly Hint[]) =>
  hints
    .map(({ url, integrity, later }) => {
      const kind = kindOf(url)
      const anonymous = integrity || kind === 'font' ? ' crossorigin="anonymous"' : ''
      const checked = integrity ? ` integrity="${quoted(integrity)}"` : ''
      return `<link rel="preload" as="${kind}" href="${quoted(url)}"${anonymous}${checked}${later ? ' fetchpriority="low"' : ''}>`
    })
    .join('')

import type { Role } from '@lekta/shared/contract/endpoint'
import { type AreaPage, breadcrumbsOf, pagesFor } from '@lekta/shared/routing'
import Fuse from 'fuse.js'
import { keywordsOf, type Say } from './match-words'

/** A page as search result. */
export interface FoundPage {
  path: string
  title: string
  /** The titles of its parent pages. */
  trail: readonly string[]
  picture: NonNullable<AreaPage['menu']>['icon'] | undefined
  /** Whether a title or a keyword begins with what was typed, so that the page is rather what was meant. */
  isClose: boolean
}

/** Public pages that are useful after the login too. */
const openToo = ['/how-it-works', '/contact-us', '/privacy-policy', '/terms-and-condition', '/stresstest']

/** Whether a page only redirects to the same address with a parameter. */
const isAlias = (pages: readonly AreaPage[], { path, noCache }: AreaPage) =>
  noCache === true && pages.some((other) => other.path.startsWith(`${path}/:`))

const isOffered = (pages: readonly AreaPage[], page: AreaPage) =>
  !page.path.includes(':') && (page.public ? openToo.includes(page.path) : !page.bare) && !isAlias(pages, page)

interface Entry extends Omit<FoundPage, 'isClose'> {
  /** The title and the menu label, in the user's language and in English. */
  titles: readonly string[]
  keywords: readonly string[]
}

function entryOf(pages: readonly AreaPage[], { path, title, menu, keywords }: AreaPage, say: Say) {
  const trail = breadcrumbsOf(pages, path).slice(0, -1)
  const titles = [title, menu?.label].filter((text) => text !== undefined)
  return {
    path,
    title: say(title),
    trail: trail.map((one) => say(one.title)),
    picture: menu?.icon,
    titles: [...new Set([...titles.map(say), ...titles])],
    keywords: keywordsOf(keywords, say),
  } satisfies Entry
}

const begins = (texts: readonly string[], typed: string) =>
  texts.some((text) => text.toLowerCase().startsWith(typed.toLowerCase()))

/**
 * Finds pages that these roles may see, by title in the user's language or in English, by path, and by keywords.
 * Without search text it returns the menu pages.
 */
export function createPageSearch(all: readonly AreaPage[], roles: readonly Role[], say: Say) {
  const pages = pagesFor(all, roles)
  const offered = pages.filter((page) => isOffered(pages, page)).map((page) => entryOf(pages, page, say))
  const fuse = new Fuse<Entry>(offered, {
    threshold: 0.4,
    ignoreLocation: true,
    keys: [
      { name: 'titles', weight: 0.7 },
      { name: 'path', weight: 0.3 },
    ],
  })
  const isClose = (entry: Entry, typed: string) => begins(entry.titles, typed) || begins(entry.keywords, typed)
  return (search: string): readonly FoundPage[] => {
    const typed = search.trim()
    if (!typed) return offered.filter(({ picture }) => picture).map((entry) => ({ ...entry, isClose: true }))
    const found = fuse.search(typed).map(({ item }) => item)
    const more = offered.filter((entry) => !found.includes(entry) && begins(entry.keywords, typed))
    return [...found, ...more].map((entry) => ({ ...entry, isClose: isClose(entry, typed) }))
  }
}

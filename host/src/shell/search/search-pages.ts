import type { Role } from '@lekta/shared/contract/endpoint'
import { type AreaPage, breadcrumbsOf, pagesFor } from '@lekta/shared/routing'
import Fuse from 'fuse.js'

/** A page as a search result. */
export interface FoundPage {
  path: string
  title: string
  /** The titles of its parent pages. */
  trail: readonly string[]
  picture: NonNullable<AreaPage['menu']>['icon'] | undefined
}

/** Public pages that are useful after the login too. */
const openToo = ['/how-it-works', '/contact-us', '/privacy-policy', '/terms-and-condition', '/stresstest']

/** Whether a page only redirects to the same address with a parameter. */
const isAlias = (pages: readonly AreaPage[], { path, noCache }: AreaPage) =>
  noCache === true && pages.some((other) => other.path.startsWith(`${path}/:`))

const isOffered = (pages: readonly AreaPage[], page: AreaPage) =>
  !page.path.includes(':') && (page.public ? openToo.includes(page.path) : !page.bare) && !isAlias(pages, page)

interface Entry extends FoundPage {
  /** The title and the menu label, in the user's language and in English. */
  titles: readonly string[]
}

function entryOf(pages: readonly AreaPage[], { path, title, menu }: AreaPage, say: (text: string) => string) {
  const trail = breadcrumbsOf(pages, path).slice(0, -1)
  const titles = [title, menu?.label].filter((text) => text !== undefined)
  return {
    path,
    title: say(title),
    trail: trail.map((one) => say(one.title)),
    picture: menu?.icon,
    titles: [...new Set([...titles.map(say), ...titles])],
  } satisfies Entry
}

/**
 * Finds pages that these roles may see, by title in the user's language or in English, and by path. Without search
 * text it returns the menu pages.
 */
export function createPageSearch(all: readonly AreaPage[], roles: readonly Role[], say: (text: string) => string) {
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
  return (search: string): readonly FoundPage[] => {
    const searchText = search.trim()
    return searchText ? fuse.search(searchText).map(({ item }) => item) : offered.filter(({ picture }) => picture)
  }
}

import type { Role } from '../contract/endpoint'
import { dashboardPart } from '../lib/home'
import { matchPage } from '../lib/match-page'
import type { AreaTable, FilledSlot, Page } from './area'

/** A page with its area and the roles that may see it. Without roles, everybody may see it. */
export interface AreaPage extends Page {
  area: string
}

/** All pages of all areas, each with its roles resolved. */
export const pagesOf = (areas: readonly AreaTable[]): AreaPage[] =>
  areas.flatMap(({ name, roles, pages }) => pages.map((page) => ({ ...page, area: name, roles: page.roles ?? roles })))

/** Returns whether an account with these roles may see the page. One matching role is enough. */
export const allows = ({ roles }: Pick<Page, 'roles'>, held: readonly Role[]) =>
  !roles || roles.some((role) => held.includes(role))

/** Returns the pages that an account with these roles may see. */
export const pagesFor = (pages: readonly AreaPage[], held: readonly Role[]) =>
  pages.filter((page) => allows(page, held))

const filledSlots = ({ slots = [], dashboard }: AreaTable): readonly FilledSlot[] =>
  dashboard ? [{ name: dashboardPart }, ...slots] : slots

/** Returns the names of the areas that fill a slot for an account with these roles. */
export const areasFilling = (areas: readonly AreaTable[], slot: string, held: readonly Role[]): string[] =>
  areas.flatMap((area) => {
    const isFilled = filledSlots(area).some(
      ({ name, roles = area.roles }) => name === slot && allows({ ...(roles && { roles }) }, held),
    )
    return isFilled ? [area.name] : []
  })

/** Returns the page at a path, or undefined. If several pages match, the path with fewer parameters wins. */
export const pageAt: (pages: readonly AreaPage[], pathname: string) => AreaPage | undefined = matchPage

export interface MenuEntry {
  path: string
  label: string
  icon: NonNullable<Page['menu']>['icon']
}

/** Returns the entries of the sidebar (`main`) or of its submenu (`more`) for the account's first role. */
export const menuOf = (pages: readonly AreaPage[], held: readonly Role[], group: 'main' | 'more'): MenuEntry[] =>
  pagesFor(pages, held.slice(0, 1)).flatMap(({ path, title, menu }) =>
    menu?.group === group ? [{ path, label: menu.label ?? title, icon: menu.icon }] : [],
  )

/** Returns the path of the menu entry to which a page belongs: its own, or that of the nearest page above it. */
export const menuPathOf = (pages: readonly AreaPage[], pathname: string): string | undefined =>
  breadcrumbsOf(pages, pathname).findLast(({ path }) => pageAt(pages, path)?.menu)?.path

/** Returns the current page and the pages above it, outermost first: its parent, or those in its path. */
export const breadcrumbsOf = (pages: readonly AreaPage[], pathname: string): { path: string; title: string }[] => {
  const segments = pathname.split('/').filter(Boolean)
  const open = pageAt(pages, pathname)
  if (open?.parent) return [...breadcrumbsOf(pages, open.parent), { path: `/${segments.join('/')}`, title: open.title }]
  const trail = segments.flatMap((_, i) => {
    const path = `/${segments.slice(0, i + 1).join('/')}`
    const page = pageAt(pages, path)
    return page ? [{ path, title: page.title }] : []
  })
  // A page that only redirects to the next one has the same title, which would appear twice.
  return trail.filter(({ title }, i) => title !== trail[i + 1]?.title)
}

import type { Role } from '../contract/endpoint'
import { home } from '../lib/home'
import { type Area, tableOf } from '../routing/area'
import { type AreaPage, allows, pagesOf } from '../routing/pages'
import { addressesOf, isAlias, type Samples } from '../testing/samples'

/** A page with the addresses at which it has something to show. */
export interface ListedPage {
  title: string
  path: string
  addresses: readonly string[]
}

/** Returns the pages that a role may see. */
export const pagesFor = (area: Area, role: Role): AreaPage[] =>
  pagesOf([tableOf(area)]).filter((page) => allows(page, [role]))

/** Returns whether the area has cards for the dashboard of a role. */
export const hasDashboard = (area: Area, role: Role): boolean =>
  area.dashboard !== undefined && area.roles?.includes(role) === true

/** Returns what a role can open in an area, the dashboard first. */
export function listPages(area: Area, role: Role, samples: Samples): ListedPage[] {
  const pages = pagesFor(area, role)
  const dashboard = hasDashboard(area, role) ? [{ title: 'Dashboard', path: home, addresses: [home] }] : []
  const listed = pages
    .filter((page) => !isAlias(page, pages))
    .map((page) => ({ title: page.title, path: page.path, addresses: addressesOf(page, samples) }))
  return [...dashboard, ...listed.filter(({ addresses }) => addresses.length > 0)]
}

/**
 * Returns the address to open for the one in the browser: the first page for none, and the sample for a page without
 * its parameters.
 */
export function addressToOpen(pages: readonly ListedPage[], address: string): string {
  const page = pages.find(({ path }) => path === address)
  return page?.addresses[0] ?? (address === '/' || address === '' ? (pages[0]?.addresses[0] ?? '/') : address)
}

import type { Role } from '../contract/endpoint'
import { dashboardPart, home } from '../lib/home'
import { type Area, tableOf } from '../routing/area'
import { type AreaPage, allows, areasFilling, pagesOf } from '../routing/pages'
import { addressesOf, isAlias, type Samples, type SlotSamples } from '../testing/samples'

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
  areasFilling([tableOf(area)], dashboardPart, [role]).length > 0

/** The first part of the addresses at which the fills of an area are shown. */
const slotsPath = '/slots/'

/** A fill with its example props. */
export interface SampledFill {
  slot: string
  address: string
  props: object
}

/** Returns the fills of an area that a role sees and that have example props. */
export const listFills = (area: Area, role: Role, slotSamples: SlotSamples = {}): SampledFill[] =>
  Object.entries(slotSamples)
    .filter(([slot]) => areasFilling([tableOf(area)], slot, [role]).length > 0)
    .map(([slot, props]) => ({ slot, address: slotsPath + slot, props }))

/** Returns what a role can open in an area: the dashboard, the pages, and the fills of other areas' slots. */
export function listPages(area: Area, role: Role, samples: Samples, slotSamples?: SlotSamples): ListedPage[] {
  const pages = pagesFor(area, role)
  const dashboard = hasDashboard(area, role) ? [{ title: 'Dashboard', path: home, addresses: [home] }] : []
  const listed = pages
    .filter((page) => !isAlias(page, pages))
    .map((page) => ({ title: page.title, path: page.path, addresses: addressesOf(page, samples) }))
  const fills = listFills(area, role, slotSamples).map(({ slot, address }) => ({
    title: slot,
    path: address,
    addresses: [address],
  }))
  return [...dashboard, ...listed.filter(({ addresses }) => addresses.length > 0), ...fills]
}

/**
 * Returns the address to open for the one in the browser: the first page for none and for a fill that is not listed,
 * and the sample for a page without its parameters.
 */
export function addressToOpen(pages: readonly ListedPage[], address: string): string {
  const page = pages.find(({ path }) => path === address)
  const isNone = address === '' || address === '/' || address.startsWith(slotsPath)
  return page?.addresses[0] ?? (isNone ? (pages[0]?.addresses[0] ?? '/') : address)
}

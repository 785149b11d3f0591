import type { Role } from '@lekta/shared/contract/endpoint'
import type { RecordKind } from '@lekta/shared/contract/search'
import { type AreaPage, type AreaTable, allows, pageAt, pagesFor, type SearchAction } from '@lekta/shared/routing'

/** The addresses of the pages of single records, each with `:id`. */
export type RecordAddresses = Readonly<Partial<Record<RecordKind, string>>>

const pathOf = (address: string) => address.split('?')[0] ?? address

const isOpen = (pages: readonly AreaPage[], address: string) => pageAt(pages, pathOf(address)) !== undefined

/** Returns the areas of an account’s first role, which determines its menus. */
const areasOf = (areas: readonly AreaTable[], roles: readonly Role[]) =>
  areas.filter((area) => area.search && allows({ ...(area.roles && { roles: area.roles }) }, roles.slice(0, 1)))

/** Returns where the records of each kind are shown to an account. */
export function recordAddressesOf(
  areas: readonly AreaTable[],
  pages: readonly AreaPage[],
  roles: readonly Role[],
): RecordAddresses {
  const visible = pagesFor(pages, roles)
  const all = areasOf(areas, roles).flatMap(({ search }) => Object.entries(search?.records ?? {}))
  return Object.fromEntries(all.filter(([, address]) => isOpen(visible, address)))
}

/** Returns what the search offers an account to do. */
export function searchActionsOf(
  areas: readonly AreaTable[],
  pages: readonly AreaPage[],
  roles: readonly Role[],
): SearchAction[] {
  const visible = pagesFor(pages, roles)
  return areasOf(areas, roles).flatMap(({ search }) => (search?.actions ?? []).filter(({ to }) => isOpen(visible, to)))
}

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Returns the record whose page is at an address. */
export function recordAt(addresses: RecordAddresses, at: string): { kind: RecordKind; id: number } | undefined {
  for (const [kind, address] of Object.entries(addresses) as [RecordKind, string][]) {
    const [before = '', after = ''] = address.split(':id')
    const id = new RegExp(`^${escapePattern(before)}(\\d+)${escapePattern(after)}$`).exec(at)?.[1]
    if (id) return { kind, id: Number(id) }
  }
  return undefined
}

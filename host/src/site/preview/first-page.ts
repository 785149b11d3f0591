import type { Role } from '@lekta/shared/contract/endpoint'
import { allows, pagesOf, type Registry } from '@lekta/shared/routing'
import { home } from '../../lib/guard'

/** Returns the path of the first page of an area that an account with these roles may open; else the home page. */
export function firstPageOf(registry: Registry, area: string, roles: readonly Role[]): string {
  const table = registry[area]?.current.area
  const pages = pagesOf(table ? [table] : []).filter((page) => allows(page, roles) && !page.path.includes(':'))
  return (pages.find(({ menu }) => menu) ?? pages[0])?.path ?? home
}

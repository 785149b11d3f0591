import type { Role } from '@lekta/shared/contract/endpoint'
import { home, homeAliases } from '@lekta/shared/lib/home'
import { type AreaPage, allows, pageAt } from '@lekta/shared/routing'

export { home }

/** The first page for users with a generated password. */
export const firstPasswordPath = '/choose-password'

/** The first page for users who have to consent to a new wording of the terms. */
export const consentPath = '/consent'

/** The first page on a server that has no admin yet. Other servers have no such page. */
export const setupPath = '/setup'

/** The page that preview links open. */
export const previewPath = '/preview'

export interface PageRequest {
  pathname: string
  token: string | null
  roles: readonly Role[]
}

/** The result of the guard: show the page, redirect, or load the stored user first. */
export type AccessDecision = { kind: 'show'; page: AreaPage } | { kind: 'redirect'; to: string } | { kind: 'restore' }

const redirect = (to: string): AccessDecision => ({ kind: 'redirect', to })

/**
 * Applies the portal's access rules. A page that the roles may not see is treated like a page that does not exist.
 */
export function decideAccess(pages: readonly AreaPage[], { token, roles, ...request }: PageRequest): AccessDecision {
  const pathname = request.pathname.replace(/\/+$/, '') || '/'
  const page = pageAt(pages, pathname)
  const waitsForAdmin = pages.some(({ path }) => path === setupPath)
  if (!token && waitsForAdmin && (pathname === '/' || pathname === '/login')) return redirect(setupPath)
  if (!token && page?.public) return { kind: 'show', page }
  const isAlias = homeAliases.includes(pathname)
  if (!token && page?.path === previewPath) return redirect('/login')
  if (!token) return redirect(page || isAlias ? '/' : '/404')
  if (pathname === '/login') return redirect('/home')
  if (isAlias) return redirect(home)
  if (roles.length === 0) return { kind: 'restore' }
  return page && (page.public || allows(page, roles)) ? { kind: 'show', page } : redirect('/404')
}

// Browsers treat slashes and backslashes alike, so neither may follow a slash. Spaces are not allowed, because
// browsers skip tabs and line breaks.
const portalAddress = /^(\/(?![/\\])[^/\\\s?#]*)+([?#]\S*)?$/

/** Whether an address belongs to this portal. */
export const isPortalAddress = (address: string) => portalAddress.test(address)

/**
 * Returns the address to open after a login: the requested page if this account may open it, otherwise the home page.
 */
export function afterLogin(requested: string | null, pages: readonly AreaPage[], roles: readonly Role[]): string {
  if (!requested || !isPortalAddress(requested)) return home
  const page = pageAt(pages, requested.replace(/[?#].*$/, ''))
  return page && allows(page, roles) ? requested : home
}

import { testRun } from '../test-run'
import type { Registry, TablePage } from './built-portal'

/** Data that the server writes into the portal's page. */
export interface Boot {
  registry: Registry
}

const inlined = /<script type="?application\/json"? id="?boot"?>([^<]*)<\/script>/

/** Returns the boot data in a portal's page. Throws if the page has none. */
export async function readBoot(portal = testRun().portal): Promise<Boot> {
  const page = await (await fetch(portal, { headers: { Accept: 'text/html' } })).text()
  const json = inlined.exec(page)?.[1]
  if (!json) throw new Error('The portal’s page carries no boot data.')
  return JSON.parse(json) as Boot
}

/** A page with the roles that may see it; null means all roles. */
export interface SeenPage extends Omit<TablePage, 'roles'> {
  area: string
  roles: readonly string[] | null
}

/** The shell’s own public pages. */
const publicTitles = {
  '/': 'Welcome',
  '/login': 'Log in',
  '/how-it-works': 'How it works',
  '/contact-us': 'Contact us',
  '/privacy-policy': 'Privacy policy',
  '/terms-and-condition': 'Terms and conditions',
  '/stresstest': 'Check your devices and network',
  '/auth-redirect': 'One moment',
  '/404': 'Page not found',
  '/401': 'No access',
  '/register-parent': 'Register as a parent',
  '/forgot-password': 'Forgot your password?',
  '/success-forgot': 'Check your inbox',
  '/change-password/:id': 'Choose a new password',
  '/change-password-bypass/:username/:token': 'Choose a new password',
  '/cancel-deletion/:token': 'Keep your account',
  '/payment/:id': 'Payment',
  '/payment/:id/confirm': 'Confirm payment',
  '/payments/confirm': 'Thank you',
  '/payments/failed': 'Payment not completed',
  '/payments/response': 'Payment',
}

/**
 * The shell's own pages, which the registry does not list. Leaves out the page for choosing a first password, because
 * it redirects accounts that need none, and the page of preview links, which needs a link.
 */
const shell: readonly SeenPage[] = [
  ...Object.entries(publicTitles).map(([path, title]) => ({ area: 'host', path, title, public: true, roles: null })),
  { area: 'host', path: '/home/dashboard', title: 'Dashboard', roles: null },
  {
    area: 'host',
    path: '/notification/index',
    title: 'Notifications',
    roles: ['admin', 'teacher', 'parent', 'child', 'school'],
  },
]

/** Returns every page of the portal. */
export async function allPages(): Promise<SeenPage[]> {
  const { registry } = await readBoot()
  const areas = Object.values(registry).map(({ current }) => current.area)
  const theirs = areas.flatMap(({ name, roles, pages }) =>
    pages.map((page) => ({ ...page, area: name, roles: page.roles ?? roles ?? null })),
  )
  return [...shell, ...theirs]
}

const shape = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)

/** Returns the page at an address, preferring the one with the fewest parameters. Throws if there is none. */
export function pageAt(pages: readonly SeenPage[], pathname: string): SeenPage {
  const fitting = pages.filter(({ path }) => shape(path).test(pathname))
  const [page] = fitting.sort((a, b) => a.path.split(':').length - b.path.split(':').length)
  if (!page) throw new Error(`There is no page at ${pathname}.`)
  return page
}

export const allows = ({ roles }: SeenPage, role: string) => roles === null || roles.includes(role)

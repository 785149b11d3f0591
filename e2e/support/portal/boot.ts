import { testRun } from '../test-run'
import type { Registry, TablePage } from './built-portal'

/** What the server writes into the portal's page. */
export interface Boot {
  registry: Registry
}

const inlined = /<script type="?application\/json"? id="?boot"?>([^<]*)<\/script>/

/** Reads the boot data of a portal as its browser does: out of the page. */
export async function readBoot(portal = testRun().portal): Promise<Boot> {
  const page = await (await fetch(portal, { headers: { Accept: 'text/html' } })).text()
  const json = inlined.exec(page)?.[1]
  if (!json) throw new Error('The portal’s page carries no boot data.')
  return JSON.parse(json) as Boot
}

/** A page with who may see it: everybody when it names no roles. */
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
  '/payment/:id': 'Payment',
  '/payment/:id/confirm': 'Confirm payment',
  '/payments/confirm': 'Thank you',
  '/payments/failed': 'Payment not completed',
  '/payments/response': 'Payment',
}

/**
 * The shell's own pages, which no registry lists; the page for choosing a first password redirects accounts that need
 * none.
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

/** Every page that the portal has. */
export async function allPages(): Promise<SeenPage[]> {
  const { registry } = await readBoot()
  const areas = Object.values(registry).map(({ current }) => current.area)
  const theirs = areas.flatMap(({ name, roles, pages }) =>
    pages.map((page) => ({ ...page, area: name, roles: page.roles ?? roles ?? null })),
  )
  return [...shell, ...theirs]
}

const shape = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)

/** The page that an address shows; one that is written out wins over one with parameters. */
export function pageAt(pages: readonly SeenPage[], pathname: string): SeenPage {
  const fitting = pages.filter(({ path }) => shape(path).test(pathname))
  const [page] = fitting.sort((a, b) => a.path.split(':').length - b.path.split(':').length)
  if (!page) throw new Error(`There is no page at ${pathname}.`)
  return page
}

export const allows = ({ roles }: SeenPage, role: string) => roles === null || roles.includes(role)

import type { Page } from 'playwright-core'
import { addressOf, type Known, knownTo, usernameFor } from './addresses'
import { allows, allPages, pageAt, type SeenPage } from './boot'
import { eventually } from './eventually'
import { inBrowser } from './in-browser'
import { titleOf } from './menu'
import { enterCredentials, logIn, type Role, roles } from './people'
import { wordsIn } from './words-in'

const pathOf = (page: Page) => new URL(page.url()).pathname

/** Where an address leads somebody, once there is a page: its title stands in the window and it has one heading. */
async function arrive(page: Page, address: string, pages: readonly SeenPage[]) {
  await page.goto(address, { waitUntil: 'commit' })
  await titleOf(page).first().waitFor()
  await eventually(async () => {
    expect(await page.title()).toBe(`${pageAt(pages, pathOf(page)).title} - Lekta`)
    expect(await titleOf(page).count()).toBe(1)
  })
  return pathOf(page)
}

/** Pages that lead on by themselves, whoever comes; every other page stays where it is. */
const leadsAnybodyTo: Readonly<Record<string, string>> = {
  '/success-forgot': '/forgot-password',
  '/payments/response': '/payments/failed',
}

/** Those that lead on whoever is logged in. */
const leadsTo: Readonly<Record<string, string>> = {
  ...leadsAnybodyTo,
  '/login': '/home/dashboard',
  '/test/main/:code/:id': '/test/start/:code/:id',
  '/teacher/allow-test': '/teacher/test',
  '/teacher/class-room/student': '/teacher/class-room',
  '/school/class-room/student': '/school/class-room',
}

const expectedFor = (page: SeenPage, role: Role, known: Known) => {
  if (!page.public && !allows(page, role)) return '/404'
  return addressOf({ path: leadsTo[page.path] ?? page.path }, known)
}

async function walk(page: Page, role: Role) {
  await logIn(page, role, await usernameFor(role, 'access'))
  const pages = await allPages()
  const known = await knownTo(page, role)
  const found: Record<string, string> = {}
  const expected: Record<string, string> = {}
  for (const wanted of pages) {
    const address = addressOf(wanted, known)
    found[address] = await arrive(page, address, pages)
    expected[address] = expectedFor(wanted, role, known)
  }
  expect(found).toEqual(expected)
  expect(Object.values(found).filter((path) => path === '/404').length).toBeGreaterThan(1)
}

test('Every role has pages of its own, and each page is somebody’s', async () => {
  const pages = await allPages()
  for (const role of roles.filter((name) => name !== 'admin')) {
    expect(pages.filter((page) => page.roles?.includes(role)).length).toBeGreaterThan(1)
  }
  expect(pages.filter(({ area }) => area !== 'host').every((page) => page.roles?.length)).toBe(true)
})

for (const role of roles) {
  inBrowser(`The ${role} reaches every page of theirs and no other`, ({ page }) => walk(page, role))
}

inBrowser('Nobody reaches a page behind the login without a token', async ({ page }) => {
  const pages = await allPages()
  for (const wanted of pages) {
    const address = addressOf(wanted)
    const expected = wanted.public ? (leadsAnybodyTo[address] ?? address) : '/'
    expect([address, await arrive(page, address, pages)]).toEqual([address, expected])
  }
})

inBrowser('An address that does not exist leads to the front page, and with a token to /404', async ({ page }) => {
  const pages = await allPages()
  expect(await arrive(page, '/no/such/page', pages)).toBe('/')
  await logIn(page, 'admin')
  expect(await arrive(page, '/no/such/page', pages)).toBe('/404')
  expect(await arrive(page, '/home', pages)).toBe('/home/dashboard')
  expect(await arrive(page, '/redirect/home', pages)).toBe('/home/dashboard')
})

inBrowser('A login with ?redirect goes on to the page that was asked for', async ({ page }) => {
  await page.goto(`/login?redirect=${encodeURIComponent('/teacher/report?q=Bintang')}`)
  await enterCredentials(page, 'teacher')
  await page.waitForURL('**/teacher/report?q=Bintang')
  await titleOf(page).waitFor()
})

inBrowser('A login with a ?redirect to another site stays in the portal', async ({ page }) => {
  await page.goto(`/login?redirect=${encodeURIComponent('//example.org/')}`)
  await enterCredentials(page, 'teacher')
  await page.waitForURL('**/home/dashboard')
})

inBrowser('A wrong password is refused with a sentence, and nobody is in', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('textbox', { name: /^Username/ }).fill('parent')
  await page.getByLabel(/^Password/).fill('not-the-password')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  expect(await wordsIn(page.getByRole('alert'))).toMatch(/^This name and password do not go together/)
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

inBrowser('A stored user without roles is sent to the login with the reason', async ({ page }) => {
  await logIn(page, 'parent')
  await page.evaluate(() =>
    localStorage.setItem('user', JSON.stringify({ role: '', fullname: 'Nobody', avatar: null })),
  )
  await page.goto('/parent/child')
  await page.waitForURL(`**/login?redirect=${encodeURIComponent('/parent/child')}`)
  await page.getByText('getInfo: roles must be a non-null array!').waitFor()
})

import { pageLimits } from '@lekta/tools/page-limits'
import type { Page } from '@playwright/test'
import { expectCodeBelow, loadOnlyWhatIsUsed } from '../../support/page/loaded-code'
import { navigateWithin, titleOf } from '../../support/page/menu'
import { isInspectedBy } from '../../support/page/pages-of-a-role'
import { waitForPage } from '../../support/page/wait-for-page'
import { usernameFor } from '../../support/people/children'
import { enterCredentials, logIn, type Role, roles } from '../../support/people/people'
import {
  type AddressValues,
  addressOf,
  findAddressValues,
  redirectOf,
  redirectsForEveryone,
} from '../../support/portal/addresses'
import { allows, allPages, type SeenPage } from '../../support/portal/boot'
import { expect, test } from '../../support/test'

/** Opens an address directly, as if the user had typed it or followed a link from another site. */
async function openDirectly(page: Page, address: string, expected: string, pages: readonly SeenPage[]) {
  await page.goto(address, { waitUntil: 'commit' })
  await waitForPage(page, address, expected, pages)
}

/** Navigates within the open portal, as the browser's back and forward buttons do. */
async function navigateTo(page: Page, address: string, expected: string, pages: readonly SeenPage[]) {
  await navigateWithin(page, address)
  await waitForPage(page, address, expected, pages)
}

const expectedFor = (page: SeenPage, role: Role, values: AddressValues) => {
  if (!page.public && !allows(page, role)) return '/404'
  return addressOf({ path: redirectOf(page, role) ?? page.path }, values)
}

/** Returns one page for each combination of area and roles, because the guard treats all such pages alike. */
function oneOfEachAudience(pages: readonly SeenPage[]) {
  const audience = ({ area, roles: who }: SeenPage) => `${area} ${who?.join()}`
  return [...new Map(pages.map((page) => [audience(page), page])).values()]
}

async function visitAllPages(page: Page, role: Role) {
  await logIn(page, role, await usernameFor(role, 'access'))
  const pages = await allPages()
  const values = await findAddressValues(page, role)
  const allowed = pages.filter((one) => !one.public && allows(one, role))
  const open = pages.filter((one) => one.public)
  const foreign = oneOfEachAudience(pages.filter((one) => !one.public && !allowed.includes(one)))
  // Opens only the first page of each area directly. Navigating to the others is faster and uses the same guard; most
  // of them are opened where they are inspected for accessibility.
  const isFirst = (one: SeenPage) => allowed.find(({ area }) => area === one.area) === one
  const [cold, warm] = [allowed.filter(isFirst), allowed.filter((one) => !isFirst(one) && !isInspectedBy(role, one))]
  for (const one of cold) await openDirectly(page, addressOf(one, values), expectedFor(one, role, values), pages)
  for (const one of [...warm, ...open, ...foreign])
    await navigateTo(page, addressOf(one, values), expectedFor(one, role, values), pages)
  const [first] = foreign
  if (!first) throw new Error(`Every page is open to the ${role}.`)
  await openDirectly(page, addressOf(first, values), '/404', pages)
}

/** The addresses exactly as specified, grouped by who may open them. /redirect/home only redirects to a page. */
const specified: readonly [who: readonly Role[] | 'anybody' | 'logged in', base: string, pages: string][] = [
  ['anybody', '', '/login /register-parent /forgot-password /success-forgot /terms-and-condition /privacy-policy'],
  ['anybody', '', '/how-it-works /contact-us /change-password/:id /change-password-bypass/:username/:token'],
  ['anybody', '', '/auth-redirect /payment/:id /payment/:id/confirm /payments/confirm /payments/failed'],
  ['anybody', '', '/payments/response / /stresstest /404 /401'],
  ['logged in', '', '/home/dashboard'],
  [['admin', 'child', 'parent', 'school', 'teacher'], '', '/notification/index'],
  [['teacher'], '/teacher/', 'subscription class-room class-room/student class-room/subscription student child/add'],
  [['teacher'], '/teacher/', 'child/upload student/redeem-excel test report-detail/:id schedule report setting/index'],
  [['school'], '/school/', 'student child/upload student/redeem-excel class-room class-room/student'],
  [['school'], '/school/', 'class-room/subscription class-room/redeem-excel class-room/upload teacher teacher/add'],
  [['school'], '/school/', 'teacher/class-room student/add student/class-room teacher/redeem-excel teacher/upload'],
  [['school'], '/school/', 'report invoice invoice-detail/:id setting/index'],
  [['parent'], '/parent/', 'subscribe subscription child child/add invoice profile/child/:id invoice-detail/:id'],
  [['parent'], '/parent/', 'setting/index'],
  [['child', 'parent'], '/parents/', 'child/test/:code/:id_test/:id child/report/:id/:token'],
  [['child', 'parent', 'teacher'], '/test/', 'start/:code/:id main/:code/:id result/:code/:id/:tries'],
  [['child', 'parent', 'teacher'], '/test/', 'report/:code/:id/:tries'],
  [['child'], '/child/', 'test report schedule setting/index'],
  [['child', 'parent', 'teacher'], '/child/', 'report-detail/:id'],
]

test('Each page in the spec exists for exactly the roles listed there', async () => {
  const seen = new Map((await allPages()).map((page) => [page.path, page]))
  const isFor = (page: SeenPage | undefined) => {
    if (!page) return 'nobody'
    return page.public ? 'anybody' : page.roles ? [...page.roles].sort() : 'logged in'
  }
  for (const [who, base, pages] of specified) {
    for (const page of pages.split(' ')) {
      const path = base + page
      expect([path, isFor(seen.get(path))]).toEqual([path, who])
    }
  }
})

test('Every role except admin has pages of its own, and every page of an area names its roles', async () => {
  const pages = await allPages()
  for (const role of roles.filter((name) => name !== 'admin')) {
    expect(pages.filter((page) => page.roles?.includes(role)).length).toBeGreaterThan(1)
  }
  expect(pages.filter(({ area }) => area !== 'host').every((page) => page.roles?.length)).toBe(true)
})

for (const role of roles) {
  test(`The ${role} role can open all of its pages and no others`, ({ page }) => visitAllPages(page, role))
}

test('A visitor who is not logged in can open only public pages', async ({ page }) => {
  const pages = await allPages()
  const [first, ...others] = oneOfEachAudience(pages.filter((one) => !one.public))
  if (!first) throw new Error('No page is behind the login.')
  for (const { path } of pages.filter((one) => one.public)) {
    const address = addressOf({ path })
    await openDirectly(page, address, redirectsForEveryone[address] ?? address, pages)
  }
  await openDirectly(page, addressOf(first), '/', pages)
  for (const one of others) await navigateTo(page, addressOf(one), '/', pages)
})

test('An unknown address redirects to /404, with and without a login', async ({ page }) => {
  const pages = await allPages()
  expect((await page.request.get('/no/such/page')).status()).toBe(404)
  await openDirectly(page, '/no/such/page', '/404', pages)
  await logIn(page, 'admin')
  await openDirectly(page, '/no/such/page', '/404', pages)
  await openDirectly(page, '/home', '/home/dashboard', pages)
  await openDirectly(page, '/redirect/home', '/home/dashboard', pages)
})

test('A login with ?redirect opens the page named there', async ({ page }) => {
  await page.goto(`/login?redirect=${encodeURIComponent('/teacher/report?q=Bintang')}`)
  await enterCredentials(page, 'teacher')
  await page.waitForURL('**/teacher/report?q=Bintang')
  await expect(titleOf(page)).toBeVisible()
})

test('A login with a ?redirect to another site stays in the portal', async ({ page }) => {
  await page.goto(`/login?redirect=${encodeURIComponent('//example.org/')}`)
  await enterCredentials(page, 'teacher')
  await page.waitForURL('**/home/dashboard')
})

test('A wrong password shows an error and logs nobody in, and the form is small', async ({ page }) => {
  await loadOnlyWhatIsUsed(page)
  await page.goto('/login')
  const tab = page.getByRole('tab', { name: 'Parent or child' })
  await tab.click()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('textbox', { name: /^Username/ }).fill('parent')
  await expectCodeBelow(page, pageLimits.login)
  await page.getByLabel(/^Password/).fill('not-the-password')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText(/^This username and password do not match/, { useInnerText: true })
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

test('A stored user without roles is redirected to the login page with the reason', async ({ page }) => {
  await logIn(page, 'parent')
  await page.evaluate(() =>
    localStorage.setItem('user', JSON.stringify({ role: '', fullname: 'Nobody', avatar: null })),
  )
  await page.goto('/parent/child')
  await page.waitForURL(`**/login?redirect=${encodeURIComponent('/parent/child')}`)
  await expect(page.getByText('getInfo: roles must be a non-null array!')).toBeVisible()
})

import axe, { type AxeResults, type RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { addressOf, knownTo, usernameFor } from './addresses'
import { allows, allPages, type SeenPage } from './boot'
import { eventually } from './eventually'
import { desktop, inBrowser, phone } from './in-browser'
import { untilItem } from './item'
import { titleOf } from './menu'
import { logIn, type Role, roles } from './people'
import { stage } from './stage/stage'

/** Waits until nothing on the page is on its way any more. */
async function settle(page: Page) {
  await titleOf(page).first().waitFor()
  await eventually(async () => {
    // The sign of loading stays for a moment after the rows have come.
    await page.clock.fastForward(1500)
    expect(await page.getByText(/^(Loading|Memuat)$/).count()).toBe(0)
  })
}

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/** What axe finds wrong. It is brought into each document once, not at each look: it is as large as the portal. */
async function faults(page: Page, rules?: readonly string[]) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const options: RunOptions = { resultTypes: ['violations'], ...(rules && { runOnly: [...rules] }) }
  const { violations } = await page.evaluate((how) => window.axe?.run(document, how) as Promise<AxeResults>, options)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** Turns the lights on or off. Who asks for less motion sees all colours change at once. */
async function paint(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme })
  await page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`).waitFor()
}

/** How much wider than its window the page is. */
async function overhang(page: Page) {
  const pixels = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  return pixels > 0 ? [`is ${pixels} px wider than the window`] : []
}

const looks = {
  desktop: { viewport: desktop, color: 'light', rules: undefined },
  'dark desktop': { viewport: desktop, color: 'dark', rules: ['color-contrast'] },
  'dark phone': { viewport: phone, color: 'dark', rules: undefined },
} as const

/**
 * Everything on both devices, in the light at one and in the dark at the other, and the dark colours of the first. Backwards it begins
 * where the page before has ended. `turn` may change the page before it is looked at on a phone.
 */
async function inspect(
  page: Page,
  { backwards = false, turn }: { backwards?: boolean; turn?: () => Promise<void> } = {},
) {
  const found: string[] = []
  const inOrder = Object.entries(looks)
  for (const [how, { viewport, color, rules }] of backwards ? inOrder.reverse() : inOrder) {
    if (page.viewportSize()?.width !== viewport.width) await page.setViewportSize(viewport)
    await paint(page, color)
    if (viewport === phone) await turn?.()
    const list = await faults(page, rules)
    if (viewport === phone) list.push(...(await overhang(page)))
    found.push(...list.map((fault) => `${how}: ${fault}`))
  }
  return found
}

async function inspectAll(page: Page, addresses: readonly string[]) {
  await page.clock.install()
  const found: Record<string, string[]> = {}
  for (const [index, address] of addresses.entries()) {
    await page.goto(address)
    await settle(page)
    const list = await inspect(page, { backwards: index % 2 === 1 })
    if (list.length > 0) found[address] = list
  }
  expect(found).toEqual({})
}

/** Who looks at which page: everybody who may see it; of pages that others see too, parents see what teachers do. */
const looksAt = (role: Role, page: SeenPage) => allows(page, role) && (role !== 'parent' || page.roles?.length === 1)

/** Who reads Indonesian in these tests; the others read English. */
const readers: readonly Role[] = ['school', 'child']

/** Makes the browser’s next page speak Indonesian. */
const readIndonesian = (page: Page) =>
  page.context().addCookies([{ name: 'language', value: 'id', url: stage().portal }])

/** What anybody may open, in the states in which a stranger meets it. */
const publicAddresses = {
  'to be read': ['/', '/how-it-works', '/privacy-policy', '/terms-and-condition', '/stresstest'],
  'with a form': ['/login', '/login?as=master', '/register-parent', '/forgot-password', '/contact-us'],
  'at the end of a way': [
    '/404',
    '/401',
    '/success-forgot?email=ratna@sekolah.example',
    '/change-password/unknown',
    '/change-password-bypass/ratna/unknown',
    '/payment/unknown',
    '/payments/failed',
  ],
} as const

for (const [kind, addresses] of Object.entries(publicAddresses)) {
  inBrowser(
    `axe finds nothing on public pages ${kind}: in English on a desktop, in Indonesian on a phone`,
    async ({ page }) => {
      await page.clock.install()
      const found: Record<string, string[]> = {}
      for (const address of addresses) {
        await page.context().clearCookies()
        await page.goto(address)
        await settle(page)
        const list = await inspect(page, {
          turn: async () => {
            await readIndonesian(page)
            await page.goto(address)
            await settle(page)
            expect(await page.locator('html').getAttribute('lang')).toBe('id')
          },
        })
        if (list.length > 0) found[address] = list
      }
      expect(found).toEqual({})
    },
  )
}

for (const role of roles) {
  inBrowser(`axe finds nothing on the pages of the ${role}`, async ({ page }) => {
    await logIn(page, role, await usernameFor(role, 'accessibility'))
    const known = await knownTo(page, role)
    const pages = (await allPages()).filter((one) => !one.public && looksAt(role, one))
    expect(pages.length).toBeGreaterThan(0)
    if (readers.includes(role)) await readIndonesian(page)
    await inspectAll(
      page,
      pages.map((one) => addressOf(one, known)),
    )
    expect(await page.locator('html').getAttribute('lang')).toBe(readers.includes(role) ? 'id' : 'en')
  })
}

const longWords = 'keep a promise that they made to somebody else'

/** Gives the items of a running test as long a choice as the bank may have. */
const lengthenWords = (page: Page) =>
  page.route('**/start', async (route) => {
    const answer = await route.fetch()
    const { data, ...rest } = (await answer.json()) as { data: { items: { options: string[] }[] } }
    const items = data.items.map((item) => ({ ...item, options: [longWords, ...item.options.slice(1)] }))
    await route.fulfill({ response: answer, json: { ...rest, data: { ...data, items } } })
  })

inBrowser('axe finds nothing on a running test and on its beginning', async ({ page }) => {
  await logIn(page, 'child', await usernameFor('child', 'running'))
  await page.goto('/child/test')
  await page.getByRole('link', { name: 'Start', exact: true }).click()
  const start = page.getByRole('button', { name: 'Start', exact: true })
  await start.waitFor()
  expect(await inspect(page)).toEqual([])
  await start.click()
  await untilItem(page, 1)
  expect(await inspect(page)).toEqual([])
  await lengthenWords(page)
  await page.setViewportSize({ ...phone, width: 320 })
  await page.reload()
  await page.getByText(longWords).waitFor()
  await page.locator('label', { hasText: 'Largest letters' }).click()
  expect(await overhang(page)).toEqual([])
  await page.getByRole('radiogroup', { name: 'Which words fit?' }).getByRole('radio').first().check()
  expect(await overhang(page)).toEqual([])
})

inBrowser('axe finds nothing on the panels, the search and the drawer of the shell', async ({ page }) => {
  await logIn(page, 'teacher')
  await page.getByRole('button', { name: /^Account of / }).click()
  await page.getByRole('button', { name: 'Logout' }).waitFor()
  expect(await faults(page)).toEqual([])
  await page.getByRole('banner').getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('dialog', { name: 'Settings' }).waitFor()
  expect(await faults(page)).toEqual([])
  await page.keyboard.press('Control+K')
  await page.getByRole('combobox', { name: 'Search pages' }).waitFor()
  expect(await faults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.setViewportSize(phone)
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await page.getByRole('button', { name: 'Close the menu' }).waitFor()
  expect(await faults(page)).toEqual([])
})

inBrowser('axe finds nothing where a part fails, and where there is nothing to tell', async ({ page }) => {
  await logIn(page, 'teacher')
  await page.route('**/remotes/teacher/**', (route) => route.abort())
  await page.route('**/api/notifikasi?**', (route) =>
    route.fulfill({ json: { code: 20000, message: '', data: [], last_page: 1, total: 0, page: 1 } }),
  )
  await page.goto('/teacher/student')
  await page.getByRole('alert').getByRole('button', { name: 'Retry' }).waitFor()
  expect(await inspect(page)).toEqual([])
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await page.getByText('You have read everything').waitFor()
  expect(await faults(page)).toEqual([])
  await page.goto('/notification/index')
  await page.getByText('No messages yet').waitFor()
  expect(await inspect(page)).toEqual([])
})

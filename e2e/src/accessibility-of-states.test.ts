import type { Page } from 'playwright-core'
import { usernameFor } from './children'
import { inBrowser, phone } from './in-browser'
import { faults, inspect, overhang, readIndonesian, settle } from './inspect'
import { untilItem } from './item'
import { logIn } from './people'

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
  inBrowser(`axe finds nothing on public pages ${kind}, in both languages`, async ({ page }) => {
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
  await page.getByRole('button', { name: 'How I read' }).click()
  // A tile holds the radio button that it stands for.
  await page.getByRole('radio', { name: 'Very large', exact: true }).check({ force: true })
  expect([await faults(page), await overhang(page)]).toEqual([[], []])
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: 'How I read' }).waitFor({ state: 'detached' })
  await page.getByRole('radiogroup', { name: 'Which answer fits?' }).getByRole('radio').first().check()
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
  await page.getByText('You’re all caught up').waitFor()
  expect(await faults(page)).toEqual([])
  await page.goto('/notification/index')
  await page.getByText('No notifications yet').waitFor()
  expect(await inspect(page)).toEqual([])
})

import { findViolations } from '@lekta/tools/standalone-pages'
import type { Page } from '@playwright/test'
import { untilItem } from '../../support/attempt/item'
import { phone } from '../../support/devices'
import { findOverflow, inspect, readIndonesian, settle } from '../../support/page/inspect'
import { usernameFor } from '../../support/people/children'
import { logIn, rememberLogin } from '../../support/people/people'
import { expect, test } from '../../support/test'

/** Public pages, grouped by the state in which a new visitor sees them. */
const publicAddresses = {
  'with text': ['/', '/how-it-works', '/privacy-policy', '/terms-and-condition', '/stresstest'],
  'with a form': ['/login', '/login?as=master', '/register-parent', '/forgot-password', '/contact-us'],
  'with an error or a confirmation': [
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
  test(`Public pages ${kind} have no accessibility violations in both languages`, async ({ page }) => {
    await page.clock.install()
    const found: Record<string, string[]> = {}
    for (const address of addresses) {
      await page.context().clearCookies()
      await page.goto(address)
      await settle(page)
      const list = await inspect(page, {
        changeLanguage: async () => {
          await readIndonesian(page)
          await page.goto(address)
          await settle(page)
          await expect(page.locator('html')).toHaveAttribute('lang', 'id')
        },
      })
      if (list.length > 0) found[address] = list
    }
    expect(found).toEqual({})
  })
}

const longWords = 'keep a promise that they made to somebody else'

/** Gives each item of a running test an option that is as long as the bank allows. */
const lengthenWords = (page: Page) =>
  page.route('**/start', async (route) => {
    const answer = await route.fetch()
    const { data, ...rest } = (await answer.json()) as { data: { items: { options: string[] }[] } }
    const items = data.items.map((item) => ({ ...item, options: [longWords, ...item.options.slice(1)] }))
    await route.fulfill({ response: answer, json: { ...rest, data: { ...data, items } } })
  })

test('A running test and its start page have no accessibility violations', async ({ page }) => {
  await rememberLogin(page, 'child', await usernameFor('child', 'running'))
  await page.goto('/child/test')
  await page.getByRole('link', { name: 'Start', exact: true }).click()
  const start = page.getByRole('button', { name: 'Start', exact: true })
  await expect(start).toBeVisible()
  expect(await inspect(page)).toEqual([])
  await start.click()
  await untilItem(page, 1)
  expect(await inspect(page)).toEqual([])
  await lengthenWords(page)
  await page.setViewportSize({ ...phone, width: 320 })
  await page.reload()
  await expect(page.getByText(longWords)).toBeVisible()
  await page.getByRole('button', { name: 'How I read' }).click()
  // Uses `force`, because the tile covers its radio button.
  await page.getByRole('radio', { name: 'Very large', exact: true }).check({ force: true })
  expect([await findViolations(page), await findOverflow(page)]).toEqual([[], []])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'How I read' })).toHaveCount(0)
  await page.getByRole('radiogroup', { name: 'Which answer fits?' }).getByRole('radio').first().check()
  expect(await findOverflow(page)).toEqual([])
})

test('The panels, search and drawer of the shell have no accessibility violations', async ({ page }) => {
  await logIn(page, 'teacher')
  await page.getByRole('button', { name: /^Account of / }).click()
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('banner').getByRole('button', { name: 'Display' }).click()
  await expect(page.getByRole('dialog', { name: 'Display' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Control+K')
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.setViewportSize(phone)
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await expect(page.getByRole('button', { name: 'Close the menu' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
})

/** Rules about the content of a menu. The others see that an open menu is outside of all landmarks. */
const rulesOfMenus = [
  ...['aria-required-children', 'aria-required-parent', 'aria-allowed-role', 'aria-hidden-focus', 'color-contrast'],
  ...['nested-interactive', 'link-name', 'button-name', 'duplicate-id-aria', 'aria-valid-attr-value'],
]

test('Open menus have no accessibility violations', async ({ page }) => {
  await logIn(page, 'admin')
  await page.goto('/admin/releases/teacher')
  const open = async (name: string | RegExp) => {
    const button = page.getByRole('main').getByRole('button', { name }).first()
    await button.click()
    await expect(page.getByRole('menuitem').or(page.getByRole('menuitemcheckbox')).first()).toBeFocused()
    expect(await findViolations(page, rulesOfMenus)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
  }
  await open('Actions for teacher')
  await open(/^Actions for \d/)
  await page.goto('/admin/school')
  await open('Columns')
})

test('A failed area and empty notifications have no accessibility violations', async ({ page }) => {
  await logIn(page, 'teacher')
  await page.route('**/remotes/teacher/**', (route) => route.abort())
  await page.route('**/api/notifikasi?**', (route) =>
    route.fulfill({ json: { code: 20000, message: '', data: [], last_page: 1, total: 0, page: 1 } }),
  )
  await page.goto('/teacher/student')
  await expect(page.getByRole('alert').getByRole('button', { name: 'Retry' })).toBeVisible()
  expect(await inspect(page)).toEqual([])
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await expect(page.getByText('You’re all caught up')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.goto('/notification/index')
  await expect(page.getByText('No notifications yet')).toBeVisible()
  expect(await inspect(page)).toEqual([])
})

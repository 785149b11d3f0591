import type { Page } from '@playwright/test'
import { phone } from '../../support/devices'
import { titleOf } from '../../support/page/menu'
import { password } from '../../support/people/people'
import { expect, recordConsole, test } from '../../support/test'

const prerendered = [
  '/',
  '/how-it-works',
  '/contact-us',
  '/privacy-policy',
  '/privacy-policy?as=2026-11-22',
  '/terms-and-condition',
  '/stresstest',
  '/login',
  '/login?as=master',
]

const isHydrated = (page: Page) => page.evaluate(() => document.getElementById('prerendered-rules') === null)

/** Returns the text of the page without the prices, which the page loads later from the server. */
const textOf = (page: Page) =>
  page.evaluate(() => {
    const copy = document.getElementById('root')?.cloneNode(true) as HTMLElement
    copy.querySelector('#prices')?.remove()
    return copy.textContent
  })
/** Returns the height of the page in its own fonts. */
const heightOf = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    return document.documentElement.scrollHeight
  })

async function hydrate(page: Page) {
  await page.mouse.move(200, 200)
  await page.mouse.move(220, 220)
  await expect.poll(() => isHydrated(page)).toBe(true)
}

/** Returns the errors and warnings of the browser and of React, without other messages that a page logs. */
const problemsIn = (lines: readonly string[]) => lines.filter((line) => /^(error|warning|thrown)/.test(line))

for (const language of ['en', 'id']) {
  test(`Prerendered pages look the same after hydration (${language})`, async ({ page }) => {
    const lines = recordConsole(page)
    for (const address of prerendered) {
      await page.goto(`${address}${address.includes('?') ? '&' : '?'}lang=${language}`)
      await expect(titleOf(page)).toBeVisible()
      expect([address, await isHydrated(page)]).toEqual([address, false])
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      const [text, height] = [await textOf(page), await heightOf(page)]
      await hydrate(page)
      expect([address, await textOf(page), await heightOf(page)]).toEqual([address, text, height])
    }
    expect(problemsIn(lines)).toEqual([])
  })
}

test('A page without interaction loads a single script, and its links work', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await page.goto('/')
  await expect(titleOf(page)).toBeVisible()
  expect(scripts).toHaveLength(1)
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/how-it-works"]')?.click())
  await expect(page.getByRole('heading', { level: 1, name: 'How it works' })).toBeVisible()
  expect(await isHydrated(page)).toBe(false)
})

test('A click before hydration takes effect after it', async ({ page }) => {
  await page.goto('/')
  await expect(titleOf(page)).toBeVisible()
  await page.evaluate(() => document.querySelectorAll<HTMLElement>('input[type="radio"]')[2]?.click())
  expect(await isHydrated(page)).toBe(false)
  await hydrate(page)
  await expect(page.getByText('Each text has a second question', { exact: false })).toBeVisible()
})

test('Input in the prerendered login form is kept and logs in', async ({ page }) => {
  await page.goto('/login')
  await expect(titleOf(page)).toBeVisible()
  await page.getByRole('textbox', { name: 'Username', exact: true }).fill('parent')
  await page.getByLabel(/^Password/).fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /^Hi, .+!$/ })).toBeVisible()
})

test('A prerendered page has the right colour scheme before hydration', async ({ page }) => {
  const scheme = () => page.locator('html').getAttribute('data-mantine-color-scheme')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  expect([await scheme(), await isHydrated(page)]).toEqual(['dark', false])
  await hydrate(page)
  await page.getByRole('button', { name: 'Switch between light and dark' }).click()
  await expect.poll(() => scheme()).toBe('light')
  await page.goto('/contact-us')
  expect([await scheme(), await isHydrated(page)]).toEqual(['light', false])
})

test.describe(() => {
  test.use({ viewport: phone })

  test('On a phone no public page is wider than the window, and the menu opens', async ({ page }) => {
    for (const address of prerendered) {
      await page.goto(address)
      await expect(titleOf(page)).toBeVisible()
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect([address, over]).toEqual([address, 0])
    }
    await page.locator('summary').first().click()
    await page.getByRole('link', { name: 'How it works' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'How it works' })).toBeVisible()
  })
})

test('A visitor sends a message with the contact form', async ({ page }) => {
  await page.goto('/contact-us?topic=school')
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ratna Dewi')
  await page.getByRole('textbox', { name: 'Your e-mail address' }).fill('ratna@sekolah.example')
  await page.getByRole('textbox', { name: 'Your message' }).fill('A hundred children, from July.')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you, we have received your message' })).toBeVisible()
})

test('The check before a test day reports that a class can take tests here', async ({ page }) => {
  await page.goto('/stresstest')
  await page.getByRole('combobox').selectOption('10')
  await page.getByRole('button', { name: 'Start check' }).click()
  await expect(page.getByRole('heading', { level: 2, name: /class of 10/ })).toBeVisible()
  await expect(page.getByText('This device saves answers while the network is down.')).toBeVisible()
})

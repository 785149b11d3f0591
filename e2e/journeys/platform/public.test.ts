import type { Page } from '@playwright/test'
import { phone } from '../../support/devices'
import { titleOf } from '../../support/page/menu'
import { password } from '../../support/people/people'
import { expect, recordConsole, test } from '../../support/test'

const painted = [
  '/',
  '/how-it-works',
  '/contact-us',
  '/privacy-policy',
  '/terms-and-condition',
  '/stresstest',
  '/login',
  '/login?as=master',
]

const isAwake = (page: Page) => page.evaluate(() => document.getElementById('painted-rules') === null)

/** The text of the page without the prices, which come from the server later. */
const textOf = (page: Page) =>
  page.evaluate(() => {
    const copy = document.getElementById('root')?.cloneNode(true) as HTMLElement
    copy.querySelector('#prices')?.remove()
    return copy.textContent
  })
const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

async function wakeUp(page: Page) {
  await page.mouse.move(200, 200)
  await page.mouse.move(220, 220)
  await expect.poll(() => isAwake(page)).toBe(true)
}

/** Errors and warnings of the browser or of React, not what a page logs itself. */
const complaintsIn = (lines: readonly string[]) => lines.filter((line) => /^(error|warning|thrown)/.test(line))

for (const language of ['en', 'id']) {
  test(`A painted page stays as it is when its program takes it over (${language})`, async ({ page }) => {
    const lines = recordConsole(page)
    for (const address of painted) {
      await page.goto(`${address}${address.includes('?') ? '&' : '?'}lang=${language}`)
      await expect(titleOf(page)).toBeVisible()
      expect([address, await isAwake(page)]).toEqual([address, false])
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      const [text, height] = [await textOf(page), await heightOf(page)]
      await wakeUp(page)
      expect([address, await textOf(page), await heightOf(page)]).toEqual([address, text, height])
    }
    expect(complaintsIn(lines)).toEqual([])
  })
}

test('A page that is only read loads no program, and its links lead on', async ({ page }) => {
  const programs: string[] = []
  page.on('request', (asked) => {
    if (asked.resourceType() === 'script') programs.push(new URL(asked.url()).pathname)
  })
  await page.goto('/')
  await expect(titleOf(page)).toBeVisible()
  expect(programs).toHaveLength(1)
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/how-it-works"]')?.click())
  await expect(page.getByRole('heading', { level: 1, name: 'How it works' })).toBeVisible()
  expect(await isAwake(page)).toBe(false)
})

test('A click that comes before the program is answered when it is there', async ({ page }) => {
  await page.goto('/')
  await expect(titleOf(page)).toBeVisible()
  await page.evaluate(() => document.querySelectorAll<HTMLElement>('input[type="radio"]')[2]?.click())
  expect(await isAwake(page)).toBe(false)
  await wakeUp(page)
  await expect(page.getByText('The real test never says right or wrong', { exact: false })).toBeVisible()
})

test('What is typed into the painted login goes on, and logs in', async ({ page }) => {
  await page.goto('/login')
  await expect(titleOf(page)).toBeVisible()
  await page.getByRole('textbox', { name: 'Username', exact: true }).fill('parent')
  await page.getByLabel(/^Password/).fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /^Hi, .+!$/ })).toBeVisible()
})

test('The colours of a painted page are right before its program comes', async ({ page }) => {
  const scheme = () => page.locator('html').getAttribute('data-mantine-color-scheme')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  expect([await scheme(), await isAwake(page)]).toEqual(['dark', false])
  await wakeUp(page)
  await page.getByRole('button', { name: 'Switch between light and dark' }).click()
  await expect.poll(() => scheme()).toBe('light')
  await page.goto('/contact-us')
  expect([await scheme(), await isAwake(page)]).toEqual(['light', false])
})

test.describe(() => {
  test.use({ viewport: phone })

  test('On a phone no public page is wider than the window, and the menu folds open', async ({ page }) => {
    for (const address of painted) {
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

test('Somebody writes to us', async ({ page }) => {
  await page.goto('/contact-us?topic=school')
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ratna Dewi')
  await page.getByRole('textbox', { name: 'Your e-mail address' }).fill('ratna@sekolah.example')
  await page.getByRole('textbox', { name: 'Your message' }).fill('A hundred children, from July.')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you, we have received your message' })).toBeVisible()
})

test('The check before a test day says that a class can test here', async ({ page }) => {
  await page.goto('/stresstest')
  await page.getByRole('combobox').selectOption('10')
  await page.getByRole('button', { name: 'Start check' }).click()
  await expect(page.getByRole('heading', { level: 2, name: /class of 10/ })).toBeVisible()
  await expect(page.getByText('This device saves answers while the network is down.')).toBeVisible()
})

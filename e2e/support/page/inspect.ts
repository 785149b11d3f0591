import { findViolations } from '@lekta/tools/standalone-pages'
import type { Page } from '@playwright/test'
import { desktop, phone } from '../devices'
import { expect } from '../test'
import { testRun } from '../test-run'
import { newTitleOf } from './menu'

/** The lists that are being read again. Their rows are paler until then. */
const staleRows = (page: Page) => page.locator('[data-stale]').filter({ visible: true })

/** Waits until the page has finished loading. */
export async function settle(page: Page) {
  await expect(newTitleOf(page).first()).toBeVisible()
  await expect(async () => {
    // The loading indicator stays visible for a short time after the rows have loaded.
    await page.clock.fastForward(1500)
    expect(
      await page
        .getByText(/^(Loading|Memuat)$/)
        .filter({ visible: true })
        .count(),
    ).toBe(0)
    expect(await staleRows(page).count()).toBe(0)
  }).toPass()
}

/** Switches the colour scheme. All colours change immediately, because the tests use reduced motion. */
async function setColorScheme(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme })
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
}

/** Returns a message if the page is wider than its window, otherwise an empty list. */
export async function findOverflow(page: Page) {
  const pixels = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  return pixels > 0 ? [`is ${pixels} px wider than the window`] : []
}

const contrast = ['color-contrast'] as const

const looks = {
  'dark phone': { viewport: phone, color: 'dark', rules: contrast },
  desktop: { viewport: desktop, color: 'light', rules: undefined },
  'dark desktop': { viewport: desktop, color: 'dark', rules: contrast },
  phone: { viewport: phone, color: 'light', rules: undefined },
} as const

interface Inspection {
  backwards?: boolean
  /** Switches the page to the other language. */
  changeLanguage?: () => Promise<void>
}

/**
 * Returns the problems of a page in four of the eight combinations of device, colour scheme and language, which
 * include every pair of values once. One language gets the dark phone and the light desktop, the other the dark
 * desktop and the light phone. The names and roles of elements do not depend on colours, so all rules are checked
 * only in the light scheme: once per device, each in another language. Contrast is checked in all four combinations.
 * `backwards` reverses the order, so that the inspection starts in the state in which the one of the previous page
 * ended.
 */
export async function inspect(page: Page, { backwards = false, changeLanguage }: Inspection = {}) {
  const found: string[] = []
  const inOrder = Object.entries(looks)
  for (const [index, [how, { viewport, color, rules }]] of (backwards ? inOrder.reverse() : inOrder).entries()) {
    if (index === 2) await changeLanguage?.()
    if (page.viewportSize()?.width !== viewport.width) await page.setViewportSize(viewport)
    await setColorScheme(page, color)
    await expect(staleRows(page)).toHaveCount(0)
    const list = await findViolations(page, rules)
    if (viewport === phone) list.push(...(await findOverflow(page)))
    found.push(...list.map((violation) => `${how}: ${violation}`))
  }
  return found
}

/** Makes the browser’s next page load in Indonesian. */
export const readIndonesian = (page: Page) =>
  page.context().addCookies([{ name: 'language', value: 'id', url: testRun().portal }])

const languages = { en: 'English', id: 'Bahasa Indonesia' } as const

/** Switches the page's language: in the settings, or by a cookie and a reload if the page has no shell. */
export async function switchLanguage(page: Page) {
  const other = (await page.locator('html').getAttribute('lang')) === 'en' ? 'id' : 'en'
  const settings = page.getByRole('banner').getByRole('button', { name: /^(Settings|Pengaturan)$/ })
  if ((await settings.count()) > 0) {
    await settings.click()
    await page.getByRole('dialog').getByText(languages[other], { exact: true }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', other)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  } else {
    await page.context().addCookies([{ name: 'language', value: other, url: testRun().portal }])
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', other)
  }
  await settle(page)
}

import axe, { type AxeResults, type RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { eventually } from './eventually'
import { desktop, phone } from './in-browser'
import { titleOf } from './menu'
import { stage } from './stage/stage'

/** Waits until nothing on the page is on its way any more. */
export async function settle(page: Page) {
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
export async function faults(page: Page, rules?: readonly string[]) {
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
export async function overhang(page: Page) {
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
export async function inspect(
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

/** Makes the browser’s next page speak Indonesian. */
export const readIndonesian = (page: Page) =>
  page.context().addCookies([{ name: 'language', value: 'id', url: stage().portal }])

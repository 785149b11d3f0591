import type { Page } from '@playwright/test'

/** Returns the name of the focused element: its `aria-label`, label or text. */
export const focusedName = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: here } = document
    const label = here instanceof HTMLInputElement ? here.labels?.[0]?.textContent : null
    return (here?.getAttribute('aria-label') ?? label ?? here?.textContent ?? '').trim()
  })

const maxPresses = 40

/** Presses Tab until an element with this name has the focus. Throws after 40 presses. */
export async function tabTo(page: Page, name: RegExp) {
  const passed: string[] = []
  for (let presses = 0; presses < maxPresses; presses++) {
    await page.keyboard.press('Tab')
    const here = await focusedName(page)
    if (name.test(here)) return
    passed.push(here)
  }
  throw new Error(`Tab never came to ${name}; it passed ${passed.join(' | ')}`)
}

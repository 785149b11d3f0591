import axe, { type RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/** Loads axe into a document unless it is already loaded, because axe is as large as the portal. */
async function loadAxe(page: Page) {
  if (await page.evaluate(() => 'axe' in window)) return
  await page.evaluate(axe.source)
  // By default, axe also checks the pseudo-elements of each element. This takes twice as long, and axe then reports
  // no violation for elements that it cannot decide.
  const checks = [{ id: 'color-contrast', options: { ignorePseudo: true } }]
  await page.evaluate((changed) => window.axe?.configure({ checks: changed, noHtml: true }), checks)
}

/**
 * Runs in the page. Returns each rule that is broken with the elements that break it, because all results are large.
 * axe can name every element that it looks at, which takes an eighth of its time. So it names them in a second run.
 */
async function run([where, how]: readonly [{ exclude: string[] }, RunOptions]): Promise<string[]> {
  const find = async (selectors: boolean) => {
    const results = await window.axe?.run(where, { ...how, selectors })
    if (!results) throw new Error('axe is not loaded.')
    return results.violations
  }
  const broken = await find(false)
  if (broken.length === 0) return []
  const named = await find(true)
  const nodesOf = (rule: string) => named.find(({ id }) => id === rule)?.nodes ?? []
  return broken.map(
    ({ id }) =>
      `${id}: ${nodesOf(id)
        .map(({ target }) => target.join(' '))
        .join(', ')}`,
  )
}

/** Returns the violations that axe finds: each rule with the elements that break it. */
export async function findViolations(page: Page, rules?: readonly string[]): Promise<string[]> {
  await loadAxe(page)
  const options: RunOptions = { resultTypes: ['violations'], ...(rules && { runOnly: [...rules] }) }
  // Pages that the user left stay hidden in the document. Excluding them saves axe time.
  const context = { exclude: ['[style*="display: none"]'] }
  return page.evaluate(run, [context, options] as const)
}

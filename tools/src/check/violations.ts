import axe, { type RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/**
 * The options of the check for contrast. They replace all of axe's own, so they repeat them, but for `ignorePseudo`: by
 * default, axe also checks the pseudo-elements of each element. This takes twice as long, and axe then reports no
 * violation for elements that it cannot decide.
 */
const contrastOptions = {
  ignoreUnicode: true,
  ignoreLength: false,
  ignorePseudo: true,
  boldValue: 700,
  boldTextPt: 14,
  largeTextPt: 18,
  contrastRatio: { normal: { expected: 4.5 }, large: { expected: 3 } },
  pseudoSizeThreshold: 0.25,
  shadowOutlineEmMax: 0.2,
  textStrokeEmMin: 0.03,
}

/** Loads axe into a document unless it is already loaded, because axe is as large as the portal. */
async function loadAxe(page: Page) {
  if (await page.evaluate(() => 'axe' in window)) return
  await page.evaluate(axe.source)
  const checks = [{ id: 'color-contrast', options: contrastOptions }]
  await page.evaluate((changed) => window.axe?.configure({ checks: changed, noHtml: true }), checks)
}

/**
 * Runs in the page. Returns each rule that is broken with the elements that break it, because all results are large.
 * Throws if a rule could not run, which axe reports like a doubt.
 */
async function run([where, how]: readonly [{ exclude: string[] }, RunOptions]) {
  const results = await window.axe?.run(where, how)
  if (!results) throw new Error('axe is not loaded.')
  const skipped = results.incomplete.filter(({ nodes }) => nodes.some(({ none }) => none[0]?.id === 'error-occurred'))
  if (skipped.length > 0) throw new Error(`Rules that did not run: ${skipped.map(({ id }) => id).join(', ')}.`)
  return results.violations.map(({ id, nodes }) => ({ id, elements: nodes.map(({ target }) => target?.join(' ')) }))
}

/** Returns the violations that axe finds: each rule with the elements that break it. */
export async function findViolations(page: Page, rules?: readonly string[]): Promise<string[]> {
  await loadAxe(page)
  const options: RunOptions = { resultTypes: ['violations'], ...(rules && { runOnly: [...rules] }) }
  // Pages that the user left stay hidden in the document. Excluding them saves axe time.
  const context = { exclude: ['[style*="display: none"]'] }
  // Naming every element that axe looks at takes an eighth of its time, so only a second run names them. A rule that
  // this run does not report was broken only while the page changed.
  const broken = await page.evaluate(run, [context, { ...options, selectors: false }] as const)
  if (broken.length === 0) return []
  const named = await page.evaluate(run, [context, options] as const)
  return named.map(({ id, elements }) => `${id}: ${elements.join(', ')}`)
}

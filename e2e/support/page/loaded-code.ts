import type { Page } from '@playwright/test'
import { expect } from '../test'

/**
 * Prepares a page for `expectCodeBelow`: its files are gzipped, which every browser and proxy accepts, and it loads
 * nothing ahead of its use.
 */
export async function loadOnlyWhatIsUsed(page: Page) {
  await page.setExtraHTTPHeaders({ 'Accept-Encoding': 'gzip' })
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
}

/**
 * Returns the size of each file that the open page has loaded, by its path. Uses an observer, because `performance`
 * lists nothing while a test controls the clock.
 */
const loadedFiles = (page: Page) =>
  page.evaluate(async () => {
    const entries = await new Promise<PerformanceEntryList>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()))
      observer.observe({ type: 'resource', buffered: true })
    })
    const files = entries.filter((entry) => entry instanceof PerformanceResourceTiming)
    return Object.fromEntries(files.map(({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize]))
  })

/**
 * Expects that the scripts and styles of an open page have at most this size, in KB. `code` is the pattern of the
 * files that count.
 */
export async function expectCodeBelow(page: Page, kilobytes: number, code = /\.(js|css)$/) {
  let sizes: number[] = []
  const load = async () => {
    const before = sizes.length
    const files = Object.entries(await loadedFiles(page))
    sizes = files.flatMap(([path, size]) => (code.test(path) ? [size] : []))
    return sizes.length > before
  }
  // The last files arrive together, shortly after the first.
  await expect.poll(load, { intervals: [300] }).toBe(false)
  expect(Math.min(...sizes), 'the size of the smallest file').toBeGreaterThan(0)
  const size = sizes.reduce((sum, bytes) => sum + bytes, 0) / 1024
  expect(size, 'KB of code').toBeLessThanOrEqual(kilobytes)
}

import { chromiumOptions } from '@lekta/tools/chromium'
import type { Page } from '@playwright/test'
import { titleOf } from '../../support/page/menu'
import { logIn } from '../../support/people/people'
import { expect, test } from '../../support/test'

// An installed browser has a back-forward cache, which the packaged one lacks. Playwright turns it off unless it is asked not to.
const browser = await chromiumOptions([], { installed: true })
test.use({ launchOptions: { ...browser, ignoreDefaultArgs: ['--disable-back-forward-cache'] } })

/** A browser's reason not to keep any page. */
const keepsNone = 'BackForwardCacheDisabledForDelegate'

/** Records why the browser does not restore pages, from this call on. */
async function recordReasons(page: Page) {
  const reasons: { type: string; reason: string }[] = []
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.enable')
  devtools.on('Page.backForwardCacheNotUsed', (event) => reasons.push(...event.notRestoredExplanations))
  return reasons
}

/**
 * Leaves a page and goes back to it. Expects that the browser shows it as it was, or if it keeps no page, as the
 * packaged one does, that nothing of this page is a reason for that.
 */
async function expectRestored(page: Page, path: string) {
  const reasons = await recordReasons(page)
  await page.goto(path)
  await expect(titleOf(page)).toBeVisible()
  await page.evaluate(() => Object.assign(window, { left: true }))
  await page.goto('/api/docs/')
  // A page from the cache has no load event, for which `goBack` would wait.
  await page.evaluate(() => void setTimeout(() => history.back()))
  await page.waitForURL((url) => url.pathname === path, { waitUntil: 'commit' })
  await expect(titleOf(page)).toBeVisible()
  if (reasons.some(({ reason }) => reason === keepsNone))
    expect(reasons.filter(({ type }) => type !== 'Circumstantial')).toEqual([])
  else expect(await page.evaluate(() => 'left' in window), path).toBe(true)
}

test('Going back to the portal shows the page as it was left, without loading it again', async ({ page }) => {
  await expectRestored(page, '/login')
  await logIn(page, 'teacher')
  // The pages of a logged-in user have an open connection for notifications.
  for (const path of ['/home/dashboard', '/teacher/student']) await expectRestored(page, path)
})

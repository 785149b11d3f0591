import { chromiumOptions } from '@lekta/tools/chromium'
import type { Page } from '@playwright/test'
import { titleOf } from '../../support/page/menu'
import { logIn } from '../../support/people/people'
import { expect, test } from '../../support/test'

// The packaged browser has no back-forward cache, and Playwright turns that of others off unless it is asked not to.
const browser = await chromiumOptions([], { installed: true })
test.use({ launchOptions: { ...browser, ignoreDefaultArgs: ['--disable-back-forward-cache'] } })

/** Leaves a page and goes back to it. Expects that the browser shows it as it was. */
async function expectRestored(page: Page, path: string) {
  await page.goto(path)
  await expect(titleOf(page)).toBeVisible()
  await page.evaluate(() => Object.assign(window, { left: true }))
  await page.goto('/api/docs/')
  // A page from the cache has no load event, for which `goBack` would wait.
  await page.evaluate(() => void setTimeout(() => history.back()))
  await page.waitForURL((url) => url.pathname === path, { waitUntil: 'commit' })
  await expect(titleOf(page)).toBeVisible()
  expect(await page.evaluate(() => 'left' in window), path).toBe(true)
}

test('Going back to the portal shows the page as it was left, without loading it again', async ({ page }) => {
  await expectRestored(page, '/login')
  await logIn(page, 'teacher')
  // The pages of a logged-in user have an open connection for notifications.
  for (const path of ['/home/dashboard', '/teacher/student']) await expectRestored(page, path)
})

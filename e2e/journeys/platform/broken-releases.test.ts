import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type Case, cases, reasons } from '../../support/broken-releases/cases'
import { brokenPage, healthyRelease } from '../../support/broken-releases/craft-release'
import { type ReleasePortal, serveRelease } from '../../support/broken-releases/serve-release'
import { startUnattended } from '../../support/broken-releases/unattended-browser'
import { menuOf } from '../../support/page/menu'
import { rememberLogin } from '../../support/people/people'
import { expect, type OpenBrowser, recordConsole, test } from '../../support/test'
import { testRun } from '../../support/test-run'

/** The maximum time until a page, its previous release or a card appears, in milliseconds. */
const answerWithin = 8000

const cardOf = (page: Page) => page.getByRole('alert').filter({ hasText: 'This page isn’t available right now' })
const tableOf = (page: Page) => page.getByRole('table', { name: 'Students' })

type BrokenCase = Case & { reason: keyof typeof reasons }

interface Scene {
  page: Page
  portal: ReleasePortal
  /** The console messages of the page. */
  lines: readonly string[]
}

/** The steps of a test on the broken page. */
type Act = (scene: Scene) => Promise<void>

/** Opens the broken page as a teacher in a separate browser, and closes it when `act` has finished. */
async function runCase(openBrowser: OpenBrowser, example: Case, previous: boolean, act: Act) {
  const release = example.craft()
  const portal = await serveRelease(release)
  portal.publish(release.line, previous ? healthyRelease() : null)
  try {
    if (example.startsOver === 'frozen') await runUnattended(portal, act)
    else await runAttended(await openBrowser({ baseURL: portal.address }), portal, act)
  } finally {
    await portal.stop()
  }
}

async function runAttended(page: Page, portal: ReleasePortal, act: Act) {
  const lines = recordConsole(page)
  await rememberLogin(page, 'teacher')
  // Does not wait for the load event, because a file that the proxy holds back delays it.
  await page.goto(brokenPage, { waitUntil: 'commit' })
  await act({ page, portal, lines })
}

/**
 * Opens the broken page in a browser to which no test is connected while the page is frozen, because Chromium never
 * gives up on a frozen page that is being debugged.
 */
async function runUnattended(portal: ReleasePortal, act: Act) {
  const browser = await startUnattended(join(testRun().folder, `profile-${portal.address.split(':').at(-1)}`))
  const lines: string[] = []
  const withPage = async (use: (page: Page) => Promise<void>) => {
    const connected = await browser.connect()
    const [page] = connected.contexts()[0]?.pages() ?? []
    if (!page) throw new Error('A browser begins with a page.')
    page.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`))
    await use(page)
    await connected.close()
  }
  try {
    await withPage(async (page) => {
      await rememberLogin(page, 'teacher', 'teacher', portal.address)
      await installRecoveryWorker(page, portal.address)
      await page.goto(portal.address + brokenPage, { waitUntil: 'commit' })
    })
    // Waits until the tab has opened the recovery page and then a working page that requests data.
    await expect(() => {
      expect(portal.requestedPaths).toContain('/recovery')
      expect(portal.requestedPaths.slice(portal.requestedPaths.indexOf('/recovery'))).toContain('/api/profile/me')
    }).toPass()
    await withPage((page) => act({ page, portal, lines }))
  } finally {
    await browser.stop()
  }
}

/** Installs the recovery worker, which is present in any browser in which an account has logged in before. */
async function installRecoveryWorker(page: Page, address: string) {
  await page.goto(`${address}/notification/index`)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

/** Asserts that the shell and its menu still work. */
async function expectShell(page: Page) {
  expect(await menuOf(page).getByRole('link').count()).toBeGreaterThan(3)
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible()
}

/** Asserts that the user did not wait too long for a page that is not frozen. */
async function expectInTime(page: Page, { startsOver }: Case) {
  // A frozen page occupies a core, so how fast the tab recovers after `frozenAfter` depends on the machine.
  if (startsOver === 'frozen') return
  const time = await page.evaluate(() => (window as { answerTime?: number }).answerTime)
  // A busy event loop makes the measured time imprecise, so 250 ms are added.
  expect(time).toBeLessThan(answerWithin + 250)
}

/** Asserts that the console reports which release failed, why, and what is used instead. */
function expectReport(lines: readonly string[], { reason, craft }: Case) {
  const { version } = craft().line
  const start = `The area teacher ${version} failed`
  const end = `teacher ${healthyRelease().version} is used instead.`
  const reports = lines.filter((text) => text.includes(start) && text.includes(end))
  // Ignores reports of slow releases: on a machine that stalls for seconds, any release can be too slow.
  const others = reports.filter((text) => !text.includes('(slow)'))
  if (!reason) expect(others).toEqual([])
  else expect([...others, ...reports][0]).toMatch(new RegExp(`\\((${reason}|slow)\\)`))
}

/**
 * Asserts that the previous release, which is healthy, replaces the broken one, and that the user does not notice.
 */
const expectPreviousRelease = (openBrowser: OpenBrowser, example: Case) =>
  runCase(openBrowser, example, true, async ({ page, portal, lines }) => {
    await expect(tableOf(page)).toBeVisible()
    await expect(cardOf(page)).toHaveCount(0)
    await expectShell(page)
    await expectInTime(page, example)
    if (example.startsOver) await expectRemembered(page, portal)
    expectReport(lines, example)
  })

/** Asserts that the tab never reloads a release that froze or emptied it. */
async function expectRemembered(page: Page, portal: ReleasePortal) {
  const { length } = portal.requestedPaths
  await page.reload()
  await expect(tableOf(page)).toBeVisible()
  expect(portal.requestedPaths.slice(length).filter((path) => path.includes('/9.9.9-'))).toEqual([])
}

/**
 * Asserts that without a previous release a card shows the reason, and that Retry recovers once the team has released
 * a fixed version.
 */
const expectErrorCard = (openBrowser: OpenBrowser, example: BrokenCase) =>
  runCase(openBrowser, example, false, async ({ page, portal }) => {
    await expect(cardOf(page).getByText(reasons[example.reason])).toBeVisible()
    await expectShell(page)
    await expectInTime(page, example)
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    portal.publish(healthyRelease(), null)
    await cardOf(page).getByRole('button', { name: 'Retry' }).click()
    await expect(tableOf(page)).toBeVisible()
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  })

const isBroken = (example: Case): example is BrokenCase => example.reason !== null

/** One release for each kind of failure, because the error card depends only on the reason. */
const oneOfEachReason = [
  ...new Map(cases.filter(isBroken).map((example) => [`${example.reason} ${example.startsOver}`, example])).values(),
]

for (const example of cases) {
  test(`${example.name}: ${example.reason ? 'the previous release' : 'the page'} is shown`, async ({ openBrowser }) => {
    await expectPreviousRelease(openBrowser, example)
  })
}

for (const example of oneOfEachReason) {
  test(`${example.name}: without a previous release a card shows why, and Retry recovers`, async ({ openBrowser }) => {
    await expectErrorCard(openBrowser, example)
  })
}

test('A delayed page opens by itself as soon as it arrives', async ({ openBrowser }) => {
  const late = cases.find(({ name }) => name === 'a delayed page chunk')
  if (!late) throw new Error('There is no such case.')
  await runCase(openBrowser, late, false, async ({ page, portal }) => {
    await expect(cardOf(page).getByText(reasons.slow)).toBeVisible()
    portal.sendHeld()
    await expect(tableOf(page)).toBeVisible()
    await expect(cardOf(page)).toHaveCount(0)
  })
})

import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { type Case, cases, reasons } from './broken-releases/cases'
import { brokenPage, healthyRelease } from './broken-releases/craft-release'
import { type ReleasePortal, serveRelease } from './broken-releases/serve-release'
import { timeAnswer } from './broken-releases/time-answer'
import { eventually } from './eventually'
import { visiting } from './in-browser'
import { menuOf } from './menu'
import { rememberLogin } from './people'
import { startUnattended } from './stage/chromium'
import { stage } from './stage/stage'
import { triesBefore } from './tries'

/** What the portal promises: a page, its previous release or a card within this time, in milliseconds. */
const answerWithin = 8000

/** Plays at once. */
const atOnce = 4

const cardOf = (page: Page) => page.getByRole('alert').filter({ hasText: 'This page isn’t available right now' })
const tableOf = (page: Page) => page.getByRole('table', { name: 'Students' })

interface Scene {
  page: Page
  portal: ReleasePortal
  /** What the page wrote to its console. */
  said: string[]
}

type Act = (scene: Scene) => Promise<void>

/** Opens the broken page as a teacher, in a browser of its own, and ends when `act` has seen enough. */
async function play(given: Case, previous: boolean, act: Act) {
  const release = given.craft()
  const portal = await serveRelease(release)
  portal.publish(release.line, previous ? healthyRelease() : null)
  try {
    if (given.startsOver === 'frozen') await playUnattended(portal, act)
    else await playAttended(`${given.name} ${previous}`, portal, act)
  } finally {
    await portal.stop()
  }
}

const playAttended = (name: string, portal: ReleasePortal, act: Act) =>
  visiting(name, { portal: () => portal.address }, async ({ page, said }) => {
    await page.goto('/healthz')
    await rememberLogin(page, 'teacher')
    await page.addInitScript(timeAnswer)
    // A file that is held back holds back the load of the whole page, too.
    await page.goto(brokenPage, { waitUntil: 'commit' })
    await act({ page, portal, said })
  })

/**
 * The same in a browser to which nobody is connected while the page is frozen: Chromium lets a page that is being debugged stand
 * still for ever.
 */
async function playUnattended(portal: ReleasePortal, act: Act) {
  const browser = await startUnattended(join(stage().folder, `profile-${portal.address.split(':').at(-1)}`))
  const said: string[] = []
  const withPage = async (use: (page: Page) => Promise<void>) => {
    const connected = await browser.connect()
    const [page] = connected.contexts()[0]?.pages() ?? []
    if (!page) throw new Error('A browser begins with a page.')
    page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`))
    await use(page)
    await connected.close()
  }
  try {
    await withPage(async (page) => {
      await page.goto(`${portal.address}/healthz`)
      await rememberLogin(page, 'teacher')
      await meetRecoveryWorker(page, portal.address)
      await page.goto(portal.address + brokenPage, { waitUntil: 'commit' })
    })
    // The tab has passed the recovery page, and its new page is alive.
    await eventually(() => {
      expect(portal.asked).toContain('/recovery')
      expect(portal.asked.slice(portal.asked.indexOf('/recovery'))).toContain('/api/profile/me')
    })
    await withPage((page) => act({ page, portal, said }))
  } finally {
    await browser.stop()
  }
}

/** Whoever has been logged in at this browser before has the recovery worker. */
async function meetRecoveryWorker(page: Page, address: string) {
  await page.goto(`${address}/notification/index`)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

/** The shell and its other pages are unharmed. */
async function expectShell(page: Page) {
  expect(await menuOf(page).getByRole('link').count()).toBeGreaterThan(3)
  await page.getByRole('button', { name: /^Notifications/ }).waitFor()
}

async function expectInTime(page: Page) {
  const time = await page.evaluate(() => (window as { answerTime?: number }).answerTime)
  // The outline and what follows it are noticed with the precision of a busy event loop.
  expect(time).toBeLessThan(answerWithin + 250)
}

/** Developers learn from the console that a release failed, why, and what is used instead. */
function expectReport(said: readonly string[], { reason, craft }: Case) {
  const { version } = craft().line
  const start = `The area teacher ${version} failed`
  const end = `teacher ${healthyRelease().version} is used instead.`
  const reports = said.filter((text) => text.includes(start) && text.includes(end))
  // On a machine that stands still any release can be too slow.
  const others = reports.filter((text) => !text.includes('(slow)'))
  if (!reason) expect(others).toEqual([])
  else expect([...others, ...reports][0]).toMatch(new RegExp(`\\((${reason}|slow)\\)`))
}

/** With a healthy previous release, nobody sees that the current one is broken. */
const playWithPrevious = (given: Case) =>
  play(given, true, async ({ page, portal, said }) => {
    await tableOf(page).waitFor()
    expect(await cardOf(page).count()).toBe(0)
    await expectShell(page)
    if (given.startsOver) await expectRemembered(page, portal)
    else await expectInTime(page)
    expectReport(said, given)
  })

/** The tab does not run the release again that froze or emptied it. */
async function expectRemembered(page: Page, portal: ReleasePortal) {
  const { length } = portal.asked
  await page.reload()
  await tableOf(page).waitFor()
  expect(portal.asked.slice(length).filter((path) => path.includes('/9.9.9-'))).toEqual([])
}

/** Without one there is an honest card, and Retry heals it once the team has released something better. */
const playWithoutPrevious = (given: Case & { reason: keyof typeof reasons }) =>
  play(given, false, async ({ page, portal }) => {
    await cardOf(page).getByText(reasons[given.reason]).waitFor()
    await expectShell(page)
    if (!given.startsOver) await expectInTime(page)
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    portal.publish(healthyRelease(), null)
    await cardOf(page).getByRole('button', { name: 'Retry' }).click()
    await tableOf(page).waitFor()
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  })

const isBroken = (given: Case): given is Case & { reason: keyof typeof reasons } => given.reason !== null

/** One release for each way to fail: the card depends on the reason alone. */
const oneOfEachReason = [
  ...new Map(cases.filter(isBroken).map((given) => [`${given.reason} ${given.startsOver}`, given])).values(),
]

const plays = [
  ...cases.map((given) => ({
    name: `${given.name}: ${given.reason ? 'the previous release' : 'the page'} is shown`,
    run: () => playWithPrevious(given),
  })),
  ...oneOfEachReason.map((given) => ({
    name: `${given.name}: without a previous release a card says why, and Retry heals it`,
    run: () => playWithoutPrevious(given),
  })),
]

const begun = new Map<number, Promise<void>>()

/** Begins a play that its own test will report on. */
function begin(index: number) {
  const ended = begun.get(index) ?? plays[index]?.run() ?? Promise.resolve()
  begun.set(index, ended)
  ended.catch(() => undefined)
  return ended
}

afterAll(async () => {
  await Promise.allSettled(begun.values())
})

test.each(plays.map((each, index) => ({ ...each, index })))('$name', async ({ index, run }) => {
  // What comes next begins already: a browser waits for the network more than it works.
  const ended = triesBefore() === 0 ? begin(index) : run()
  for (let next = index + 1; next < index + atOnce; next++) begin(next)
  await ended
})

test('A page that is late opens by itself as soon as it arrives', async () => {
  const late = cases.find(({ name }) => name === 'a page chunk that is late')
  if (!late) throw new Error('There is no such case.')
  await play(late, false, async ({ page, portal }) => {
    await cardOf(page).getByText(reasons.slow).waitFor()
    portal.letGo()
    await tableOf(page).waitFor()
    expect(await cardOf(page).count()).toBe(0)
  })
})

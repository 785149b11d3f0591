import { pageLimits } from '@lekta/tools/page-limits'
import type { Portal } from '@lekta/tools/start-portal'
import type { Page } from '@playwright/test'
import {
  answer,
  itemOnScreen,
  type RecordedAnswer,
  saveStatus,
  takeItem,
  takeUntil,
  untilItem,
  untilSaved,
} from '../../support/attempt/item'
import { openTest } from '../../support/attempt/open-test'
import { compareRunning } from '../../support/attempt/stored-answers'
import { expectCodeBelow, loadOnlyWhatIsUsed } from '../../support/page/loaded-code'
import { callsWith, enterCredentials, rememberLogin } from '../../support/people/people'
import { expect, test } from '../../support/test'

// The server starts twice in this test.
test.describe.configure({ timeout: 300_000 })

/** A portal that uses the shared database and that the test may kill. */
interface KillablePortal {
  address: string
  kill: () => Promise<void>
  /** Starts the portal again at the same address. */
  restart: () => Promise<void>
}

type Start = (options?: { port?: number }) => Promise<Portal>

async function startKillablePortal(start: Start): Promise<KillablePortal> {
  const { address, kill } = await start()
  const port = Number(new URL(address).port)
  return { address, kill, restart: async () => void (await start({ port })) }
}

const untilTitle = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

/** Takes the network offline, answers an item, crashes the tab, and continues in a new tab. Returns the new page. */
async function crashWithoutNetwork(page: Page, main: string, answers: RecordedAnswer[]): Promise<Page> {
  const context = page.context()
  await context.setOffline(true)
  await takeItem(page, answers)
  await expect(saveStatus(page)).toHaveText('Waiting for the internet. Your answers are safe.', { useInnerText: true })
  const crashed = page.waitForEvent('crash')
  await Promise.all([crashed, page.goto('chrome://crash').catch(() => 'as it should')])
  await page.close()
  await context.setOffline(false)
  const next = await context.newPage()
  await next.goto(main)
  await untilItem(next, answers.length + 1)
  await untilSaved(next)
  return next
}

async function logInAgain(page: Page, username: string, answers: readonly RecordedAnswer[]) {
  await expect(page.getByText('1 answer is safe on this device')).toBeVisible()
  await page.getByRole('button', { name: 'Log in again' }).click()
  await enterCredentials(page, 'child', username)
  await untilItem(page, answers.length + 1)
  await untilSaved(page)
}

async function endSession(page: Page, username: string, answers: RecordedAnswer[]) {
  const token = await page.evaluate(() => localStorage.getItem('token'))
  await callsWith(token ?? '').post('/auth/logout', { leaving: false })
  await takeItem(page, answers)
  await untilTitle(page, 'Please log in again')
  await logInAgain(page, username, answers)
}

/** Kills the server while the browser is sending an answer, answers another item, and restarts the server. */
async function killServer(page: Page, portal: KillablePortal, answers: RecordedAnswer[]) {
  await Promise.all([takeItem(page, answers), portal.kill()])
  await untilItem(page, answers.length + 1)
  await takeItem(page, answers)
  await portal.restart()
  const tryNow = page.getByRole('button', { name: 'Try now' })
  const next = itemOnScreen(page, answers.length + 1)
  await expect(tryNow.or(next)).toBeVisible()
  if (await tryNow.isVisible()) await tryNow.click().catch(() => 'It went on by itself.')
  await expect(next).toBeVisible()
  await untilSaved(page)
}

/** Continues the attempt on another device. The first device must notice this when it sends its next answer. */
async function changeDevice(page: Page, elsewhere: Page, username: string, main: string, answers: RecordedAnswer[]) {
  await elsewhere.clock.install()
  await rememberLogin(elsewhere, 'child', username)
  await loadOnlyWhatIsUsed(elsewhere)
  await elsewhere.goto(main)
  await untilItem(elsewhere, answers.length + 1)
  await expectCodeBelow(elsewhere, pageLimits.runner, /\.js$/)
  await takeUntil(elsewhere, answers, answers.length + 2)
  // This answer differs from the one that the server has stored. The stored answer counts.
  await answer(page, ((answers.at(-2)?.choice ?? 0) + 1) % 4, 'clicks')
  await untilTitle(page, 'You are logged in somewhere else')
  await logInAgain(page, username, answers)
}

/**
 * Opens the test in a second tab while it is open in the first. Continues in the second tab, then in the first again.
 */
async function useTwoTabs(page: Page, main: string, answers: RecordedAnswer[]) {
  const second = await page.context().newPage()
  await second.goto(main)
  await untilTitle(second, 'Your test is open in another tab')
  await second.getByRole('button', { name: 'Continue here' }).click()
  await takeUntil(second, answers, answers.length + 1)
  await untilTitle(page, 'Your test is open in another tab')
  await page.getByRole('button', { name: 'Continue here' }).click()
  await untilItem(page, answers.length + 1)
  await untilTitle(second, 'Your test is open in another tab')
}

test('Every answer is stored once despite network, tab, session and server failures and a new device', async ({
  openBrowser,
  startAnotherPortal,
}) => {
  const portal = await startKillablePortal(startAnotherPortal)
  const first = await openBrowser({ baseURL: portal.address })
  const answers: RecordedAnswer[] = []
  const { username, main } = await openTest(first, 'losses')
  await first.getByRole('button', { name: 'Start', exact: true }).click()
  await takeUntil(first, answers, 2)
  const page = await crashWithoutNetwork(first, main, answers)
  await takeUntil(page, answers, answers.length + 1)
  await endSession(page, username, answers)
  await killServer(page, portal, answers)
  await changeDevice(page, await openBrowser(), username, main, answers)
  await useTwoTabs(page, main, answers)
  expect(new Set(answers.map(({ passage, statement }) => passage + statement)).size).toBe(answers.length)
  await compareRunning(page, answers)
})

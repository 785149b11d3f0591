import type { Page } from 'playwright-core'
import { eventually } from './eventually'
import { inBrowser, patience } from './in-browser'
import { answer, type Given, safety, takeItem, takeUntil, untilItem, untilSaved } from './item'
import { callsWith, enterCredentials, logIn } from './people'
import { sitDown } from './sit-down'
import { type Portal, startPortal } from './stage/portal'
import { stage } from './stage/stage'
import { compareRunning } from './stored-answers'
import { wordsIn } from './words-in'

// The server starts twice in it.
jest.setTimeout(300_000)

/** A portal that a test may kill; the database is the one of all. */
const own = { portal: undefined as Portal | undefined }
const address = () => own.portal?.address ?? ''
const start = async () => {
  const port = own.portal && Number(new URL(own.portal.address).port)
  own.portal = await startPortal({ dist: stage().dist, data: stage().data, ...(port && { port }) })
}

beforeAll(start)
afterAll(async () => {
  await own.portal?.stop()
})

const untilTold = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()

/** The network goes, an answer is given, the tab crashes, and another one goes on. */
async function crashWithoutNetwork(page: Page, main: string, given: Given[]): Promise<Page> {
  const context = page.context()
  await context.setOffline(true)
  await takeItem(page, given)
  await eventually(async () =>
    expect(await wordsIn(safety(page))).toBe('Waiting for the internet. Your answers are safe.'),
  )
  const crashed = page.waitForEvent('crash')
  await Promise.all([crashed, page.goto('chrome://crash').catch(() => 'as it should')])
  await page.close()
  await context.setOffline(false)
  const next = await context.newPage()
  await next.goto(main)
  await untilItem(next, given.length + 1)
  await untilSaved(next)
  return next
}

async function logInAgain(page: Page, username: string, given: readonly Given[]) {
  await page.getByText('1 answer is safe on this device').waitFor()
  await page.getByRole('button', { name: 'Log in again' }).click()
  await enterCredentials(page, 'child', username)
  await untilItem(page, given.length + 1)
  await untilSaved(page)
}

async function endTheSession(page: Page, username: string, given: Given[]) {
  const token = await page.evaluate(() => localStorage.getItem('token'))
  await callsWith(token ?? '').post('/auth/logout', { leaving: false })
  await takeItem(page, given)
  await untilTold(page, 'Please log in again')
  await logInAgain(page, username, given)
}

/** The server dies while an answer is on its way to it, and comes back. */
async function killTheServer(page: Page, given: Given[]) {
  await Promise.all([takeItem(page, given), own.portal?.kill()])
  await untilItem(page, given.length + 1)
  await takeItem(page, given)
  await start()
  const tryNow = page.getByRole('button', { name: 'Try now' })
  const next = page.getByRole('heading', { level: 1, name: `Text ${given.length + 1}`, exact: true })
  await tryNow.or(next).waitFor()
  if (await tryNow.isVisible()) await tryNow.click({ timeout: patience }).catch(() => 'It went on by itself.')
  await next.waitFor()
  await untilSaved(page)
}

/** Another device goes on where this one is, and this one learns of it when it answers. */
async function changeDevice(page: Page, username: string, main: string, given: Given[]) {
  const context = await page.context().browser()?.newContext({ baseURL: stage().portal })
  if (!context) throw new Error('A page in a browser has one.')
  const elsewhere = await context.newPage()
  await elsewhere.clock.install()
  await logIn(elsewhere, 'child', username)
  await elsewhere.goto(main)
  await takeUntil(elsewhere, given, given.length + 2)
  // Another answer than the one that is stored already: the first one counts.
  await answer(page, ((given.at(-2)?.choice ?? 0) + 1) % 4, 'clicks')
  await untilTold(page, 'You are logged in somewhere else')
  await logInAgain(page, username, given)
  await context.close()
}

/** A second tab says that the first has the test, takes it over, and gives it back. */
async function useTwoTabs(page: Page, main: string, given: Given[]) {
  const second = await page.context().newPage()
  await second.goto(main)
  await untilTold(second, 'Your test is open in another tab')
  await second.getByRole('button', { name: 'Continue here' }).click()
  await takeUntil(second, given, given.length + 1)
  await untilTold(page, 'Your test is open in another tab')
  await page.getByRole('button', { name: 'Continue here' }).click()
  await untilItem(page, given.length + 1)
  await untilTold(second, 'Your test is open in another tab')
}

inBrowser(
  'No answer is lost or stored twice when the network, the tab, the session and the server go, and when device and tab change',
  async ({ page: first }) => {
    const given: Given[] = []
    const { username, main } = await sitDown(first, 'losses')
    await first.getByRole('button', { name: 'Start', exact: true }).click()
    await takeUntil(first, given, 2)
    const page = await crashWithoutNetwork(first, main, given)
    await takeUntil(page, given, given.length + 1)
    await endTheSession(page, username, given)
    await killTheServer(page, given)
    await changeDevice(page, username, main, given)
    await useTwoTabs(page, main, given)
    expect(new Set(given.map(({ passage }) => passage)).size).toBe(given.length)
    await compareRunning(page, given)
  },
  { portal: address },
)

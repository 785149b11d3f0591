import type { Page } from 'playwright-core'
import { childWithTest } from './children'
import { eventually } from './eventually'
import { inBrowser, phone } from './in-browser'
import { titleOf } from './menu'
import { apiSession, callsWith, logIn } from './people'
import { choiceOf } from './readers'
import { type Portal, startPortal } from './stage/portal'
import { stage } from './stage/stage'
import { triesBefore } from './tries'

/** How soon a message must stand in an open bell, in milliseconds. */
const soon = 2000

const bellOf = (page: Page) => page.getByRole('button', { name: /^Notifications/ })
const openBell = async (page: Page) => {
  await bellOf(page).click()
  await page.getByRole('menuitem', { name: 'See all' }).waitFor()
}
const unreadIn = async (page: Page) =>
  Number(/(\d+) unread/.exec((await bellOf(page).getAttribute('aria-label')) ?? '')?.[1] ?? 0)

interface State {
  tries: number
  answered: number
  finished: boolean
  items: { passage: string }[]
}

/** Takes a test up to its last answer; what comes back gives that one, and so tells the parent. */
async function almostFinish() {
  // When it is finished, the parent is told.
  const { username, test } = await childWithTest('news')
  const path = `/v2/test/${test.code}/${test.id}`
  const { post } = await apiSession('child', username)
  const send = async ({ tries, answered, items }: State) => {
    const number = answered + 1
    const body = { tries, number, choice: choiceOf(items[0]?.passage ?? '', number), milliseconds: 40_000 }
    return (await post(`${path}/answer`, body)).body.data as State
  }
  let state = (await post(`${path}/start`, {})).body.data as State
  // The longest test has thirty texts, and no test may end before half of them.
  while (state.answered < 14) state = await send(state)
  return async () => {
    while (!state.finished) state = await send(state)
  }
}

const other = { portal: undefined as Portal | undefined }
beforeAll(async () => {
  other.portal = await startPortal({ dist: stage().dist, data: stage().data })
})
afterAll(() => other.portal?.stop())

inBrowser(
  'What happens at one server shows within two seconds in a bell that is open at another; one that was offline catches up',
  async ({ page }) => {
    const context = await page.context().browser()?.newContext({ baseURL: stage().portal })
    const away = await context?.newPage()
    if (!context || !away) throw new Error('There is no second browser.')
    for (const place of [page, away]) await logIn(place, 'parent')
    await openBell(page)
    const [before, beforeAway] = [await unreadIn(page), await unreadIn(away)]
    const finish = await almostFinish()
    await context.setOffline(true)
    await finish()
    await page
      .getByRole('menuitem', { name: /has finished/ })
      .first()
      .waitFor({ timeout: soon })
    await eventually(async () => expect(await unreadIn(page)).toBe(before + 1))
    await page.getByRole('status').filter({ hasText: 'The report is ready.' }).waitFor()
    await context.setOffline(false)
    await eventually(async () => expect(await unreadIn(away)).toBe(beforeAway + 1))
    await context.close()
  },
  { portal: () => other.portal?.address ?? '' },
)

inBrowser('A message is opened from the bell by the keyboard alone, and counts as read', async ({ page }) => {
  // They are of a school that no other journey sends messages to; a message is read at each try.
  await (triesBefore() === 0 ? logIn(page, 'school', 'school2') : logIn(page, 'teacher', 'teacher2'))
  const before = await unreadIn(page)
  expect(before).toBeGreaterThan(0)
  await bellOf(page).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'See all' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('menuitem', { name: 'See all' }).waitFor({ state: 'hidden' })
  await page.keyboard.press('Enter')
  const see = page.getByRole('menuitem', { name: 'See all' })
  await see.waitFor()
  await eventually(async () => {
    await page.keyboard.press('ArrowDown')
    expect(await see.evaluate((item) => item === document.activeElement)).toBe(true)
  })
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Notifications' }).waitFor()
  await page
    .getByRole('button', { name: /^Mark as read: / })
    .first()
    .click()
  await eventually(async () => expect(await unreadIn(page)).toBe(before - 1))
})

inBrowser(
  'On a phone the bell and the page of all messages fit',
  async ({ page }) => {
    await logIn(page, 'parent')
    await openBell(page)
    const box = await page.getByRole('menu').boundingBox()
    expect(box && box.x >= 0 && box.x + box.width <= phone.width).toBe(true)
    await page.getByRole('menuitem', { name: 'See all' }).click()
    await page.getByRole('heading', { level: 1, name: 'Notifications' }).waitFor()
    await titleOf(page).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width)
  },
  { viewport: phone },
)

test('A line to the server is refused without a session', async () => {
  expect((await callsWith('nobody').get('/notifikasi/stream')).status).toBe(401)
})

import type { Page } from '@playwright/test'
import { choiceOf } from '../../support/attempt/simulated-reader'
import { phone } from '../../support/devices'
import { titleOf } from '../../support/page/menu'
import { childWithTest } from '../../support/people/children'
import { apiSession, callsWith, logIn } from '../../support/people/people'
import { expect, test } from '../../support/test'

/** The maximum time until a notification is listed in an open bell, in milliseconds. */
const soon = 2000

const bellOf = (page: Page) => page.getByRole('button', { name: /^Notifications/ })
const openBell = async (page: Page) => {
  await bellOf(page).click()
  await expect(page.getByRole('menuitem', { name: 'See all' })).toBeVisible()
}
const unreadIn = async (page: Page) =>
  Number(/(\d+) unread/.exec((await bellOf(page).getAttribute('aria-label')) ?? '')?.[1] ?? 0)

interface State {
  tries: number
  answered: number
  finished: boolean
  items: { passage: string; options: string[] }[]
}

/** Answers almost all items of a test. Returns a function that finishes the test, which notifies the parent. */
async function almostFinish() {
  const { username, test } = await childWithTest('news')
  const path = `/v2/test/${test.code}/${test.id}`
  const { post } = await apiSession('child', username)
  const send = async ({ tries, answered, items }: State) => {
    const number = answered + 1
    const body = { tries, number, choice: choiceOf(items[0], number), milliseconds: 40_000 }
    return (await post(`${path}/answer`, body)).body.data as State
  }
  let state = (await post(`${path}/start`, {})).body.data as State
  // The longest test has thirty texts, and no test ends before half of its longest length.
  while (state.answered < 14) state = await send(state)
  return async () => {
    while (!state.finished) state = await send(state)
  }
}

test('A notification appears within two seconds at another server, and an offline browser catches up', async ({
  page: offlinePage,
  openBrowser,
  startAnotherPortal,
}) => {
  const page = await openBrowser({ baseURL: (await startAnotherPortal()).address })
  for (const each of [page, offlinePage]) await logIn(each, 'parent')
  await openBell(page)
  const [before, beforeOffline] = [await unreadIn(page), await unreadIn(offlinePage)]
  const finish = await almostFinish()
  await offlinePage.context().setOffline(true)
  await finish()
  await expect(page.getByRole('menuitem', { name: /has finished/ }).first()).toBeVisible({ timeout: soon })
  await expect.poll(() => unreadIn(page)).toBe(before + 1)
  await expect(page.getByRole('status').filter({ hasText: 'The report is ready.' })).toBeVisible()
  await offlinePage.context().setOffline(false)
  await expect.poll(() => unreadIn(offlinePage)).toBe(beforeOffline + 1)
})

test('The bell can be opened with the keyboard, and marking a notification as read lowers the count', async ({
  page,
}) => {
  // No other test notifies this school. A retry uses another account, because the first may have read its
  // notification.
  await (test.info().retry === 0 ? logIn(page, 'school', 'school2') : logIn(page, 'teacher', 'teacher2'))
  const before = await unreadIn(page)
  expect(before).toBeGreaterThan(0)
  await bellOf(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'See all' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menuitem', { name: 'See all' })).toBeHidden()
  await page.keyboard.press('Enter')
  const see = page.getByRole('menuitem', { name: 'See all' })
  await expect(see).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    expect(await see.evaluate((item) => item === document.activeElement)).toBe(true)
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
  await page
    .getByRole('button', { name: /^Mark as read: / })
    .first()
    .click()
  await expect.poll(() => unreadIn(page)).toBe(before - 1)
})

test.describe(() => {
  test.use({ viewport: phone })

  test('On a phone the bell and the notifications page fit the screen', async ({ page }) => {
    await logIn(page, 'parent')
    await openBell(page)
    const box = await page.getByRole('menu').boundingBox()
    expect(box && box.x >= 0 && box.x + box.width <= phone.width).toBe(true)
    await page.getByRole('menuitem', { name: 'See all' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
    await expect(titleOf(page)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width)
  })
})

test('The notification stream is refused without a session', async () => {
  expect((await callsWith('nobody').get('/notifikasi/stream')).status).toBe(401)
})

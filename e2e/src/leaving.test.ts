import type { Page } from 'playwright-core'
import { usernameFor } from './children'
import { eventually } from './eventually'
import { inBrowser } from './in-browser'
import { titleOf } from './menu'
import { callsWith, logIn } from './people'
import { stage } from './stage/stage'
import { wordsIn } from './words-in'

interface Session {
  id: number
  current: boolean
}

inBrowser('A reload keeps the session, and the page', async ({ page }) => {
  await logIn(page, 'child', await usernameFor('child', 'leaving'))
  const greeting = await wordsIn(titleOf(page))
  await page.reload()
  await page.getByRole('heading', { level: 1, name: greeting }).waitFor()
  await page.goto('/child/report')
  await page.getByRole('heading', { level: 1, name: 'My reading' }).waitFor()
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'My reading' }).waitFor()
})

inBrowser('The cookie of a session ends with the browser', async ({ page }) => {
  await logIn(page, 'parent')
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'School-Token')
  expect(cookie).toMatchObject({ expires: -1, sameSite: 'Lax', httpOnly: false })
})

inBrowser('Logout ends the session here and on the server', async ({ page }) => {
  await logIn(page, 'parent')
  const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? ''
  expect((await callsWith(token).get('/profile/me')).status).toBe(200)
  await page.getByRole('button', { name: /^Account of / }).click()
  const told = page.waitForResponse('**/api/auth/logout')
  await page.getByRole('button', { name: 'Logout' }).click()
  await told
  await page.waitForURL((url) => url.pathname === '/')
  expect((await callsWith(token).get('/profile/me')).status).toBe(401)
  expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])).toEqual([null, null])
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('School-Token')
  await page.goto('/parent/child')
  await page.waitForURL((url) => url.pathname === '/')
})

inBrowser('A session that the server has ended leads to the front page with the reason', async ({ page }) => {
  await logIn(page, 'parent')
  const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? ''
  await callsWith(token).post('/auth/logout', { leaving: false })
  await page.getByRole('link', { name: 'Child', exact: true }).first().click()
  await page.waitForURL((url) => url.pathname === '/')
  await page.getByRole('button', { name: 'Close' }).waitFor()
})

/** Longer than the server waits for a page that was left, in milliseconds. */
const grace = 60_000

inBrowser('A tab that is closed is logged out a minute later; one that was reloaded goes on', async ({ page }) => {
  const context = await page.context().browser()?.newContext({ baseURL: stage().portal })
  const left = await context?.newPage()
  if (!context || !left) throw new Error('There is no second browser.')
  const sessions = async (token: string) => (await callsWith(token).get('/profile/sessions')).body.data as Session[]
  const enter = async (tab: Page) => {
    await logIn(tab, 'parent')
    const token = (await tab.evaluate(() => localStorage.getItem('token'))) ?? ''
    return { token, id: (await sessions(token)).find(({ current }) => current)?.id }
  }
  const [kept, gone] = [await enter(page), await enter(left)]
  await page.reload()
  await titleOf(page).waitFor()
  await left.close({ runBeforeUnload: true })
  const open = async () => (await sessions(kept.token)).map(({ id }) => id)
  await eventually(async () => expect(await open()).not.toContain(gone.id), 2 * grace)
  expect(await open()).toContain(kept.id)
  expect((await callsWith(gone.token).get('/profile/me')).status).toBe(401)
  await context.close()
})

import type { Page } from '@playwright/test'
import { titleOf } from '../../support/page/menu'
import { wordsIn } from '../../support/page/words-in'
import { usernameFor } from '../../support/people/children'
import { callsWith, logIn } from '../../support/people/people'
import { expect, test } from '../../support/test'

interface Session {
  id: number
  current: boolean
}

test('A reload keeps the session and the page', async ({ page }) => {
  await logIn(page, 'child', await usernameFor('child', 'leaving'))
  const greeting = await wordsIn(titleOf(page))
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: greeting })).toBeVisible()
  await page.goto('/child/report')
  await expect(page.getByRole('heading', { level: 1, name: 'My reading' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'My reading' })).toBeVisible()
})

test('The session cookie expires when the browser closes', async ({ page }) => {
  await logIn(page, 'parent')
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'School-Token')
  expect(cookie).toMatchObject({ expires: -1, sameSite: 'Lax', httpOnly: false })
})

test('Logging out ends the session in the browser and on the server', async ({ page }) => {
  await logIn(page, 'parent')
  const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? ''
  expect((await callsWith(token).get('/profile/me')).status).toBe(200)
  await page.getByRole('button', { name: /^Account of / }).click()
  const loggedOut = page.waitForResponse('**/api/auth/logout')
  await page.getByRole('button', { name: 'Logout' }).click()
  await loggedOut
  await page.waitForURL((url) => url.pathname === '/')
  expect((await callsWith(token).get('/profile/me')).status).toBe(401)
  expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])).toEqual([null, null])
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('School-Token')
  await page.goto('/parent/child')
  await page.waitForURL((url) => url.pathname === '/')
})

test('A session that the server has ended redirects to the front page with a message', async ({ page }) => {
  await logIn(page, 'parent')
  const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? ''
  await callsWith(token).post('/auth/logout', { leaving: false })
  await page.getByRole('link', { name: 'Child', exact: true }).first().click()
  await page.waitForURL((url) => url.pathname === '/')
  await expect(page.getByRole('button', { name: 'Close' })).toBeVisible()
})

/** A time in milliseconds that is longer than the server waits before it logs out a closed tab. */
const grace = 60_000

test('A closed tab is logged out a minute later, while a reloaded one keeps its session', async ({
  page,
  openBrowser,
}) => {
  const left = await openBrowser()
  const sessions = async (token: string) => (await callsWith(token).get('/profile/sessions')).body.data as Session[]
  const enter = async (tab: Page) => {
    await logIn(tab, 'parent')
    const token = (await tab.evaluate(() => localStorage.getItem('token'))) ?? ''
    return { token, id: (await sessions(token)).find(({ current }) => current)?.id }
  }
  const [remaining, ended] = [await enter(page), await enter(left)]
  await page.reload()
  await expect(titleOf(page)).toBeVisible()
  await left.close({ runBeforeUnload: true })
  const open = async () => (await sessions(remaining.token)).map(({ id }) => id)
  await expect.poll(() => open(), { timeout: 2 * grace }).not.toContain(ended.id)
  expect(await open()).toContain(remaining.id)
  expect((await callsWith(ended.token).get('/profile/me')).status).toBe(401)
})

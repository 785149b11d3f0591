import { usernameFor } from './addresses'
import { inBrowser } from './in-browser'
import { titleOf } from './menu'
import { callsWith, logIn } from './people'
import { wordsIn } from './words-in'

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

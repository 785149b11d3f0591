import type { Page } from '@playwright/test'
import { desktop } from '../../support/devices'
import { menuOf, openFromMenu, titleOf } from '../../support/page/menu'
import { logIn } from '../../support/people/people'
import { expect, test } from '../../support/test'

const scrollPosition = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
const rows = (page: Page) => page.locator('tbody tr:visible')
const students = (page: Page) => page.getByRole('heading', { level: 1, name: 'Students', exact: true })
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Visited pages' })

/** Opens the report of a student far down the second page of the list. Returns the list's scroll position. */
async function openReport(page: Page) {
  await logIn(page, 'teacher')
  await openFromMenu(page, 'Student')
  await expect(students(page)).toBeVisible()
  const firstName = () => rows(page).first().getByRole('link').first().textContent()
  const before = await firstName()
  await page.getByRole('button', { name: 'Page 2', exact: true }).click()
  await page.waitForURL('**/teacher/student?page=2')
  // The pager scrolls to the top, which takes a moment.
  await expect.poll(() => scrollPosition(page)).toBe(0)
  // Until the second page arrives, the rows of the first keep their space.
  await expect.poll(firstName).not.toBe(before)
  const link = rows(page).last().getByRole('link').first()
  await link.scrollIntoViewIfNeeded()
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(0)
  const position = await scrollPosition(page)
  const name = (await link.textContent()) ?? ''
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect.poll(() => scrollPosition(page)).toBe(0)
  return { position, name }
}

test.describe(() => {
  test.use({ viewport: { ...desktop, height: 500 } })

  test('Going back from a report restores the scroll position of the list and focuses the row', async ({ page }) => {
    const { position, name } = await openReport(page)
    await page.goBack()
    await expect(students(page)).toBeVisible()
    expect(page.url()).toContain('/teacher/student?page=2')
    await expect.poll(() => scrollPosition(page)).toBe(position)
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain(name)
  })
})

test.describe(() => {
  test.use({ viewport: { ...desktop, height: 500 } })

  test('A tab restores the scroll position of its page, and closing the tab resets it', async ({ page, baseURL }) => {
    await page.context().addCookies([{ name: 'tabs', value: '1', url: baseURL ?? '' }])
    const { position, name } = await openReport(page)
    await expect(tabs(page).getByRole('link', { name, exact: true })).toBeVisible()
    await tabs(page).getByRole('link', { name: 'Students', exact: true }).click()
    await expect(students(page)).toBeVisible()
    await expect.poll(() => scrollPosition(page)).toBe(position)
    await tabs(page)
      .getByRole('button', { name: `Close ${name}` })
      .click()
    expect(await tabs(page).getByRole('link').allTextContents()).toEqual(['Dashboard', 'Students'])
    await tabs(page).getByRole('button', { name: 'Close Students' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^Hi, / })).toBeVisible()
    await openFromMenu(page, 'Student')
    await expect(students(page)).toBeVisible()
    expect(await scrollPosition(page)).toBe(0)
  })
})

test('The shell reports an unreachable server, and the page loads by itself when it is back', async ({ page }) => {
  await logIn(page, 'teacher')
  const gone = page.getByText('We can’t reach the server. We’ll keep trying, so you don’t need to do anything.')
  const fail = (pattern: string) => page.route(pattern, (route) => route.abort())
  await fail('**/api/**')
  await fail('**/readyz')
  await openFromMenu(page, 'Student')
  await expect(gone).toBeVisible()
  await expect(menuOf(page)).toBeVisible()
  await page.unrouteAll()
  await expect(gone).toHaveCount(0)
  await expect(rows(page).first().getByRole('link').first()).toBeVisible()
})

test('The chosen size changes the page and is kept after a reload', async ({ page }) => {
  await logIn(page, 'admin')
  const height = async () => (await titleOf(page).boundingBox())?.height ?? 0
  const before = await height()
  await page.getByRole('banner').getByRole('button', { name: 'Display' }).click()
  await page.getByText('Mini', { exact: true }).click()
  await expect(page.getByText('Switch Size Success')).toBeVisible()
  await expect.poll(() => height()).toBeLessThan(before)
  await page.reload()
  await expect(titleOf(page)).toBeVisible()
  expect(await height()).toBeLessThan(before)
})

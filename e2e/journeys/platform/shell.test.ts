import type { Page } from '@playwright/test'
import { desktop } from '../../support/devices'
import { menuOf, openFromMenu, titleOf } from '../../support/page/menu'
import { logIn } from '../../support/people/people'
import { expect, test } from '../../support/test'

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
const rows = (page: Page) => page.locator('tbody tr:visible')
const students = (page: Page) => page.getByRole('heading', { level: 1, name: 'Students', exact: true })
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Visited pages' })

/** Opens the report of a student far down the second page of the list, and says where the list stood. */
async function openReport(page: Page) {
  await logIn(page, 'teacher')
  await openFromMenu(page, 'Student')
  await expect(students(page)).toBeVisible()
  await page.getByRole('button', { name: 'Page 2', exact: true }).click()
  await page.waitForURL('**/teacher/student?page=2')
  // The pager scrolls to the top, and takes its time for it.
  await expect.poll(() => scrolled(page)).toBe(0)
  const link = rows(page).last().getByRole('link').first()
  await link.scrollIntoViewIfNeeded()
  await expect.poll(() => scrolled(page)).toBeGreaterThan(0)
  const place = await scrolled(page)
  const name = (await link.textContent()) ?? ''
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect.poll(() => scrolled(page)).toBe(0)
  return { place, name }
}

test.describe(() => {
  test.use({ viewport: { ...desktop, height: 500 } })

  test('Back from a report, the list stands where it was left, with the focus on its row', async ({ page }) => {
    const { place, name } = await openReport(page)
    await page.goBack()
    await expect(students(page)).toBeVisible()
    expect(page.url()).toContain('/teacher/student?page=2')
    await expect.poll(() => scrolled(page)).toBe(place)
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain(name)
  })
})

test.describe(() => {
  test.use({ viewport: { ...desktop, height: 500 } })

  test('A tab leads back to a page as it was left, and closing it starts the page anew', async ({ page }) => {
    const { place, name } = await openReport(page)
    await expect(tabs(page).getByRole('link', { name, exact: true })).toBeVisible()
    await tabs(page).getByRole('link', { name: 'Students', exact: true }).click()
    await expect(students(page)).toBeVisible()
    await expect.poll(() => scrolled(page)).toBe(place)
    await tabs(page)
      .getByRole('button', { name: `Close ${name}` })
      .click()
    expect(await tabs(page).getByRole('link').allTextContents()).toEqual(['Dashboard', 'Students'])
    await tabs(page).getByRole('button', { name: 'Close Students' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^Hi, / })).toBeVisible()
    await openFromMenu(page, 'Student')
    await expect(students(page)).toBeVisible()
    expect(await scrolled(page)).toBe(0)
  })
})

test('With the server gone the shell says so, and the page comes by itself when it is back', async ({ page }) => {
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

test('The size that is chosen changes everything, and stays after a reload', async ({ page }) => {
  await logIn(page, 'admin')
  const height = async () => (await titleOf(page).boundingBox())?.height ?? 0
  const before = await height()
  await page.getByRole('banner').getByRole('button', { name: 'Settings' }).click()
  await page.getByText('Mini', { exact: true }).click()
  await expect(page.getByText('Switch Size Success')).toBeVisible()
  await expect.poll(() => height()).toBeLessThan(before)
  await page.reload()
  await expect(titleOf(page)).toBeVisible()
  expect(await height()).toBeLessThan(before)
})

import type { Page } from 'playwright-core'
import { eventually } from './eventually'
import { desktop, inBrowser } from './in-browser'
import { menuOf, openFromMenu, titleOf } from './menu'
import { logIn } from './people'

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
const rows = (page: Page) => page.locator('tbody tr:visible')
const students = (page: Page) => page.getByRole('heading', { level: 1, name: 'Students', exact: true })
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Visited pages' })

/** Opens the report of a student far down the second page of the list, and says where the list stood. */
async function openReport(page: Page) {
  await logIn(page, 'teacher')
  await openFromMenu(page, 'Student')
  await students(page).waitFor()
  await page.getByRole('button', { name: 'Page 2', exact: true }).click()
  await page.waitForURL('**/teacher/student?page=2')
  // The pager scrolls to the top, and takes its time for it.
  await eventually(async () => expect(await scrolled(page)).toBe(0))
  const link = rows(page).last().getByRole('link').first()
  await link.scrollIntoViewIfNeeded()
  await eventually(async () => expect(await scrolled(page)).toBeGreaterThan(0))
  const place = await scrolled(page)
  const name = (await link.textContent()) ?? ''
  await link.click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await eventually(async () => expect(await scrolled(page)).toBe(0))
  return { place, name }
}

inBrowser(
  'Back from a report, the list stands where it was left, with the focus on its row',
  async ({ page }) => {
    const { place, name } = await openReport(page)
    await page.goBack()
    await students(page).waitFor()
    expect(page.url()).toContain('/teacher/student?page=2')
    await eventually(async () => expect(await scrolled(page)).toBe(place))
    await eventually(async () => expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(name))
  },
  { viewport: { ...desktop, height: 500 } },
)

inBrowser(
  'A tab leads back to a page as it was left, and closing it starts the page anew',
  async ({ page }) => {
    const { place, name } = await openReport(page)
    await tabs(page).getByRole('link', { name, exact: true }).waitFor()
    await tabs(page).getByRole('link', { name: 'Students', exact: true }).click()
    await students(page).waitFor()
    await eventually(async () => expect(await scrolled(page)).toBe(place))
    await tabs(page)
      .getByRole('button', { name: `Close ${name}` })
      .click()
    expect(await tabs(page).getByRole('link').allTextContents()).toEqual(['Dashboard', 'Students'])
    await tabs(page).getByRole('button', { name: 'Close Students' }).click()
    await page.getByRole('heading', { level: 1, name: /^Hi, / }).waitFor()
    await openFromMenu(page, 'Student')
    await students(page).waitFor()
    expect(await scrolled(page)).toBe(0)
  },
  { viewport: { ...desktop, height: 500 } },
)

inBrowser('With the server gone the shell says so, and the page comes by itself when it is back', async ({ page }) => {
  await logIn(page, 'teacher')
  const gone = page.getByText('We can’t reach the server. We’ll keep trying, so you don’t need to do anything.')
  const fail = (pattern: string) => page.route(pattern, (route) => route.abort())
  await fail('**/api/**')
  await fail('**/readyz')
  await openFromMenu(page, 'Student')
  await gone.waitFor()
  expect(await menuOf(page).isVisible()).toBe(true)
  await page.unrouteAll()
  await gone.waitFor({ state: 'detached' })
  await rows(page).first().getByRole('link').first().waitFor()
})

inBrowser('The size that is chosen changes everything, and stays after a reload', async ({ page }) => {
  await logIn(page, 'admin')
  const height = async () => (await titleOf(page).boundingBox())?.height ?? 0
  const before = await height()
  await page.getByRole('banner').getByRole('button', { name: 'Settings' }).click()
  await page.getByText('Mini', { exact: true }).click()
  await page.getByText('Switch Size Success').waitFor()
  await eventually(async () => expect(await height()).toBeLessThan(before))
  await page.reload()
  await titleOf(page).waitFor()
  expect(await height()).toBeLessThan(before)
})

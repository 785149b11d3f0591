import type { Page } from 'playwright-core'
import { inBrowser } from './in-browser'
import { menuOf } from './menu'
import { logIn } from './people'

async function chooseClass(page: Page, name: string) {
  await page.getByLabel('Classroom', { exact: true }).selectOption(name)
  await page.waitForURL(/classroom=\d/)
}

inBrowser('A teacher sees a class’s growth since a day, and who can read together', async ({ page }) => {
  await logIn(page, 'teacher')
  await page.goto('/teacher/report')
  await chooseClass(page, '4A')
  await page.getByRole('tab', { name: 'Growth', exact: true }).click()
  const monthAgo = new Date(Date.now() - 60 * 24 * 60 * 60_000).toISOString().slice(0, 10)
  await page.getByLabel('Growth since').fill(monthAgo)
  await page.getByText(/^Median growth since .*[+−±]\d+L$/).waitFor()
  expect(page.url()).toContain(`since=${monthAgo}`)
  await page.getByRole('tab', { name: 'Reading groups' }).click()
  const groups = page.getByRole('region', { name: /^Group \d+: texts around/ })
  await groups.first().getByRole('link').first().waitFor()
  expect(await groups.count()).toBeGreaterThan(1)
  await page.emulateMedia({ media: 'print' })
  expect(await menuOf(page).isVisible()).toBe(false)
  expect(await page.getByRole('tab', { name: 'Growth', exact: true }).isVisible()).toBe(false)
  expect(await groups.first().isVisible()).toBe(true)
})

import type { Page } from '@playwright/test'
import { menuOf } from '../../support/page/menu'
import { rememberLogin } from '../../support/people/people'
import { expect, test } from '../../support/test'

async function chooseClass(page: Page, name: string) {
  await page.getByLabel('Classroom', { exact: true }).selectOption(name)
  await page.waitForURL(/classroom=\d/)
}

test('A teacher sees the growth of a class since a date and its reading groups, and prints them', async ({ page }) => {
  await rememberLogin(page, 'teacher')
  await page.goto('/teacher/report')
  await chooseClass(page, '4A')
  await page.getByRole('tab', { name: 'Growth', exact: true }).click()
  const startDate = new Date(Date.now() - 60 * 24 * 60 * 60_000).toISOString().slice(0, 10)
  await page.getByLabel('Growth since').fill(startDate)
  await expect(page.getByText(/^Median growth since .*[+−±]\d+L \(expected for the grade: [+−±]\d+L\)$/)).toBeVisible()
  expect(page.url()).toContain(`since=${startDate}`)
  const picture = page.getByRole('figure', { name: 'Growth of each student' })
  await expect(picture.getByRole('link').first()).toHaveAccessibleName(/: .+ → .+ · expected /)
  await page.getByRole('button', { name: /^No clear change \d+$/ }).click()
  await expect(picture.getByRole('link').first()).toHaveAccessibleName(/no clear change/)
  expect(page.url()).toContain('outcome=unchanged')
  await page.getByRole('tab', { name: 'Reading groups' }).click()
  const groups = page.getByRole('region', { name: /^Group \d+: texts around/ })
  await expect(groups.first().getByRole('link').first()).toBeVisible()
  expect(await groups.count()).toBeGreaterThan(1)
  await page.emulateMedia({ media: 'print' })
  await expect(menuOf(page)).toBeHidden()
  await expect(page.getByRole('tab', { name: 'Growth', exact: true })).toBeHidden()
  await expect(groups.first()).toBeVisible()
})

import { rememberLogin } from '../../support/people/people'
import { expect, test } from '../../support/test'

test('A school prints the reports of everyone who declined with three clicks', async ({ page }) => {
  await rememberLogin(page, 'school')
  await page.goto('/home/dashboard')
  await page.getByRole('link', { name: 'Report', exact: true }).first().click()
  await page.getByRole('button', { name: /^Print the reports: .*in clear decline$/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Print: Reports' })
  const saved = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download' }).click({ timeout: 60_000 })
  expect((await saved).suggestedFilename()).toMatch(/\.pdf$/)
})

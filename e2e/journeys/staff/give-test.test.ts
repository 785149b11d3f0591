import type { Page } from '@playwright/test'
import { titleOf } from '../../support/page/menu'
import { apiSession, rememberLogin } from '../../support/people/people'
import { expect, test } from '../../support/test'

/** Counts the clicks on the page from now on. Typing is not counted. */
const countClicks = (page: Page) =>
  page.evaluate(() => {
    const counted = window as unknown as { clicks: number }
    counted.clicks = 0
    // A click on a label also clicks its input, which is no click of the user.
    window.addEventListener('pointerdown', () => counted.clicks++, { capture: true })
  })

test('A teacher gives 4A a test tomorrow from 9 to 10 with six clicks, and watches it', async ({ page }) => {
  await rememberLogin(page, 'teacher')
  await page.goto('/home/dashboard')
  await countClicks(page)
  await page.getByRole('link', { name: 'Create Subscribe' }).click()
  await page.getByRole('checkbox', { name: /^4A Grade/ }).click({ force: true })
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('radio', { name: /^In a lesson/ }).click({ force: true })
  const tomorrow = new Date(Date.now() + 24 * 60 * 60_000).toISOString().slice(0, 10)
  await page.getByLabel('Day', { exact: true }).fill(tomorrow)
  await page.getByLabel('From', { exact: true }).fill('09:00')
  await page.getByLabel('Until', { exact: true }).fill('10:00')
  await page.getByLabel('Title', { exact: true }).fill('Six clicks')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Give the test' }).click()
  await expect(titleOf(page)).toHaveText('Six clicks', { useInnerText: true })
  expect(await page.evaluate(() => (window as unknown as { clicks: number }).clicks)).toBeLessThanOrEqual(6)
  const id = Number(page.url().split('/').at(-1))
  const { post } = await apiSession('teacher')
  expect((await post(`/v2/schedule/cancel/${id}`, {})).status).toBe(200)
})

test('The browser’s Back goes a step back, and leaving with choices needs a confirmation', async ({ page }) => {
  await rememberLogin(page, 'teacher')
  await page.goto('/teacher/test')
  await page.getByRole('checkbox', { name: /^4B Grade/ }).click({ force: true })
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Test details' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Who will take the test?' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /^4B Grade/ })).toBeChecked()
  await page.getByRole('link', { name: 'Student', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(page.getByRole('checkbox', { name: /^4B Grade/ })).toBeChecked()
  await page.getByRole('link', { name: 'Student', exact: true }).click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(titleOf(page)).toHaveText('Students')
})

import { rememberLogin } from '../../support/people/people'
import { expect, test } from '../../support/test'

test('A head finds the class that grew least, the students who explain it, and one of them', async ({ page }) => {
  await rememberLogin(page, 'school')
  await page.goto('/home/dashboard')
  await page.getByRole('link', { name: 'Compare', exact: true }).click()
  const since = new Date(Date.now() - 118 * 24 * 60 * 60_000).toISOString().slice(0, 10)
  await page.getByLabel('Growth since').fill(since)
  const answer = page.getByText(/ grew least since /)
  await expect(answer).toBeVisible()
  const name = ((await answer.textContent()) ?? '').split(' grew least')[0] as string
  const students = page.getByRole('region', { name: `${name}: level and growth of each student` })
  const lowest = students.getByRole('listitem').filter({ hasText: 'was expected' })
  await expect(lowest).toHaveCount(3)
  const student = (await lowest.first().getByRole('link').textContent()) ?? ''
  await lowest.first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: student })).toBeVisible()
})

test('A comparison of levels can be sent to a colleague as an address', async ({ page }) => {
  await rememberLogin(page, 'school')
  await page.goto('/school/compare?show=level&by=grade')
  await expect(page.getByRole('figure', { name: 'Levels compared' })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Grades' })).toBeChecked()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  expect((await download).suggestedFilename()).toBe('comparison.csv')
})

test('A head sets a goal for a class, which is refused below today’s measure, and removes it', async ({ page }) => {
  await rememberLogin(page, 'school')
  await page.goto('/school/compare?show=level')
  await page.getByRole('link', { name: '3B', exact: true }).last().click()
  const panel = page.getByRole('region', { name: 'Goal of 3B' })
  await panel.getByRole('button', { name: 'Set a goal' }).click()
  const dialog = page.getByRole('dialog', { name: 'Goal of 3B' })
  await dialog.getByLabel('Measure to reach (L)').fill('-300')
  await dialog.getByRole('button', { name: 'Set the goal' }).click()
  await expect(dialog.getByText(/^Please choose a measure above today’s /)).toBeVisible()
  await dialog.getByLabel('Measure to reach (L)').fill('1500')
  await dialog.getByRole('button', { name: 'Set the goal' }).click()
  await expect(panel.getByText(/^1500L by /)).toBeVisible()
  await expect(page.getByRole('row', { name: /^3B/ }).getByText('1500L')).toBeVisible()
  await panel.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('button', { name: 'Remove the goal' }).click()
  await expect(panel.getByText('No goal yet.')).toBeVisible()
})

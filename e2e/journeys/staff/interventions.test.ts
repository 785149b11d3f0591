import { rememberLogin } from '../../support/people/people'
import { expect, test } from '../../support/test'

test('A head starts an intervention from the report and makes a teacher responsible, who finds it on the dashboard and follows it up', async ({
  page,
  openBrowser,
}) => {
  const name = `Reading aloud ${Date.now()}`
  await rememberLogin(page, 'school')
  await page.goto('/school/report')
  await page.getByRole('button', { name: /^Start an intervention: \d+ far below grade level$/ }).click()
  const dialog = page.getByRole('dialog', { name: /^Start an intervention with \d+ students?$/ })
  await dialog.getByLabel('Name').fill(name)
  const teacherPage = await openBrowser()
  await rememberLogin(teacherPage, 'teacher')
  await teacherPage.goto('/teacher/intervention')
  const owner = teacherPage
    .getByRole('row', { name: /Reading in pairs/ })
    .getByRole('cell')
    .nth(2)
  const teacherName = (await owner.textContent()) ?? ''
  await dialog.getByLabel('Who is responsible').selectOption(teacherName)
  const yesterday = new Date(Date.now() - 24 * 60 * 60_000).toISOString().slice(0, 10)
  await dialog.getByLabel('Next check (optional)').fill(yesterday)
  await dialog.getByRole('button', { name: 'Start' }).click()
  await page.waitForURL(/\/school\/intervention\/\d+$/)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText('Too early to say: no student', { exact: false })).toBeVisible()

  await teacherPage.goto('/home/dashboard')
  await teacherPage.getByRole('link', { name: /^\d+ interventions to check$/ }).click()
  await teacherPage.getByRole('link', { name }).click()
  await teacherPage.getByLabel('What did you try or see?').fill('Read the first booklet together.')
  await teacherPage.getByRole('button', { name: 'Add entry' }).click()
  await expect(teacherPage.getByRole('listitem').filter({ hasText: 'Read the first booklet together.' })).toBeVisible()
  await teacherPage.getByRole('button', { name: 'Close the intervention' }).click()
  await teacherPage.getByLabel('Summary (optional)').fill('Only a rehearsal.')
  await teacherPage.getByRole('button', { name: 'Close it' }).click()
  await expect(teacherPage.getByText('Only a rehearsal.')).toBeVisible()
})

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { openFromMenu, titleOf } from '../../support/page/menu'
import { apiSession, logIn } from '../../support/people/people'
import { expect, test } from '../../support/test'
import { testRun } from '../../support/test-run'

interface Line {
  id: number
  child: { id: number; name: string; username: string }
}

/** Returns a report that the demo teacher may open. */
async function findReport(): Promise<Line> {
  const { get } = await apiSession('teacher')
  const [line] = (await get('/v2/report')).body.data as unknown as Line[]
  if (!line) throw new Error('The teacher has no report.')
  const { username } = (await get(`/v2/student/${line.child.id}`)).body.data as unknown as Line['child']
  return { id: line.id, child: { ...line.child, username } }
}

/** Opens the report and saves the student's data as they are. */
async function openAndEdit(page: Page, { id, child }: Line) {
  await logIn(page, 'teacher')
  await page.goto(`/teacher/report-detail/${id}`)
  await expect(titleOf(page)).toContainText(child.name, { useInnerText: true })
  await page.goto(`/teacher/child/add?id=${child.id}`)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(child.name)
  const saved = page.waitForResponse((answer) => answer.url().includes(`/v2/student/edit/${child.id}`))
  await page.getByRole('button', { name: 'Save' }).click()
  expect((await saved).status()).toBe(200)
}

/** Filters the open log by a student, and expects what the teacher did. */
async function expectEntries(page: Page, { child }: Line) {
  const field = page.getByRole('searchbox', { name: 'Name of the student' })
  await field.fill(child.username)
  await field.press('Enter')
  await expect(page).toHaveURL(new RegExp(`child=${child.username}`))
  const rows = page.getByRole('table', { name: 'Activity log' }).getByRole('row').filter({ hasText: child.name })
  await expect(rows.filter({ hasText: 'Report opened' }).first()).toBeVisible()
  await expect(rows.filter({ hasText: 'Student data changed' }).first()).toBeVisible()
}

test('A school sees that a teacher opened a report and changed a student, and so does the admin', async ({
  page,
  openBrowser,
}) => {
  const line = await findReport()
  await openAndEdit(await openBrowser(), line)

  await logIn(page, 'school')
  await openFromMenu(page, 'Activity log')
  await expect(titleOf(page)).toHaveText('Who viewed or changed what')
  await expectEntries(page, line)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ])
  const file = join(testRun().folder, download.suggestedFilename())
  await download.saveAs(file)
  const lines = (await readFile(file, 'utf8')).trim().split('\r\n')
  expect(lines.length).toBeGreaterThan(2)
  for (const row of lines.slice(1)) expect(row).toContain(line.child.username)

  const admin = await openBrowser()
  await logIn(admin, 'admin')
  await openFromMenu(admin, 'Schools')
  await admin.getByRole('table').getByRole('link', { name: 'Sekolah Cakrawala' }).click()
  await admin.getByRole('main').getByRole('link', { name: 'Activity log' }).click()
  await expectEntries(admin, line)
  await expect(admin).toHaveURL(/school=\d+/)
})

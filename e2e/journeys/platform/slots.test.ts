import { findViolations } from '@lekta/tools/standalone-pages'
import type { Page } from '@playwright/test'
import { rememberLogin } from '../../support/people/people'
import { findAddressValues } from '../../support/portal/addresses'
import { expect, test } from '../../support/test'

const action = (page: Page) => page.getByRole('button', { name: 'Child’s view' })
const note = (page: Page) => page.getByText('One part isn’t available.')

/** Opens the page of a student, as a teacher. */
async function openStudent(page: Page) {
  await rememberLogin(page, 'teacher')
  const { report } = await findAddressValues(page, 'teacher')
  await page.goto(`/teacher/report-detail/${report}`)
}

/** Checks that everything of the page itself is there, and works. */
async function expectWhole(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Reading measure' })).toBeVisible()
  await page.getByRole('button', { name: 'Letter to parents' }).click()
  await expect(page.getByRole('menuitem', { name: 'In Indonesian' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alert')).toHaveCount(0)
}

test('A teacher opens a report as the child sees it', async ({ page }) => {
  await openStudent(page)
  await action(page).click()
  const dialog = page.getByRole('dialog', { name: /^What .+ sees$/ })
  await expect(dialog.getByRole('heading', { name: 'What you can do now' })).toBeVisible()
  await expect(dialog.getByRole('heading', { name: 'Next steps' })).toHaveCount(0)
  expect(await findViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(action(page)).toBeFocused()
})

test('An action whose files are missing leaves the page of the student whole, is reported, and can be retried', async ({
  page,
}) => {
  await page.route('**/remotes/child/**', (route) => route.abort())
  const reported = page.waitForRequest('**/api/beacon/remote')
  await openStudent(page)
  await expect(note(page)).toBeVisible()
  await expectWhole(page)
  expect((await reported).postDataJSON()).toMatchObject({ area: 'child', page: 'student-page.actions', reason: 'down' })
  await page.unroute('**/remotes/child/**')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(action(page)).toBeVisible()
  await expect(note(page)).toHaveCount(0)
})

test('An action whose files were altered is not run, and the page of the student is whole', async ({ page }) => {
  await page.route('**/remotes/child/**/*.js', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: `window.altered = true\n${await answer.text()}` })
  })
  await openStudent(page)
  await expect(note(page)).toBeVisible()
  await expectWhole(page)
  expect(await page.evaluate(() => 'altered' in window)).toBe(false)
})

import { apiSession, logIn } from '../../support/people/people'
import { expect, test } from '../../support/test'

test('A teacher saves a view of the students, finds it again after a new login, and deletes it', async ({ page }) => {
  const name = `Declines first ${Date.now()}`
  await logIn(page, 'teacher')
  await page.goto('/teacher/student?grade=4')
  await page.getByRole('columnheader', { name: 'Growth' }).getByRole('button', { name: 'Growth', exact: true }).click()
  await page.getByRole('button', { name: 'Saved views' }).click()
  await page.getByRole('menuitem', { name: 'Save this view' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save this view' })
  await dialog.getByLabel('Name of the view').fill(name)
  await dialog.getByRole('button', { name: 'Save view' }).click()
  await expect(dialog).toBeHidden()
  await page.goto('/teacher/student')
  await page.getByRole('button', { name: 'Saved views' }).click()
  await page.getByRole('menuitem', { name }).click()
  await expect(page).toHaveURL(/\/teacher\/student\?grade=4&sort=growth$/)
  await page.getByRole('button', { name: 'Saved views' }).click()
  await page.getByRole('menuitem', { name: 'Rename, share or delete views' }).click()
  await page.getByRole('group', { name }).getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('group', { name })).toBeHidden()
})

test('A view of a class that is gone says so, and the filter is removed with one click', async ({ page }) => {
  await logIn(page, 'teacher')
  await page.goto('/teacher/student?classroom=999999&sort=name')
  await expect(page.getByRole('heading', { name: 'This class is no longer there' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove this filter' }).click()
  await expect(page.getByRole('table', { name: 'Students' }).getByRole('link').first()).toBeVisible()
})

test('The demo school, which has long begun, does not see the first steps', async () => {
  for (const role of ['school', 'teacher'] as const) {
    const { get } = await apiSession(role)
    const { data } = (await get(`/v2/dashboard/${role}`)).body
    expect(data).toMatchObject({ getting_started: null })
  }
})

import { titleOf } from '../../support/page/menu'
import { rememberLogin } from '../../support/people/people'
import { expect, test } from '../../support/test'

test('A teacher writes a note about a student, the head reads and deletes it, and the parent never sees it', async ({
  page,
  openBrowser,
}) => {
  const text = `Only a rehearsal ${Date.now()}`
  await rememberLogin(page, 'teacher')
  await page.goto('/teacher/student?q=Bintang')
  await page.getByRole('link', { name: 'Bintang Prasetya' }).click()
  await expect(titleOf(page)).toHaveText('Bintang Prasetya')
  await expect(page.getByText('Was ill for a week.', { exact: false })).toBeVisible()
  await page.getByRole('textbox', { name: 'New note' }).fill(text)
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: text })).toBeVisible()
  const id = page.url().split('/').at(-1)

  const headPage = await openBrowser()
  await rememberLogin(headPage, 'school')
  await headPage.goto(`/school/student/${id}`)
  const note = headPage.getByRole('listitem').filter({ hasText: text })
  await expect(note.getByRole('button', { name: 'Edit' })).toHaveCount(0)
  await note.getByRole('button', { name: 'Delete' }).click()
  await headPage.getByRole('dialog', { name: 'Delete this note?' }).getByRole('button', { name: 'Delete' }).click()
  await expect(note).toHaveCount(0)

  const parentPage = await openBrowser()
  await rememberLogin(parentPage, 'parent')
  await parentPage.goto(`/parent/profile/child/${id}`)
  await expect(parentPage.getByText('Bintang', { exact: false }).first()).toBeVisible()
  await expect(parentPage.getByText('Was ill for a week.', { exact: false })).toHaveCount(0)
})

import { rememberLogin } from '../../support/people/people'
import { expect, test } from '../../support/test'

const sheet = [
  'Nama;Kelas;Tanggal Lahir;NISN;Username',
  'Wira Perbaikan;6A;17/08/2014;;wira.perbaikan',
  ';6A;02/11/2014;;tanpa.nama.perbaikan',
  'Yuda Perbaikan;6A;30/02/2014;;yuda.perbaikan',
  'Zahra Perbaikan;6Z;05/07/2014;;zahra.perbaikan',
].join('\r\n')

test('A school corrects a sheet with three errors on the page, imports it and undoes it', async ({ page }) => {
  await rememberLogin(page, 'school')
  await page.goto('/school/child/upload')
  let clicks = 0
  const press = async (name: string) => {
    clicks += 1
    await page.getByRole('button', { name, exact: true }).click()
  }
  const chooser = page.waitForEvent('filechooser')
  await press('Choose a file')
  await (await chooser).setFiles({ name: 'kelas-6.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) })

  const correct = async (label: string, text: string, result: string) => {
    const cell = page.getByRole('textbox', { name: label, exact: true })
    await cell.fill(text)
    await cell.press('Enter')
    await expect(page.getByText(result)).toBeVisible()
  }
  await expect(page.getByRole('textbox', { name: 'Name, line 3', exact: true })).toBeVisible()
  await correct('Name, line 3', 'Xena Perbaikan', 'Line 3 was saved. 1 row still has errors.')
  // Saving a row moves the focus to the next error.
  await expect(page.getByRole('textbox', { name: /line 4$/ })).toBeFocused()
  await correct('Date Of Birth, line 4', '2014-02-28', 'Line 4 was saved. There are no more errors.')
  const question = page.getByRole('group', { name: '6Z' })
  await expect(question).toContainText('Did you mean 6A?')
  await press('Use 6A')
  await expect(question).toBeHidden()
  await press('Import 4 rows')
  await expect(page.getByRole('heading', { name: 'Imported', exact: true })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/school/child/upload')
  expect(clicks).toBeLessThanOrEqual(4)

  await press('Undo')
  await page.getByRole('button', { name: 'Undo 4 rows' }).click()
  await expect(page.getByText('This import was undone')).toBeVisible()
})

import type { Page } from '@playwright/test'
import { apiSession, logIn } from '../../support/people/people'
import { expect, test } from '../../support/test'

/** Opens the search with the keyboard and types. */
async function search(page: Page, text: string) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused()
  await page.keyboard.type(text)
}

test('A teacher finds a student in spite of a slip, and finds the student again, without a mouse', async ({ page }) => {
  await logIn(page, 'teacher')
  await search(page, 'wuln')
  const found = page.getByRole('group', { name: 'Students' }).getByRole('option').first()
  await expect(found).toContainText('Wulan')
  const name = (await found.locator('span').first().textContent()) ?? ''
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/teacher\/student\/\d+$/)
  await page.keyboard.press('g')
  await page.keyboard.press('d')
  await expect(page).toHaveURL(/\/home\/dashboard$/)
  await search(page, '')
  await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option').first()).toContainText(name)
})

test('A teacher gives a class a test from the search', async ({ page }) => {
  await logIn(page, 'teacher')
  const { get } = await apiSession('teacher')
  const [classroom] = (await get('/classroom')).body.data as { id: number; name: string }[]
  if (!classroom) throw new Error('The teacher of the demo has no classroom.')
  await search(page, `give ${classroom.name}`)
  await expect(page.getByRole('option', { name: `Give a test to ${classroom.name}` })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/teacher/test\\?classroom=${classroom.id}`))
})

test('A head finds an invoice by its number', async ({ page }) => {
  const { get } = await apiSession('school')
  const [invoice] = (await get('/v2/invoice')).body.data as { id: number; number: string }[]
  if (!invoice) throw new Error('The school of the demo has no invoice.')
  await logIn(page, 'school')
  await search(page, invoice.number)
  await expect(page.getByRole('group', { name: 'Invoices' }).getByRole('option')).toContainText(invoice.number)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/school/invoice-detail/${invoice.id}$`))
  await expect(page.getByRole('heading', { level: 1, name: `Invoice ${invoice.number}` })).toBeVisible()
})

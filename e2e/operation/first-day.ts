import type { Page } from '@playwright/test'
import { titleOf } from '../support/page/menu'
import { apiSession } from '../support/people/people'
import { expect } from '../support/test'

export interface Card {
  username: string
  password: string
}

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
export const fill = (page: Page, label: string, text: string) =>
  page.getByLabel(label, { exact: true }).and(page.locator('input')).fill(text)

export const admin = { username: 'sri', password: 'tujuh harimau sumatra' }
export const school = { username: 'sd.melati', password: 'delapan gajah way kambas' }

/** Creates the first admin and the first school, and returns the school's first password. */
export async function setUp(page: Page, code: string): Promise<string> {
  await page.goto('/login')
  await expect(titleOf(page)).toHaveText('Welcome to Lekta')
  await fill(page, 'Setup code', 'wrong-code')
  await press(page, 'Continue')
  await expect(page.getByRole('textbox', { name: 'Setup code' })).toHaveAccessibleDescription(
    /does not match the one in the log/,
  )
  await fill(page, 'Setup code', code)
  await press(page, 'Continue')
  await fill(page, 'Your name', 'Sri Wahyuni')
  await fill(page, 'Username', admin.username)
  await fill(page, 'Password', admin.password)
  await page.getByRole('switch', { name: 'Add the first school now' }).check({ force: true })
  await fill(page, 'Name of the school', 'SD Melati')
  await press(page, 'Finish')
  await expect(titleOf(page)).toHaveText('Lekta is ready')
  const card = page.getByRole('region', { name: 'SD Melati' })
  await expect(card.getByText(school.username)).toBeVisible()
  return (await card.getByRole('definition').last().textContent()) ?? ''
}

/** Logs in as a school or a teacher, in place of whoever was logged in. */
export async function logIn(page: Page, { username, password }: Card) {
  await page.goto('/login')
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await page.goto('/login?as=master')
  await fill(page, 'Username or e-mail', username)
  await fill(page, 'Password', password)
  await press(page, 'Log in')
}

/** Logs in with a first password, and chooses another one. */
export async function logInFirst(page: Page, card: Card, newPassword: string) {
  await logIn(page, card)
  await expect(titleOf(page)).toHaveText('Choose your password')
  await fill(page, 'New password', newPassword)
  await press(page, 'Save and continue')
  await expect(titleOf(page)).toHaveText(/^Hi, /)
}

/** Creates a classroom with a teacher, and returns the teacher's login card. */
export async function createClassroom(): Promise<Card> {
  const { post } = await apiSession('school', school.username, school.password)
  const teacher = (await post('/v2/teacher/add', { name: 'Ratri Utami' })).body.data as Card & { id: number }
  const { status } = await post('/v2/classroom/add', { name: '4 Melati', grade: 4, teachers: [teacher.id] })
  expect(status).toBe(200)
  return teacher
}

/** A child whose name no text of the item bank contains. */
export const rareName = 'Zulfatunnisa Wirjoqusumo'
export const rarePattern = /zulfatunnisa|wirjoqusumo/i
const names = [
  rareName,
  ...['Bagas', 'Citra', 'Dimas', 'Eka', 'Fajar', 'Galuh', 'Hana'].map((name) => `${name} Pratiwi`),
]

/** Imports a class from a sheet, and returns the login cards of its children. */
export async function importClass(page: Page): Promise<Card[]> {
  const lines = ['Nama;Kelas', ...names.map((name) => `${name};4 Melati`)]
  await page.goto('/school/child/upload')
  await page
    .getByLabel('Spreadsheet', { exact: true })
    .setInputFiles({ name: 'class.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) })
  await press(page, `Import ${names.length} rows`)
  await expect(page.getByRole('heading', { name: 'Imported', exact: true })).toBeVisible()
  await press(page, 'Print login cards')
  await press(page, 'Create new passwords')
  const cards = page.getByRole('dialog', { name: 'Login cards' }).getByRole('listitem')
  await expect(cards).toHaveCount(names.length)
  return cards.evaluateAll((items) =>
    items.map((item) => {
      const [username = '', password = ''] = [...item.querySelectorAll('dd')].map(
        ({ textContent }) => textContent ?? '',
      )
      return { username, password }
    }),
  )
}

/** Orders seats as the school, and confirms the bank transfer as the admin. */
export async function buySeats() {
  const { get, post } = await apiSession('school', school.username, school.password)
  const students = ((await get('/v2/student?options[itemsPerPage]=100')).body.data as { id: number }[]).map(
    ({ id }) => id,
  )
  const order = { plan: 'school-year', seats: students.length, students }
  const { fingerprint } = (await post('/v2/subscription/quote', order)).body.data as { fingerprint: string }
  const { data } = (await post('/v2/subscription/buy', { ...order, fingerprint, key: 'first-order' })).body
  const { upload } = await apiSession('admin', admin.username, admin.password)
  const slip = new FormData()
  slip.set('reference', 'TRF 1')
  slip.set('file', new File(['%PDF-1.4 slip'], 'slip.pdf', { type: 'application/pdf' }))
  expect((await upload(`/v2/invoice/transfer/${(data as { invoice_id: number }).invoice_id}`, slip)).status).toBe(200)
}

/** Gives the class a test. */
export async function giveTest(page: Page, title: string) {
  await page.goto('/teacher/test')
  await page.getByRole('checkbox', { name: /^4 Melati/ }).check()
  await press(page, 'Continue')
  await fill(page, 'Title', title)
  await page.getByRole('radio', { name: /^Now, for one hour/ }).check({ force: true })
  await press(page, 'Continue')
  await press(page, 'Give the test')
  await expect(titleOf(page)).toHaveText(title, { useInnerText: true })
}

/** Requests as the school that everything about a student is deleted. */
export async function deleteStudent(page: Page, name: string) {
  await logIn(page, school)
  await expect(titleOf(page)).toHaveText(/^Hi, /)
  await page.goto('/school/student')
  await press(page, `Actions for ${name}`)
  await page.getByRole('menuitem', { name: 'Delete all data…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete all data about this student?' })
  const confirmation = dialog.getByLabel(/^Type “.+” to confirm$/)
  const [, text = ''] = /“(.+)”/.exec((await dialog.getByText(/^Type “/).textContent()) ?? '') ?? []
  await confirmation.fill(text)
  await dialog.getByRole('button', { name: /^Delete on / }).click()
  await expect(page.getByText(new RegExp(`^${name} will be deleted on `))).toBeVisible()
}

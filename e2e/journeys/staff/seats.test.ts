import type { Page } from '@playwright/test'
import { listIn } from '../../support/page/table'
import { apiSession, logIn, rememberLogin } from '../../support/people/people'
import { expect, test } from '../../support/test'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const dialog = (page: Page) => page.getByRole('dialog')
const answer = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click()
const seatsIn = (page: Page, sentence: RegExp) => expect(page.getByText(sentence)).toBeVisible()

/** The file of a transfer slip: an image of one pixel. */
const slip = {
  name: 'slip.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

/** Orders seats of the shortest plan. Returns the invoice's number. */
async function orderSeats(page: Page, seats: number): Promise<string> {
  await page.goto('/school/invoice')
  await press(page, 'Order seats')
  await dialog(page).getByText('One round').click()
  await dialog(page).getByLabel('Seats', { exact: true }).fill(String(seats))
  await expect(dialog(page).getByText(new RegExp(`^${seats} × `))).toBeVisible()
  await answer(page, 'Place order')
  await page.waitForURL(/\/school\/invoice-detail\/\d+$/)
  const { get } = await apiSession('school')
  const id = new URL(page.url()).pathname.split('/').at(-1)
  return ((await get(`/v2/invoice/${id}`)).body.data as { number: string }).number
}

/** Marks an invoice as paid, as an admin does when a transfer arrives. */
async function settle(page: Page, number: string) {
  await logIn(page, 'admin')
  await page.getByRole('link', { name: /invoices? awaits? a transfer$/ }).click()
  await press(page, `Mark as paid: ${number}`)
  await dialog(page).getByLabel('Transfer reference').fill('TRF 2026 11')
  await dialog(page).locator('input[type=file]').setInputFiles(slip)
  await answer(page, 'Mark as paid')
  await expect(page.getByText(`Invoice ${number} is paid.`)).toBeVisible()
}

/** Creates a voucher in the newest subscription to a plan. Returns its code. */
async function makeVoucher(page: Page, plan: string): Promise<string> {
  await page.goto('/school/invoice?tab=vouchers')
  await press(page, 'Create vouchers')
  const source = dialog(page).getByLabel('Subscription')
  const value = await source
    .getByRole('option', { name: new RegExp(`^${plan},`) })
    .last()
    .getAttribute('value')
  await source.selectOption(value)
  await dialog(page).getByLabel('Number of codes').fill('1')
  await answer(page, 'Create vouchers')
  const card = page.getByRole('dialog', { name: 'Vouchers to hand out' }).getByRole('listitem')
  return ((await card.locator('b').textContent()) ?? '').trim()
}

test('A school orders seats, gives them to a class and removes them, and a teacher redeems a voucher', async ({
  page,
  openBrowser,
}) => {
  await logIn(page, 'school')
  const number = await orderSeats(page, 40)
  await settle(await openBrowser(), number)

  await page.goto('/school/class-room')
  const rooms = listIn(page, 'Classrooms')
  await rooms.until((rows) => expect(rows.filter(({ Name }) => Name).length).toBeGreaterThan(1))
  const name = (await rooms.rows())[0]?.Name ?? ''
  await press(page, `Actions for ${name}`)
  await page.getByRole('menuitem', { name: 'Seats' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await press(page, 'Give seats to the whole class')
  const source = dialog(page).getByLabel('Subscription')
  const value = await source
    .getByRole('option', { name: /^One round,/ })
    .last()
    .getAttribute('value')
  await source.selectOption(value)
  await answer(page, 'Give seats')
  const table = listIn(page, 'Seats in this classroom')
  await table.until((rows) => expect(rows.every(({ Seat }) => Seat?.includes('One round'))).toBe(true))

  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('group', { name: 'Selected' }).getByRole('button', { name: 'Remove seats' }).click()
  await seatsIn(page, /^[1-9]\d* seats? removed/)
  await table.until((rows) => expect(rows.some(({ Seat }) => Seat?.includes('One round'))).toBe(false))

  const code = await makeVoucher(page, 'One round')
  const teacher = await openBrowser()
  await rememberLogin(teacher, 'teacher')
  await teacher.goto('/teacher/subscription')
  await press(teacher, 'Redeem a voucher')
  const student = dialog(teacher).getByLabel('Student', { exact: true })
  await expect.poll(() => student.getByRole('option').count()).toBeGreaterThan(1)
  await student.selectOption({ index: 1 })
  await dialog(teacher).getByLabel('Voucher code').fill(code.toLowerCase())
  await answer(teacher, 'Redeem')
  await expect(teacher.getByText('Voucher redeemed. The student has a seat now.')).toBeVisible()
  await page.goto('/school/invoice?tab=vouchers&status=redeemed')
  await listIn(page, 'Vouchers').until((rows) => expect(rows.map(({ Code }) => Code)).toContain(code))
})

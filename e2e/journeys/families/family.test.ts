import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type RecordedAnswer, takeTheRest } from '../../support/attempt/item'
import { pagesOf, readingsOf } from '../../support/files/pdf'
import { openFromMenu, titleOf } from '../../support/page/menu'
import { rowsOf } from '../../support/page/table'
import { wordsIn } from '../../support/page/words-in'
import { confirm, type NewParent, newParent, register } from '../../support/people/register'
import { expect, test } from '../../support/test'
import { testRun } from '../../support/test-run'

const title = (page: Page, name: string | RegExp) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
const follow = (page: Page, name: string | RegExp) => page.getByRole('link', { name, exact: true }).click()

/** The content of a child's login card. */
interface Card {
  username: string
  password: string
}

/** Adds a child, and reads its login card. */
async function addChild(page: Page): Promise<Card> {
  await follow(page, 'Add child')
  await page.getByLabel('Name', { exact: true }).fill('Kirana Wulandari')
  await page.getByLabel('Grade (optional)').selectOption('Grade 3')
  await page.getByRole('checkbox', { name: /^I am this child’s parent/ }).check()
  await press(page, 'Add child')
  await title(page, 'Kirana Wulandari can log in now')
  const [username = '', password = ''] = await page.getByRole('definition').allInnerTexts()
  return { username, password }
}

/** Buys one test for the only child, and pays for it. Returns the invoice's number. */
async function buyOneTest(page: Page): Promise<string> {
  await follow(page, 'See the plans')
  await page.getByRole('radio', { name: /^One test/ }).check()
  await expect(page.getByText('One test for 1 child')).toBeVisible()
  await press(page, 'Order and pay')
  await title(page, 'Payment')
  await page.getByRole('radio', { name: 'Card' }).check()
  await press(page, 'Continue')
  await title(page, 'Confirm payment')
  await press(page, /^Pay Rp/)
  await title(page, 'Thank you')
  const [number = ''] =
    (await wordsIn(page.getByText(/^Payment received: Rp.* Invoice .* is paid/))).match(/\d+\/\d+/) ?? []
  return number
}

/** Checks that the child has a seat, and starts a test at home. */
async function startHomeTest(page: Page) {
  await openFromMenu(page, 'Subscription')
  const running = page.getByRole('article', { name: 'One test' })
  await expect(running.getByText('1 of 1 seat in use, 0 free')).toBeVisible()
  const seat = running.getByRole('listitem').filter({ hasText: 'Kirana Wulandari' })
  await expect(seat.getByText('1 test left')).toBeVisible()
  await seat.getByRole('link', { name: 'Kirana Wulandari' }).click()
  await press(page, 'Start a home test')
  await expect(page.getByText('The test is open for two weeks. Kirana will find it after logging in.')).toBeVisible()
  await expect(page.getByText(/^“Reading test at home” is open until/)).toBeVisible()
}

/** Logs in with a child's card and takes the whole test. Returns the child's level. */
async function takeTest(page: Page, { username, password }: Card): Promise<string> {
  await page.clock.install()
  await page.goto('/login')
  await page.getByLabel('Username', { exact: true }).fill(username)
  await page.getByLabel(/^Password/).fill(password)
  await press(page, 'Log in')
  await title(page, 'Hi, Kirana!')
  await openFromMenu(page, 'Test')
  await page.getByRole('main').getByRole('link', { name: 'Start' }).click()
  await title(page, 'Hello, Kirana!')
  await press(page, 'Start')
  const answers: RecordedAnswer[] = []
  await takeTheRest(page, answers, 'Kirana')
  expect(answers.length).toBeGreaterThanOrEqual(15)
  return (await page.getByRole('img', { name: /^Your level: / }).getAttribute('aria-label')) ?? ''
}

/** Opens the report of the finished test as the parent. */
async function readReport(page: Page) {
  await openFromMenu(page, 'Child')
  await follow(page, 'Kirana Wulandari’s latest report')
  await expect(titleOf(page).filter({ hasText: 'Kirana Wulandari' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Reading measure' })).toBeVisible()
}

/**
 * Checks that the invoice is listed as paid. Downloads it, and checks that the PDF has one page with the invoice's
 * number and the parent's e-mail address.
 */
async function saveInvoice(page: Page, number: string, { email }: NewParent) {
  await openFromMenu(page, 'Invoice')
  const list = page.getByRole('table', { name: 'Invoices', exact: true })
  await expect(list.getByRole('link', { name: number })).toBeVisible()
  expect(await rowsOf(list)).toMatchObject([{ 'Invoice number': number, Status: 'Paid' }])
  await list.getByRole('link', { name: number }).click()
  await expect(
    page.getByRole('article', { name: `Invoice ${number}` }).getByText('Paid', { exact: true }),
  ).toBeVisible()
  const [saved] = await Promise.all([page.waitForEvent('download'), press(page, 'Download PDF')])
  expect(saved.suggestedFilename()).toBe(`Lekta ${number.replace('/', '-')}.pdf`)
  const file = join(testRun().folder, saved.suggestedFilename())
  await saved.saveAs(file)
  const pdf = await readFile(file)
  expect(pdf.toString('latin1', 0, 5)).toBe('%PDF-')
  expect(pagesOf(pdf)).toBe(1)
  const readings = readingsOf(pdf)
  for (const word of [number, email]) expect(readings.some((reading) => reading.includes(word))).toBe(true)
}

test('A parent buys a test that the child takes, reads the report and downloads the invoice', async ({
  page,
  openBrowser,
}) => {
  const parent = newParent('Sari', 'Wulandari', 'enam rusa bawean')
  await register(page, parent)
  await confirm(page, parent)
  const card = await addChild(page)
  const number = await buyOneTest(page)
  await page.goBack()
  await title(page, 'Already paid')
  await follow(page, 'View invoice')
  await expect(
    page.getByRole('article', { name: `Invoice ${number}` }).getByText('Paid', { exact: true }),
  ).toBeVisible()
  await startHomeTest(page)
  const level = await takeTest(await openBrowser(), card)
  expect(level).toMatch(/: (\d+L|Step \d of \d)$/)
  await readReport(page)
  await saveInvoice(page, number, parent)
})

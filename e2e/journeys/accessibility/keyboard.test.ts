import { text } from 'node:stream/consumers'
import type { Page } from '@playwright/test'
import { read, readItem, untilItem } from '../../support/attempt/item'
import { titleOf } from '../../support/page/menu'
import { focusedName, tabTo } from '../../support/page/tab-to'
import { usernameFor } from '../../support/people/children'
import { apiSession, logIn, password, rememberLogin } from '../../support/people/people'
import { expect, test } from '../../support/test'

test('A child logs in, opens a test from the menu and answers three items with the keyboard only', async ({ page }) => {
  const username = await usernameFor('child', 'keyboard')
  await page.clock.install()
  await page.goto('/login')
  await expect(titleOf(page)).toBeVisible()
  await tabTo(page, /^Username/)
  await page.keyboard.type(username)
  await tabTo(page, /^Password/)
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /^Hi, / })).toBeVisible()
  await tabTo(page, /^Test$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'My tests' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Start', exact: true })).toBeVisible()
  await tabTo(page, /^Start$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible()
  await tabTo(page, /^Start$/)
  await page.keyboard.press('Enter')
  for (let number = 1; number <= 3; number++) {
    await untilItem(page, number)
    const { options } = await readItem(page)
    await read(page)
    await tabTo(page, new RegExp(`^A${options[0]?.replace(/\W/g, '.')}$`))
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
  }
  await untilItem(page, 4)
})

/** Waits until an element has the focus, because the previously focused element may have just disappeared. */
const untilFocused = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')

const untilTitle = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

/** The last child of the teacher's second class, which no other test uses. */
async function lastChild(): Promise<string> {
  const { get } = await apiSession('teacher')
  const rooms = (await get('/classroom')).body.data as { id: number; name: string }[]
  const room = rooms.find(({ name }) => name === '4B')?.id
  const list = `/classroom/students?classroom_id=${room}&options[itemsPerPage]=100`
  const members = (await get(list)).body.data as { name: string }[]
  return members.at(-1)?.name ?? ''
}

async function archive(name: string) {
  const { get, post } = await apiSession('school')
  const found = (await get(`/v2/student?q=${encodeURIComponent(name)}`)).body.data as { id: number }[]
  await post('/v2/student/archive', { ids: found.map(({ id }) => id) })
}

test('A teacher adds a child with the keyboard only, and the focus moves to an empty field first', async ({ page }) => {
  const name = 'Wulan Tanpatetikus'
  await rememberLogin(page, 'teacher')
  await page.goto('/teacher/student')
  await expect(page.getByRole('table', { name: 'Students' }).getByRole('link').first()).toBeVisible()
  await tabTo(page, /^Add child$/)
  await page.keyboard.press('Enter')
  await untilTitle(page, 'Add child')
  await tabTo(page, /^Name/)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please fill this in.')).toBeVisible()
  await expect.poll(() => focusedName(page)).toMatch(/^Name/)
  await page.keyboard.type(name)
  await tabTo(page, /^4B/)
  await page.keyboard.press('Space')
  await tabTo(page, /^Add child$/)
  await page.keyboard.press('Enter')
  await untilTitle(page, `${name} can log in now`)
  await untilFocused(page)
  await archive(name)
})

test('A teacher schedules a test, filters the list and downloads it with the keyboard only', async ({ page }) => {
  const title = 'Check without a mouse'
  const child = await lastChild()
  await logIn(page, 'teacher')
  await tabTo(page, /^Create Subscribe$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Who will take the test?' })).toBeVisible()
  await tabTo(page, /^Or individual students$/)
  await page.keyboard.press('Enter')
  await tabTo(page, /^Search in: Or individual students/)
  await page.keyboard.type(child)
  await tabTo(page, new RegExp(`^${child}`))
  await page.keyboard.press('Space')
  await tabTo(page, /^Continue$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeVisible()
  await tabTo(page, /^Title/)
  await page.keyboard.press('Control+A')
  await page.keyboard.type(title)
  await tabTo(page, /^(Now, for one hour|Next school morning)/)
  await page.keyboard.press('ArrowUp')
  await tabTo(page, /^Continue$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Give the test' })).toBeVisible()
  await tabTo(page, /^Give the test$/)
  await page.keyboard.press('Enter')
  await untilTitle(page, title)
  await untilFocused(page)

  await tabTo(page, /^Schedule$/)
  await page.keyboard.press('Enter')
  await untilTitle(page, 'Schedule')
  await tabTo(page, /^Calendar$/)
  await page.keyboard.press('ArrowRight')
  const list = page.getByRole('table', { name: 'Schedule' })
  await expect(list.getByText('Closed').first()).toBeVisible()
  await tabTo(page, /^Status$/)
  await page.keyboard.press('ArrowDown')
  await page.waitForURL(/state=upcoming/)
  await expect(list.getByText('Closed').first()).toHaveCount(0)
  await expect(list.getByRole('link', { name: title }).first()).toBeVisible()
  await tabTo(page, /^Download CSV$/)
  const saved = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  const csv = await text(await (await saved).createReadStream())
  expect(csv).toContain(title)
  expect(csv).not.toContain('Closed')
  await expect.poll(() => focusedName(page)).toBe('Download CSV')
})

/** Opens the file chooser by pressing Enter on the focused button, and chooses a spreadsheet with these lines. */
async function chooseSpreadsheet(page: Page, ...lines: string[]) {
  const chooser = page.waitForEvent('filechooser')
  await page.keyboard.press('Enter')
  const buffer = Buffer.from(['Name;Classroom;Username', ...lines].join('\r\n'))
  await (await chooser).setFiles({ name: 'class.csv', mimeType: 'text/csv', buffer })
}

test('A school corrects, imports and undoes a spreadsheet with the keyboard only', async ({ page }) => {
  // Listens for file choosers from the start, because the browser takes a while to begin reporting them.
  page.on('filechooser', () => undefined)
  await rememberLogin(page, 'school')
  await page.goto('/school/child/upload')
  await untilTitle(page, 'Import students')
  await tabTo(page, /^Choose a file$/)
  await chooseSpreadsheet(page, 'Galuh Papantik;5A;galuh.papantik', ';5A;')
  await expect(page.getByRole('button', { name: 'Choose the corrected file' })).toBeVisible()
  await untilFocused(page)
  await tabTo(page, /^Choose the corrected file$/)
  await chooseSpreadsheet(page, 'Galuh Papantik;5A;galuh.papantik', 'Intan Papantik;5A;intan.papantik')
  await expect(page.getByRole('button', { name: 'Import 2 rows' })).toBeVisible()
  await tabTo(page, /^Import 2 rows$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Imported', exact: true })).toBeVisible()
  await untilFocused(page)
  await tabTo(page, /^Undo$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Undo this import?' })).toBeVisible()
  await expect.poll(() => focusedName(page)).toBe('Undo 2 rows')
  await page.keyboard.press('Enter')
  await expect(page.getByText('This import was undone')).toBeVisible()
  await untilFocused(page)
})

/**
 * Opens a dialog with a button, presses Tab in it, and closes it with Escape. The button must then have the focus.
 */
async function checkDialogFocus(page: Page, opener: RegExp, name: string) {
  const dialog = page.getByRole('dialog', { name, exact: true })
  const isInside = () => dialog.evaluate((box) => box.contains(document.activeElement))
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  await expect.poll(() => isInside()).toBe(true)
  for (let presses = 0; presses < 12; presses++) await page.keyboard.press('Tab')
  expect(await isInside()).toBe(true)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect.poll(() => focusedName(page)).toMatch(opener)
}

test('A school’s dialogs take the focus, keep it inside and return it to their button', async ({ page }) => {
  await rememberLogin(page, 'school')
  await page.goto('/school/class-room')
  await expect(page.getByRole('button', { name: 'Actions for 1A' })).toBeVisible()
  await checkDialogFocus(page, /^Add classroom$/, 'Add classroom')
  await page.keyboard.press('Enter')
  await expect.poll(() => focusedName(page)).toMatch(/^Name/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByText('Please fill this in.').first()).toBeVisible()
  await expect.poll(() => focusedName(page)).toMatch(/^Name/)
  await page.keyboard.press('Escape')
  await tabTo(page, /^Select 2A$/)
  await page.keyboard.press('Space')
  await expect(page.getByRole('group', { name: 'Selected' })).toBeVisible()
  await tabTo(page, /^Actions for 2A$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Seats' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  await expect.poll(() => focusedName(page)).toBe('Actions for 2A')
  await page.goto('/school/teacher')
  // Other tests add teachers, and each adds stops to the way to the button below the list.
  const rows = page.getByRole('table', { name: 'Teachers' }).getByRole('rowgroup').last().getByRole('row')
  await page.getByRole('searchbox').fill('Anisa')
  await page.keyboard.press('Enter')
  await expect(rows).toHaveCount(1)
  await rows.getByRole('checkbox').focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('group', { name: 'Selected' })).toBeVisible()
  await page.getByRole('searchbox').focus()
  await checkDialogFocus(page, /^New login card$/, 'Login cards')
  await page.goto('/school/invoice?tab=vouchers')
  await expect(page.getByRole('table', { name: 'Vouchers' })).toBeVisible()
  await checkDialogFocus(page, /^Order seats$/, 'Order seats')
  await checkDialogFocus(page, /^Create vouchers$/, 'Create vouchers')
})

test('A teacher’s dialogs take the focus, keep it inside and return it to their button', async ({ page }) => {
  await rememberLogin(page, 'teacher')
  await page.goto('/teacher/subscription')
  await expect(page.getByRole('table')).toBeVisible()
  await checkDialogFocus(page, /^Redeem a voucher$/, 'Redeem a voucher')
  await page.goto('/teacher/schedule?view=list&state=open')
  await page.getByRole('table').getByRole('link').first().click()
  await expect(page.getByRole('list', { name: 'Students' })).toBeVisible()
  await checkDialogFocus(page, /^Edit$/, 'Edit test')
  await checkDialogFocus(page, /^Extend test$/, 'Extend test')
  await checkDialogFocus(page, /^Close now$/, 'Close this test now?')
})

import { text } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { usernameFor } from './children'
import { eventually } from './eventually'
import { inBrowser } from './in-browser'
import { read, readItem, untilItem } from './item'
import { titleOf } from './menu'
import { apiSession, logIn, password } from './people'
import { focusedName, tabTo } from './tab-to'

inBrowser('Somebody without a mouse logs in, opens the tests from the menu and takes three items', async ({ page }) => {
  const username = await usernameFor('child', 'keyboard')
  await page.clock.install()
  await page.goto('/login')
  await titleOf(page).waitFor()
  await tabTo(page, /^Username/)
  await page.keyboard.type(username)
  await tabTo(page, /^Password/)
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: /^Hi, / }).waitFor()
  await tabTo(page, /^Test$/)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'My tests' }).waitFor()
  await page.getByRole('link', { name: 'Start', exact: true }).waitFor()
  await tabTo(page, /^Start$/)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Start', exact: true }).waitFor()
  await tabTo(page, /^Start$/)
  await page.keyboard.press('Enter')
  for (let number = 1; number <= 3; number++) {
    await untilItem(page, number)
    const { words } = await readItem(page)
    await read(page)
    await tabTo(page, new RegExp(`^A${words[0]}$`))
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
  }
  await untilItem(page, 4)
})

/** Waits until something on the page has the focus: what had it may just have gone. */
const untilSomewhere = (page: Page) =>
  eventually(async () => expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY'))

const untilTitle = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor()

/** A child of the teacher whom no other journey needs: the last one of the second class. */
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

inBrowser('A teacher without a mouse adds a child, and is led to what is wrong with it first', async ({ page }) => {
  const name = 'Wulan Tanpatetikus'
  await logIn(page, 'teacher')
  await page.goto('/teacher/student')
  await page.getByRole('table', { name: 'Students' }).getByRole('link').first().waitFor()
  await tabTo(page, /^Add child$/)
  await page.keyboard.press('Enter')
  await untilTitle(page, 'Add child')
  await tabTo(page, /^Name/)
  await page.keyboard.press('Enter')
  await page.getByText('Please fill this in.').waitFor()
  await eventually(async () => expect(await focusedName(page)).toMatch(/^Name/))
  await page.keyboard.type(name)
  await tabTo(page, /^4B/)
  await page.keyboard.press('Space')
  await tabTo(page, /^Add child$/)
  await page.keyboard.press('Enter')
  await untilTitle(page, `${name} can log in now`)
  await untilSomewhere(page)
  await archive(name)
})

inBrowser(
  'A teacher without a mouse gives a test, narrows the tests to those to come and saves them',
  async ({ page }) => {
    const title = 'Check without a mouse'
    const child = await lastChild()
    await logIn(page, 'teacher')
    await tabTo(page, /^Create Subscribe$/)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Who will take the test?' }).waitFor()
    await tabTo(page, /^Search in: Or individual students/)
    await page.keyboard.type(child)
    await tabTo(page, new RegExp(`^${child}`))
    await page.keyboard.press('Space')
    await tabTo(page, /^Continue$/)
    await page.keyboard.press('Enter')
    await page.getByRole('textbox', { name: 'Title' }).waitFor()
    await tabTo(page, /^Title/)
    await page.keyboard.press('Control+A')
    await page.keyboard.type(title)
    await tabTo(page, /^Now, for one hour/)
    await page.keyboard.press('ArrowDown')
    await tabTo(page, /^Continue$/)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Give the test' }).waitFor()
    await tabTo(page, /^Give the test$/)
    await page.keyboard.press('Enter')
    await untilTitle(page, title)
    await untilSomewhere(page)

    await tabTo(page, /^Schedule$/)
    await page.keyboard.press('Enter')
    await untilTitle(page, 'Schedule')
    await tabTo(page, /^Calendar$/)
    await page.keyboard.press('ArrowRight')
    const list = page.getByRole('table', { name: 'Schedule' })
    await list.getByText('Closed').first().waitFor()
    await tabTo(page, /^Status$/)
    await page.keyboard.press('ArrowDown')
    await page.waitForURL(/state=upcoming/)
    await list.getByText('Closed').first().waitFor({ state: 'detached' })
    await list.getByRole('link', { name: title }).first().waitFor()
    await tabTo(page, /^Download CSV$/)
    const saved = page.waitForEvent('download')
    await page.keyboard.press('Enter')
    const sheet = await text(await (await saved).createReadStream())
    expect(sheet).toContain(title)
    expect(sheet).not.toContain('Closed')
    await eventually(async () => expect(await focusedName(page)).toBe('Download CSV'))
  },
)

/** Chooses a sheet by the button that has the focus. */
async function chooseSheet(page: Page, ...lines: string[]) {
  const chooser = page.waitForEvent('filechooser')
  await page.keyboard.press('Enter')
  const buffer = Buffer.from(['Name;Classroom;Username', ...lines].join('\r\n'))
  await (await chooser).setFiles({ name: 'class.csv', mimeType: 'text/csv', buffer })
}

inBrowser('A school without a mouse corrects a sheet, imports it and takes it back', async ({ page }) => {
  // From the beginning on, because it takes the browser a moment to hand choosers over.
  page.on('filechooser', () => undefined)
  await logIn(page, 'school')
  await page.goto('/school/child/upload')
  await untilTitle(page, 'Import students')
  await tabTo(page, /^Choose a file$/)
  await chooseSheet(page, 'Galuh Papantik;5A;galuh.papantik', ';5A;')
  await page.getByRole('button', { name: 'Choose the corrected file' }).waitFor()
  await untilSomewhere(page)
  await tabTo(page, /^Choose the corrected file$/)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Choose a file' }).waitFor()
  await tabTo(page, /^Choose a file$/)
  await chooseSheet(page, 'Galuh Papantik;5A;galuh.papantik', 'Intan Papantik;5A;intan.papantik')
  await page.getByRole('button', { name: 'Import 2 rows' }).waitFor()
  await tabTo(page, /^Import 2 rows$/)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Imported', exact: true }).waitFor()
  await untilSomewhere(page)
  await tabTo(page, /^Undo$/)
  await page.keyboard.press('Enter')
  await page.getByText('This import was undone').waitFor()
  await untilSomewhere(page)
})

/** Opens a dialog by the button of this name, goes round in it, and leaves it by Escape to where it was opened. */
async function throughDialog(page: Page, opener: RegExp, name: string) {
  const dialog = page.getByRole('dialog', { name, exact: true })
  const isInside = () => dialog.evaluate((box) => box.contains(document.activeElement))
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  await eventually(async () => expect(await isInside()).toBe(true))
  for (let presses = 0; presses < 12; presses++) await page.keyboard.press('Tab')
  expect(await isInside()).toBe(true)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await eventually(async () => expect(await focusedName(page)).toMatch(opener))
}

inBrowser('A school’s dialogs take the focus, keep it, and give it back to what opened them', async ({ page }) => {
  await logIn(page, 'school')
  await page.goto('/school/class-room')
  await page.getByRole('button', { name: 'Actions for 1A' }).waitFor()
  await throughDialog(page, /^Add classroom$/, 'Add classroom')
  await page.keyboard.press('Enter')
  await eventually(async () => expect(await focusedName(page)).toMatch(/^Name/))
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByText('Please fill this in.').first().waitFor()
  await eventually(async () => expect(await focusedName(page)).toMatch(/^Name/))
  await page.keyboard.press('Escape')
  await tabTo(page, /^Select 4A$/)
  await page.keyboard.press('Space')
  await page.getByRole('group', { name: 'Selected' }).waitFor()
  await tabTo(page, /^Actions for 4A$/)
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Seats' }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  await eventually(async () => expect(await focusedName(page)).toBe('Actions for 4A'))
  await page.goto('/school/teacher')
  await page.getByRole('table', { name: 'Teachers' }).getByRole('checkbox').nth(1).focus()
  await page.keyboard.press('Space')
  await page.getByRole('group', { name: 'Selected' }).waitFor()
  await page.getByRole('searchbox').focus()
  await throughDialog(page, /^New login card$/, 'Login cards')
  await page.goto('/school/invoice?tab=vouchers')
  await page.getByRole('table', { name: 'Vouchers' }).waitFor()
  await throughDialog(page, /^Order seats$/, 'Order seats')
  await throughDialog(page, /^Create vouchers$/, 'Create vouchers')
})

inBrowser('A teacher’s dialogs do so, too', async ({ page }) => {
  await logIn(page, 'teacher')
  await page.goto('/teacher/subscription')
  await page.getByRole('table').waitFor()
  await throughDialog(page, /^Redeem a voucher$/, 'Redeem a voucher')
  await page.goto('/teacher/schedule?view=list&state=open')
  await page.getByRole('table').getByRole('link').first().click()
  await page.getByRole('list', { name: 'Students' }).waitFor()
  await throughDialog(page, /^Edit$/, 'Edit test')
  await throughDialog(page, /^Extend test$/, 'Extend test')
  await throughDialog(page, /^Close now$/, 'Close this test now?')
})

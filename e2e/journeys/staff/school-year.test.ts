import { buffer } from 'node:stream/consumers'
import type { Locator, Page } from '@playwright/test'
import { attemptByApi } from '../../support/attempt/attempt-by-api'
import { desktop, phone } from '../../support/devices'
import { pagesOf } from '../../support/files/pdf'
import { rowsOfWorkbook } from '../../support/files/workbook'
import { menuOf, titleOf } from '../../support/page/menu'
import { listIn } from '../../support/page/table'
import { apiSession, logIn } from '../../support/people/people'
import { expect, test } from '../../support/test'

interface Card {
  username: string
  password: string
}

/** The class of one attempt at the journey. Each attempt has its own, so that no other journey uses it. */
interface Year {
  tag: string
  room: string
  roomId: number
  teacher: Card
}

const first = ['Ayu', 'Bagas', 'Citra', 'Dimas', 'Eka', 'Fajar', 'Galuh', 'Hana', 'Indra', 'Jaya']
const middle = ['Kartika', 'Laksmana', 'Maharani Kusumawardhani Prawiranegara']
const size = first.length * middle.length

const namesOf = ({ tag }: Year) => middle.flatMap((one) => first.map((name) => `${name} ${one} ${tag}`))

const press = (scope: Page | Locator, name: string | RegExp) =>
  scope.getByRole('button', { name, exact: typeof name === 'string' }).click()

/** Creates the data that the school has before the journey: a classroom, and its teacher, who has never logged in. */
async function createClass(): Promise<Year> {
  const tag = `T${Date.now().toString(36)}`
  const room = `6 Tahun ${tag}`
  const { post } = await apiSession('school')
  const teacher = (await post('/v2/teacher/add', { name: `Ratri ${tag}` })).body.data as Card & { id: number }
  const { data } = (await post('/v2/classroom/add', { name: room, grade: 6, teachers: [teacher.id] })).body
  return { tag, room, roomId: (data as { id: number }).id, teacher }
}

const csvFile = (name: string, lines: readonly (readonly string[])[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(
    lines.map((line) => line.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';')).join('\r\n'),
  ),
})

/** Returns a class list in which one child has no name and one has an ambiguous birthday. */
const faultyFile = (year: Year) => {
  const lines = namesOf(year).map((name, i) => {
    if (i === 3) return ['', year.room, '2014-03-05']
    return [name, year.room, i === 7 ? '7/8/2014' : '2014-03-05']
  })
  return csvFile(`class ${year.tag}.csv`, [['Nama', 'Kelas', 'Tanggal Lahir'], ...lines])
}

/** Returns the rejected rows with their errors corrected. */
function correct(rows: readonly Record<string, string>[], year: Year) {
  const [head = {}] = rows
  const lines = rows.map((row) => {
    const birthday = row['Date Of Birth'] === '7/8/2014' ? '2014-08-07' : row['Date Of Birth']
    return Object.values({ ...row, Name: row.Name || (namesOf(year)[3] as string), 'Date Of Birth': birthday ?? '' })
  })
  return csvFile(`mended ${year.tag}.csv`, [Object.keys(head), ...lines])
}

/** Prints the login cards of the children that the import on the page has added, and returns the cards. */
async function printCards(page: Page, count: number): Promise<Card[]> {
  await press(page, 'Print login cards')
  await press(page, 'Create new passwords')
  const dialog = page.getByRole('dialog', { name: 'Login cards' })
  await expect(dialog.getByRole('listitem').nth(count - 1)).toBeVisible()
  const cards = await dialog.getByRole('listitem').evaluateAll((items) =>
    items.map((item) => {
      const [username = '', password = ''] = [...item.querySelectorAll('dd')].map(
        ({ textContent }) => textContent ?? '',
      )
      return { username, password }
    }),
  )
  expect(cards).toHaveLength(count)
  // Eight cards fit on a page.
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBe(Math.ceil(count / 8))
  await page.keyboard.press('Escape')
  await press(page, 'Close anyway')
  await expect(dialog).toHaveCount(0)
  return cards
}

async function importClass(page: Page, year: Year): Promise<Card[]> {
  await page.goto('/school/student')
  await page.getByRole('link', { name: 'Import students' }).click()
  const choose = page.getByLabel('Spreadsheet', { exact: true })
  await choose.setInputFiles(faultyFile(year))
  await listIn(page, 'Rows in the file').until((rows) => expect(rows.map(({ Line }) => Line)).toEqual(['5', '9']))
  const saved = page.waitForEvent('download')
  await press(page, 'Download rows with errors')
  const rejected = rowsOfWorkbook(await buffer(await (await saved).createReadStream()))
  expect(rejected.map((row) => row['What is wrong'])).toEqual([
    expect.stringContaining('Name'),
    expect.stringContaining('Day and month could be swapped.'),
  ])
  await press(page, `Import the ${size - 2} valid rows only`)
  await expect(page.getByRole('heading', { name: 'Imported', exact: true })).toBeVisible()
  const cards = await printCards(page, size - 2)
  await press(page, 'Choose another file')
  await choose.setInputFiles(correct(rejected, year))
  await press(page, 'Import 2 rows')
  await expect(page.getByRole('heading', { name: 'Imported', exact: true })).toBeVisible()
  return [...cards, ...(await printCards(page, 2))]
}

async function idsOf({ roomId }: Year): Promise<number[]> {
  const { get } = await apiSession('school')
  const members = (await get(`/classroom/students?classroom_id=${roomId}`)).body.data as { id: number }[]
  return members.map(({ id }) => id)
}

/** Gives each child of the class a seat, ordered by the school and paid by a transfer. */
async function buySeats(year: Year) {
  const { post } = await apiSession('school')
  const order = { plan: 'school-year', seats: size, students: await idsOf(year) }
  const { fingerprint } = (await post('/v2/subscription/quote', order)).body.data as { fingerprint: string }
  const key = `school-year-${year.roomId}`
  const { data } = (await post('/v2/subscription/buy', { ...order, fingerprint, key })).body
  const slip = new FormData()
  slip.set('reference', 'TRF 2026')
  slip.set('file', new File(['%PDF-1.4 slip'], 'slip.pdf', { type: 'application/pdf' }))
  const { upload } = await apiSession('admin')
  const paid = await upload(`/v2/invoice/transfer/${(data as { invoice_id: number }).invoice_id}`, slip)
  expect(paid.status).toBe(200)
}

async function logInAsTeacher(page: Page, { teacher, tag }: Year) {
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await page.goto('/login?as=master')
  await page.getByLabel('Username or e-mail', { exact: true }).fill(teacher.username)
  await page.getByLabel('Password', { exact: true }).fill(teacher.password)
  await press(page, 'Log in')
  await expect(titleOf(page).filter({ hasText: 'Choose your password' })).toBeVisible()
  await page.getByLabel('New password', { exact: true }).fill(`tiga perahu ${tag}`)
  await press(page, 'Save and continue')
  await expect(titleOf(page).filter({ hasText: 'Hi, Ratri!' })).toBeVisible()
}

/** Schedules a test for the class that may be started immediately, and opens the page for watching it. */
async function scheduleTest(page: Page, { room }: Year, title: string) {
  await page.goto('/teacher/test')
  await page.getByRole('checkbox', { name: new RegExp(`^${room} Grade`) }).check()
  await press(page, 'Continue')
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  await page.getByRole('radio', { name: /^Now, for one hour/ }).check({ force: true })
  await press(page, 'Continue')
  await press(page, 'Give the test')
  await expect(titleOf(page)).toHaveText(title, { useInnerText: true })
}

/**
 * Lets the whole class take the test at the same time. One child guesses at first, and the teacher's page shows it.
 */
async function takeTest(page: Page, cards: readonly Card[], title: string) {
  await expect(page.getByRole('button', { name: `${size} Not started` })).toBeVisible()
  const children = await Promise.all(cards.map(({ username, password }) => attemptByApi(username, password, title)))
  const [hasty, ...others] = children
  if (!hasty) throw new Error('The class is empty.')
  let state = await hasty.start()
  for (let quick = 0; quick < 4; quick++) state = await hasty.answer(state, 100)
  const tile = page
    .getByRole('list', { name: 'Students' })
    .getByRole('listitem')
    .filter({ hasText: 'Paused: answering too fast' })
  await expect(tile.getByText('question 5', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: '1 Needs attention' })).toBeVisible()
  const begun = await Promise.all(others.map(async (child) => ({ child, state: await child.start() })))
  await expect(page.getByRole('button', { name: `${size} In progress` })).toBeVisible()
  await Promise.all([hasty.finish(state), ...begun.map(({ child, state: now }) => child.finish(now))])
  await expect(page.getByRole('button', { name: `${size} Finished` })).toBeVisible()
  return hasty
}

/** Gives one child another attempt, and then closes the test early. */
async function endTest(page: Page, name: string, child: Awaited<ReturnType<typeof attemptByApi>>) {
  const tile = page.getByRole('list', { name: 'Students' }).getByRole('listitem').filter({ hasText: name })
  await press(tile, `Actions for ${name}`)
  await page.getByRole('menuitem', { name: 'Allow a retake' }).click()
  await expect(tile.getByText('Finished; retake allowed')).toBeVisible()
  expect(await child.state()).toBe('open')
  await press(page, 'Close now')
  await press(page.getByRole('dialog'), 'Close now')
  await expect(page.getByRole('button', { name: 'Reopen test' })).toBeVisible()
  expect(await child.state()).toBe('closed')
}

async function readReport(page: Page, year: Year) {
  await page.goto(`/teacher/report?classroom=${year.roomId}`)
  await expect(page.getByText(`${size} of ${size} students`, { exact: true })).toBeVisible()
  await listIn(page, 'Student measures').until((rows) => {
    expect(rows.map(({ Name }) => Name).sort()).toEqual(namesOf(year).sort())
    for (const { Measure } of rows) expect(Measure).toMatch(/^(BR)?\d+L/)
  })
  await page.emulateMedia({ media: 'print' })
  const about = page.getByText(new RegExp(`${year.room} · `))
  await expect(about).toBeVisible()
  await expect(menuOf(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBeLessThanOrEqual(4)
}

/** Archives the class, so that other journeys find the school as it was. */
async function tidyUp(year: Year) {
  const { post } = await apiSession('school')
  await post('/v2/student/archive', { ids: await idsOf(year) })
  await post('/v2/classroom/archive', { ids: [year.roomId] })
}

async function runSchoolYear({ page }: { page: Page }) {
  const year = await createClass()
  const title = `Check ${year.tag}`
  await logIn(page, 'school')
  const cards = await importClass(page, year)
  await buySeats(year)
  await logInAsTeacher(page, year)
  await scheduleTest(page, year, title)
  const hasty = await takeTest(page, cards, title)
  await endTest(page, namesOf(year)[0] as string, hasty)
  await readReport(page, year)
  await tidyUp(year)
}

for (const viewport of [desktop, phone]) {
  test.describe(() => {
    test.use({ viewport })

    test(
      `At ${viewport.width} px a school imports a class, and its teacher tests it, watches it and prints the report`,
      runSchoolYear,
    )
  })
}

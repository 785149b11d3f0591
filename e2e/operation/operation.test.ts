import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { test as base, type Page } from '@playwright/test'
import { attemptByApi } from '../support/attempt/attempt-by-api'
import { titleOf } from '../support/page/menu'
import { apiSession } from '../support/people/people'
import { expect } from '../support/test'
import { shareTestRun } from '../support/test-run'
import { startLoad } from './load'
import { startPostgres } from './postgres'
import { startProxy } from './proxy'
import { killAll } from './run-program'
import { type Installation, type Server, startServer } from './server'

/** Settings of `ops/prove.sh`. */
const { LEKTA_IMAGE: image = '', LEKTA_CERTIFICATE: certificate = '' } = process.env

const ports = { database: 7431, servers: [7432, 7433], https: 7435, restored: 7436 } as const
const portal = `https://localhost:${ports.https}`

const test = base.extend<{ folder: string }>({
  baseURL: portal,
  ignoreHTTPSErrors: true,
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which other fixtures this one needs.
  async folder({}, use) {
    const folder = mkdtempSync(join(tmpdir(), 'lekta-operation-'))
    // The database and the servers run as users of their own.
    chmodSync(folder, 0o755)
    await use(folder)
    killAll()
    if (process.env.KEEP) return
    rmSync(folder, { recursive: true })
  },
})

interface Card {
  username: string
  password: string
}

const title = 'Reading check'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const fill = (page: Page, label: string, text: string) =>
  page.getByLabel(label, { exact: true }).and(page.locator('input')).fill(text)

const admin = { username: 'sri', password: 'tujuh harimau sumatra' }
const school = { username: 'sd.melati', password: 'delapan gajah way kambas' }

/** Creates the first admin and the first school, and returns the school's first password. */
async function setUp(page: Page, code: string): Promise<string> {
  await page.goto('/login')
  await expect(titleOf(page)).toHaveText('Welcome to Lekta')
  await fill(page, 'Setup code', 'wrong-code')
  await press(page, 'Continue')
  await expect(
    page
      .getByText(/code/)
      .filter({ hasText: /not|wrong/i })
      .first(),
  ).toBeVisible()
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

/** Logs in with a first password, and chooses another one. */
async function logInFirst(page: Page, { username, password }: Card, newPassword: string) {
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await page.goto('/login?as=master')
  await fill(page, 'Username or e-mail', username)
  await fill(page, 'Password', password)
  await press(page, 'Log in')
  await expect(titleOf(page)).toHaveText('Choose your password')
  await fill(page, 'New password', newPassword)
  await press(page, 'Save and continue')
  await expect(titleOf(page)).toHaveText(/^Hi, /)
}

/** Creates a classroom with a teacher, and returns the teacher's login card. */
async function createClassroom(): Promise<Card> {
  const { post } = await apiSession('school', school.username, school.password)
  const teacher = (await post('/v2/teacher/add', { name: 'Ratri Utami' })).body.data as Card & { id: number }
  const { status } = await post('/v2/classroom/add', { name: '4 Melati', grade: 4, teachers: [teacher.id] })
  expect(status).toBe(200)
  return teacher
}

const names = ['Ayu', 'Bagas', 'Citra', 'Dimas', 'Eka', 'Fajar', 'Galuh', 'Hana'].map((name) => `${name} Pratiwi`)

/** Imports a class from a sheet, and returns the login cards of its children. */
async function importClass(page: Page): Promise<Card[]> {
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
async function buySeats() {
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
async function giveTest(page: Page) {
  await page.goto('/teacher/test')
  await page.getByRole('checkbox', { name: /^4 Melati/ }).check()
  await press(page, 'Continue')
  await fill(page, 'Title', title)
  await press(page, 'Continue')
  await press(page, 'Give the test')
  await expect(titleOf(page)).toHaveText(title, { useInnerText: true })
}

/** Lets children take a test, each answer after a pause, as children do. */
async function takeTests(cards: readonly Card[], title: string) {
  const take = async ({ username, password }: Card) => {
    const attempt = await attemptByApi(username, password, title)
    let state = await attempt.start()
    while (!state.finished) {
      await wait(500)
      state = await attempt.answer(state)
    }
    return state.answered
  }
  return Promise.all(cards.map(take))
}

/** Replaces the servers one after the other, while people use the portal. Returns what happened to their requests. */
async function upgrade(installation: Installation, servers: readonly Server[], token: string) {
  const load = startLoad(portal, token, 16)
  for (const [i, server] of servers.entries()) {
    expect(await server.stop()).toBe(0)
    await startServer(installation, ports.servers[i] as number)
  }
  return load.stop()
}

test('An operator sets Lekta up from its image and runs it', async ({ page, folder }) => {
  shareTestRun({ portal, folder, dist: '', data: '', children: [] })
  const postgres = await startPostgres(join(folder, 'postgres'), ports.database)
  const settings = { PUBLIC_URL: portal, TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'warn' }
  const installation: Installation = {
    image,
    data: join(folder, 'data'),
    settings: { ...settings, DATABASE_URL: postgres.createDatabase('lekta') },
  }
  const server = await startServer(installation, ports.servers[0])
  const other = await startServer(installation, ports.servers[1])
  console.log(`Ready after ${Math.round(other.readyAfter)} ms.`)
  await startProxy({ folder: join(folder, 'caddy'), certificate, ports })

  const cards = await test.step('sets up the first admin and the first school, which imports a class', async () => {
    const code = /enter this code: (\S+)/.exec(server.output())?.[1] ?? ''
    const password = await setUp(page, code)
    await logInFirst(page, { username: school.username, password }, school.password)
    const teacher = await createClassroom()
    const made = await importClass(page)
    await buySeats()
    await logInFirst(page, teacher, 'tiga perahu layar')
    await giveTest(page)
    return made
  })
  const [early, ...late] = cards
  if (!early) throw new Error('The class is empty.')

  await test.step('has a child take a test', async () => {
    const attempt = await attemptByApi(early.username, early.password, title)
    await attempt.finish(await attempt.start())
  })

  await test.step('upgrades without losing a request or an answer', async () => {
    const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? ''
    const [answered, { succeeded, lost }] = await Promise.all([
      takeTests(late, title),
      upgrade(installation, [server, other], token),
    ])
    console.log(`While both servers were replaced, ${succeeded} requests succeeded and ${lost.length} were lost.`)
    expect(lost).toEqual([])
    const stored = postgres.query(
      'lekta',
      `select count(*) from attempt_item join attempt on attempt.id = attempt_id
       where status = 'finished' and choice is not null and student_id <> (select id from account where username = '${early.username}')`,
    )
    expect(Number(stored)).toBe(answered.reduce((sum, count) => sum + count, 0))
  })
})

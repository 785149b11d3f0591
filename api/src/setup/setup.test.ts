import { eq } from 'drizzle-orm'
import { account, auditEntry, setupCode } from '../database/schema'
import { browserAt } from '../testing/browser'
import { type TestApp, testApp } from '../testing/test-app'
import { createSetupCode, setupCheck } from './code'
import { wrongCodes } from './handlers'

const GOOD = 'four plain words here'
const production = { NODE_ENV: 'production', TRUSTED_PROXIES: '127.0.0.1' }

let app: TestApp
beforeEach(async () => {
  app = await testApp({ environment: production })
  app.clock.startWindow(wrongCodes.window)
})
afterEach(() => app.close())

/** Creates a code as each process does at its start, and returns it. */
const printedCode = async () => (await createSetupCode(app.database, app.app.dependencies.config)) ?? ''

const admin = { name: 'Sri Wahyuni', username: 'sri', password: GOOD, language: 'en' as const }
const setUp = (code: string, more: object = {}) => app.anonymous.send('setUp', { body: { code, ...admin, ...more } })
const needsSetup = () => setupCheck({ ...app.app.dependencies, log: app.app.log })()

test('the setup code creates the first admin, who is logged in', async () => {
  const code = await printedCode()
  expect(await app.anonymous.call('checkSetupCode', { body: { code } })).toBeNull()
  const { login, school } = await app.anonymous.call('setUp', { body: { code, ...admin } })
  expect(school).toBeNull()
  expect(login.must_change_password).toBe(false)
  const profile = await app.holding(login.token).call('profileMe')
  expect(profile).toMatchObject({ name: 'Sri Wahyuni', username: 'sri', roles: ['admin'] })
  const body = { username: 'sri', password: GOOD }
  expect((await app.anonymous.send('loginMaster', { body })).status).toBe(200)
  const [entry] = await app.database
    .select()
    .from(auditEntry)
    .where(eq(auditEntry.subject, `account ${profile.id}`))
  expect(entry).toMatchObject({ action: 'admin created', source: 'setup', accountId: null })
})

test('the setup code may be typed in upper case with spaces, and is not stored in plain text', async () => {
  const code = await printedCode()
  const stored = JSON.stringify(await app.database.select().from(setupCode))
  expect(stored).not.toContain(code)
  const typed = ` ${code.toUpperCase().replaceAll('-', ' ')} `
  expect((await setUp(typed)).status).toBe(200)
})

test('a first school gets an account whose password must be changed after the first login', async () => {
  const code = await printedCode()
  const more = { school_name: 'SD Melati', school_city: 'Malang', school_time_zone: 'Asia/Jakarta' }
  const { school } = await app.anonymous.call('setUp', { body: { code, ...admin, ...more } })
  expect(school).toMatchObject({ name: 'SD Melati', code: expect.stringMatching(/^MELAT-/) })
  const { username = '', password = '' } = school?.login ?? {}
  const entered = await app.anonymous.call('loginMaster', { body: { username, password } })
  expect(entered).toMatchObject({ user: { role: 'school' }, must_change_password: true })
})

test('several setup codes are valid at the same time, until one of them is used', async () => {
  const [first, second] = [await printedCode(), await printedCode()]
  expect(first).not.toBe(second)
  for (const code of [first, second])
    expect((await app.anonymous.send('checkSetupCode', { body: { code } })).status).toBe(200)
  expect((await setUp(first)).status).toBe(200)
  expect(await app.database.$count(setupCode)).toBe(0)
})

test('after setup no second admin can be set up, and no new code is created', async () => {
  const code = await printedCode()
  expect(await needsSetup()).toBe(true)
  await setUp(code)
  expect(await needsSetup()).toBe(false)
  expect(await createSetupCode(app.database, app.app.dependencies.config)).toBeNull()
  for (const call of ['checkSetupCode', 'setUp'] as const) {
    const refusal = await app.anonymous.refusal(call, { body: { code, ...admin, username: 'another' } })
    expect([refusal.status, refusal.message]).toEqual([404, 'This server is already set up. Please log in.'])
  }
})

test('of three simultaneous setups one succeeds, and the others get an error', async () => {
  const code = await printedCode()
  const replies = await Promise.all(['sri', 'budi', 'citra'].map((username) => setUp(code, { username })))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 404, 404])
  expect(await app.database.$count(account)).toBe(1)
})

test('wrong codes are limited, but the right one still works afterwards', async () => {
  const code = await printedCode()
  const guesser = browserAt(app.address, '203.0.113.9')
  const guess = async (typed: string) => (await guesser.post('/setup/check', { code: typed })).status
  for (let i = 0; i < wrongCodes.tries; i++) expect(await guess('aaaa-bbbb-cccc-dddd')).toBe(400)
  expect(await guess('aaaa-bbbb-cccc-dddd')).toBe(429)
  expect(await guess(code)).toBe(200)
})

test('invalid input is reported for its field, and no account is created', async () => {
  const code = await printedCode()
  await app.make.parent({ username: 'taken' })
  const school = { school_name: 'SD Melati' }
  const wrong = [
    ['code', setUp('aaaa-bbbb-cccc-dddd')],
    ['password', setUp(code, { password: 'short' })],
    ['username', setUp(code, { username: 'taken' })],
    ['school_username', setUp(code, { ...school, school_username: 'taken' })],
    ['school_username', setUp(code, { ...school, school_username: admin.username })],
    ['school_time_zone', setUp(code, { ...school, school_time_zone: 'Mars/Olympus' })],
  ] as const
  for (const [field, reply] of wrong) {
    const { status, body } = await reply
    expect([field, status, Object.keys((body as { errors: object }).errors)]).toEqual([field, 400, [field]])
  }
  expect(await app.database.$count(account)).toBe(1)
  expect((await setUp(code, school)).status).toBe(200)
})

test('a server outside of production cannot be set up', async () => {
  const other = await testApp()
  const { config } = other.app.dependencies
  expect(await createSetupCode(other.database, config)).toBeNull()
  expect(await setupCheck({ ...other.app.dependencies, log: other.app.log })()).toBe(false)
  expect((await other.anonymous.send('checkSetupCode', { body: { code: 'any' } })).status).toBe(404)
  await other.close()
})

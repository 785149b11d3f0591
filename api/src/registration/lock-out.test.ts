import { rateLimit } from '../database/schema'
import { windowAt } from '../http/limits/rate-limit'
import { browserAt } from '../testing/browser'
import { type TestApp, testApp } from '../testing/test-app'
import { registrationRateLimits } from './rate-limits'

const GOOD = 'four plain words here'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ environment: { TRUSTED_PROXIES: '127.0.0.1' } })
})
afterAll(() => app.close())
// Starts a new window, so that attempts from other tests do not count.
beforeEach(() => app.clock.startWindow(registrationRateLimits.forgot.window))

let made = 0
const browser = () => browserAt(app.address, `203.0.113.${++made}`)

const lastMail = async (to: string) => {
  await app.runJobs()
  return (await app.mails(to)).at(-1)?.text ?? ''
}
const secretIn = (text: string) => /(?:confirm=|change-password\/)([\w-]{43})/.exec(text)?.[1] ?? ''

/** Requests a new password until a request is rejected. Returns how many requests were accepted. */
async function requestUntilRejected(email: string) {
  const { post } = browser()
  for (let times = 0; ; times++) if ((await post('/auth/forgot-password', { email })).status === 429) return times
}

test('the owner can request a new password when someone else has requested it too often', async () => {
  const { email } = await app.make.parent({ email: `asked${++made}@home.example`, emailConfirmedAt: new Date() })
  expect(await requestUntilRejected(email ?? '')).toBe(registrationRateLimits.forgotEmail.tries)
  expect((await browser().post('/auth/forgot-password', { email })).status).toBe(200)
})

test('password mails are limited silently, and a link in the last one still works', async () => {
  const { email } = await app.make.parent({ email: `flooded${++made}@home.example`, emailConfirmedAt: new Date() })
  for (let i = 0; i < 5; i++) await requestUntilRejected(email ?? '')
  expect((await browser().post('/auth/forgot-password', { email })).status).toBe(200)
  const id = secretIn(await lastMail(email ?? ''))
  expect(await app.mails(email)).toHaveLength(registrationRateLimits.mails.tries)
  expect((await browser().post(`/auth/change-password/${id}`, { password: GOOD })).status).toBe(200)
})

test('a valid link works in a network that has tried too many unknown links', async () => {
  const classroom = await app.make.classroom()
  const teacher = await app.make.teacher({ schoolId: classroom.schoolId, classrooms: [classroom] })
  const student = await app.make.student({ schoolId: classroom.schoolId, classrooms: [classroom] })
  const { url } = await app.as(teacher).call('createPasswordLink', { params: { id: student.id } })
  const { username } = student
  const studentBrowser = browser()
  const tryLink = async (token: string) =>
    (await studentBrowser.post('/auth/change-password-bypass', { username, token, password: GOOD })).status
  expect(await tryLink('made-up')).toBe(404)
  await app.database.update(rateLimit).set({ hits: registrationRateLimits.unknownLink.tries })
  expect(await tryLink('made-up')).toBe(429)
  expect(await tryLink(url.split('/').at(-1) ?? '')).toBe(200)
})

test('the owner of an address can register when someone else has used it too often', async () => {
  const email = `wanted${++made}@home.example`
  const person = () => ({
    name: 'Sri',
    email,
    username: `sri.${++made}`,
    password: GOOD,
    language: 'en',
    consent: true,
  })
  const other = browser()
  for (let i = 0; i < registrationRateLimits.registerEmail.tries; i++)
    await other.post('/auth/register-parent', person())
  expect((await other.post('/auth/register-parent', person())).status).toBe(429)
  expect((await browser().post('/auth/register-parent', person())).status).toBe(200)
})

test('a known device can request a new password when its network has reached the limit', async () => {
  const parent = await app.make.parent()
  const network = `198.51.100.${++made}`
  const returningBrowser = browserAt(app.address, network)
  await returningBrowser.enter('loginUsername', parent.username)
  const windowStart = windowAt(registrationRateLimits.forgot, app.clock.now())
  const key = `${registrationRateLimits.forgot.name}:address:${network}`
  await app.database.insert(rateLimit).values({ key, windowStart, hits: registrationRateLimits.forgot.tries })
  const requestPassword = ({ post }: ReturnType<typeof browser>) =>
    post('/auth/forgot-password', { email: 'somebody@home.example' }).then(({ status }) => status)
  expect([await requestPassword(browserAt(app.address, network)), await requestPassword(returningBrowser)]).toEqual([
    429, 200,
  ])
})

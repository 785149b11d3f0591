import { KNOWN_DEVICE_RETENTION } from '@lekta/shared/contract/retention'
import { lengthOf } from '@lekta/shared/lib/time/period'
import { eq } from 'drizzle-orm'
import { hashToken } from '../access/token'
import { knownDevice, rateLimit } from '../database/schema'
import { windowAt } from '../http/limits/rate-limit'
import { browserAt, type TestBrowser } from '../testing/browser'
import { PASSWORD } from '../testing/factories/people'
import { type TestApp, testApp } from '../testing/test-app'
import { deleteOldSessions } from './delete-old-sessions'
import { DEVICE_LIMITS, deviceCookie } from './known-device'
import { LOGIN_LIMITS, LOGIN_WINDOW } from './login-rate-limit'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ environment: { TRUSTED_PROXIES: '127.0.0.1', PUBLIC_URL: 'https://read.example' } })
})
afterAll(() => app.close())
beforeEach(() => app.clock.startWindow(LOGIN_WINDOW))

/** The number of networks so far. By default, each browser is in a new network. */
let networks = 0
const newNetwork = () => `203.0.${Math.floor(++networks / 250)}.${(networks % 250) + 1}`
const browser = (network = newNetwork()) => browserAt(app.address, network)

const failTimes = async (times: number, { status }: TestBrowser, username: string) => {
  const statuses: number[] = []
  for (let i = 0; i < times; i++) statuses.push(await status('loginMaster', username, 'wrong'))
  return statuses
}
const exhaust = (from: TestBrowser, username: string) => failTimes(LOGIN_LIMITS.account + 1, from, username)

/** Records many failed logins from one source directly, because each real login would have to hash a password. */
const recordFailures = (source: string, hits: number) =>
  app.database.insert(rateLimit).values({
    key: `login:${source}`,
    windowStart: windowAt({ window: LOGIN_WINDOW }, app.clock.now()),
    hits,
  })
const exhaustSource = (source: string) => recordFailures(source, LOGIN_LIMITS.source)

describe('password guessing', () => {
  test('at one account from one network is blocked after ten failures until the window ends', async () => {
    const { username } = await app.make.schoolAccount()
    const guesser = browser()
    expect(await exhaust(guesser, username)).toEqual([...Array(10).fill(401), 429])
    const stopped = await guesser.logIn('loginMaster', username)
    expect(await stopped.json()).toMatchObject({
      code: 429,
      message: expect.stringMatching(/^Too many failed logins\./),
    })
    expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(Number(stopped.headers.get('retry-after'))).toBeLessThanOrEqual(LOGIN_WINDOW / 1000)
    app.clock.advance(LOGIN_WINDOW)
    expect(await guesser.status('loginMaster', username)).toBe(200)
  })

  test('by username and by e-mail counts for the same account', async () => {
    const { username } = await app.make.schoolAccount({ email: 'both@school.example' })
    const guesser = browser()
    await failTimes(5, guesser, username)
    await failTimes(5, guesser, 'both@school.example')
    expect(await guesser.status('loginMaster', username)).toBe(429)
  })

  test('at a username without an account is blocked in the same way', async () => {
    expect((await exhaust(browser(), 'nobody.at.all')).at(-1)).toBe(429)
  })

  test('from many addresses of one IPv6 network is blocked as from one address', async () => {
    const { username } = await app.make.schoolAccount()
    const statuses: number[] = []
    for (let host = 1; host <= LOGIN_LIMITS.account + 1; host++)
      statuses.push(...(await failTimes(1, browser(`2001:db8:1:2::${host}`), username)))
    expect(statuses.at(-1)).toBe(429)
    expect(await browser('2001:db8:1:3::1').status('loginMaster', username)).toBe(200)
  })

  test('at many accounts from one network is blocked after too many failures, even simultaneous ones', async () => {
    const network = newNetwork()
    await recordFailures(`address:${network}`, LOGIN_LIMITS.source - 5)
    const { status } = browser(network)
    const guesses = Array.from({ length: 12 }, (_, i) => status('loginMaster', `at-once-${i}`, 'wrong'))
    const statuses = await Promise.all(guesses)
    expect(statuses.filter((code) => code === 401)).toHaveLength(5)
    expect(statuses.filter((code) => code === 429)).toHaveLength(7)
  })

  test('does not block simultaneous logins with correct passwords from the same network', async () => {
    const network = newNetwork()
    await recordFailures(`address:${network}`, LOGIN_LIMITS.source - 1)
    const children = await Promise.all(Array.from({ length: 6 }, () => app.make.student()))
    const logins = children.map(({ username }) => browser(network).status('loginUsername', username))
    expect(new Set(await Promise.all(logins))).toEqual(new Set([200]))
  })
})

describe('the owner is not locked out', () => {
  test('by failures from another network', async () => {
    const { username } = await app.make.teacher()
    await exhaust(browser(), username)
    expect(await browser().status('loginMaster', username)).toBe(200)
  })

  test('by failures from the same network, on a device where the account has logged in before', async () => {
    const { username } = await app.make.teacher()
    const network = newNetwork()
    const device = browser(network)
    await device.enter('loginMaster', username)
    await exhaust(browser(network), username)
    expect(await browser(network).status('loginMaster', username)).toBe(429)
    expect(await device.status('loginMaster', username)).toBe(200)
  })

  test('by failures at many accounts from the same network, on a device known from another account', async () => {
    const [child, other] = [await app.make.student(), await app.make.student()]
    const network = newNetwork()
    const tablet = browser(network)
    await tablet.enter('loginUsername', other.username)
    await exhaustSource(`address:${network}`)
    expect(await browser(network).status('loginUsername', child.username)).toBe(429)
    expect(await tablet.status('loginUsername', child.username)).toBe(200)
  })

  test('by failures at other accounts on the same device, where the account has logged in before', async () => {
    const [child, newcomer] = [await app.make.student(), await app.make.student()]
    const tablet = browser()
    await tablet.enter('loginUsername', child.username)
    await exhaustSource(`device:${hashToken(tablet.cookies.get(deviceCookie) ?? '')}`)
    expect(await tablet.status('loginUsername', newcomer.username)).toBe(429)
    expect(await tablet.status('loginUsername', child.username)).toBe(200)
  })

  test('from returning to the parent by failures from another network', async () => {
    const parent = await app.make.parent()
    const child = await app.make.student({ parentId: parent.id })
    const tablet = browser()
    const token = await tablet.enter('loginUsername', parent.username)
    await tablet.post('/auth/loginId', { id: child.id }, token)
    await exhaust(browser(), parent.username)
    expect((await tablet.post('/auth/back', { password: PASSWORD }, token)).status).toBe(200)
  })
})

describe('a known device', () => {
  const devicesOf = ({ id }: { id: number }) => app.database.$count(knownDevice, eq(knownDevice.accountId, id))

  test('has its own limit of ten failures', async () => {
    const { username } = await app.make.teacher()
    const device = browser()
    await device.enter('loginMaster', username)
    expect((await exhaust(device, username)).at(-1)).toBe(429)
  })

  test('is recognised by an HttpOnly cookie of which only a hash is stored', async () => {
    const teacher = await app.make.teacher()
    const device = browser()
    const reply = await device.logIn('loginMaster', teacher.username)
    const [cookie = ''] = reply.headers.getSetCookie()
    expect(cookie).toMatch(/^known-device=[\w-]{43}; Path=\/api; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure$/)
    const stored = await app.database.select().from(knownDevice).where(eq(knownDevice.accountId, teacher.id))
    expect(stored).toHaveLength(1)
    expect(JSON.stringify(stored)).not.toContain(device.cookies.get(deviceCookie))
  })

  test('keeps its cookie when another account logs in on it', async () => {
    const [first, second] = [await app.make.student(), await app.make.student()]
    const tablet = browser()
    await tablet.enter('loginUsername', first.username)
    const cookie = tablet.cookies.get(deviceCookie)
    await tablet.enter('loginUsername', second.username)
    expect(tablet.cookies.get(deviceCookie)).toBe(cookie)
    expect([await devicesOf(first), await devicesOf(second)]).toEqual([1, 1])
  })

  test('is not created from a made-up cookie, which is replaced', async () => {
    const { username } = await app.make.teacher()
    const planted = browser()
    planted.cookies.set(deviceCookie, 'a'.repeat(43))
    await planted.enter('loginMaster', username)
    expect(planted.cookies.get(deviceCookie)).not.toBe('a'.repeat(43))
  })

  test('is one of a limited number that an account can add in a day and in total', async () => {
    app.clock.startWindow(24 * 60 * 60_000)
    const teacher = await app.make.teacher()
    for (let i = 0; i < DEVICE_LIMITS.newPerDay + 2; i++) await browser().enter('loginMaster', teacher.username)
    expect(await devicesOf(teacher)).toBe(DEVICE_LIMITS.newPerDay)
    for (let day = 0; day < 3; day++) {
      app.clock.advance(24 * 60 * 60_000)
      for (let i = 0; i < DEVICE_LIMITS.newPerDay; i++) await browser().enter('loginMaster', teacher.username)
    }
    expect(await devicesOf(teacher)).toBe(DEVICE_LIMITS.perAccount)
  }, 20_000)

  test('is forgotten a year after its last login', async () => {
    const teacher = await app.make.teacher()
    await browser().enter('loginMaster', teacher.username)
    app.clock.advance(lengthOf(KNOWN_DEVICE_RETENTION) + 1000)
    await deleteOldSessions(app.database, app.clock.now())
    expect(await devicesOf(teacher)).toBe(0)
  })
})

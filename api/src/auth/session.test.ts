import { eq } from 'drizzle-orm'
import { LEAVING_GRACE, LIFETIME } from '../access/authenticate'
import { session } from '../database/schema'
import { PASSWORD } from '../testing/factories/people'
import { type TestApp, testApp } from '../testing/test-app'
import { deleteOldSessions } from './delete-old-sessions'
import { LOGIN_WINDOW } from './login-rate-limit'
import { generatePassword, hashGeneratedPassword } from './password'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())
beforeEach(() => app.clock.advance(2 * LOGIN_WINDOW))

const login = (name: 'loginMaster' | 'loginUsername', username: string, password = PASSWORD) =>
  app.anonymous.call(name, { body: { username, password } })

describe('logging in', () => {
  test('works for a school by username and by e-mail, in any case', async () => {
    const schoolAccount = await app.make.schoolAccount({ username: 'head', email: 'head@school.example' })
    for (const name of ['head', ' HEAD ', 'Head@School.example']) {
      const { token, user } = await login('loginMaster', name)
      expect(user).toEqual({ role: 'school', fullname: schoolAccount.name, avatar: null, language: 'en' })
      expect(await app.holding(token).call('profileMe')).toMatchObject({ id: schoolAccount.id, roles: ['school'] })
    }
  })

  test('returns the preferred name of a child who has one', async () => {
    const { username } = await app.make.student({ preferredName: 'Kiki' })
    expect((await login('loginUsername', username)).user).toMatchObject({ preferred_name: 'Kiki' })
    expect((await login('loginUsername', (await app.make.student()).username)).user).not.toHaveProperty(
      'preferred_name',
    )
  })

  test('returns a parent’s own children and no others', async () => {
    const parent = await app.make.parent()
    const child = await app.make.student({ parentId: parent.id })
    await app.make.student({ parentId: (await app.make.parent()).id })
    const { user } = await login('loginUsername', parent.username)
    expect(user.children).toEqual([{ id: child.id, name: child.name, avatar: null }])
  })

  test('fails with the same message for a wrong password, an unknown name and the wrong form', async () => {
    const teacher = await app.make.teacher({ email: 'ms@school.example' })
    const child = await app.make.student({ email: 'kid@home.example' })
    const attempts = [
      app.anonymous.refusal('loginMaster', { body: { username: teacher.username, password: 'wrong' } }),
      app.anonymous.refusal('loginMaster', { body: { username: 'no such name', password: PASSWORD } }),
      app.anonymous.refusal('loginUsername', { body: { username: teacher.username, password: PASSWORD } }),
      app.anonymous.refusal('loginMaster', { body: { username: child.username, password: PASSWORD } }),
      app.anonymous.refusal('loginUsername', { body: { username: 'kid@home.example', password: PASSWORD } }),
    ]
    const answers = (await Promise.all(attempts)).map(({ status, code, message }) => ({ status, code, message }))
    const message = 'This username and password do not match. Please check both and try again.'
    expect(answers).toEqual(answers.map(() => ({ status: 401, code: 401, message })))
  })

  // Hashing takes nearly all the time of a login, so logins with equally many hashes take equally long.
  test('checks one equally slow hash for a wrong password, an unused first one, and an unknown name', async () => {
    const verify = jest.spyOn(jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2'), 'verify')
    const chosen = await app.make.teacher()
    const unused = await app.make.teacher({ passwordHash: hashGeneratedPassword(generatePassword()) })
    const costsOf = async (username: string) => {
      verify.mockClear()
      await app.anonymous.refusal('loginMaster', { body: { username, password: 'wrong' } })
      return verify.mock.calls.map(([hash]) => String(hash).split('$').slice(1, 4))
    }
    const costs = [['argon2id', 'v=19', 'm=19456,t=2,p=1']]
    expect(await costsOf(chosen.username)).toEqual(costs)
    expect(await costsOf(unused.username)).toEqual(costs)
    expect(await costsOf('no such teacher')).toEqual(costs)
    verify.mockRestore()
  })

  test('as a child ends the child’s previous session', async () => {
    const child = await app.make.student()
    const first = app.holding((await login('loginUsername', child.username)).token)
    const second = app.holding((await login('loginUsername', child.username)).token)
    expect(await first.refusal('profileMe')).toMatchObject({ status: 401, code: 50012 })
    expect(await second.call('profileMe')).toMatchObject({ id: child.id })
  })

  test('does not store the session token itself', async () => {
    const { token } = await login('loginMaster', (await app.make.schoolAccount()).username)
    const stored = await app.database.select().from(session)
    expect(token).toHaveLength(43)
    expect(JSON.stringify(stored)).not.toContain(token)
  })
})

describe('a session', () => {
  const openSession = async () => {
    const client = app.as(await app.make.parent())
    return { client, token: (await client.token()) ?? '' }
  }

  test('is accepted from the X-Token header too', async () => {
    const { token } = await openSession()
    const reply = await fetch(`${app.address}/api/profile/me`, { headers: { 'X-Token': token } })
    expect(reply.status).toBe(200)
  })

  test('is refused with a made-up token, and after logout', async () => {
    expect(await app.holding('made-up').refusal('profileMe')).toMatchObject({ status: 401, code: 50008 })
    const { client } = await openSession()
    expect(await client.call('logout', { body: {} })).toBeNull()
    expect(await client.refusal('profileMe')).toMatchObject({ status: 401, code: 50008 })
  })

  test('ends with a logout request that has no body', async () => {
    const { client, token } = await openSession()
    const headers = { Authorization: `Bearer ${token}` }
    expect((await fetch(`${app.address}/api/auth/logout`, { method: 'POST', headers })).status).toBe(200)
    expect(await client.refusal('profileMe')).toMatchObject({ code: 50008 })
  })

  test('continues when a page that was left is loaded again within a minute', async () => {
    const { client } = await openSession()
    await client.call('logout', { body: { leaving: true } })
    app.clock.advance(LEAVING_GRACE - 5000)
    await client.call('profileMe')
    app.clock.advance(10 * LEAVING_GRACE)
    expect(await client.call('profileMe')).toBeTruthy()
  })

  test('expires a minute after its page was left', async () => {
    const { client } = await openSession()
    await client.call('logout', { body: { leaving: true } })
    app.clock.advance(LEAVING_GRACE + 1000)
    expect(await client.refusal('profileMe')).toMatchObject({ status: 401, code: 50014 })
  })

  test('lasts as long as it is used, and expires 30 days after its last use', async () => {
    const { client } = await openSession()
    for (let month = 0; month < 3; month++) {
      app.clock.advance(LIFETIME - 60_000)
      await client.call('profileMe')
    }
    app.clock.advance(LIFETIME + 1000)
    expect(await client.refusal('profileMe')).toMatchObject({ status: 401, code: 50014 })
  })

  test('is kept in the database when it ends and deleted eight days later', async () => {
    const { client } = await openSession()
    await client.call('logout', { body: {} })
    const count = () => app.database.$count(session, eq(session.endedBecause, 'logout'))
    await deleteOldSessions(app.database, app.clock.now())
    expect(await count()).toBeGreaterThan(0)
    app.clock.advance(8 * 24 * 60 * 60_000)
    await deleteOldSessions(app.database, app.clock.now())
    expect(await count()).toBe(0)
  })
})

describe('a parent', () => {
  test('gets a token to act as their own child', async () => {
    const parent = await app.make.parent()
    const child = await app.make.student({ parentId: parent.id })
    const { token, user } = await app.as(parent).call('loginId', { body: { id: child.id } })
    expect(user).toEqual({ role: 'child', fullname: child.name, avatar: null, language: 'en' })
    expect(await app.holding(token).call('profileMe')).toMatchObject({ id: child.id })
  })

  test('gets a 404 for a child of another family and for one that does not exist', async () => {
    const stranger = await app.make.student({ parentId: (await app.make.parent()).id })
    const client = app.as(await app.make.parent())
    for (const id of [stranger.id, 2_000_000_000]) {
      const refusal = await client.refusal('loginId', { body: { id } })
      expect(refusal).toMatchObject({ status: 404, message: 'There is no such child.' })
    }
  })
})

describe('the profile', () => {
  test('of a teacher includes the school', async () => {
    const school = await app.make.school()
    const teacher = await app.make.teacher({ schoolId: school.id })
    expect(await app.as(teacher).call('profileMe')).toEqual({
      id: teacher.id,
      name: teacher.name,
      username: teacher.username,
      email: null,
      email_confirmed: false,
      pending_email: null,
      language: 'en',
      avatar: null,
      roles: ['teacher'],
      consent_due: false,
      must_change_password: false,
      school: { id: school.id, name: school.name, time_zone: 'Asia/Jakarta' },
    })
  })
})

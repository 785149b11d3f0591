import { and, eq } from 'drizzle-orm'
import { ACTING_LIFETIME, LEAVING_GRACE, LIFETIME } from '../access/authenticate'
import { auditEntry } from '../database/schema'
import { PASSWORD } from '../testing/factories/people'
import { type TestApp, testApp } from '../testing/test-app'
import { LOGIN_LIMITS, LOGIN_WINDOW } from './login-rate-limit'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())
beforeEach(() => app.clock.advance(2 * LOGIN_WINDOW))

/** Returns a parent with two children, and a client that acts as the first of them. */
async function actAsChild(more: { mustChangePassword?: boolean } = {}) {
  const parent = await app.make.parent()
  const child = await app.make.student({ parentId: parent.id, ...more })
  const sister = await app.make.student({ parentId: parent.id })
  const parentClient = app.as(parent)
  const { token } = await parentClient.call('loginId', { body: { id: child.id } })
  const back = { body: { password: PASSWORD } }
  return { parent, child, sister, parentClient, childClient: app.holding(token), back }
}

describe('a session in which a parent acts as a child', () => {
  test('has the child’s access and none of the parent’s', async () => {
    const { childClient, child, sister } = await actAsChild()
    expect(await childClient.call('profileMe')).toMatchObject({ id: child.id, roles: ['child'] })
    expect((await childClient.refusal('children')).status).toBe(403)
    expect((await childClient.refusal('loginId', { body: { id: sister.id } })).status).toBe(403)
    expect((await childClient.refusal('child', { params: { id: sister.id } })).status).toBe(404)
  })

  test('leaves the parent’s own session open', async () => {
    const { parentClient, parent } = await actAsChild()
    expect(await parentClient.call('profileMe')).toMatchObject({ id: parent.id })
  })

  test('does not require a password change, even if the child’s account does', async () => {
    const { childClient } = await actAsChild({ mustChangePassword: true })
    expect(await childClient.call('profileMe')).toMatchObject({ must_change_password: false })
    expect(await childClient.call('tests')).toEqual([])
  })

  test('leaves a session that the child opened itself open', async () => {
    const { child, parentClient } = await actAsChild()
    const childClient = app.as(child)
    await childClient.call('profileMe')
    await parentClient.call('loginId', { body: { id: child.id } })
    expect(await childClient.call('profileMe')).toMatchObject({ id: child.id })
  })
})

describe('returning to the parent', () => {
  test('needs the parent’s password, ends the child’s session and is recorded in the audit log', async () => {
    const { parentClient, childClient, back, parent, child } = await actAsChild()
    expect(await parentClient.refusal('backFromChild', { body: { password: 'a guess' } })).toMatchObject({
      status: 400,
      errors: { password: 'This is not your current password.' },
    })
    expect(await childClient.call('profileMe')).toMatchObject({ id: child.id })
    expect(await parentClient.call('backFromChild', back)).toBeNull()
    expect((await childClient.refusal('profileMe')).status).toBe(401)
    expect(await parentClient.call('profileMe')).toMatchObject({ id: parent.id })
    const entries = await app.database
      .select({ action: auditEntry.action })
      .from(auditEntry)
      .where(and(eq(auditEntry.accountId, parent.id), eq(auditEntry.studentId, child.id)))
    expect(entries.map(({ action }) => action)).toEqual(['act as child', 'back from child'])
  })

  test('is forbidden to the child, and another parent’s return does not end the child’s session', async () => {
    const { childClient, back } = await actAsChild()
    expect((await childClient.refusal('backFromChild', back)).status).toBe(403)
    expect(await app.as(await app.make.parent()).call('backFromChild', back)).toBeNull()
    expect(await childClient.call('profileMe')).toMatchObject({ roles: ['child'] })
  })

  test('cannot be guessed: wrong passwords count as failed logins of the account', async () => {
    const { parentClient, back } = await actAsChild()
    for (let i = 0; i < LOGIN_LIMITS.account; i++) {
      await parentClient.refusal('backFromChild', { body: { password: `guess ${i}` } })
    }
    expect((await parentClient.refusal('backFromChild', back)).status).toBe(429)
  })

  test('still works after the child’s session has expired, and a second time', async () => {
    const { parentClient, childClient, back } = await actAsChild()
    app.clock.advance(ACTING_LIFETIME)
    expect(await childClient.refusal('profileMe')).toMatchObject({ status: 401, code: 50014 })
    expect(await parentClient.call('backFromChild', back)).toBeNull()
    expect(await parentClient.call('backFromChild', back)).toBeNull()
  })
})

describe('acting as a child', () => {
  test('ends after its lifetime even if it is used, while the parent’s session continues', async () => {
    const { childClient, parentClient } = await actAsChild()
    for (let hours = 0; hours < 3; hours++) {
      app.clock.advance(ACTING_LIFETIME / 3 - 60_000)
      expect((await childClient.call('profileMe')).roles).toEqual(['child'])
    }
    app.clock.advance(4 * 60_000)
    expect((await childClient.refusal('profileMe')).status).toBe(401)
    expect((await parentClient.call('profileMe')).roles).toEqual(['parent'])
  })

  test('ends for one child when the parent switches to another', async () => {
    const { parentClient, childClient, sister } = await actAsChild()
    const { token } = await parentClient.call('loginId', { body: { id: sister.id } })
    expect((await childClient.refusal('profileMe')).status).toBe(401)
    expect(await app.holding(token).call('profileMe')).toMatchObject({ id: sister.id })
  })

  test('ends when the parent logs out or ends the session from another device', async () => {
    const one = await actAsChild()
    await one.parentClient.call('logout', { body: {} })
    expect((await one.childClient.refusal('profileMe')).status).toBe(401)
    const two = await actAsChild()
    await app.as(two.parent).call('endMyOtherSessions')
    expect((await two.childClient.refusal('profileMe')).status).toBe(401)
  })

  test('ends together with the parent’s session when the child logs out', async () => {
    const { parentClient, childClient } = await actAsChild()
    await childClient.call('logout', { body: {} })
    expect((await childClient.refusal('profileMe')).status).toBe(401)
    expect((await parentClient.refusal('profileMe')).status).toBe(401)
  })

  test('ends with the parent’s session a minute after the window is closed, but not on a reload', async () => {
    const reloaded = await actAsChild()
    await reloaded.childClient.call('logout', { body: { leaving: true } })
    app.clock.advance(LEAVING_GRACE / 2)
    await reloaded.childClient.call('profileMe')
    app.clock.advance(LEAVING_GRACE)
    expect((await reloaded.childClient.call('profileMe')).roles).toEqual(['child'])
    expect((await reloaded.parentClient.call('profileMe')).roles).toEqual(['parent'])

    const closed = await actAsChild()
    await closed.childClient.call('logout', { body: { leaving: true } })
    app.clock.advance(LEAVING_GRACE + 1000)
    expect((await closed.childClient.refusal('profileMe')).status).toBe(401)
    expect((await closed.parentClient.refusal('profileMe')).status).toBe(401)
  })

  test('keeps the parent’s session alive while the child uses the device', async () => {
    const { parentClient, childClient } = await actAsChild()
    app.clock.advance(ACTING_LIFETIME / 2)
    await childClient.call('profileMe')
    app.clock.advance(LIFETIME - ACTING_LIFETIME / 4)
    expect((await parentClient.call('profileMe')).roles).toEqual(['parent'])
  })
})

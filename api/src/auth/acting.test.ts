import { and, eq } from 'drizzle-orm'
import { ACTING_LIFETIME, LEAVING_GRACE, LIFETIME } from '../access/authenticate'
import { auditEntry } from '../database/schema'
import { PASSWORD } from '../testing/factories'
import { type TestApp, testApp } from '../testing/test-app'
import { LOGIN_LIMITS, LOGIN_WINDOW } from './login-rate-limit'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())
beforeEach(() => app.clock.advance(2 * LOGIN_WINDOW))

/** Returns a parent with two children, with a device that acts for the first. */
async function handedOver(more: { mustChangePassword?: boolean } = {}) {
  const parent = await app.make.parent()
  const child = await app.make.student({ parentId: parent.id, ...more })
  const sister = await app.make.student({ parentId: parent.id })
  const parents = app.as(parent)
  const { token } = await parents.call('loginId', { body: { id: child.id } })
  const back = { body: { password: PASSWORD } }
  return { parent, child, sister, parents, childs: app.holding(token), back }
}

describe('a device that acts for a child', () => {
  test('belongs to the child and reaches nothing of the parent', async () => {
    const { childs, child, sister } = await handedOver()
    expect(await childs.call('profileMe')).toMatchObject({ id: child.id, roles: ['child'] })
    expect((await childs.refusal('children')).status).toBe(403)
    expect((await childs.refusal('loginId', { body: { id: sister.id } })).status).toBe(403)
    expect((await childs.refusal('child', { params: { id: sister.id } })).status).toBe(404)
  })

  test('leaves the parent’s own session whole', async () => {
    const { parents, parent } = await handedOver()
    expect(await parents.call('profileMe')).toMatchObject({ id: parent.id })
  })

  test('asks no first password of a child that has just been added', async () => {
    const { childs } = await handedOver({ mustChangePassword: true })
    expect(await childs.call('profileMe')).toMatchObject({ must_change_password: false })
    expect(await childs.call('tests')).toEqual([])
  })

  test('leaves the child logged in where it has logged in by itself', async () => {
    const { child, parents } = await handedOver()
    const own = app.as(child)
    await own.call('profileMe')
    await parents.call('loginId', { body: { id: child.id } })
    expect(await own.call('profileMe')).toMatchObject({ id: child.id })
  })
})

describe('the return to the parent', () => {
  test('needs the parent’s password, ends the child’s token, and both are recorded', async () => {
    const { parents, childs, back, parent, child } = await handedOver()
    expect(await parents.refusal('backFromChild', { body: { password: 'a guess' } })).toMatchObject({
      status: 400,
      errors: { password: 'This is not your current password.' },
    })
    expect(await childs.call('profileMe')).toMatchObject({ id: child.id })
    expect(await parents.call('backFromChild', back)).toBeNull()
    expect((await childs.refusal('profileMe')).status).toBe(401)
    expect(await parents.call('profileMe')).toMatchObject({ id: parent.id })
    const entries = await app.database
      .select({ action: auditEntry.action })
      .from(auditEntry)
      .where(and(eq(auditEntry.accountId, parent.id), eq(auditEntry.studentId, child.id)))
    expect(entries.map(({ action }) => action)).toEqual(['act as child', 'back from child'])
  })

  test('is not the child’s to take, and not a stranger’s', async () => {
    const { childs, back } = await handedOver()
    expect((await childs.refusal('backFromChild', back)).status).toBe(403)
    expect(await app.as(await app.make.parent()).call('backFromChild', back)).toBeNull()
    expect(await childs.call('profileMe')).toMatchObject({ roles: ['child'] })
  })

  test('cannot be guessed: it counts with the logins of the account', async () => {
    const { parents, back } = await handedOver()
    for (let i = 0; i < LOGIN_LIMITS.account; i++) {
      await parents.refusal('backFromChild', { body: { password: `guess ${i}` } })
    }
    expect((await parents.refusal('backFromChild', back)).status).toBe(429)
  })

  test('is there after the child’s time is over, and a second time', async () => {
    const { parents, childs, back } = await handedOver()
    app.clock.advance(ACTING_LIFETIME)
    expect(await childs.refusal('profileMe')).toMatchObject({ status: 401, code: 50014 })
    expect(await parents.call('backFromChild', back)).toBeNull()
    expect(await parents.call('backFromChild', back)).toBeNull()
  })
})

describe('the end of acting', () => {
  test('comes after an evening, however busy it was', async () => {
    const { childs, parents } = await handedOver()
    for (let hours = 0; hours < 3; hours++) {
      app.clock.advance(ACTING_LIFETIME / 3 - 60_000)
      expect((await childs.call('profileMe')).roles).toEqual(['child'])
    }
    app.clock.advance(4 * 60_000)
    expect((await childs.refusal('profileMe')).status).toBe(401)
    expect((await parents.call('profileMe')).roles).toEqual(['parent'])
  })

  test('ends for one child when a second one replaces it', async () => {
    const { parents, childs, sister } = await handedOver()
    const { token } = await parents.call('loginId', { body: { id: sister.id } })
    expect((await childs.refusal('profileMe')).status).toBe(401)
    expect(await app.holding(token).call('profileMe')).toMatchObject({ id: sister.id })
  })

  test('comes with the parent’s session: logged out, or ended from elsewhere', async () => {
    const one = await handedOver()
    await one.parents.call('logout', { body: {} })
    expect((await one.childs.refusal('profileMe')).status).toBe(401)
    const two = await handedOver()
    await app.as(two.parent).call('endMyOtherSessions')
    expect((await two.childs.refusal('profileMe')).status).toBe(401)
  })

  test('a logout on the device logs the parent out there too, so that it does not bypass the password', async () => {
    const { parents, childs } = await handedOver()
    await childs.call('logout', { body: {} })
    expect((await childs.refusal('profileMe')).status).toBe(401)
    expect((await parents.refusal('profileMe')).status).toBe(401)
  })

  test('a closed window ends both sessions a minute later; a reload keeps both', async () => {
    const reloaded = await handedOver()
    await reloaded.childs.call('logout', { body: { leaving: true } })
    app.clock.advance(LEAVING_GRACE / 2)
    await reloaded.childs.call('profileMe')
    app.clock.advance(LEAVING_GRACE)
    expect((await reloaded.childs.call('profileMe')).roles).toEqual(['child'])
    expect((await reloaded.parents.call('profileMe')).roles).toEqual(['parent'])

    const closed = await handedOver()
    await closed.childs.call('logout', { body: { leaving: true } })
    app.clock.advance(LEAVING_GRACE + 1000)
    expect((await closed.childs.refusal('profileMe')).status).toBe(401)
    expect((await closed.parents.refusal('profileMe')).status).toBe(401)
  })

  test('a parent’s session goes on while the child is busy on the device', async () => {
    const { parents, childs } = await handedOver()
    app.clock.advance(ACTING_LIFETIME / 2)
    await childs.call('profileMe')
    app.clock.advance(LIFETIME - ACTING_LIFETIME / 4)
    expect((await parents.call('profileMe')).roles).toEqual(['parent'])
  })
})

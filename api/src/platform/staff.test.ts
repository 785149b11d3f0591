import { asc, eq } from 'drizzle-orm'
import { LOGIN_LIMITS } from '../auth/login-rate-limit'
import { account, auditEntry } from '../database/schema'
import { PASSWORD } from '../testing/factories/people'
import { type TestApp, testApp } from '../testing/test-app'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const auditOf = async (id: number) => {
  const rows = await app.database
    .select({ action: auditEntry.action, by: auditEntry.accountId })
    .from(auditEntry)
    .where(eq(auditEntry.subject, `account ${id}`))
    .orderBy(asc(auditEntry.id))
  return rows
}

const logIn = (username: string, password = PASSWORD) =>
  app.anonymous.send('loginMaster', { body: { username, password } })

describe('admins', () => {
  test('can be added, and log in with a first password that is shown once', async () => {
    const admin = await app.make.account('admin')
    const body = { name: 'Sri', username: 'sri.admin', email: 'sri@lekta.example' }
    const card = await app.as(admin).call('addAdmin', { body })
    expect(await logIn(card.username, card.password)).toMatchObject({
      body: { data: { must_change_password: true, user: { role: 'admin' } } },
    })
    expect(await auditOf(card.id)).toEqual([{ action: 'admin created', by: admin.id }])
    const { data } = await app.as(admin).call('admins', { query: { q: 'sri.admin' } })
    expect(data).toMatchObject([{ ...body, email_confirmed: false, sessions: 1, last_login: expect.any(String) }])
    expect(await app.as(admin).refusal('addAdmin', { body: { ...body, email: 'new@lekta.example' } })).toMatchObject({
      status: 400,
      errors: { username: expect.any(String) },
    })
  })

  test('can be changed; a new e-mail address has to be confirmed again', async () => {
    const other = await app.make.account('admin', { email: 'old@lekta.example', emailConfirmedAt: new Date() })
    const admin = app.as(await app.make.account('admin'))
    const edit = (email: string) =>
      admin.call('editAdmin', { params: { id: other.id }, body: { name: 'Budi', username: 'budi.admin', email } })
    expect(await edit('old@lekta.example')).toMatchObject({ name: 'Budi', email_confirmed: true })
    expect(await edit('new@lekta.example')).toMatchObject({ email: 'new@lekta.example', email_confirmed: false })
    const school = await app.make.schoolAccount()
    expect(
      await admin.refusal('editAdmin', { params: { id: school.id }, body: { name: 'Budi', username: 'budi2' } }),
    ).toMatchObject({ status: 404 })
  })

  test('can be archived, which logs them out, and restored', async () => {
    const [admin, other] = [await app.make.account('admin'), await app.make.account('admin')]
    const [client, theirs] = [app.as(admin), app.as(other)]
    await theirs.call('profileMe')
    await client.call('archiveAdmin', { params: { id: other.id } })
    expect((await theirs.refusal('profileMe')).status).toBe(401)
    expect((await logIn(other.username)).status).toBe(401)
    const archived = await client.call('admins', { query: { options: { archived: true } } })
    expect(archived.data.map(({ id }) => id)).toEqual([other.id])
    await client.call('restoreAdmin', { params: { id: other.id } })
    expect((await logIn(other.username)).status).toBe(200)
    expect((await auditOf(other.id)).map(({ action }) => action)).toEqual(['admin archived', 'admin restored'])
  })
})

describe('one admin at least', () => {
  test('that are going to be deleted cannot be restored, and are in no list afterwards', async () => {
    const [admin, other] = [await app.make.account('admin'), await app.make.account('admin')]
    const client = app.as(admin)
    const body = { ids: [other.id], confirm: other.username, note: 'Letter of 19 November' }
    await client.call('requestErasure', { body })
    expect(await client.refusal('restoreAdmin', { params: { id: other.id } })).toMatchObject({ status: 409 })
    const archived = () => client.call('admins', { query: { options: { archived: true } } })
    expect((await archived()).data.map(({ id }) => id)).toContain(other.id)
    await app.database.update(account).set({ erasedAt: app.clock.now() }).where(eq(account.id, other.id))
    expect((await archived()).data.map(({ id }) => id)).not.toContain(other.id)
  })

  test('stays: admins cannot archive themselves or the last admin', async () => {
    const admin = await app.make.account('admin')
    const client = app.as(admin)
    expect(await client.refusal('archiveAdmin', { params: { id: admin.id } })).toMatchObject({
      status: 409,
      message: 'You cannot archive your own account. Please ask another admin.',
    })
    // The caller is archived in the meantime, so the other admin is the last one.
    const last = await app.make.account('admin')
    const { archiveAdmin } = await import('./archive-admin')
    await app.database
      .update(account)
      .set({ archivedAt: new Date() })
      .where(eq(account.roles, ['admin']))
    await app.database.update(account).set({ archivedAt: null }).where(eq(account.id, last.id))
    await expect(
      archiveAdmin(app.database, last.id, { actor: { accountId: admin.id }, now: new Date() }),
    ).rejects.toThrow('This is the last admin. Please add another one first.')
  })

  test('stays when two archive each other at the same time', async () => {
    await app.database
      .update(account)
      .set({ archivedAt: new Date() })
      .where(eq(account.roles, ['admin']))
    const [one, other] = [await app.make.account('admin'), await app.make.account('admin')]
    const [first, second] = [app.as(one), app.as(other)]
    for (const client of [first, second]) await client.call('profileMe')
    await Promise.all([
      first.send('archiveAdmin', { params: { id: other.id } }),
      second.send('archiveAdmin', { params: { id: one.id } }),
    ])
    const rows = await app.database
      .select()
      .from(account)
      .where(eq(account.roles, ['admin']))
    expect(rows.filter(({ archivedAt }) => archivedAt === null)).toHaveLength(1)
  })
})

describe('an account that an admin looks for', () => {
  const find = async (name: string) => {
    const admin = await app.make.account('admin')
    return { admin, found: await app.as(admin).call('findAccounts', { body: { name } }) }
  }

  test('is found by its exact username or e-mail address, and that is recorded', async () => {
    const school = await app.make.school({ name: 'SD Cari' })
    const teacher = await app.make.teacher({ schoolId: school.id, email: 'guru@sd.example' })
    const { admin, found } = await find(' GURU@sd.example ')
    expect(found).toMatchObject([
      { id: teacher.id, roles: ['teacher'], school: { name: 'SD Cari', archived: false }, locked: false, sessions: 0 },
    ])
    expect(await auditOf(teacher.id)).toEqual([{ action: 'account viewed', by: admin.id }])
    expect((await find(teacher.username)).found).toHaveLength(1)
    expect((await find(teacher.username.slice(0, -1))).found).toEqual([])
  })

  test('is never a child’s', async () => {
    const child = await app.make.student({ email: 'anak@home.example' })
    expect((await find(child.username)).found).toEqual([])
    expect((await find('anak@home.example')).found).toEqual([])
    const admin = app.as(await app.make.account('admin'))
    for (const name of ['unlockAccount', 'endAccountSessions', 'sendPasswordMail', 'renewAccountPassword'] as const)
      expect((await admin.refusal(name, { params: { id: child.id } })).status).toBe(404)
  })

  test('can be unlocked after too many wrong passwords', async () => {
    app.clock.startWindow(5 * 60_000)
    const teacher = await app.make.teacher()
    for (let i = 0; i < LOGIN_LIMITS.account; i++) await logIn(teacher.username, 'wrong')
    expect((await logIn(teacher.username)).status).toBe(429)
    const { admin, found } = await find(teacher.username)
    expect(found).toMatchObject([{ locked: true }])
    const unlocked = await app.as(admin).call('unlockAccount', { params: { id: teacher.id } })
    expect(unlocked).toMatchObject({ locked: false })
    expect((await logIn(teacher.username)).status).toBe(200)
    expect((await auditOf(teacher.id)).map(({ action }) => action)).toEqual(['account viewed', 'account unlocked'])
  })

  test('can be logged out everywhere', async () => {
    const teacher = await app.make.teacher()
    const client = app.as(teacher)
    await client.call('profileMe')
    const admin = app.as(await app.make.account('admin'))
    expect(await admin.call('endAccountSessions', { params: { id: teacher.id } })).toMatchObject({ sessions: 0 })
    expect((await client.refusal('profileMe')).status).toBe(401)
  })
})

describe('a new password', () => {
  test('is chosen by a link that is mailed if the address is confirmed', async () => {
    const admin = app.as(await app.make.account('admin'))
    const teacher = await app.make.teacher({ email: 'link@sd.example', emailConfirmedAt: new Date() })
    await admin.call('sendPasswordMail', { params: { id: teacher.id } })
    await app.runJobs()
    expect((await app.mails('link@sd.example'))[0]?.content).toContain('/change-password/')
    const unconfirmed = await app.make.teacher({ email: 'unconfirmed@sd.example' })
    expect(await admin.refusal('sendPasswordMail', { params: { id: unconfirmed.id } })).toMatchObject({
      status: 409,
      message: expect.stringContaining('no confirmed e-mail address'),
    })
  })

  test('is made for an account that runs a school, but not for a teacher’s or an archived one', async () => {
    const admin = await app.make.account('admin')
    const client = app.as(admin)
    const manager = await app.make.schoolAccount()
    const theirs = app.as(manager)
    await theirs.call('profileMe')
    const { password } = await client.call('renewAccountPassword', { params: { id: manager.id } })
    expect((await theirs.refusal('profileMe')).status).toBe(401)
    expect((await logIn(manager.username)).status).toBe(401)
    expect(await logIn(manager.username, password)).toMatchObject({ body: { data: { must_change_password: true } } })
    const others = [admin, await app.make.teacher(), await app.make.schoolAccount({ archivedAt: new Date() })]
    for (const { id } of others)
      expect((await client.refusal('renewAccountPassword', { params: { id } })).status).toBe(409)
  })
})

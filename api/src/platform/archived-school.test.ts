import { eq } from 'drizzle-orm'
import { notifyTests } from '../attempt/notify-tests'
import { auditEntry, notification } from '../database/schema'
import { insertNotifications, messageOf } from '../notification/notify'
import { PASSWORD } from '../testing/factories/people'
import { type TestApp, testApp } from '../testing/test-app'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const ended = 'Your school’s access to Lekta has ended. Please contact hello@lekta.example.'

/** Creates a school with people of all roles. `archive` and `restore` do so as an admin. */
async function makeSchool() {
  const school = await app.make.school()
  const inSchool = { schoolId: school.id }
  const confirmed = (email: string) => ({ email, emailConfirmedAt: new Date() })
  const classroom = await app.make.classroom(inSchool)
  const parent = await app.make.parent()
  const manager = await app.make.schoolAccount({ ...inSchool, ...confirmed(`${school.code}@sd.example`) })
  const teacher = await app.make.teacher({ ...inSchool, classrooms: [classroom] })
  const child = await app.make.student({ ...inSchool, parentId: parent.id, classrooms: [classroom], grade: 4 })
  const admin = await app.make.account('admin')
  const params = { id: school.id }
  return {
    ...{ school, parent, manager, teacher, child, admin },
    archive: () => app.as(admin).call('archiveSchool', { params }),
    restore: () => app.as(admin).call('restoreSchool', { params }),
  }
}

const logIn = (name: 'loginMaster' | 'loginUsername', username: string, password = PASSWORD) =>
  app.anonymous.send(name, { body: { username, password } })

describe('an archived school', () => {
  test('is logged out at once, everyone at it', async () => {
    const { archive, manager, teacher, child } = await makeSchool()
    const clients = [manager, teacher, child].map((account) => app.as(account))
    for (const client of clients) expect((await client.send('profileMe')).status).toBe(200)
    await archive()
    for (const client of clients)
      expect(await client.refusal('profileMe')).toMatchObject({ status: 401, message: ended })
  })

  test('has accounts that cannot log in, and says so only after the right password', async () => {
    const { archive, restore, manager, teacher, child } = await makeSchool()
    const logins = [
      ['loginMaster', manager.username],
      ['loginMaster', teacher.username],
      ['loginUsername', child.username],
    ] as const
    await archive()
    for (const [name, username] of logins) {
      expect(await logIn(name, username)).toMatchObject({ status: 403, body: { message: ended } })
      expect(await logIn(name, username, 'wrong')).toMatchObject({ status: 401 })
    }
    await restore()
    for (const [name, username] of logins) expect((await logIn(name, username)).status).toBe(200)
  })

  test('keeps parents, who still read reports but can no longer act as the child', async () => {
    const { archive, parent, child, teacher, school } = await makeSchool()
    const assignment = await app.make.assignment({
      schoolId: school.id,
      studentId: child.id,
      createdBy: teacher.id,
      triesAllowed: 2,
    })
    const attempt = await app.make.finishedAttempt({ studentId: child.id, assignmentId: assignment.id, grade: 4 })
    const client = app.as(parent)
    const { token } = await client.call('loginId', { body: { id: child.id } })
    await archive()
    expect((await app.holding(token).refusal('profileMe')).status).toBe(401)
    expect(await client.refusal('loginId', { body: { id: child.id } })).toMatchObject({
      status: 403,
      message: `The school of ${child.name} no longer uses Lekta.`,
    })
    expect(await client.call('report', { params: { id: attempt.id } })).toMatchObject({ id: attempt.id })
    expect((await client.call('children', { query: {} })).data).toMatchObject([{ id: child.id }])
  })
})

describe('to the outside, an archived school', () => {
  test('cannot be reached by links: neither for a password, nor by parents who ask for a child', async () => {
    const { archive, manager, teacher, child, school } = await makeSchool()
    const made = await app.as(manager).call('createTeacherPasswordLink', { params: { id: teacher.id } })
    const linkToken = /[^/=]+$/.exec(made.url)?.[0] ?? ''
    await archive()
    const body = { username: teacher.username, token: linkToken, password: 'four plain words here' }
    expect((await app.anonymous.refusal('changePasswordBypass', { body })).status).toBe(404)
    await app.anonymous.call('forgotPassword', { body: { email: manager.email ?? '' } })
    await app.runJobs()
    expect(await app.mails(manager.email ?? '')).toEqual([])
    const stranger = app.as(await app.make.parent({ email: 'asks@home.example', emailConfirmedAt: new Date() }))
    await stranger.call('askLink', { body: { code: school.code, username: child.username, consent: true } })
    await app.runJobs()
    expect(await notificationsOf(manager.id)).toEqual([])
  })

  test('gets no notifications, and gets them again after it is restored', async () => {
    const { archive, restore, manager, parent, child } = await makeSchool()
    await archive()
    const send = (occasion: string) =>
      app.database.transaction((transaction) =>
        insertNotifications(transaction, [
          messageOf(
            { accountId: manager.id, role: 'school' },
            'linkAsked',
            { parent: 'Sari', child: 'Ayu', childId: child.id },
            occasion,
          ),
          messageOf(
            { accountId: parent.id, role: 'parent' },
            'linkAsked',
            { parent: 'Sari', child: child.name, childId: child.id },
            occasion,
          ),
        ]),
      )
    await send('while archived')
    expect([await notificationsOf(manager.id), await notificationsOf(parent.id)]).toEqual([[], ['while archived']])
    await restore()
    await send('afterwards')
    expect(await notificationsOf(manager.id)).toEqual(['afterwards'])
  })

  test('is not announced a test that opens, until it is restored', async () => {
    const { archive, restore, school, child, teacher } = await makeSchool()
    await archive()
    await app.make.assignment({
      schoolId: school.id,
      studentId: child.id,
      createdBy: teacher.id,
      opensAt: new Date(Date.now() - 60_000),
      closesAt: new Date(Date.now() + 3 * 24 * 60 * 60_000),
    })
    await notifyTests(app.database, new Date())
    expect(await notificationsOf(child.id)).toEqual([])
    await restore()
    await notifyTests(app.database, new Date())
    expect(await notificationsOf(child.id)).toHaveLength(1)
  })
})

describe('for admins, an archived school', () => {
  test('is left out of the list and of the platform’s figures', async () => {
    const { archive, restore, school, admin } = await makeSchool()
    const client = app.as(admin)
    const figures = async () => {
      const { schools, students } = await client.call('adminDashboard')
      return { schools, students }
    }
    const listed = async (archived: boolean) =>
      (await client.call('platformSchools', { query: { q: school.code, options: { archived } } })).total
    const before = await figures()
    await archive()
    expect(await figures()).toEqual({ schools: before.schools - 1, students: before.students - 1 })
    expect([await listed(false), await listed(true)]).toEqual([0, 1])
    await restore()
    expect(await figures()).toEqual(before)
    expect([await listed(false), await listed(true)]).toEqual([1, 0])
  })

  test('is recorded once, however often it is archived', async () => {
    const { archive, restore, school, admin } = await makeSchool()
    for (const step of [archive, archive, restore, restore]) await step()
    const entries = await app.database
      .select({ action: auditEntry.action, by: auditEntry.accountId, schoolId: auditEntry.schoolId })
      .from(auditEntry)
      .where(eq(auditEntry.subject, `school ${school.id}`))
      .orderBy(auditEntry.id)
    expect(entries).toEqual(
      ['school archived', 'school restored'].map((action) => ({ action, by: admin.id, schoolId: school.id })),
    )
  })
})

const notificationsOf = async (accountId: number) => {
  const rows = await app.database
    .select({ occasion: notification.occasion })
    .from(notification)
    .where(eq(notification.accountId, accountId))
  return rows.map(({ occasion }) => occasion)
}

import { viewActions } from '@lekta/shared/contract/audit-actions'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { auditEntry } from '../database/schema'
import { type TestApp, testApp } from '../testing/test-app'
import { writeLogCsv } from './csv'

const HOUR = 60 * 60_000

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

async function makeSchool(name = 'SD Log') {
  const { id: schoolId } = await app.make.school({ name })
  const room = await app.make.classroom({ schoolId, name: '4A' })
  const inSchool = { schoolId, classrooms: [room] }
  const teacher = await app.make.teacher({ ...inSchool, name: 'Tuti Teacher' })
  const school = await app.make.schoolAccount({ schoolId, name: 'Hadi Head' })
  const parent = await app.make.parent({ name: 'Pak Parent' })
  const ayu = await app.make.student({ ...inSchool, name: 'Ayu Lestari', parentId: parent.id })
  const bima = await app.make.student({ ...inSchool, name: 'Bima Putra' })
  return { schoolId, room, teacher, school, parent, ayu, bima }
}

/** Returns the entries that accounts have written, oldest first. */
const entriesBy = (...accounts: { id: number }[]) =>
  app.database
    .select()
    .from(auditEntry)
    .where(
      inArray(
        auditEntry.accountId,
        accounts.map(({ id }) => id),
      ),
    )
    .orderBy(asc(auditEntry.id))

const actionsBy = async (...accounts: { id: number }[]) => (await entriesBy(...accounts)).map(({ action }) => action)

const edit = ({ id, username }: { id: number; username: string }, room: { id: number }, name: string) => ({
  params: { id },
  body: { name, username, grade: 4, classrooms: [room.id] },
})

describe('views', () => {
  test('of a list are recorded once an hour per account and classroom', async () => {
    const { teacher, school, room, schoolId } = await makeSchool()
    const client = app.as(teacher)
    for (let i = 0; i < 3; i++) await client.call('students', { query: {} })
    await app.as(school).call('students', { query: {} })
    await client.call('students', { query: { options: { classroom_id: room.id } } })
    expect(await entriesBy(teacher, school)).toMatchObject([
      { accountId: teacher.id, action: 'students listed', subject: null, schoolId, studentId: null },
      { accountId: school.id, action: 'students listed', subject: null, schoolId },
      { accountId: teacher.id, action: 'students listed', subject: `classroom ${room.id}`, schoolId },
    ])
    app.clock.advance(HOUR + 1)
    await client.call('students', { query: {} })
    expect(await actionsBy(teacher)).toHaveLength(3)
  })

  test('of a list as a file are recorded with every file, but not with each of its pages', async () => {
    const { teacher } = await makeSchool()
    const client = app.as(teacher)
    const load = (page: number) =>
      client.call('studentScores', { query: { options: { page, itemsPerPage: 1, download: true } } })
    for (const page of [1, 2, 1, 2]) await load(page)
    expect(await actionsBy(teacher)).toEqual(['results downloaded', 'results downloaded'])
  })

  test('of a student name the student; what is not found is not recorded', async () => {
    const { teacher, ayu, schoolId } = await makeSchool()
    const stranger = await app.make.student()
    const client = app.as(teacher)
    await client.call('student', { params: { id: ayu.id } })
    expect((await client.refusal('student', { params: { id: stranger.id } })).status).toBe(404)
    expect(await entriesBy(teacher)).toMatchObject([{ action: 'student viewed', studentId: ayu.id, schoolId }])
  })

  test('of parents and children of their own data are not recorded', async () => {
    const { parent, ayu } = await makeSchool()
    await app.as(parent).call('reports', { query: {} })
    await app.as(ayu).call('reports', { query: {} })
    expect(await actionsBy(parent, ayu)).toEqual([])
  })

  test('of a school’s page and log by an admin are in the log of that school', async () => {
    const { schoolId } = await makeSchool()
    const admin = await app.make.account('admin')
    const client = app.as(admin)
    await client.call('platformSchool', { params: { id: schoolId } })
    await client.call('adminAudit', { query: { options: { school_id: schoolId } } })
    expect(await entriesBy(admin)).toMatchObject([
      { action: 'school viewed', schoolId },
      { action: 'audit log viewed', schoolId },
    ])
  })
})

describe('the school of an entry', () => {
  test('is that of the student, whoever acts, and none for a family', async () => {
    const { parent, ayu, schoolId } = await makeSchool()
    const free = await app.make.student({ parentId: parent.id })
    const client = app.as(parent)
    await client.call('loginId', { body: { id: ayu.id } })
    await client.call('loginId', { body: { id: free.id } })
    expect(await entriesBy(parent)).toMatchObject([
      { studentId: ayu.id, schoolId },
      { studentId: free.id, schoolId: null },
    ])
  })

  test('is that of an account on which an admin acts', async () => {
    const { teacher, schoolId } = await makeSchool()
    const admin = await app.make.account('admin')
    await app.as(admin).call('endAccountSessions', { params: { id: teacher.id } })
    expect(await entriesBy(admin)).toMatchObject([{ subject: `account ${teacher.id}`, schoolId }])
  })
})

describe('the log', () => {
  test('shows a school what concerns its data, newest first, in words', async () => {
    const { school, teacher, ayu, room, parent } = await makeSchool()
    const other = await makeSchool('SD Other')
    await app.as(other.teacher).call('student', { params: { id: other.ayu.id } })
    await app.as(parent).call('loginId', { body: { id: ayu.id } })
    await app.as(teacher).call('student', { params: { id: ayu.id } })
    await app.as(teacher).call('editStudent', edit(ayu, room, 'Ayu Lestari'))
    await app.as(teacher).call('students', { query: { options: { classroom_id: room.id } } })
    const { data, total } = await app.as(school).call('schoolAudit', {
      query: { options: { sortBy: 'at', sortDesc: true } },
    })
    expect(total).toBe(4)
    expect(data).toMatchObject([
      { kind: 'view', text: 'List of students viewed', subject: { type: 'classroom', id: room.id, name: '4A' } },
      { kind: 'change', text: 'Student data changed', student: { name: 'Ayu Lestari' } },
      { kind: 'view', text: 'Student details viewed', account: { name: 'Tuti Teacher', erased: false } },
      { kind: 'change', account: { name: 'Pak Parent', roles: ['parent'] }, about_erased: false },
    ])
    const indonesian = await app.as(school).call('schoolAudit', { query: { language: 'id', child: 'ayu' } })
    expect(indonesian.data.map(({ text }) => text)).toContain('Data siswa diubah')
  })

  test('can be filtered by actor, student, kind and day in the time zone', async () => {
    const { school, teacher, ayu, bima, schoolId } = await makeSchool()
    const entry = { accountId: teacher.id, schoolId }
    await app.database.insert(auditEntry).values([
      { ...entry, action: 'report read', studentId: ayu.id, at: new Date('2026-03-01T16:59:00Z') },
      { ...entry, action: 'student edited', studentId: bima.id, at: new Date('2026-03-01T17:01:00Z') },
      { ...entry, accountId: null, source: 'server', action: 'retention done', at: new Date('2026-03-03T00:00:00Z') },
    ])
    const client = app.as(school)
    const found = async (query: object) => {
      const { data, total } = await client.call('schoolAudit', { query: { until: '2026-03-09', ...query } })
      expect(data).toHaveLength(total)
      return data.map(({ text }) => text)
    }
    expect(await found({ q: 'tuti' })).toEqual(['Report opened', 'Student data changed'])
    expect(await found({ q: 'tuti%' })).toEqual([])
    expect(await found({ child: 'ayu' })).toEqual(['Report opened'])
    expect(await found({ kind: 'view' })).toEqual(['Report opened'])
    expect(await found({ kind: 'change' })).toEqual(['Student data changed', 'Former students deleted'])
    expect(await found({ until: '2026-03-01' })).toEqual(['Report opened'])
    expect(await found({ from: '2026-03-02', until: '2026-03-02' })).toEqual(['Student data changed'])
    expect(await found({ until: '2026-03-01', time_zone: 'UTC' })).toEqual(['Report opened', 'Student data changed'])
    expect((await client.refusal('schoolAudit', { query: { from: '2026-02-31' } })).errors).toHaveProperty('from')
  })
})

describe('the walls of the log', () => {
  test('never show a school another school’s entries, even if it names its students and staff', async () => {
    const mine = await makeSchool()
    const other = await makeSchool('SD Wall')
    await app.as(other.teacher).call('student', { params: { id: other.ayu.id } })
    const client = app.as(mine.school)
    for (const query of [
      { child: other.ayu.username },
      { q: other.teacher.username },
      { options: { school_id: other.schoolId } },
    ]) {
      const { data } = await client.call('schoolAudit', { query })
      expect(data.filter(({ school }) => school?.id !== mine.schoolId)).toEqual([])
      expect(JSON.stringify(data)).not.toContain(other.teacher.username)
    }
  })

  test('let admins see every school and family, or one school', async () => {
    const { teacher, ayu, schoolId } = await makeSchool('SD One')
    const admin = app.as(await app.make.account('admin'))
    await app.as(teacher).call('student', { params: { id: ayu.id } })
    const all = await admin.call('adminAudit', { query: { child: ayu.username } })
    expect(all.data).toMatchObject([{ school: { id: schoolId, name: 'SD One' } }])
    const one = await admin.call('adminAudit', { query: { options: { school_id: schoolId, itemsPerPage: 100 } } })
    expect(new Set(one.data.map(({ school }) => school?.id))).toEqual(new Set([schoolId]))
  })

  test('keep out teachers and parents', async () => {
    const { teacher, parent } = await makeSchool()
    for (const account of [teacher, parent])
      expect((await app.as(account).refusal('schoolAudit', { query: {} })).status).toBe(403)
  })

  test('hide the names of erased people; actions of later versions are shown as stored', async () => {
    const { school, schoolId, teacher } = await makeSchool()
    await app.database.insert(auditEntry).values([
      { accountId: teacher.id, schoolId, action: 'report read', subject: 'attempt 12', at: new Date('2026-04-01') },
      { accountId: teacher.id, schoolId, action: 'account viewed', subject: null, at: new Date('2026-04-02') },
      { accountId: teacher.id, schoolId, action: 'holiday planned', subject: 'x', at: new Date('2026-04-03') },
    ])
    const { data } = await app.as(school).call('schoolAudit', { query: { until: '2026-04-09' } })
    expect(data).toMatchObject([
      { about_erased: true, student: null, subject: { type: 'attempt', id: 12 } },
      { about_erased: true },
      { about_erased: false, text: 'holiday planned', kind: 'change', subject: null },
    ])
  })
})

describe('the CSV file', () => {
  test('has the filtered entries with the time in the time zone, and no cell is a formula', async () => {
    const { school, teacher, schoolId, room } = await makeSchool()
    const evil = await app.make.student({ schoolId, classrooms: [room], name: '=HYPERLINK("http://evil")' })
    const entry = { accountId: teacher.id, schoolId, studentId: evil.id }
    await app.database
      .insert(auditEntry)
      .values({ ...entry, action: 'report read', at: new Date('2026-03-01T17:01:00Z') })
    const query = { child: evil.username, language: 'en' as const }
    const file = await app.as(school).call('schoolAuditFile', { query })
    expect(file.name).toMatch(/^Activity log \d{4}-\d\d-\d\d\.csv$/)
    const text = await file.text()
    expect(text.split('\r\n')).toHaveLength(3)
    expect(text).toContain('2026-03-02 00:01:00,Tuti Teacher,')
    expect(text).toContain(`Viewed,Report opened,"'=HYPERLINK`)
    const recorded = and(eq(auditEntry.accountId, school.id), eq(auditEntry.action, 'audit log downloaded'))
    expect(await app.database.$count(auditEntry, recorded)).toBe(1)
  })

  test('says so where it ends if there are more entries', async () => {
    const { school, schoolId, teacher } = await makeSchool()
    const at = new Date('2026-05-01')
    const rows = [1, 2, 3].map(() => ({ accountId: teacher.id, schoolId, action: 'students listed', at }))
    await app.database.insert(auditEntry).values(rows)
    const tenant = { role: 'school', accountId: school.id, schoolId } as const
    const filter = { language: 'en', time_zone: 'Asia/Jakarta' } as const
    const linesOf = async (most: number) => (await writeLogCsv(tenant, app.database, filter, most)).trim().split('\r\n')
    expect(await linesOf(3)).toHaveLength(4)
    const short = await linesOf(2)
    expect(short).toHaveLength(4)
    expect(short[3]).toContain('This file ends after 2 entries.')
  })
})

test('views are exactly the actions of the table that are no changes', () => {
  expect(viewActions).toContain('report read')
  expect(viewActions).not.toContain('student edited')
})

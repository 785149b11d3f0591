import { dataExportContract, exportLimit, exportsPerDay } from '@lekta/shared/contract/data-export'
import { EXPORT_RECORD_RETENTION, EXPORT_RETENTION } from '@lekta/shared/contract/retention'
import { lengthOf } from '@lekta/shared/lib/time/period'
import { desc, eq, sql } from 'drizzle-orm'
import { auditEntry, dataExport, picture } from '../database/schema'
import { bossOf } from '../jobs/boss'
import { mailJob } from '../mail/send-mail'
import { downloadExport } from '../testing/export/download-export'
import { type TestApp, testApp } from '../testing/test-app'
import { expireExportsJob } from './expire-exports'
import { makeExportJob } from './make-export'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())
// No test makes the archives that an earlier one has requested.
afterEach(() => bossOf(app.pool).clearStorage())

const DAY = 24 * 60 * 60_000

const rowOf = async (id: number) => {
  const [row] = await app.database.select().from(dataExport).where(eq(dataExport.id, id))
  return row
}
const actionsBy = async (accountId: number) => {
  const rows = await app.database
    .select({ action: auditEntry.action, studentId: auditEntry.studentId, subject: auditEntry.subject })
    .from(auditEntry)
    .where(eq(auditEntry.accountId, accountId))
    .orderBy(auditEntry.id)
  return rows
}
/** Deletes the expired files, which is done once an hour. */
const expire = () => expireExportsJob.work({ data: {}, ...app.app.dependencies, now: app.clock.now() } as never)

describe('an archive', () => {
  test('can be requested by adults about themselves, by parents about children at home, by schools about their people', async () => {
    const { make } = app
    const school = await make.school()
    const inSchool = { schoolId: school.id }
    const room = await make.classroom(inSchool)
    const [parent, admin, schoolAccount, teacher] = [
      await make.parent(),
      await make.account('admin'),
      await make.schoolAccount(inSchool),
      await make.teacher({ ...inSchool, classrooms: [room] }),
    ]
    const [athome, student, archived] = [
      await make.student({ parentId: parent.id }),
      await make.student({ ...inSchool, parentId: parent.id, classrooms: [room] }),
      await make.student({ ...inSchool, archivedAt: new Date() }),
    ]
    const formerTeacher = await make.teacher({ ...inSchool, archivedAt: new Date() })
    const callers = { parent, admin, schoolAccount, teacher, child: athome }
    const people = { parent, admin, schoolAccount, teacher, athome, student, archived, formerTeacher }
    const allowed: string[] = []
    for (const [caller, account] of Object.entries(callers))
      for (const [person, { id }] of Object.entries(people)) {
        const { status } = await app.as(account).send('requestExport', { params: { id }, body: {} })
        if (status === 200) allowed.push(`${caller} ${person}`)
        else
          expect([`${caller} ${person}`, status]).toEqual([
            `${caller} ${person}`,
            caller === 'child' ? 403 : `${caller} ${person}` === 'parent student' ? 409 : 404,
          ])
      }
    expect(allowed).toEqual([
      ...['parent parent', 'parent athome', 'admin admin'],
      ...['schoolAccount schoolAccount', 'schoolAccount teacher', 'schoolAccount student', 'schoolAccount archived'],
      ...['schoolAccount formerTeacher', 'teacher teacher'],
    ])
  })

  test('of a teacher who is also a parent can only be requested by that person', async () => {
    const school = await app.make.school()
    const both = await app.make.account('teacher', { roles: ['teacher', 'parent'], schoolId: school.id })
    const schoolAccount = await app.make.schoolAccount({ schoolId: school.id })
    const refusal = await app.as(schoolAccount).refusal('requestExport', { params: { id: both.id }, body: {} })
    expect([refusal.status, refusal.message]).toEqual([409, expect.stringMatching(/also uses the account as a parent/)])
    await app.as(both).call('requestExport', { params: { id: both.id }, body: {} })
  })
})

describe('a requested archive', () => {
  test('is prepared, announced without details, downloaded by the requester, and every step is recorded', async () => {
    const parent = await app.make.parent({ email: 'dewi@home.example', emailConfirmedAt: new Date() })
    const child = await app.make.student({ parentId: parent.id, name: 'Mia Lestari' })
    const other = await app.make.parent()
    await app.database.execute(sql`insert into parent_link (parent_id, student_id) values (${other.id}, ${child.id})`)
    const client = app.as(parent)
    const state = async () => (await client.call('personExport', { params: { id: child.id } })).latest
    expect(await state()).toBeNull()
    const { id } = await client.call('requestExport', { params: { id: child.id }, body: {} })
    expect(await state()).toMatchObject({ id, state: 'waiting', bytes: null })
    expect((await client.refusal('dataExportFile', { params: { id } })).status).toBe(404)
    await app.runJobs([makeExportJob, mailJob])
    const ready = await state()
    expect(ready).toMatchObject({ state: 'ready', failure: null })
    const file = await client.call('dataExportFile', { params: { id } })
    expect([file.size, file.type]).toEqual([ready?.bytes, 'application/zip'])
    expect((await app.as(other).refusal('dataExportFile', { params: { id } })).status).toBe(404)
    expect((await app.as(other).call('personExport', { params: { id: child.id } })).latest).toBeNull()
    const [bell] = (await client.call('notifications', { query: {} })).data
    expect(bell).toMatchObject({ jenis: 'privacy', tautan: `/parent/profile/child/${child.id}` })
    const [mail] = await app.mails('dewi@home.example')
    expect(`${bell?.pesan} ${mail?.text}`).toMatch(/personal data that you requested is ready/)
    expect(`${bell?.pesan} ${mail?.text}`).not.toContain('Mia')
    const about = { studentId: child.id, subject: null }
    expect(await actionsBy(parent.id)).toEqual([
      { action: 'data exported', ...about },
      { action: 'data export downloaded', ...about },
    ])
  })

  test('cannot be downloaded once the parent is no longer linked with the child', async () => {
    const parent = await app.make.parent()
    const child = await app.make.student({ parentId: parent.id })
    const { id } = await downloadExport(app, app.as(parent), child.id)
    await app.database.execute(sql`delete from parent_link where parent_id = ${parent.id}`)
    expect((await app.as(parent).refusal('dataExportFile', { params: { id } })).status).toBe(404)
  })

  test('is made once however often it is requested while it waits', async () => {
    const teacher = await app.make.teacher()
    const request = { params: { id: teacher.id }, body: {} }
    const ids = [
      await app.as(teacher).call('requestExport', request),
      await app.as(teacher).call('requestExport', request),
    ]
    expect(ids[1]?.id).toBe(ids[0]?.id)
    expect(await actionsBy(teacher.id)).toHaveLength(1)
    await app.runJobs([makeExportJob, mailJob])
    expect((await rowOf(ids[0]?.id ?? 0))?.status).toBe('ready')
  })

  test(`can be requested ${exportsPerDay} times a day for one person`, async () => {
    app.clock.startWindow(DAY)
    const teacher = await app.make.teacher()
    const request = { params: { id: teacher.id }, body: {} }
    for (let i = 0; i < exportsPerDay; i++) await app.as(teacher).call('requestExport', request)
    const refusal = await app.as(teacher).refusal('requestExport', request)
    expect(refusal.status).toBe(429)
    app.clock.advance(DAY)
    await app.as(teacher).call('requestExport', request)
  })
})

describe('a parent of a student', () => {
  test('asks the school, whose accounts are notified and can make the archive', async () => {
    const school = await app.make.school({ name: 'Sekolah Cakrawala' })
    const parent = await app.make.parent({ name: 'Dewi Lestari' })
    const student = await app.make.student({ schoolId: school.id, parentId: parent.id, name: 'Mia Lestari' })
    const schoolAccount = await app.make.schoolAccount({ schoolId: school.id })
    const params = { id: student.id }
    const refusal = await app.as(parent).refusal('requestExport', { params, body: {} })
    expect([refusal.status, refusal.message]).toEqual([
      409,
      'The school is responsible for this child’s data. Please ask the school for it.',
    ])
    const state = async () => (await app.as(parent).call('personExport', { params })).school
    expect(await state()).toEqual({ name: 'Sekolah Cakrawala', requested_at: null })
    await app.as(parent).call('askSchoolForExport', { params })
    expect(await state()).toEqual({ name: 'Sekolah Cakrawala', requested_at: expect.any(String) })
    const [bell] = (await app.as(schoolAccount).call('notifications', { query: {} })).data
    expect(bell).toMatchObject({ tautan: `/school/student/add?id=${student.id}` })
    expect(bell?.pesan).toMatch(/^Dewi Lestari is asking for a copy of everything stored about Mia Lestari\./)
    expect(await actionsBy(parent.id)).toMatchObject([
      { action: 'data export requested from school', studentId: student.id },
    ])
    const { files } = await downloadExport(app, app.as(schoolAccount), student.id)
    expect(files.has('data.json')).toBe(true)
  })

  test('of a child at home has no school to ask', async () => {
    const parent = await app.make.parent()
    const child = await app.make.student({ parentId: parent.id })
    expect((await app.as(parent).refusal('askSchoolForExport', { params: { id: child.id } })).status).toBe(404)
    expect((await app.as(parent).call('personExport', { params: { id: child.id } })).school).toBeNull()
  })
})

describe('an admin', () => {
  test('exports any account by username or e-mail address, with a reason that is recorded', async () => {
    const admin = await app.make.account('admin', { name: 'Ratih' })
    const child = await app.make.student({ username: 'mia.lestari', name: 'Mia Lestari' })
    const client = app.as(admin)
    const body = { account: ' Mia.Lestari ', note: 'Letter of the father' }
    const { id } = await client.call('requestAccountExport', { body })
    await app.runJobs([makeExportJob, mailJob])
    const { data } = await client.call('dataExports', { query: { q: 'mia.les' } })
    expect(data).toMatchObject([
      {
        id,
        state: 'ready',
        own: true,
        note: 'Letter of the father',
        person: { name: 'Mia Lestari' },
        requested_by: { name: 'Ratih' },
      },
    ])
    expect((await client.call('dataExportFile', { params: { id } })).type).toBe('application/zip')
    expect(await actionsBy(admin.id)).toMatchObject([
      { action: 'data exported', studentId: child.id },
      { action: 'data export downloaded', studentId: child.id },
    ])
    const others = app.as(await app.make.account('admin'))
    expect((await others.call('dataExports', { query: { q: 'mia.les' } })).data).toMatchObject([{ own: false }])
    expect((await others.refusal('dataExportFile', { params: { id } })).status).toBe(404)
  })

  test('cannot export an unknown or ambiguous account, or without a reason', async () => {
    const client = app.as(await app.make.account('admin'))
    for (const _ of [1, 2]) await app.make.parent({ email: 'shared@home.example' })
    const refuse = async (account: string, note = 'A reason') =>
      (await client.refusal('requestAccountExport', { body: { account, note } })).errors
    expect(await refuse('nobody')).toEqual({ account: 'There is no account with this username or e-mail address.' })
    expect(await refuse('shared@home.example')).toEqual({
      account: 'Several accounts have this e-mail address. Please enter the username.',
    })
    expect(await refuse('nobody', ' ')).toEqual({ note: 'Please enter the reason.' })
  })
})

describe('the file', () => {
  test('is deleted after a week, which the page and the download say; the request is deleted later', async () => {
    const teacher = await app.make.teacher()
    const { id } = await downloadExport(app, app.as(teacher), teacher.id)
    app.clock.advance(lengthOf(EXPORT_RETENTION) + 1000)
    const state = async () => (await app.as(teacher).call('personExport', { params: { id: teacher.id } })).latest?.state
    expect(await state()).toBe('expired')
    const refusal = await app.as(teacher).refusal('dataExportFile', { params: { id } })
    expect([refusal.status, refusal.message]).toEqual([
      410,
      'This file has expired and was deleted. You can request a new one.',
    ])
    await expire()
    expect((await rowOf(id))?.content).toBeNull()
    expect(await state()).toBe('expired')
    app.clock.advance(lengthOf(EXPORT_RECORD_RETENTION))
    await expire()
    expect(await rowOf(id)).toBeUndefined()
  })

  test('that nothing works on any more is given up after two hours', async () => {
    const teacher = await app.make.teacher()
    const { id } = await app.as(teacher).call('requestExport', { params: { id: teacher.id }, body: {} })
    await bossOf(app.pool).clearStorage()
    await expire()
    expect((await rowOf(id))?.status).toBe('waiting')
    app.clock.advance(2 * 60 * 60_000 + 1000)
    await expire()
    expect(await rowOf(id)).toMatchObject({ status: 'failed', failure: 'interrupted' })
  })

  test('arrives complete if it is larger than what is read at a time', async () => {
    const teacher = await app.make.teacher()
    // Random bytes cannot be compressed.
    const content = Buffer.from(Array.from({ length: 3_000_000 }, (_, i) => (Math.imul(i, 2_654_435_761) >>> 13) & 255))
    await app.database.insert(picture).values({ name: 'large', accountId: teacher.id, content })
    const { files, file } = await downloadExport(app, app.as(teacher), teacher.id)
    expect(file.size).toBeGreaterThan(content.length)
    expect(files.get('picture.webp')?.equals(content)).toBe(true)
  })
})

describe('a failure', () => {
  /** Makes storing an archive fail with an error of PostgreSQL, until the returned function is called. */
  async function failStoring(code: string) {
    await app.database.execute(
      sql.raw(`create function fail_storing() returns trigger language plpgsql as
        $$ begin raise exception 'could not extend file: No space left on device' using errcode = '${code}'; end $$`),
    )
    await app.database.execute(sql`create trigger fail_storing before update of content on data_export
      for each row when (new.content is not null) execute function fail_storing()`)
    return () => app.database.execute(sql`drop function fail_storing cascade`)
  }
  const largeObjects = async () => (await app.database.execute(sql`select from pg_largeobject_metadata`)).rowCount
  const latestNotifications = async (id: number) => (await app.as({ id }).call('notifications', { query: {} })).total

  test('because the disk is full leaves nothing behind, says what to do, and the archive can be requested again', async () => {
    const teacher = await app.make.teacher()
    const freeDisk = await failStoring('53100')
    const { id } = await app.as(teacher).call('requestExport', { params: { id: teacher.id }, body: {} })
    await app.runJobs([makeExportJob, mailJob])
    const { latest } = await app.as(teacher).call('personExport', { params: { id: teacher.id } })
    expect(latest).toMatchObject({ id, state: 'failed', failure: 'disk full', bytes: null, expires_at: null })
    expect(await rowOf(id)).toMatchObject({ content: null, bytes: null })
    expect([await largeObjects(), await latestNotifications(teacher.id)]).toEqual([0, 0])
    expect((await app.as(teacher).refusal('dataExportFile', { params: { id } })).status).toBe(404)
    await freeDisk()
    const again = await downloadExport(app, app.as(teacher), teacher.id)
    expect(again.files.has('data.json')).toBe(true)
    expect(await largeObjects()).toBe(0)
  })

  test('because the database is away leaves the request waiting, and it is made when the database is back', async () => {
    const teacher = await app.make.teacher()
    const restore = await failStoring('57P01')
    const { id } = await app.as(teacher).call('requestExport', { params: { id: teacher.id }, body: {} })
    await app.runJobs([makeExportJob, mailJob])
    expect(await rowOf(id)).toMatchObject({ status: 'waiting', content: null })
    await restore()
    await app.database.execute(sql`update pgboss.job set start_after = now() - interval '1 second'`)
    await app.runJobs([makeExportJob, mailJob])
    expect(await rowOf(id)).toMatchObject({ status: 'ready', failure: null })
  })

  test('because of an unexpected error is shown, and the archive can be requested again', async () => {
    const teacher = await app.make.teacher()
    const restore = await failStoring('22000')
    const { id } = await app.as(teacher).call('requestExport', { params: { id: teacher.id }, body: {} })
    await app.runJobs([makeExportJob, mailJob])
    expect(await rowOf(id)).toMatchObject({ status: 'failed', failure: 'interrupted', content: null })
    await restore()
    await downloadExport(app, app.as(teacher), teacher.id)
  })

  test('because there is too much data stores nothing', async () => {
    const teacher = await app.make.teacher()
    // Pictures are stored in the archive without compression.
    await app.database.execute(sql`insert into picture (name, account_id, content)
      values ('huge', ${teacher.id}, convert_to(repeat('x', ${exportLimit}), 'UTF8'))`)
    const { id } = await app.as(teacher).call('requestExport', { params: { id: teacher.id }, body: {} })
    await app.runJobs([makeExportJob, mailJob])
    expect(await rowOf(id)).toMatchObject({ status: 'failed', failure: 'too large', content: null })
    expect(await largeObjects()).toBe(0)
  })
})

test('only the newest request of a caller is shown', async () => {
  const teacher = await app.make.teacher()
  await downloadExport(app, app.as(teacher), teacher.id)
  const second = await downloadExport(app, app.as(teacher), teacher.id)
  const [newest] = await app.database.select().from(dataExport).orderBy(desc(dataExport.id)).limit(1)
  const { latest } = await app.as(teacher).call('personExport', { params: { id: teacher.id } })
  expect([latest?.id, newest?.id]).toEqual([second.id, second.id])
  expect(dataExportContract.dataExportFile.file.maxBytes).toBeGreaterThan(second.file.size)
})

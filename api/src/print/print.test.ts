import { PRINT_RETENTION } from '@lekta/shared/contract/retention'
import { lengthOf } from '@lekta/shared/lib/time/period'
import { eq } from 'drizzle-orm'
import { auditEntry, printJob } from '../database/schema'
import { type TestApp, testApp } from '../testing/test-app'
import { deleteExpired } from './queries'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ tasksHere: true })
})
afterAll(() => app.close())

/** Creates a school with the classes 4A and 4B. Ann (4B) and Bob (4A) have finished a test, Cid has not. */
async function twoClasses() {
  const { id: schoolId } = await app.make.school()
  const a = await app.make.classroom({ schoolId, name: '4A' })
  const b = await app.make.classroom({ schoolId, name: '4B' })
  const ann = await app.make.student({ schoolId, name: 'Ann', classrooms: [b] })
  const bob = await app.make.student({ schoolId, name: 'Bob', classrooms: [a] })
  const cid = await app.make.student({ schoolId, name: 'Cid', classrooms: [a] })
  for (const { id } of [ann, bob]) await app.make.finishedAttempt({ studentId: id, ability: -1, grade: 4 })
  const owner = await app.make.schoolAccount({ schoolId })
  const teacher = app.as(await app.make.teacher({ schoolId, classrooms: [a] }))
  return { a, b, ann, bob, cid, owner, school: app.as(owner), teacher }
}

const pagesOf = async (file: File) => (await file.text()).match(/\/Type \/Page\b/g)?.length ?? 0

describe('printing the reports of a class', () => {
  test('draws one file with a cover and two pages for each student with a test, and audits each', async () => {
    const { school, owner, a, b, bob } = await twoClasses()
    const all = await school.call('requestPrint', { body: { kind: 'reports', filter: {} } })
    expect(all).toMatchObject({ state: 'waiting', done: 0, total: 2, skipped: 1, classroom: null })
    const one = await school.call('requestPrint', { body: { kind: 'reports', filter: { classroom_id: a.id } } })
    expect(one).toMatchObject({ total: 1, skipped: 1, classroom: '4A' })
    await app.runJobs()
    const ready = await school.call('print', { params: { id: one.id } })
    expect(ready).toMatchObject({ state: 'ready', done: 1 })
    const file = await school.call('printFile', { params: { id: one.id } })
    expect(file.name).toMatch(/4A \d{4}-\d{2}-\d{2}\.pdf$/)
    expect(await pagesOf(file)).toBe(3)
    expect(await pagesOf(await school.call('printFile', { params: { id: all.id } }))).toBe(5)
    const entries = await app.database.select().from(auditEntry).where(eq(auditEntry.studentId, bob.id))
    expect(entries.map(({ action, accountId }) => [action, accountId])).toEqual([
      ['report downloaded', owner.id],
      ['report downloaded', owner.id],
    ])
    expect((await school.call('prints')).map(({ id }) => id)).toEqual([one.id, all.id])
    expect(b.name).toBe('4B')
  })

  test.each([
    ['letters', 3],
    ['list', 2],
  ] as const)('as %s has %s pages', async (kind, pages) => {
    const { school, ann, bob } = await twoClasses()
    const { id } = await school.call('requestPrint', { body: { kind, language: 'id', ids: [ann.id, bob.id] } })
    await app.runJobs()
    expect(await pagesOf(await school.call('printFile', { params: { id } }))).toBe(pages)
  })

  test('can be cancelled, and then nothing is drawn', async () => {
    const { school, ann } = await twoClasses()
    const { id } = await school.call('requestPrint', { body: { kind: 'reports', ids: [ann.id] } })
    expect((await school.call('cancelPrint', { params: { id } })).state).toBe('cancelled')
    await app.runJobs()
    expect((await school.call('print', { params: { id } })).state).toBe('cancelled')
    expect(await school.refusal('printFile', { params: { id } })).toMatchObject({ status: 410 })
  })

  test('expires after a day, and its record a week later', async () => {
    const { school, ann } = await twoClasses()
    const { id } = await school.call('requestPrint', { body: { kind: 'reports', ids: [ann.id] } })
    await app.runJobs()
    const later = (days: number) => new Date(Date.now() + days * lengthOf(PRINT_RETENTION) + 60_000)
    await deleteExpired(app.database, later(1))
    expect((await school.call('print', { params: { id } })).state).toBe('expired')
    expect(await school.refusal('printFile', { params: { id } })).toMatchObject({ status: 410 })
    await deleteExpired(app.database, later(8))
    expect(await app.database.select().from(printJob).where(eq(printJob.id, id))).toEqual([])
  })
})

describe('a request to print', () => {
  test('by a teacher covers only the teacher’s own students', async () => {
    const { teacher, ann, b } = await twoClasses()
    expect(await teacher.call('requestPrint', { body: { kind: 'reports', filter: {} } })).toMatchObject({ total: 1 })
    for (const body of [{ ids: [ann.id] }, { filter: { classroom_id: b.id } }])
      expect(await teacher.refusal('requestPrint', { body: { kind: 'reports', ...body } })).toMatchObject({
        status: 404,
      })
  })

  test('without any finished test is refused with a sentence', async () => {
    const { school, cid } = await twoClasses()
    expect(await school.refusal('requestPrint', { body: { kind: 'reports', ids: [cid.id] } })).toMatchObject({
      status: 409,
      message: 'There is nothing to print: none of these students has a finished test.',
    })
    expect(await school.refusal('requestPrint', { body: { kind: 'reports' } })).toMatchObject({ status: 400 })
  })

  test('for a group of the class report covers only that group', async () => {
    const { school, ann } = await twoClasses()
    await app.make.finishedAttempt({ studentId: ann.id, ability: -4, grade: 4 })
    const body = { kind: 'list', filter: { group: 'fallen' } } as const
    expect(await school.call('requestPrint', { body })).toMatchObject({ total: 1 })
  })

  test('is refused while three files are being drawn', async () => {
    const { school, ann } = await twoClasses()
    const request = { body: { kind: 'reports' as const, ids: [ann.id] } }
    for (const _ of [1, 2, 3]) await school.call('requestPrint', request)
    expect(await school.refusal('requestPrint', request)).toMatchObject({ status: 409 })
  })
})

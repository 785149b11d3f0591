import type { RecordKind } from '@lekta/shared/contract/search'
import { sql } from 'drizzle-orm'
import { seedStudents } from '../../bench/large-school'
import type { TestClient } from '../testing/client'
import { type TestApp, testApp } from '../testing/test-app'
import { candidatesSql } from './candidate-queries'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

/** Creates a school with two classes; the teacher teaches only the first. */
async function makeSchool() {
  const { id: schoolId } = await app.make.school({ name: 'SD Harapan', city: 'Bandung' })
  const [a, b] = [
    await app.make.classroom({ schoolId, name: '4A' }),
    await app.make.classroom({ schoolId, name: '4B' }),
  ]
  const teacher = await app.make.teacher({ schoolId, classrooms: [a], name: 'Citra Lestari' })
  const wulan = await app.make.student({ schoolId, name: 'Wulan Prasetyo', classrooms: [a], nisn: '0012345678' })
  const jose = await app.make.student({ schoolId, name: 'José Wibowo', classrooms: [b] })
  const assignment = await app.make.assignment({ schoolId, studentId: wulan.id, title: 'Autumn reading check' })
  const other = await app.make.assignment({ schoolId, studentId: jose.id, title: 'Autumn for 4B' })
  const bought = await app.make.subscription({ schoolId })
  const invoice = await app.make.invoice({
    subscriptionId: bought.id,
    billTo: { name: 'SD Harapan', lines: [], email: null },
  })
  return {
    a,
    b,
    wulan,
    jose,
    teacher,
    assignment,
    other,
    invoice,
    asTeacher: app.as(teacher),
    asSchool: app.as(await app.make.schoolAccount({ schoolId })),
    tenant: { role: 'school', accountId: 1, schoolId } as const,
  }
}

let school: Awaited<ReturnType<typeof makeSchool>>
beforeAll(async () => {
  school = await makeSchool()
  // Another school has the same names.
  await makeSchool()
})

const find = async (client: TestClient, q: string) => {
  const { records, corrected } = await client.call('search', { query: { q } })
  return { names: records.map(({ kind, name }) => `${kind} ${name}`), corrected }
}

describe('a school', () => {
  test.each([
    ['wulan', 'student Wulan Prasetyo'],
    ['PRASETYO wul', 'student Wulan Prasetyo'],
    ['wu', 'student Wulan Prasetyo'],
    ['00123', 'student Wulan Prasetyo'],
    ['jose', 'student José Wibowo'],
    ['lestari', 'teacher Citra Lestari'],
    ['4a', 'classroom 4A'],
    ['give 4a a test', 'classroom 4A'],
    ['reading check', 'test Autumn reading check'],
  ])('finds with “%s” %s', async (text, name) => {
    expect(await find(school.asSchool, text)).toEqual({ names: [name], corrected: false })
  })

  test('finds a student by username, and an invoice by a part of its number', async () => {
    expect((await find(school.asSchool, school.wulan.username)).names).toContain('student Wulan Prasetyo')
    const part = school.invoice.number.slice(-6)
    expect((await find(school.asSchool, part)).names).toContain(`invoice ${school.invoice.number}`)
  })

  test.each([
    ['wuln', 'student Wulan Prasetyo'],
    ['wulan prasetio', 'student Wulan Prasetyo'],
    ['jsoé wibwo', 'student José Wibowo'],
    ['letsari', 'teacher Citra Lestari'],
    ['auutmn check', 'test Autumn reading check'],
  ])('finds in spite of the slip in “%s” %s', async (text, name) => {
    expect(await find(school.asSchool, text)).toEqual({ names: [name], corrected: true })
  })

  test.each(['zzzzqqq', '%', '_', 'wulan wibowo'])('finds nothing with “%s”', async (text) => {
    expect(await find(school.asSchool, text)).toEqual({ names: [], corrected: false })
  })

  test('sees classrooms, dates and status of what it has found', async () => {
    const first = async (q: string) => (await school.asSchool.call('search', { query: { q } })).records[0]
    expect(await first('wulan')).toEqual({
      kind: 'student',
      id: school.wulan.id,
      name: 'Wulan Prasetyo',
      detail: school.wulan.username,
      avatar: null,
      classrooms: ['4A'],
      students: null,
      at: null,
      status: null,
    })
    expect(await first('4b')).toMatchObject({ kind: 'classroom', students: 1 })
    expect(await first('lestari')).toMatchObject({ classrooms: ['4A'] })
    expect(await first('reading')).toMatchObject({ at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/) })
    expect(await first(school.invoice.number)).toMatchObject({ kind: 'invoice', status: 'unpaid' })
  })

  test('sees better matches first', async () => {
    const { tenant, asSchool } = school
    const make = (name: string) => app.make.student({ schoolId: tenant.schoolId, name })
    for (const name of ['Maulana Rahman', 'Rahmat Ana', 'Ana Rahman']) await make(name)
    expect((await find(asSchool, 'ana')).names).toEqual([
      'student Ana Rahman',
      'student Rahmat Ana',
      'student Maulana Rahman',
    ])
  })
})

describe('a teacher', () => {
  test('finds only students, classes and tests of the own classes', async () => {
    const { asTeacher, invoice } = school
    expect((await find(asTeacher, 'jose')).names).toEqual([])
    expect((await find(asTeacher, 'wuln')).names).toEqual(['student Wulan Prasetyo'])
    expect((await find(asTeacher, 'autumn')).names).toEqual(['test Autumn reading check'])
    expect((await find(asTeacher, '4b')).names).toEqual([])
    expect((await find(asTeacher, 'citra')).names).toEqual([])
    expect((await find(asTeacher, invoice.number)).names).toEqual([])
  })
})

test('an admin finds schools, and no people of them', async () => {
  const admin = app.as(await app.make.account('admin'))
  expect((await find(admin, 'bandung')).names).toEqual(['school SD Harapan', 'school SD Harapan'])
  expect(await find(admin, 'harapn')).toMatchObject({ corrected: true })
  expect((await find(admin, 'wulan')).names).toEqual([])
})

describe('records opened before', () => {
  const ref = (kind: RecordKind, id: number) => `${kind}:${id}`

  test('come in the order of the query, as they are now', async () => {
    const { asSchool, wulan, a, invoice, teacher } = school
    const of = [
      ref('invoice', invoice.id),
      ref('student', wulan.id),
      ref('teacher', teacher.id),
      ref('classroom', a.id),
    ]
    const records = await asSchool.call('recentRecords', { query: { of: of.join(',') } })
    expect(records.map(({ name }) => name)).toEqual([invoice.number, 'Wulan Prasetyo', 'Citra Lestari', '4A'])
  })

  test('are left out if the caller may not see them', async () => {
    const { asTeacher, jose, wulan, invoice } = school
    const of = [ref('student', jose.id), ref('invoice', invoice.id), ref('student', wulan.id)].join(',')
    const records = await asTeacher.call('recentRecords', { query: { of } })
    expect(records.map(({ name }) => name)).toEqual(['Wulan Prasetyo'])
  })

  test('are named by kind and number', async () => {
    const refusal = await school.asSchool.refusal('recentRecords', { query: { of: 'person:1' } })
    expect(refusal).toMatchObject({ status: 400, errors: { of: expect.any(String) } })
  })
})

test('students of a large school are found in the indexes of names, usernames and national numbers', async () => {
  const { tenant } = school
  await seedStudents(app.database, tenant.schoolId, 20_000)
  await app.database.execute(sql`update student set nisn = lpad(id::text, 10, '0') where nisn is null`)
  await app.database.execute(sql`vacuum analyze account, student`)
  const planOf = async (word: string) => {
    const statement = candidatesSql(tenant, { words: [[word]], text: word })
    const { rows } = await app.database.execute<{ 'QUERY PLAN': string }>(sql`explain (costs off) ${statement}`)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  }
  const byName = await planOf('wulan')
  expect(byName).toMatch(/Index Only Scan using account_students_by_name/)
  expect(byName).toMatch(/Index Cond: .*lower\(.*name.* >= 'wulan'/)
  expect(byName).toMatch(/Bitmap Index Scan on account_search_index/)
  expect(await planOf('00123')).toMatch(/student_nisn_index/)
})

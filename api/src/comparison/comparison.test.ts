import { termAfter, termKey, termStart } from '@lekta/shared/lib/time/school-terms'
import { sql } from 'drizzle-orm'
import type { SchoolTime } from '../assessment/percentile-norms'
import { abilityOf } from '../assessment/scale'
import type { Grade } from '../assessment/types'
import { expectedGain } from '../results/expected-gain'
import { schoolTime } from '../school/school-time'
import { type TestApp, testApp } from '../testing/test-app'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const thisTerm = { term: '2026-07-01', since: '2026-07-01' } as const

type PastTest = readonly [day: string, measure: number, percentile?: number]

async function newSchool() {
  const { id: schoolId } = await app.make.school()
  const head = app.as(await app.make.schoolAccount({ schoolId }))
  /** Creates a class whose students have taken these tests. */
  const classOf = async (name: string, grade: Grade, tests: Readonly<Record<string, readonly PastTest[]>>) => {
    const room = await app.make.classroom({ schoolId, name, grade })
    for (const [student, taken] of Object.entries(tests)) await take(room, student, grade, taken)
    return room
  }
  const take = async (room: { id: number }, name: string, grade: Grade, tests: readonly PastTest[]) => {
    const { id: studentId } = await app.make.student({ schoolId, name, grade, classrooms: [room] })
    for (const [day, measure, percentile = 50] of tests) {
      const finishedAt = new Date(`${day}T03:00:00Z`)
      const gradeElapsed = schoolTime(grade, finishedAt)?.elapsed ?? null
      const values = { studentId, grade, gradeElapsed, percentile, finishedAt, ability: abilityOf(measure) }
      await app.make.finishedAttempt(values)
    }
    return studentId
  }
  return { schoolId, head, classOf, take }
}

const moved = (before: number, after: number): PastTest[] => [
  ['2026-06-20', before],
  ['2026-11-01', after],
]

describe('a comparison of classes', () => {
  test('has the level of the term, that of the term before, and growth against what was expected', async () => {
    const { head, classOf } = await newSchool()
    await classOf('4A', 4, { Ayu: moved(500, 600), Budi: moved(600, 640), Citra: moved(700, 740), Dewi: [] })
    await classOf('4B', 4, { Eka: moved(700, 400) })
    const { groups, term, before, since } = await head.call('comparison', { query: thisTerm })
    expect([term, before, since]).toEqual(['2026-07-01', '2026-01-01', '2026-07-01'])
    expect(
      groups.map(({ name, students, level, before: then }) => [name, students, level.median, then.median]),
    ).toEqual([
      ['4A', 4, 640, 600],
      ['4B', 1, 400, 700],
    ])
    const at = (day: string) => schoolTime(4, new Date(`${day}T03:00:00Z`)) as SchoolTime
    const expected = expectedGain(at('2026-06-20'), at('2026-11-01')) as number
    const growth = groups[0]?.growth
    expect(growth).toMatchObject({ compared: 3, median: 40, fallen: 0 })
    expect(growth?.expected).toBe(Math.round(expected / 5) * 5)
    expect(groups[1]?.growth).toMatchObject({ compared: 1, median: -300, fallen: 1 })
    expect(groups[0]?.bins.reduce((sum, { students }) => sum + students, 0)).toBe(3)
  })

  test('counts students by their percentile when they were tested', async () => {
    const { head, classOf } = await newSchool()
    const at = (percentile: number): PastTest[] => [['2026-10-01', 500, percentile]]
    await classOf('4A', 4, { A: at(10), B: at(11), C: at(24), D: at(25), E: at(75), F: at(76) })
    const { groups } = await head.call('comparison', { query: thisTerm })
    expect(groups[0]?.level).toMatchObject({ tested: 6, far_below: 1, below: 2, within: 2, above: 1 })
  })

  test('shows a teacher only own classes', async () => {
    const { schoolId, classOf } = await newSchool()
    const room = await classOf('4A', 4, { Ayu: moved(500, 600) })
    await classOf('4B', 4, { Eka: moved(700, 400) })
    const teacher = app.as(await app.make.teacher({ schoolId, classrooms: [room] }))
    const { groups } = await teacher.call('comparison', { query: thisTerm })
    expect(groups.map(({ name }) => name)).toEqual(['4A'])
  })

  test('counts students who changed class in the class of today, in every term', async () => {
    const { head, classOf, take } = await newSchool()
    const other = await classOf('4A', 4, { Ayu: moved(500, 600) })
    const room = await classOf('4B', 4, { Eka: moved(700, 400) })
    const id = await take(room, 'Farah', 4, moved(900, 1000))
    await app.database.execute(sql`
      update classroom_student set classroom_id = ${other.id} where student_id = ${id} and classroom_id = ${room.id}`)
    const { groups } = await head.call('comparison', { query: thisTerm })
    expect(groups.map(({ name, level, before }) => [name, level.tested, before.tested])).toEqual([
      ['4A', 2, 2],
      ['4B', 1, 1],
    ])
  })

  test('can be of another term and of the same term a year before', async () => {
    const { head, classOf } = await newSchool()
    await classOf('4A', 4, {
      Ayu: [
        ['2025-03-01', 300],
        ['2025-10-01', 400],
        ['2026-03-01', 500],
      ],
    })
    const query = { term: '2026-01-01', before: 'year' as const }
    const { groups, before } = await head.call('comparison', { query })
    expect(before).toBe('2025-01-01')
    expect([groups[0]?.level.median, groups[0]?.before.median]).toEqual([500, 300])
    const refused = await head.send('comparison', { query: { term: '2026-02-01' } })
    expect([refused.status, refused.body]).toMatchObject([
      400,
      { errors: { term: expect.stringContaining('first day') } },
    ])
  })
})

test('the terms to choose from begin with the current one and end with that of the first test', async () => {
  const { head, schoolId } = await newSchool()
  expect((await head.call('comparison', { query: {} })).terms).toHaveLength(1)
  const { id: studentId } = await app.make.student({ schoolId })
  const current = termStart(app.clock.now())
  await app.make.finishedAttempt({ studentId, finishedAt: new Date(termAfter(current, -2).getTime() + 1000) })
  const { terms } = await head.call('comparison', { query: {} })
  expect(terms).toEqual([0, -1, -2].map((steps) => termKey(termAfter(current, steps))))
})

test('a comparison of grades counts levels in the grade of the test and growth in the grade of today', async () => {
  const { head, schoolId } = await newSchool()
  const { id: studentId } = await app.make.student({ schoolId, grade: 5 })
  const finish = (day: string, grade: Grade, measure: number) =>
    app.make.finishedAttempt({
      ...{ studentId, grade, gradeElapsed: 0.5, percentile: 50 },
      ...{ finishedAt: new Date(`${day}T03:00:00Z`), ability: abilityOf(measure) },
    })
  await finish('2026-03-01', 4, 500)
  await finish('2026-10-01', 5, 600)
  const { groups } = await head.call('comparison', { query: { ...thisTerm, by: 'grade' } })
  expect(
    groups.map(({ key, students, level, before, growth }) => [
      key,
      students,
      level.tested,
      before.tested,
      growth.compared,
    ]),
  ).toEqual([[5, 1, 1, 0, 1]])
})

describe('the students of a group', () => {
  test('are listed with those furthest below what was expected first', async () => {
    const { head, classOf } = await newSchool()
    const room = await classOf('4A', 4, {
      Ayu: moved(500, 620),
      Budi: moved(900, 600),
      Citra: moved(700, 700),
      Dewi: [],
    })
    const { students, not_compared } = await head.call('comparedStudents', {
      query: { classroom_id: room.id, since: '2026-07-01' },
    })
    expect(students.map(({ name, from, to, difference, fallen }) => [name, from, to, difference, fallen])).toEqual([
      ['Budi', 900, 600, -300, true],
      ['Citra', 700, 700, 0, false],
      ['Ayu', 500, 620, 120, false],
    ])
    expect(not_compared).toBe(1)
    expect((await head.call('comparedStudents', { query: { grade: 4, since: '2026-07-01' } })).students).toHaveLength(3)
  })

  test('are only listed for a class or grade', async () => {
    const { head } = await newSchool()
    const { status, body } = await head.send('comparedStudents', { query: {} })
    expect([status, body]).toMatchObject([400, { errors: { classroom_id: 'Please choose a classroom or a grade.' } }])
  })
})

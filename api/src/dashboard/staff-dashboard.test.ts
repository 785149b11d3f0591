import { measureAtPercentile } from '../assessment/percentile-norms'
import { abilityOf } from '../assessment/scale'
import { assignment } from '../database/schema'
import type { Identified } from '../testing/factories/rows'
import { type TestApp, testApp } from '../testing/test-app'

const DAY = 24 * 60 * 60_000

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  // A Friday in the first term of a school year.
  app.clock.advance(Date.parse('2027-11-19T05:00:00Z') - app.clock.now().getTime())
})
afterAll(() => app.close())

const ago = (days: number) => new Date(app.clock.now().getTime() - days * DAY)

interface PastAttempt {
  days: number
  measure: number
  percentile?: number
  trusted?: boolean
}

/** Creates a child with finished tests in a classroom, by default in grade 4. */
async function child(name: string, room: Identified & { schoolId: number }, attempts: PastAttempt[], grade: 4 | 5 = 4) {
  const made = await app.make.student({ name, schoolId: room.schoolId, classrooms: [room], grade })
  for (const { days, measure, percentile = 50, trusted = true } of attempts) {
    const ability = abilityOf(measure)
    await app.make.finishedAttempt({ studentId: made.id, finishedAt: ago(days), ability, percentile, trusted, grade })
  }
  return made
}

/** Assigns one test to several children. By default, the test opened two days ago and closes in five days. */
async function assign(title: string, children: readonly Identified[], opens = 2, closes = -5) {
  const [first, ...others] = children
  const made = await app.make.assignment({ title, studentId: first?.id, opensAt: ago(opens), closesAt: ago(closes) })
  const rows = others.map(({ id }) => ({ scheduleId: made.scheduleId, studentId: id }))
  const more = rows.length > 0 ? await app.database.insert(assignment).values(rows).returning() : []
  return [made, ...more] as const
}

/** Class 4A has six children, five of them measured in both this term and the last. Class 5B has hardly any tests. */
async function twoClasses() {
  const school = await app.make.school()
  const inSchool = { schoolId: school.id }
  const [a, b] = [
    await app.make.classroom({ ...inSchool, name: '4A', grade: 4 }),
    await app.make.classroom({ ...inSchool, name: '5B', grade: 5 }),
  ]
  const both = (last: number, now: number, days = 20): PastAttempt[] => [
    { days: 200, measure: last },
    { days, measure: now },
  ]
  const grown = await child('Grown', a, both(500, 800))
  const fallen = await child('Fallen', a, both(900, 600, 21))
  await child('Same', a, both(700, 705, 22))
  await child('Low', a, [
    { days: 200, measure: 300 },
    { days: 10, measure: 310, percentile: 6 },
  ])
  await child('More', a, both(750, 760, 23))
  const hurried = await child('Hurried', a, [{ days: 5, measure: 100, trusted: false }])
  const old = await child('Old', b, [{ days: 200, measure: 310, percentile: 20 }], 5)
  const untested = await child('Untested', b, [], 5)
  const teacher = await app.make.teacher({ ...inSchool, classrooms: [a, b] })
  const schoolAccount = await app.make.schoolAccount(inSchool)
  const people = { grown, fallen, hurried, old, untested }
  return { school, a, b, people, teacher: app.as(teacher), schoolAccount: app.as(schoolAccount) }
}

describe('a teacher’s dashboard', () => {
  test('shows for each class how many were tested this term, its median, and the change', async () => {
    const { teacher, a, b } = await twoClasses()
    const { classrooms, students, tested, term_began } = await teacher.call('teacherDashboard')
    expect([students, tested, term_began]).toEqual([8, 6, '2027-07-01T00:00:00.000Z'])
    const time = { grade: 4, elapsed: 141 / 365 } as const
    const band = [25, 75].map((percentile) => Math.round(measureAtPercentile(percentile, time) / 5) * 5)
    expect(classrooms).toEqual([
      {
        id: a.id,
        name: '4A',
        grade: 4,
        students: 6,
        tested: 6,
        // The median of 800, 600, 705, 310 and 760. The median of the last term was 700 (500, 900, 700, 300, 750).
        median: 705,
        norm: { low: band[0], high: band[1] },
        place: 'within',
        change: 5,
        middle: { low: 600, high: 760 },
      },
      { ...classrooms[1], id: b.id, students: 2, tested: 0, median: 310, place: 'below', change: null, middle: null },
    ])
  })

  test('lists the children who need attention, one of each concern before a second one', async () => {
    const { teacher } = await twoClasses()
    const { attention, concerns } = await teacher.call('teacherDashboard')
    expect(attention.map((one) => [one.name, one.concerns])).toEqual([
      ['Fallen', ['fallen']],
      ['Low', ['far_below']],
      ['Hurried', ['doubtful']],
      ['Untested', ['untested']],
      ['Old', ['untested']],
    ])
    expect(concerns).toEqual({ fallen: 1, far_below: 1, doubtful: 1, untested: 2, unmeasured: 1 })
    expect(attention[0]).toMatchObject({ classrooms: ['4A'], standing: { growth: { difference: -300 } } })
    expect(attention[3]?.standing).toBeNull()
  })

  test('shows the students with the latest finished tests, newest first', async () => {
    const { teacher } = await twoClasses()
    const { recent } = await teacher.call('teacherDashboard')
    expect(recent.map(({ name }) => name)).toEqual(['Hurried', 'Low', 'Grown', 'Fallen', 'Same'])
  })

  test('is empty for a teacher without a classroom', async () => {
    const teacher = app.as(await app.make.teacher())
    expect(await teacher.call('teacherDashboard')).toMatchObject({
      students: 0,
      tested: 0,
      tests: { open: 0, upcoming: 0, waiting: 0, first: [] },
      concerns: { fallen: 0, far_below: 0, doubtful: 0, untested: 0 },
      classrooms: [],
      attention: [],
      recent: [],
    })
  })
})

test('a teacher’s dashboard shows open and upcoming tests, and counts only the teacher’s own students', async () => {
  const { teacher, people, a, b } = await twoClasses()
  const { grown, fallen, hurried, old, untested } = people
  const stranger = await app.make.student({ schoolId: a.schoolId })
  const assigned = await assign('Autumn check', [grown, fallen, hurried, old, stranger])
  const { closesAt } = assigned[0].schedule
  const [first, second, third] = assigned.map(({ id }) => id)
  await app.make.finishedAttempt({ studentId: grown.id, assignmentId: first })
  await app.make.finishedAttempt({ studentId: fallen.id, assignmentId: second, status: 'started', finishedAt: null })
  await app.make.finishedAttempt({ studentId: hurried.id, assignmentId: third })
  const again = { studentId: hurried.id, assignmentId: third, tries: 2, finishedAt: null }
  await app.make.finishedAttempt({ ...again, status: 'started' })
  await assign('Winter check', [untested], -7, -14)
  await assign('Of a colleague', [stranger])
  await assign('Long over', [grown], 30, 20)
  const { tests } = await teacher.call('teacherDashboard')
  expect([tests.open, tests.upcoming, tests.waiting]).toEqual([1, 1, 1])
  expect(tests.first).toEqual([
    expect.objectContaining({
      title: 'Autumn check',
      open: true,
      children: 4,
      finished: 2,
      working: 1,
      closes_at: closesAt.toISOString(),
      classrooms: [
        { id: a.id, name: '4A' },
        { id: b.id, name: '5B' },
      ],
    }),
    expect.objectContaining({ title: 'Winter check', open: false, children: 1, finished: 0, working: 0 }),
  ])
})

describe('a school’s dashboard', () => {
  test('shows the results of each grade, and the number of students', async () => {
    const { schoolAccount } = await twoClasses()
    const dashboard = await schoolAccount.call('schoolDashboard')
    expect(dashboard).toMatchObject({ students: 8, tested: 6, teachers: 1, classrooms: 2 })
    const lines = dashboard.grades.map(({ grade, students, tested, median, place, change }) => [
      grade,
      students,
      tested,
      median,
      place,
      change,
    ])
    expect(lines).toEqual([
      [4, 6, 6, 705, 'within', 5],
      [5, 2, 0, 310, 'below', null],
    ])
  })

  test('compares this term with the last one', async () => {
    const { schoolAccount } = await twoClasses()
    const { progress } = await schoolAccount.call('schoolDashboard')
    expect(progress).toEqual({
      measured: 6,
      far_below: 1,
      // Everyone with a reliable test in spring: the five who were tested twice, and the one who was not tested again.
      last_term: { tested: 6, measured: 6, far_below: 0 },
      growth: { students: 5, median: 10, expected: null },
    })
  })

  test('says what growth was expected since the last term, and shows none of fewer than five students', async () => {
    const school = await app.make.school()
    const room = await app.make.classroom({ schoolId: school.id })
    const account = app.as(await app.make.schoolAccount({ schoolId: school.id }))
    const add = async () => {
      const { id: studentId } = await app.make.student({ schoolId: school.id, classrooms: [room], grade: 4 })
      const test = { studentId, grade: 4 as const, ability: abilityOf(700) }
      await app.make.finishedAttempt({ ...test, grade: 3, gradeElapsed: 0.8, finishedAt: ago(200) })
      await app.make.finishedAttempt({ ...test, gradeElapsed: 0.3, finishedAt: ago(20) })
    }
    for (let i = 0; i < 4; i++) await add()
    expect((await account.call('schoolDashboard')).progress?.growth).toBeNull()
    await add()
    // Between four fifths of grade 3 and three tenths of grade 4.
    expect((await account.call('schoolDashboard')).progress?.growth).toEqual({ students: 5, median: 0, expected: 105 })
  })

  test('leaves out archived students, teachers and classrooms', async () => {
    const { schoolAccount, school, a } = await twoClasses()
    const archivedAt = ago(1)
    await app.make.student({ schoolId: school.id, classrooms: [a], grade: 4, archivedAt })
    await app.make.teacher({ schoolId: school.id, archivedAt })
    await app.make.classroom({ schoolId: school.id, archivedAt })
    expect(await schoolAccount.call('schoolDashboard')).toMatchObject({ students: 8, teachers: 1, classrooms: 2 })
  })

  test('lists the classes that need attention with their concerns, without empty classes', async () => {
    const { schoolAccount, school, b } = await twoClasses()
    await app.make.classroom({ schoolId: school.id, name: 'Empty' })
    const { attention, classrooms } = await schoolAccount.call('schoolDashboard')
    expect(classrooms).toBe(3)
    expect(attention).toEqual([expect.objectContaining({ id: b.id, name: '5B', concerns: ['below', 'untested'] })])
  })
})

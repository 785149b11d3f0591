import { linkRequest, parentLink } from '../database/schema'
import { type TestApp, testApp } from '../testing/test-app'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

/** Creates a school with two classrooms, a teacher of the first, and a student in both. */
async function smallSchool() {
  const { id: schoolId } = await app.make.school()
  const room = await app.make.classroom({ schoolId, name: '4A', grade: 4 })
  const club = await app.make.classroom({ schoolId, name: 'Reading club', grade: 5 })
  const teacher = await app.make.teacher({ schoolId, name: 'Sri Wahyuni', classrooms: [room] })
  const { id } = await app.make.student({ schoolId, name: 'Ayu Lestari', grade: 4, classrooms: [room, club] })
  const school = await app.make.schoolAccount({ schoolId })
  return { id, schoolId, room, club, teacher: app.as(teacher), school: app.as(school) }
}

const overview = async (caller: { call: ReturnType<TestApp['as']>['call'] }, id: number) =>
  caller.call('studentOverview', { params: { id } })

describe('the overview of a student', () => {
  test('has the data and classrooms of an untested student', async () => {
    const { id, room, club, teacher } = await smallSchool()
    expect(await overview(teacher, id)).toMatchObject({
      student: { id, name: 'Ayu Lestari', grade: 4, nisn: null, archived: false, poin_formatted: '0' },
      classrooms: [
        { id: room.id, name: '4A', grade: 4, teachers: ['Sri Wahyuni'], can_open: true },
        { id: club.id, name: 'Reading club', grade: 5, teachers: [], can_open: false },
      ],
      ...{ latest: null, grown: null, tests: [], seats: [] },
    })
  })

  test('has every finished test with the growth since the first and since the one before', async () => {
    const { id: studentId, teacher } = await smallSchool()
    const usual = { studentId, grade: 4 as const, gradeElapsed: 0.5 }
    const taken = (day: string, ability: number, trusted = true) =>
      app.make.finishedAttempt({ ...usual, finishedAt: new Date(`${day}T03:00:00Z`), ability, trusted })
    await taken('2026-01-10', 0)
    await taken('2026-05-10', 2)
    await taken('2026-06-10', -1, false)
    const last = await taken('2026-11-10', 1.5)
    const { tests, latest, grown } = await overview(teacher, studentId)
    expect(tests.map(({ finished_at, trusted }) => [finished_at.slice(0, 10), trusted])).toEqual([
      ['2026-11-10', true],
      ['2026-06-10', false],
      ['2026-05-10', true],
      ['2026-01-10', true],
    ])
    expect(tests[0]).toMatchObject({ report_id: last.id, grade: 4, tries: 1, title: expect.any(String) })
    expect(tests[0]?.norm?.low).toBeGreaterThan(0)
    expect(latest).toMatchObject({ report_id: last.id, trusted: true })
    expect(latest?.growth?.difference).toBeLessThan(0)
    expect(grown?.difference).toBeGreaterThan(0)
    expect(grown?.since.slice(0, 10)).toBe('2026-01-10')
    const report = await teacher.call('report', { params: { id: last.id } })
    expect(report.grown).toEqual(grown)
    expect(report.growth).toEqual(
      [...tests].reverse().map(({ title: _, tries: __, grade: ___, percentile: ____, ...test }) => test),
    )
  })

  test('has the seats of running subscriptions', async () => {
    const { id, schoolId, school, teacher } = await smallSchool()
    const { id: subscription_id } = await app.make.subscription({ schoolId, seats: 2 })
    await school.call('addClassroomSubscription', { body: { student_ids: [id], subscription_id } })
    const { seats } = await overview(teacher, id)
    expect(seats).toEqual([expect.objectContaining({ subscription_id, tests_used: 0, can_take_back: true })])
  })
})

describe('who sees what', () => {
  test('parents are named to the school only', async () => {
    const { id: studentId, school, teacher } = await smallSchool()
    const [dewi, budi] = [await app.make.parent({ name: 'Dewi' }), await app.make.parent({ name: 'Budi' })]
    await app.database.insert(parentLink).values({ parentId: dewi.id, studentId })
    const request = { parentId: budi.id, studentId, schoolCode: 'CODE', username: 'ayu' }
    await app.database.insert(linkRequest).values({ ...request, askedAt: new Date() })
    const { parents } = await overview(school, studentId)
    expect(parents?.linked).toMatchObject([{ id: dewi.id, name: 'Dewi' }])
    expect(parents?.waiting).toMatchObject([{ id: budi.id, name: 'Budi' }])
    expect((await overview(teacher, studentId)).parents).toBeNull()
  })

  test('an archived student is visible to the school, which sees that it is archived', async () => {
    const { id, school } = await smallSchool()
    await school.call('archiveStudents', { body: { ids: [id] } })
    expect((await overview(school, id)).student.archived).toBe(true)
  })

  test('a view is recorded in the activity log, and teachers of other classes have none', async () => {
    const { id, schoolId, school, teacher } = await smallSchool()
    const stranger = app.as(await app.make.teacher({ schoolId, classrooms: [] }))
    expect((await stranger.send('studentOverview', { params: { id } })).status).toBe(404)
    await overview(teacher, id)
    const { data } = await school.call('schoolAudit', { query: {} })
    expect(data.filter(({ text }) => text === 'Student details viewed')).toHaveLength(1)
  })
})

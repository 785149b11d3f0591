import { abilityOf } from '../assessment/scale'
import type { Grade } from '../assessment/types'
import { gradeBefore, schoolTime } from '../school/school-time'
import { type TestApp, testApp } from '../testing/test-app'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

/** The day of a test, its measure in L, and whether it can be trusted. */
type PastTest = readonly [day: string, measure: number, trusted?: boolean]
type StudentTests = Readonly<Record<string, readonly PastTest[]>>

async function classOf(testsByName: StudentTests, grade: Grade = 4) {
  const { id: schoolId } = await app.make.school()
  const room = await app.make.classroom({ schoolId })
  for (const [name, tests] of Object.entries(testsByName)) {
    const { id: studentId } = await app.make.student({ schoolId, name, grade, classrooms: [room] })
    for (const [day, measure, trusted = true] of tests) {
      const finishedAt = new Date(`${day}T03:00:00Z`)
      const time = schoolTime(gradeBefore(grade, finishedAt, new Date('2026-11-15T00:00:00Z')), finishedAt)
      const taken = { grade: time?.grade ?? null, gradeElapsed: time?.elapsed ?? null, finishedAt }
      await app.make.finishedAttempt({ ...taken, studentId, trusted, ability: abilityOf(measure) })
    }
  }
  const teacher = app.as(await app.make.teacher({ schoolId, classrooms: [room] }))
  return { teacher, room, school: app.as(await app.make.schoolAccount({ schoolId })) }
}

const inTwoTerms: StudentTests = {
  Ayu: [
    ['2026-01-10', 300],
    ['2026-07-20', 420],
    ['2026-11-01', 600],
  ],
  Bagas: [
    ['2026-06-25', 500],
    ['2026-11-01', 510],
  ],
  Citra: [
    ['2026-06-25', 700],
    ['2026-11-01', 500],
  ],
  Dimas: [['2026-03-01', 400]],
  Eka: [],
}

describe('growth since a day', () => {
  test('compares the test nearest to the day with the last one', async () => {
    const { teacher } = await classOf(inTwoTerms)
    const { data, total } = await teacher.call('growthRows', {
      query: { since: '2026-07-01', options: { sortBy: 'name' } },
    })
    expect(total).toBe(5)
    expect(data.map((row) => [row.name, row.earlier?.measure.value, row.latest?.measure.value])).toEqual([
      ['Ayu', 420, 600],
      ['Bagas', 500, 510],
      ['Citra', 700, 500],
      ['Dimas', undefined, 400],
      ['Eka', undefined, undefined],
    ])
    expect(data[0]).toMatchObject({ earlier: { finished_at: '2026-07-20T03:00:00.000Z' }, growth: { difference: 180 } })
    expect(data[0]?.growth?.probability).toBeGreaterThan(0.95)
    expect(data[3]?.growth).toBeNull()
  })

  test('is summarised by the median and the numbers of students who very likely grew or fell', async () => {
    const { teacher, school } = await classOf(inTwoTerms)
    const query = { since: '2026-07-01' }
    const summary = await teacher.call('growthSummary', { query })
    expect(summary).toEqual({
      since: '2026-07-01',
      students: 5,
      compared: 3,
      median: 10,
      expected: expect.any(Number),
      grown: 1,
      fallen: 1,
      outcomes: { declined: 1, unchanged: 1, less: 0, expected: 0, more: 1 },
    })
    expect(await school.call('growthSummary', { query })).toEqual(summary)
  })

  test('leaves out untrusted tests', async () => {
    const { teacher } = await classOf({
      Ayu: [
        ['2026-06-25', 200, false],
        ['2026-06-01', 400],
        ['2026-10-01', 500],
        ['2026-11-01', 100, false],
      ],
    })
    const { data } = await teacher.call('growthRows', { query: { since: '2026-07-01' } })
    expect(data[0]).toMatchObject({ earlier: { measure: { value: 400 } }, latest: { measure: { value: 500 } } })
  })

  test('can be sorted in descending order, with students who cannot be compared last', async () => {
    const { teacher } = await classOf(inTwoTerms)
    const sorted = async (sortBy: string) => {
      const query = { since: '2026-07-01', options: { sortBy, sortDesc: true } }
      return (await teacher.call('growthRows', { query })).data.map(({ name }) => name)
    }
    expect((await sorted('growth')).slice(0, 3)).toEqual(['Ayu', 'Bagas', 'Citra'])
    expect((await sorted('probability')).slice(0, 3)).toEqual(['Ayu', 'Bagas', 'Citra'])
    expect((await sorted('earlier'))[0]).toBe('Citra')
  })
})

describe('the day from which growth is counted', () => {
  test('compares nobody if no student was tested, and rejects a day that does not exist', async () => {
    const { teacher } = await classOf({ Eka: [] })
    expect(await teacher.call('growthSummary', { query: { since: '2026-07-01' } })).toMatchObject({
      compared: 0,
      median: null,
    })
    const { status, body } = await teacher.send('growthRows', { query: { since: '2026-02-30' } })
    expect(status).toBe(400)
    expect(body).toMatchObject({ errors: { since: expect.stringContaining('year-month-day') } })
  })

  test('is the first of the school year by default', async () => {
    const { teacher } = await classOf({})
    const { since } = await teacher.call('growthSummary', { query: {} })
    expect(since).toMatch(/^\d{4}-07-01$/)
  })
})

describe('the outcome of growth', () => {
  test('says for each student what was expected and what became of it, and lists the students with one outcome', async () => {
    const { teacher } = await classOf(inTwoTerms)
    const list = async (query: { outcome?: 'declined' | 'more' }) =>
      (await teacher.call('growthRows', { query: { since: '2026-07-01', options: { sortBy: 'need' }, ...query } })).data
    const rows = await list({})
    expect(rows.map(({ name, outcome }) => [name, outcome])).toEqual([
      ['Citra', 'declined'],
      ['Bagas', 'unchanged'],
      ['Ayu', 'more'],
      ['Dimas', null],
      ['Eka', null],
    ])
    expect(rows[0]).toMatchObject({ classrooms: [expect.any(String)], growth: { difference: -200, fallen: true } })
    expect(rows[2]?.growth?.fallen).toBe(false)
    expect((await list({ outcome: 'declined' })).map(({ name }) => name)).toEqual(['Citra'])
    const { total } = await teacher.call('growthRows', { query: { since: '2026-07-01', outcome: 'more' } })
    expect(total).toBe(1)
  })

  test('calls growth as expected unless it is probably less or more than the middle reader of the grade gained', async () => {
    const aYear = (last: number): readonly PastTest[] => [
      ['2025-11-01', 500],
      ['2026-11-01', last],
    ]
    const { teacher } = await classOf({ Ayu: aYear(690), Bagas: aYear(800), Citra: aYear(400), Dimas: aYear(600) })
    const { data } = await teacher.call('growthRows', { query: { since: '2025-11-01', options: { sortBy: 'need' } } })
    expect(data.map(({ name, outcome }) => [name, outcome])).toEqual([
      ['Citra', 'declined'],
      ['Dimas', 'less'],
      ['Ayu', 'expected'],
      ['Bagas', 'more'],
    ])
  })
})

describe('reading groups', () => {
  test('contain students who can read the same text, and leave out those without a trusted result', async () => {
    const { teacher, room } = await classOf({
      Ayu: [['2026-11-01', 400]],
      Bagas: [['2026-11-01', 480]],
      Citra: [['2026-11-01', 800]],
      Dimas: [['2026-11-01', 300, false]],
      Eka: [],
    })
    const { groups, left_out } = await teacher.call('readingGroups', { query: { classroom_id: room.id } })
    expect(groups.map(({ text, students }) => [text, students.map(({ name }) => name)])).toEqual([
      [400, ['Ayu', 'Bagas']],
      [800, ['Citra']],
    ])
    expect(groups[0]?.understood).toEqual({ lowest: expect.closeTo(0.75, 2), highest: expect.closeTo(0.824, 2) })
    expect(left_out.map(({ name, report_id }) => [name, report_id !== null])).toEqual([
      ['Dimas', true],
      ['Eka', false],
    ])
  })
})

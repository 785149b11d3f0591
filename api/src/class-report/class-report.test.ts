import { abilityOf } from '../assessment/scale'
import type { Grade } from '../assessment/types'
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
      await app.make.finishedAttempt({ studentId, grade, trusted, finishedAt, ability: abilityOf(measure) })
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
    expect(summary).toEqual({ since: '2026-07-01', students: 5, compared: 3, median: 10, grown: 1, fallen: 1 })
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

  test('is empty if no student was tested, and rejects a day that does not exist', async () => {
    const { teacher } = await classOf({ Eka: [] })
    expect(await teacher.call('growthSummary', { query: { since: '2026-07-01' } })).toMatchObject({
      compared: 0,
      median: null,
    })
    const { status, body } = await teacher.send('growthRows', { query: { since: '2026-02-30' } })
    expect(status).toBe(400)
    expect(body).toMatchObject({ errors: { since: expect.stringContaining('year-month-day') } })
  })

  test('starts with the school year by default', async () => {
    const { teacher } = await classOf({})
    const { since } = await teacher.call('growthSummary', { query: {} })
    expect(since).toMatch(/^\d{4}-07-01$/)
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

import { abilityOf } from '../assessment/scale'
import { type TestApp, testApp } from '../testing/test-app'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

type Grade = 3 | 4 | undefined

interface MeasuredStudent {
  name: string
  grade?: Grade
  /** The measures, oldest first, in L. */
  measures?: number[]
  percentile?: number
  trusted?: boolean
}

async function schoolOf(students: readonly MeasuredStudent[]) {
  const { id: schoolId } = await app.make.school()
  const room = await app.make.classroom({ schoolId })
  const made = new Map<string, number>()
  for (const { name, grade, measures = [], percentile = 50, trusted = true } of students) {
    const { id } = await app.make.student({ schoolId, name, grade, classrooms: [room] })
    made.set(name, id)
    for (const [i, measure] of measures.entries()) {
      const last = i === measures.length - 1
      const finishedAt = new Date(Date.UTC(2026, i, 1))
      const result = { ability: abilityOf(measure), percentile, grade, trusted: last ? trusted : true }
      await app.make.finishedAttempt({ studentId: id, finishedAt, ...result })
    }
  }
  const schoolAccount = app.as(await app.make.schoolAccount({ schoolId }))
  const teacher = app.as(await app.make.teacher({ schoolId, classrooms: [room] }))
  return { schoolAccount, teacher, room, made, summary: () => schoolAccount.call('scoreSummary', { query: {} }) }
}

const names = ({ first }: { first: { name: string }[] }) => first.map(({ name }) => name)

describe('the summary of the measures', () => {
  test('has the median and middle half of each grade, lower grades first, an unknown grade last', async () => {
    const { summary } = await schoolOf([
      { name: 'A', measures: [700] },
      { name: 'B', grade: 4, measures: [610] },
      { name: 'C', grade: 3, measures: [400] },
      { name: 'D', grade: 3, measures: [500] },
      { name: 'E', grade: 3, measures: [605] },
      { name: 'F', grade: 3 },
    ])
    const { grades, students, measured } = await summary()
    expect([students, measured]).toEqual([6, 5])
    expect(grades).toMatchObject([
      {
        grade: 3,
        students: 3,
        median: 500,
        low: 450,
        high: 555,
        bins: [
          { from: 400, students: 1 },
          { from: 500, students: 1 },
          { from: 600, students: 1 },
        ],
      },
      { grade: 4, students: 1, median: 610, low: 610, high: 610, bins: [{ from: 600, students: 1 }] },
      { grade: null, students: 1, median: 700, low: 700, high: 700, bins: [{ from: 700, students: 1 }] },
    ])
  })

  test('leaves results that cannot be trusted out of the medians, but counts them', async () => {
    const { summary } = await schoolOf([
      { name: 'A', grade: 3, measures: [500] },
      { name: 'B', grade: 3, measures: [600] },
      { name: 'C', grade: 3, measures: [100], trusted: false },
      { name: 'D', grade: 4, measures: [100], trusted: false },
    ])
    const { grades, measured } = await summary()
    expect(measured).toBe(4)
    expect(grades.map(({ grade, median, students }) => [grade, median, students])).toEqual([[3, 550, 2]])
  })

  test('can be filtered like the list', async () => {
    const { schoolAccount, teacher, room } = await schoolOf([{ name: 'Ann', measures: [500] }, { name: 'Bob' }])
    const elsewhere = await app.make.classroom({ schoolId: room.schoolId })
    const count = async (client: typeof schoolAccount, query: object) =>
      (await client.call('scoreSummary', { query })).students
    expect(await count(schoolAccount, { q: 'ann' })).toBe(1)
    expect(await count(teacher, { options: { classroom_id: room.id } })).toBe(2)
    expect(await count(schoolAccount, { options: { classroom_id: elsewhere.id } })).toBe(0)
  })

  test('is empty without students', async () => {
    const { students, grades, unmeasured } = await (await schoolOf([])).summary()
    expect([students, grades, unmeasured]).toEqual([0, [], { count: 0, first: [] }])
  })
})

describe('the lists in the summary', () => {
  test('contain growth and falls that are at least 90 % likely, the largest first', async () => {
    // With these errors, 114L is the smallest difference that is 90 % likely to be real.
    const { summary } = await schoolOf([
      { name: 'Grown', measures: [400, 520] },
      { name: 'More', measures: [400, 600] },
      { name: 'Perhaps', measures: [400, 510] },
      { name: 'Fallen', measures: [520, 400] },
      { name: 'Further', measures: [600, 400] },
      { name: 'Hardly', measures: [510, 400] },
      { name: 'Hurried', measures: [400, 900], trusted: false },
      { name: 'Once', measures: [500] },
    ])
    const { grown, fallen, compared, doubtful } = await summary()
    expect([names(grown), names(fallen), compared]).toEqual([['More', 'Grown'], ['Further', 'Fallen'], 6])
    expect(names(doubtful)).toEqual(['Hurried'])
    expect(grown.first[1]).toMatchObject({ growth: { difference: 120, probability: expect.closeTo(0.911, 2) } })
  })

  test('contain trusted results up to the tenth percentile as far below grade, lowest first', async () => {
    const at = (name: string, percentile: number, trusted = true) => ({ name, measures: [500], percentile, trusted })
    const { summary } = await schoolOf([at('a', 10), at('b', 3), at('c', 11), at('d', 1, false), at('e', 3)])
    const { far_below } = await summary()
    expect([names(far_below), far_below.count]).toEqual([['b', 'e', 'a'], 3])
  })

  test('name the first 50 students without a test, and count all of them', async () => {
    const many = Array.from({ length: 53 }, (_, i) => ({ name: `Reader ${String(i).padStart(2, '0')}` }))
    const { unmeasured } = await (await schoolOf(many)).summary()
    expect([unmeasured.count, unmeasured.first.length]).toEqual([53, 50])
    expect(unmeasured.first[0]).toEqual({ id: expect.any(Number), name: 'Reader 00', report_id: null })
  })
})

describe('the comparison with the grade norm', () => {
  test('counts trusted results below, within and above the middle half, which includes its ends', async () => {
    const { summary } = await schoolOf([{ name: 'A', grade: 3, measures: [500] }])
    const norm = (await summary()).grades[0]?.norm
    expect(norm).toMatchObject({ below: 0, within: 1, above: 0 })
    const { low, high } = norm ?? { low: 0, high: 0 }
    const around = [low - 5, low, high, high + 5, high + 10]
    const students = around.map((measure, i) => ({ name: `R${i}`, grade: 3 as const, measures: [measure] }))
    const hurried = { name: 'Hurried', grade: 3 as const, measures: [low - 100], trusted: false }
    const spread = (await (await schoolOf([...students, hurried])).summary()).grades[0]
    expect(spread?.norm).toEqual({ low, high, below: 1, within: 2, above: 2 })
  })
})

describe('students who were not tested for a long time', () => {
  test('are listed with the date of their last test, whether it can be trusted or not', async () => {
    const { summary } = await schoolOf([
      { name: 'Long ago', measures: [500] },
      { name: 'Hurried', measures: [500], trusted: false },
      { name: 'Never' },
    ])
    const { stale, unmeasured } = await summary()
    expect(names(stale)).toEqual(['Hurried', 'Long ago'])
    expect(stale.first[0]?.finished_at).toBe('2026-01-01T00:00:00.000Z')
    expect(names(unmeasured)).toEqual(['Never'])
  })
})

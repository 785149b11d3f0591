import { STANDARD_PASSAGE_PROFILE } from '../assessment/passages/profile'
import { PASSAGE_ENGINE_VERSION } from '../assessment/passages/result'
import { abilityOf, logitsOf } from '../assessment/scale'
import { seededRandom } from '../assessment/simulate'
import type { Grade } from '../assessment/types'
import { type TestApp, testApp } from '../testing/test-app'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const bothInFourth: readonly [Grade, Grade] = [4, 4]

const passages = { profile: STANDARD_PASSAGE_PROFILE, engineVersion: PASSAGE_ENGINE_VERSION }

/** Two trusted results of a child; measures and errors in L. Without `expected`, the second test has single items. */
interface Pair {
  before: number
  last: number
  error?: number
  expected?: { measure: number; deviation: number; source?: 'last' | 'wide' } | undefined
  grades?: readonly [Grade, Grade]
}

async function schoolOf(pairs: readonly Pair[]) {
  const { id: schoolId } = await app.make.school()
  const room = await app.make.classroom({ schoolId })
  const parent = await app.make.parent()
  const made: { id: number; report: number }[] = []
  for (const { before, last, error = 65, expected, grades: [first, second] = bothInFourth } of pairs) {
    const { id } = await app.make.student({ schoolId, parentId: parent.id, grade: second, classrooms: [room] })
    const standardError = logitsOf(error)
    const result = (grade: Grade, measure: number, day: string) =>
      app.make.finishedAttempt({
        ...{ studentId: id, grade, standardError, ability: abilityOf(measure), finishedAt: new Date(day) },
        ...(day > '2026-08' && expected
          ? {
              ...passages,
              priorMean: abilityOf(expected.measure),
              priorDeviation: logitsOf(expected.deviation),
              priorSource: expected.source ?? 'last',
            }
          : {}),
      })
    await result(first, before, '2026-06-25T03:00:00Z')
    made.push({ id, report: (await result(second, last, '2026-11-01T03:00:00Z')).id })
  }
  const teacher = app.as(await app.make.teacher({ schoolId, classrooms: [room] }))
  return { made, parent: app.as(parent), teacher }
}

/** Returns who is in clear decline according to the reports, and asserts that all counts and cards say the same. */
async function declinesIn(pairs: readonly Pair[]) {
  const { made, parent, teacher } = await schoolOf(pairs)
  const reports = await Promise.all(made.map(({ report }) => teacher.call('report', { params: { id: report } })))
  const declined = made.filter((_, i) => reports[i]?.fallen).map(({ id }) => id)
  const cards = await Promise.all(made.map(({ id }) => parent.call('child', { params: { id } })))
  expect(cards.filter(({ standing }) => standing?.growth?.fallen).map(({ id }) => id)).toEqual(declined)
  const { fallen } = await teacher.call('scoreSummary', { query: {} })
  expect(fallen.first.map(({ id }) => id).sort((a, b) => a - b)).toEqual(declined)
  const { concerns } = await teacher.call('teacherDashboard')
  expect(concerns.fallen).toBe(declined.length)
  expect((await teacher.call('growthSummary', { query: { since: '2026-07-01' } })).fallen).toBe(declined.length)
  return declined.map((id) => made.findIndex((one) => one.id === id))
}

describe('a clear decline', () => {
  test('is judged by the expectation of a test with passages, and the measures of other tests', async () => {
    const usual = { measure: 760, deviation: 90 }
    const declines = await declinesIn([
      { before: 700, last: 590, expected: usual },
      { before: 700, last: 590 },
      { before: 700, last: 570 },
      { before: 700, last: 570, expected: { measure: 760, deviation: 250 } },
      { before: 700, last: 400, expected: { measure: 600, deviation: 400, source: 'wide' } },
      { before: 500, last: 510, expected: usual },
      { before: 1500, last: 1320, grades: [4, 4] },
      { before: 1500, last: 1320, grades: [6, 6] },
      { before: -450, last: -700 },
    ])
    expect(declines).toEqual([0, 2, 4, 7])
  })

  test('is the same in reports, cards and counts', async () => {
    const random = seededRandom(78)
    const pairs = Array.from({ length: 60 }, (_, i): Pair => {
      const before = -450 + random() * 1900
      const last = before - 250 + random() * 300
      const expected = { measure: before + random() * 80, deviation: 90 + random() * 60 }
      const error = 60 + random() * 50
      return { before, last, error, expected: i % 2 ? expected : undefined, grades: i % 3 ? [3, 4] : [4, 4] }
    })
    const declines = await declinesIn(pairs)
    expect(declines.length).toBeGreaterThan(10)
    expect(declines.length).toBeLessThan(50)
  })

  test('since a day long ago is judged by the two measures alone', async () => {
    const { id: schoolId } = await app.make.school()
    const room = await app.make.classroom({ schoolId })
    const { id: studentId } = await app.make.student({ schoolId, grade: 4, classrooms: [room] })
    const result = (measure: number, day: string, values = {}) =>
      app.make.finishedAttempt({
        studentId,
        grade: 4,
        ability: abilityOf(measure),
        finishedAt: new Date(day),
        ...values,
      })
    await result(500, '2026-02-01')
    await result(700, '2026-08-01')
    const prior = { priorMean: abilityOf(740), priorDeviation: logitsOf(90), priorSource: 'last' as const }
    await result(510, '2026-11-01', { ...passages, ...prior })
    const teacher = app.as(await app.make.teacher({ schoolId, classrooms: [room] }))
    const fallenSince = async (since: string) => (await teacher.call('growthSummary', { query: { since } })).fallen
    expect([await fallenSince('2026-01-15'), await fallenSince('2026-09-01')]).toEqual([0, 1])
  })
})

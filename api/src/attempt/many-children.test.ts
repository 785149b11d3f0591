import { roundMeasure } from '@lekta/shared/lib/measure/measure'
import { eq } from 'drizzle-orm'
import { STANDARD_PASSAGE_PROFILE } from '../assessment/passages/profile'
import { STANDARD_PROFILE } from '../assessment/profile'
import { abilityOf, measureOf } from '../assessment/scale'
import { drawNormal, seededRandom } from '../assessment/simulate'
import { type Bank, bankOf } from '../bank/bank'
import { account, assignment, attempt, exam, schedule, student } from '../database/schema'
import { clientOf } from '../testing/client'
import { freePort, serverProcess } from '../testing/server-process'
import { answerByAbility, takeTest } from '../testing/take-test'
import { type TestApp, testApp } from '../testing/test-app'
import { replayResults } from './replay-results'

const takers = 100
/**
 * A test with ten passages. Its band is wider than that of the standard test but must contain the true measure just as
 * often.
 */
const passageProfile = { ...STANDARD_PASSAGE_PROFILE, minimumPassages: 10, maximumPassages: 10, extraPassages: 0 }
/** The number of simultaneous attempts. */
const concurrency = 24

let app: TestApp
let bank: Bank
let server: ReturnType<typeof serverProcess>
let address: string
beforeAll(async () => {
  app = await testApp()
  const port = await freePort()
  server = serverProcess({ DATABASE_URL: app.databaseUrl, PORT: String(port) })
  address = `http://localhost:${port}`
  await server.ready()
  bank = await bankOf(app.database, app.clock.now())
}, 60_000)
afterAll(async () => {
  await server.end('SIGTERM')
  await app.close()
})

interface Taker {
  id: number
  assignmentId: number
  /** True ability in logits. */
  ability: number
}

/** Creates children whose true measures are spread like a school's, within the range of the bank. */
async function makeTakers(): Promise<Taker[]> {
  const { database } = app
  const random = seededRandom(12)
  const teacher = await app.make.teacher()
  await database
    .insert(exam)
    .values({ code: 'short', title: 'Reading test', profile: STANDARD_PROFILE, passageProfile })
  const day = 24 * 60 * 60_000
  const now = app.clock.now().getTime()
  const window = { opensAt: new Date(now - day), closesAt: new Date(now + day) }
  const [row] = await database
    .insert(schedule)
    .values({ examCode: 'short', title: 'Everybody', createdBy: teacher.id, ...window })
    .returning()
  const people = Array.from({ length: takers }, (_, i) => ({
    roles: ['child' as const],
    name: `Taker ${i}`,
    username: `taker${i}`,
    passwordHash: '',
  }))
  const accounts = await database.insert(account).values(people).returning({ id: account.id })
  await database.insert(student).values(accounts)
  const rows = accounts.map(({ id }) => ({ scheduleId: row?.id ?? 0, studentId: id }))
  const assignments = await database.insert(assignment).values(rows).returning()
  return assignments.map(({ id, studentId }) => ({
    id: studentId,
    assignmentId: id,
    ability: abilityOf(Math.min(1500, Math.max(-200, drawNormal(600, 350, random)))),
  }))
}

/** Maps a list, working on a limited number of its entries at a time. */
async function mapConcurrently<T, R>(
  list: readonly T[],
  concurrency: number,
  work: (entry: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = []
  const queue = list.entries()
  const worker = async () => {
    for (const [index, entry] of queue) results[index] = await work(entry)
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  return results
}

const takeTestOf = ({ id, assignmentId, ability }: Taker) =>
  takeTest(
    clientOf({ address, token: app.as({ id }).token }),
    { code: 'short', id: assignmentId },
    answerByAbility(bank, ability, seededRandom(id)),
  )

test('100 children take the test, 24 at a time, and about 95% of the bands contain the true measure', async () => {
  const people = await makeTakers()
  const attempts = await mapConcurrently(people, concurrency, takeTestOf)

  for (const { state, replies } of attempts) {
    const shown = new Map(replies.flatMap(({ items }) => items.map(({ number, passage }) => [number, passage])))
    expect(2 * new Set(shown.values()).size).toBe(state.answered)
  }
  const fields = new Set(attempts.flatMap(({ replies }) => replies.flatMap(({ items }) => items.flatMap(Object.keys))))
  expect([...fields].sort()).toEqual(['number', 'options', 'passage', 'same_passage', 'statement'])

  const rows = await app.database.select().from(attempt).where(eq(attempt.status, 'finished'))
  expect(rows).toHaveLength(takers)
  const truth = new Map(people.map(({ id, ability }) => [id, ability]))
  const covered = rows.filter(({ studentId, abilityLow, abilityHigh }) => {
    const measure = measureOf(truth.get(studentId) ?? Number.NaN)
    return (
      roundMeasure(measureOf(abilityLow ?? Number.NaN)) <= measure &&
      measure <= roundMeasure(measureOf(abilityHigh ?? Number.NaN))
    )
  })
  const share = covered.length / takers
  // With this tolerance the test fails by chance only once in two thousand runs. The benchmark has more children and
  // is stricter.
  const tolerance = 3.5 * Math.sqrt((0.95 * 0.05) / takers)
  expect(share).toBeGreaterThan(0.95 - tolerance)
  expect(share).toBeLessThan(0.95 + tolerance)

  const replay = await replayResults(app.database, app.clock.now())
  expect(replay).toEqual({ attempts: takers, differences: [] })
}, 600_000)

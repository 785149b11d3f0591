import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { LIFETIME } from '../../src/access/authenticate'
import { hashToken, newToken } from '../../src/access/token'
import type { Database } from '../../src/database/connect'
import { assignment, schedule, session } from '../../src/database/schema'
import { request } from '../load'
import type { Country } from './country'

/** How many answers arrive in a second, for how many seconds. Answers of the first seconds do not count. */
export const PER_SECOND = 200
const WARM_SECONDS = 5

/** How many answers a child gives at most, less than the shortest test has. */
const ANSWERS_PER_CHILD = 14

const DAY = 24 * 60 * 60_000

interface TestTaker {
  token: string
  test: string
}

interface State {
  tries: number
  answered: number
  finished: boolean
}

/** Gives children from all schools one more test. Each has taken six, and must not get their items again. */
async function assignTests(database: Database, country: Country, children: number): Promise<TestTaker[]> {
  const now = new Date()
  const students = country.schools.flatMap(({ students: { first, count } }) =>
    Array.from({ length: count }, (_, i) => first + i),
  )
  const step = Math.floor(students.length / children)
  const chosen = Array.from({ length: children }, (_, i) => students[i * step] as number)
  const [round] = await database
    .insert(schedule)
    .values({
      examCode: 'reading',
      title: 'All schools',
      createdBy: (country.schools[0] as Country['schools'][number]).accountId,
      opensAt: new Date(now.getTime() - DAY),
      closesAt: new Date(now.getTime() + DAY),
    })
    .returning()
  const assigned = await database
    .insert(assignment)
    .values(chosen.map((studentId) => ({ scheduleId: round?.id ?? 0, studentId })))
    .returning()
  const takers = assigned.map(({ id, studentId }) => ({
    studentId,
    token: newToken(),
    test: `/api/v2/test/reading/${id}`,
  }))
  const times = { expiresAt: new Date(now.getTime() + LIFETIME), createdAt: now, usedAt: now }
  await database
    .insert(session)
    .values(takers.map(({ studentId, token }) => ({ tokenHash: hashToken(token), accountId: studentId, ...times })))
  await database.execute(sql`analyze session`)
  return takers
}

async function startAll(address: string, takers: readonly TestTaker[]): Promise<State[]> {
  const states: State[] = []
  for (const { token, test } of takers) {
    const { body } = await request(address, `${test}/start`, { token, body: {} })
    states.push((body as { data: State }).data)
  }
  return states
}

/**
 * Lets answers arrive `PER_SECOND` times a second, whether or not earlier ones have been acknowledged. Returns how long
 * each took, in milliseconds, including the time that it had to wait.
 */
export async function measureAnswers(
  address: string,
  database: Database,
  country: Country,
  seconds: number,
): Promise<number[]> {
  const total = PER_SECOND * (seconds + WARM_SECONDS)
  const takers = await assignTests(database, country, Math.ceil(total / ANSWERS_PER_CHILD))
  const states = await startAll(address, takers)
  const times: number[] = []
  const answer = async (child: number, due: number) => {
    const { token, test } = takers[child] as TestTaker
    const { tries, answered } = states[child] as State
    const body = { tries, number: answered + 1, choice: (child + answered) % 4, milliseconds: 30_000 }
    const reply = await request(address, `${test}/answer`, { token, body })
    states[child] = (reply.body as { data: State }).data
    times.push(performance.now() - due)
  }
  const begun = performance.now()
  const sent: Promise<void>[] = []
  for (let i = 0; i < total; i++) {
    const due = begun + (i * 1000) / PER_SECOND
    const early = due - performance.now()
    if (early > 1) await wait(early)
    // A child answers again after everyone else has.
    sent.push(answer(i % takers.length, due))
  }
  await Promise.all(sent)
  return times.slice(WARM_SECONDS * PER_SECOND)
}

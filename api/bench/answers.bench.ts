import { setTimeout as wait } from 'node:timers/promises'
import { LIFETIME } from '../src/access/authenticate'
import { hashToken, newToken } from '../src/access/token'
import { STANDARD_PROFILE } from '../src/assessment/profile'
import type { Database } from '../src/database/connect'
import { account, assignment, exam, schedule, session, student } from '../src/database/schema'
import { factories } from '../src/testing/factories'
import { percentile, request } from './load'
import { inDatabaseOf, withServer } from './served'

/**
 * The number of children who take the test at the same time, and the number of answers that each child gives at each
 * pace.
 */
const children = 300
const answers = { thinking: 8, hurrying: 5 }
/** The shortest and longest time that a child thinks about an answer, in seconds; real children read for longer. */
const thinking = { from: 2, to: 8 }
/** The limit for 95 % of the replies while children think, in milliseconds. */
const limit = 100

interface TestTaker {
  token: string
  test: string
}

interface State {
  tries: number
  answered: number
  finished: boolean
}

const day = 24 * 60 * 60_000

/** Creates the children of one class, each logged in and with a test to take. */
async function seedChildren(database: Database): Promise<TestTaker[]> {
  const now = Date.now()
  const teacher = await factories(database).teacher()
  await database.insert(exam).values({ code: 'reading', title: 'Reading test', profile: STANDARD_PROFILE })
  const [row] = await database
    .insert(schedule)
    .values({
      examCode: 'reading',
      title: 'Everybody',
      createdBy: teacher.id,
      opensAt: new Date(now - day),
      closesAt: new Date(now + day),
    })
    .returning()
  const people = Array.from({ length: children }, (_, i) => ({
    roles: ['child' as const],
    name: `Child ${i}`,
    username: `child${i}`,
    passwordHash: '',
  }))
  const accounts = await database.insert(account).values(people).returning({ id: account.id })
  await database.insert(student).values(accounts.map(({ id }) => ({ id, grade: 4 as const })))
  const assignments = await database
    .insert(assignment)
    .values(accounts.map(({ id }) => ({ scheduleId: row?.id ?? 0, studentId: id })))
    .returning()
  const takers = assignments.map(({ id, studentId }) => ({ id, studentId, token: newToken() }))
  const times = { expiresAt: new Date(now + LIFETIME), createdAt: new Date(now), usedAt: new Date(now) }
  await database
    .insert(session)
    .values(takers.map(({ studentId, token }) => ({ tokenHash: hashToken(token), accountId: studentId, ...times })))
  return takers.map(({ id, token }) => ({ token, test: `/api/v2/test/reading/${id}` }))
}

/** The calls of one child: how long each took, and which were refused. */
interface Work {
  times: number[]
  refused: string[]
}

async function timed(work: Work, address: string, path: string, token: string, body: object): Promise<State | null> {
  try {
    const reply = await request(address, path, { token, body })
    work.times.push(reply.milliseconds)
    return (reply.body as { data: State }).data
  } catch (error) {
    work.refused.push((error as Error).message)
    return null
  }
}

const pause = () => wait(1000 * (thinking.from + Math.random() * (thinking.to - thinking.from)))

/** Lets every child start or continue the test and give `count` answers. */
async function takeTests(address: string, takers: TestTaker[], count: number, think: () => Promise<unknown>) {
  const [starts, work]: [Work, Work] = [
    { times: [], refused: [] },
    { times: [], refused: [] },
  ]
  const takeTest = async ({ token, test }: TestTaker) => {
    await think()
    let state = await timed(starts, address, `${test}/start`, token, {})
    for (let i = 0; i < count && state && !state.finished; i++) {
      await think()
      const body = { tries: state.tries, number: state.answered + 1, choice: i % 4, milliseconds: 30_000 }
      state = await timed(work, address, `${test}/answer`, token, body)
    }
  }
  const begun = performance.now()
  await Promise.all(takers.map(takeTest))
  return { starts, work, seconds: (performance.now() - begun) / 1000 }
}

const rowOf = (load: string, { times, refused }: Work, seconds: number | null, most?: number) => {
  const p95 = percentile(times, 0.95)
  return {
    load,
    calls: times.length,
    'per second': seconds === null ? '–' : Math.round(times.length / seconds),
    'p50 ms': percentile(times, 0.5).toFixed(1),
    'p95 ms': p95.toFixed(1),
    [`of ${limit} ms`]: most ? (p95 / most).toFixed(2) : '–',
    refused: refused.length,
  }
}

async function measure(address: string, takers: TestTaker[]) {
  const calm = await takeTests(address, takers, answers.thinking, pause)
  const hurried = await takeTests(address, takers, answers.hurrying, async () => undefined)
  const refused = [...calm.starts.refused, ...calm.work.refused]
  const seconds = `${thinking.from}–${thinking.to} s`
  const errors = [
    ...refused.slice(0, 3),
    ...(percentile(calm.work.times, 0.95) > limit ? [`Answers took longer than ${limit} ms.`] : []),
  ]
  return {
    faults: errors,
    title: 'Answers of 300 children at once',
    rows: [
      rowOf(`starts, all within ${thinking.to} s`, calm.starts, null),
      rowOf(`answers, ${seconds} of thought before each`, calm.work, calm.seconds, limit),
      rowOf('all come back in the same moment', hurried.starts, null),
      rowOf('answers, no thought: as fast as the server goes', hurried.work, hurried.seconds),
    ],
    notes: [
      `${children} children, the server of \`npm start\` on its own PostgreSQL, which writes through to the disk; the children share the machine with it.`,
      `Must hold: with ${seconds} of thought, 95 of 100 answers are acknowledged within ${limit} ms, and no call is refused. Without thinking time there is no limit: every answer waits for 299 others.`,
    ],
  }
}

const { faults: errors, ...result } = await withServer({}, async (served) =>
  measure(served.address, await inDatabaseOf(served, seedChildren)),
)
for (const error of errors) console.error(error)
console.log(JSON.stringify(result))
if (errors.length > 0) process.exitCode = 1

import { setTimeout as wait } from 'node:timers/promises'
import { LIFETIME } from '../src/access/authenticate'
import { hashToken, newToken } from '../src/access/token'
import type { Database } from '../src/database/connect'
import { account, assignment, schedule, session, student } from '../src/database/schema'
import { installExams } from '../src/schedule/install-exams'
import { factories } from '../src/testing/factories'
import { request } from './load'

/** The number of children who take the test at the same time. */
export const children = 300
/** The shortest and longest time that a child thinks about an answer, in seconds; real children read for longer. */
export const thinking = { from: 2, to: 8 }

export interface TestTaker {
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
export async function seedChildren(database: Database): Promise<TestTaker[]> {
  const now = Date.now()
  const teacher = await factories(database).teacher()
  await installExams(database)
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
export interface Work {
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

/** Lasts as long as a child thinks about an answer. */
export const think = () => wait(1000 * (thinking.from + Math.random() * (thinking.to - thinking.from)))

/** Lets every child start or continue the test and give `count` answers. */
export async function takeTests(address: string, takers: TestTaker[], count: number, pause: () => Promise<unknown>) {
  const [starts, work]: [Work, Work] = [
    { times: [], refused: [] },
    { times: [], refused: [] },
  ]
  const takeTest = async ({ token, test }: TestTaker) => {
    await pause()
    let state = await timed(starts, address, `${test}/start`, token, {})
    for (let i = 0; i < count && state && !state.finished; i++) {
      await pause()
      const body = { tries: state.tries, number: state.answered + 1, choice: i % 4, milliseconds: 30_000 }
      state = await timed(work, address, `${test}/answer`, token, body)
    }
  }
  const begun = performance.now()
  await Promise.all(takers.map(takeTest))
  return { starts, work, seconds: (performance.now() - begun) / 1000 }
}

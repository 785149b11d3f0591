import { setTimeout as wait } from 'node:timers/promises'
import { attemptByApi } from '../support/attempt/attempt-by-api'
import { apiSession } from '../support/people/people'
import type { PostgresNode } from './postgres-pair'

/** Milliseconds after which an app tries again. */
const PAUSE = 250

/** What an app says when it could not reach the server, or the server could not do it: it tries again. */
const temporary = /fetch failed|: 50[234],|not valid JSON|Unexpected token/

/** When something was acknowledged, in milliseconds. */
export type Acknowledged = { at: number }

/** Repeats a call, as the apps do, until it is acknowledged. Throws if it is refused. */
export async function untilAcknowledged<T>(call: () => Promise<T>, deadline: number): Promise<T> {
  for (;;) {
    try {
      return await call()
    } catch (error) {
      if (performance.now() > deadline || !temporary.test((error as Error).message)) throw error
      await wait(PAUSE)
    }
  }
}

export interface AcknowledgedAnswer extends Acknowledged {
  username: string
  number: number
}

/** Lets a child take its open test, one answer after the other. Adds each answer when it is acknowledged. */
export async function takeTest(username: string, acknowledged: AcknowledgedAnswer[], deadline: number) {
  const { get } = await apiSession('child', username)
  const tests = (await get('/v2/test')).body.data as { title: string; state: string }[]
  const title = tests.find(({ state }) => state === 'open')?.title ?? ''
  const attempt = await attemptByApi(username, 'lekta-demo', title)
  let state = await untilAcknowledged(attempt.start, deadline)
  while (!state.finished) {
    const number = state.answered + 1
    const now = state
    state = await untilAcknowledged(() => attempt.answer(now), deadline)
    acknowledged.push({ username, number, at: performance.now() })
    await wait(PAUSE)
  }
}

/** Returns those of some acknowledged answers that a database does not have. */
export function findMissingAnswers({ query }: PostgresNode, acknowledged: readonly AcknowledgedAnswer[]) {
  const rows = query(
    `select username || ' ' || number from attempt_item join attempt on attempt.id = attempt_id
     join account on account.id = student_id where choice is not null`,
  )
  const stored = new Set(rows.split('\n'))
  return acknowledged.filter(({ username, number }) => !stored.has(`${username} ${number}`))
}

export interface AddedStudent extends Acknowledged {
  username: string
}

/** Adds students until `isOver`. Adds each when it is acknowledged; a failed one is not tried again. */
export async function addStudents(added: AddedStudent[], failures: string[], isOver: () => boolean) {
  const { post } = await apiSession('school')
  for (let i = 0; !isOver(); i++) {
    const username = `failover.${i}`
    const body = { name: 'Ayu Lestari', username, classrooms: [] }
    const outcome = await post('/v2/student/add', body).catch((error: Error) => error)
    if (outcome instanceof Error) failures.push(outcome.message)
    else if (outcome.status === 200) added.push({ username, at: performance.now() })
    else failures.push(`${outcome.status} ${outcome.body.message}`)
    await wait(20)
  }
}

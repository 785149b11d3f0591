import type { AttemptState } from '@lekta/shared/contract/assessment/attempt'
import { eq, sql } from 'drizzle-orm'
import { seededRandom } from '../assessment/simulate'
import { type Bank, bankOf } from '../bank/bank'
import { installBank } from '../bank/install-bank'
import { attempt, attemptItem, student } from '../database/schema'
import type { TestClient } from '../testing/client'
import { answerByAbility, takeTest } from '../testing/take-test'
import { type TestApp, testApp } from '../testing/test-app'
import { until } from '../testing/until'
import { lockAssignment } from './assigned-queries'
import { expireAttempts } from './expire-attempts'
import { pointsFor } from './finish-attempt'
import { lockStarted, updateAttempt } from './queries'

const DAY = 24 * 60 * 60_000

let app: TestApp
let bank: Bank
beforeAll(async () => {
  app = await testApp({ random: seededRandom(3) })
  await installBank(app.database)
  bank = await bankOf(app.database, app.clock.now())
})
afterAll(() => app.close())

interface TestAddress {
  client: TestClient
  params: { code: string; id: number }
  childId: number
}

async function assignedTest(values: Parameters<TestApp['make']['assignment']>[0] = {}): Promise<TestAddress> {
  const child = await app.make.student({ grade: 4 })
  const { id } = await app.make.assignment({ studentId: child.id, ...values })
  return { client: app.as(child), params: { code: 'reading', id }, childId: child.id }
}

const answer = (state: AttemptState, choice: number | null = 0, milliseconds = 60_000) => ({
  tries: state.tries,
  number: state.answered + 1,
  choice,
  milliseconds,
})

const stored = async ({ params }: TestAddress) => {
  const [row] = await app.database.select().from(attempt).where(eq(attempt.assignmentId, params.id))
  const items = await app.database
    .select()
    .from(attemptItem)
    .where(eq(attemptItem.attemptId, row?.id ?? 0))
  return items.filter(({ answeredAt }) => answeredAt).length
}

/** Waits until a statement is blocked by another statement's lock. */
const untilBlocked = async () => {
  const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await until(async () => (await app.database.execute(waiting)).rows.length > 0)
}

describe('taking a test', () => {
  test('starts with two items, without their keys, levels or names', async () => {
    const { client, params } = await assignedTest()
    const state = await client.call('startTest', { params })
    expect(state).toMatchObject({ tries: 1, answered: 0, progress: 0, skips_left: 4, pause: false, finished: false })
    expect(state.items.map((item) => Object.keys(item).sort())).toEqual(
      Array(2).fill(['number', 'options', 'passage', 'same_passage', 'statement']),
    )
  })

  test('continues at the same item after a reload', async () => {
    const { client, params } = await assignedTest()
    const first = await client.call('startTest', { params })
    const second = await client.call('answerItem', { params, body: answer(first) })
    expect(second.items[0]).toEqual(first.items[1])
    expect(await client.call('startTest', { params })).toEqual(second)
  })

  test('starts once, with the same state for each of three simultaneous starts', async () => {
    const { client, params } = await assignedTest()
    const states = await Promise.all([1, 2, 3].map(() => client.call('startTest', { params })))
    expect(states[1]).toEqual(states[0])
    expect(states[2]).toEqual(states[0])
    expect(await app.database.$count(attempt, eq(attempt.assignmentId, params.id))).toBe(1)
  })

  test('starts after a wait for a lock without a second connection', async () => {
    const { client, params, childId } = await assignedTest()
    const begun = await app.database.transaction(async (transaction) => {
      await lockAssignment({ role: 'child', accountId: childId }, transaction, params.id)
      const start = client.call('startTest', { params })
      await untilBlocked()
      // As after a second of waiting.
      app.app.dependencies.maintenance.forget()
      return { start }
    })
    expect(await begun.start).toMatchObject({ answered: 0 })
  })

  test('runs to its end with two questions about each passage, and gives a report and points', async () => {
    const { client, params, childId } = await assignedTest()
    const { state, replies } = await takeTest(client, params, answerByAbility(bank, 0, seededRandom(5)))
    const passages = new Set(replies.flatMap(({ items }) => items.map(({ passage }) => passage)))
    expect(2 * passages.size).toBe(state.answered)
    expect(replies.map(({ progress }) => progress)).toEqual(
      replies.map(({ progress }) => progress).sort((a, b) => a - b),
    )
    expect(state).toMatchObject({ finished: true, progress: 1, items: [] })
    const report = await client.call('testReport', { params: { ...params, tries: 1 } })
    expect(report).toMatchObject({ items: state.answered, trusted: true, child: { id: childId } })
    expect(report.measure.low).toBeLessThan(report.measure.value)
    expect(report.measure.value).toBeLessThan(report.measure.high)
    const [row] = await app.database.select().from(student).where(eq(student.id, childId))
    expect(row?.points).toBe(state.answered + 10)
  })
})

describe('an answer', () => {
  test('gets the first response again when it is sent again', async () => {
    const { client, params } = await assignedTest()
    const first = await client.call('startTest', { params })
    const body = answer(first, 2)
    const reply = await client.call('answerItem', { params, body })
    await client.call('answerItem', { params, body: answer(reply, 1) })
    expect(await client.call('answerItem', { params, body })).toEqual(reply)
  })

  test('is stored once when it arrives several times at once', async () => {
    const address = await assignedTest()
    const first = await address.client.call('startTest', { params: address.params })
    const call = { params: address.params, body: answer(first, 1) }
    const replies = await Promise.all([1, 2, 3, 4].map(() => address.client.call('answerItem', call)))
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1)
    expect(await stored(address)).toBe(1)
  })

  test('is stored once even if the server’s clock jumps backwards, and the test continues', async () => {
    const address = await assignedTest()
    const { client, params } = address
    const first = await client.call('startTest', { params })
    const body = answer(first, 2)
    const second = await client.call('answerItem', { params, body })
    app.clock.advance(-2 * 60 * 60_000)
    expect(await client.call('startTest', { params })).toEqual(second)
    expect(await client.call('answerItem', { params, body })).toEqual(second)
    expect(await client.call('answerItem', { params, body: answer(second, 1) })).toMatchObject({ answered: 2 })
    app.clock.advance(2 * 60 * 60_000)
    expect(await client.call('startTest', { params })).toMatchObject({ answered: 2 })
    expect(await stored(address)).toBe(2)
  })
})

describe('rapid guessing', () => {
  test('pauses the test after four answers that were faster than the passage can be read', async () => {
    const { client, params } = await assignedTest()
    let state = await client.call('startTest', { params })
    for (const pause of [false, false, false, true, false]) {
      state = await client.call('answerItem', { params, body: answer(state, 0, 100) })
      expect(state.pause).toBe(pause)
    }
  })

  test('makes the report untrusted if all answers were rapid guesses', async () => {
    const { client, params } = await assignedTest()
    await takeTest(client, params, () => ({ choice: 1, milliseconds: 50 }))
    expect(await client.call('testReport', { params: { ...params, tries: 1 } })).toMatchObject({
      trusted: false,
      doubt: 'not-enough-effort',
      rapid_share: 1,
    })
  })
})

describe('an invalid answer', () => {
  const refusedWith = async (address: TestAddress, body: object) => {
    const before = await stored(address)
    const refusal = await address.client.refusal('answerItem', { params: address.params, body })
    expect(await stored(address)).toBe(before)
    return refusal
  }

  test.each([4, -1, 1.5, 'A'])('with the choice %p is refused', async (choice) => {
    const address = await assignedTest()
    const state = await address.client.call('startTest', { params: address.params })
    const refusal = await refusedWith(address, { ...answer(state), choice })
    expect(refusal).toMatchObject({ status: 400, errors: { choice: expect.any(String) } })
  })

  test('out of order is refused with the number of the next item', async () => {
    const address = await assignedTest()
    const state = await address.client.call('startTest', { params: address.params })
    const refusal = await refusedWith(address, { ...answer(state), number: 3 })
    expect(refusal).toMatchObject({ status: 400, errors: { number: 'The next answer is number 1, not 3.' } })
  })

  test('with a choice that differs from the stored one is refused', async () => {
    const address = await assignedTest()
    const state = await address.client.call('startTest', { params: address.params })
    await address.client.call('answerItem', { params: address.params, body: answer(state, 1) })
    expect(await refusedWith(address, answer(state, 2))).toMatchObject({ status: 409 })
  })

  test('that would be the fifth skip is refused', async () => {
    const address = await assignedTest()
    let state = await address.client.call('startTest', { params: address.params })
    for (const left of [3, 2, 1, 0]) {
      state = await address.client.call('answerItem', { params: address.params, body: answer(state, null) })
      expect(state.skips_left).toBe(left)
    }
    expect(await refusedWith(address, answer(state, null))).toMatchObject({ status: 400 })
  })

  test('to a finished attempt is refused', async () => {
    const address = await assignedTest()
    const { state } = await takeTest(address.client, address.params, answerByAbility(bank, 0, seededRandom(6)))
    expect(await refusedWith(address, answer(state))).toMatchObject({ status: 409 })
  })

  test('to another child’s attempt is not found', async () => {
    const address = await assignedTest()
    const state = await address.client.call('startTest', { params: address.params })
    const stranger = await assignedTest()
    const refusal = await refusedWith({ ...address, client: stranger.client }, answer(state))
    expect(refusal).toMatchObject({ status: 404 })
  })
})

describe('a test with a window', () => {
  const hours = (count: number) => new Date(app.clock.now().getTime() + count * 3_600_000)

  test('that is not open yet cannot be started', async () => {
    const { client, params } = await assignedTest({ opensAt: hours(1), closesAt: hours(9) })
    expect(await client.call('test', { params })).toMatchObject({ state: 'upcoming' })
    expect(await client.refusal('startTest', { params })).toMatchObject({
      status: 409,
      message: 'This test is not open yet.',
    })
  })

  test('that has closed cannot be started', async () => {
    const { client, params } = await assignedTest({ opensAt: hours(-9), closesAt: hours(-1) })
    expect(await client.refusal('startTest', { params })).toMatchObject({
      status: 409,
      message: 'This test is closed.',
    })
  })

  test('cannot be started again once its allowed attempts are used up', async () => {
    const { client, params } = await assignedTest({ triesAllowed: 1 })
    await takeTest(client, params, answerByAbility(bank, 0, seededRandom(7)))
    expect(await client.call('test', { params })).toMatchObject({ state: 'done', tries_used: 1, last_finished: 1 })
    expect(await client.refusal('startTest', { params })).toMatchObject({ status: 409 })
  })

  test('that closes during an attempt ends it with the answers so far', async () => {
    const { client, params } = await assignedTest({ closesAt: hours(1) })
    let state = await client.call('startTest', { params })
    for (let i = 0; i < 12; i++) state = await client.call('answerItem', { params, body: answer(state) })
    expect(await expireAttempts({ ...app.app.dependencies, now: new Date(app.clock.now().getTime() + DAY) })).toBe(1)
    expect(await client.call('test', { params })).toMatchObject({ last_finished: 1 })
    expect(await client.call('testReport', { params: { ...params, tries: 1 } })).toMatchObject({ items: 12 })
  })

  test('that closed more than an hour ago cannot be continued', async () => {
    const { client, params } = await assignedTest({ opensAt: hours(-9), closesAt: hours(1) })
    await client.call('startTest', { params })
    app.clock.advance(90 * 60_000)
    expect(await client.call('startTest', { params })).toMatchObject({ tries: 1 })
    app.clock.advance(60 * 60_000)
    expect(await client.call('test', { params })).toMatchObject({ state: 'done' })
    expect(await client.refusal('startTest', { params })).toMatchObject({ status: 409 })
  })

  test('that has just closed accepts answers to the items on the screen, sends no more, and then ends', async () => {
    const { client, params } = await assignedTest({ closesAt: hours(1) })
    let state = await client.call('startTest', { params })
    for (let i = 0; i < 12; i++) state = await client.call('answerItem', { params, body: answer(state) })
    app.clock.advance(61 * 60_000)
    const last = await client.call('answerItem', { params, body: answer(state) })
    expect(last).toMatchObject({ finished: false, items: [{ number: 14 }] })
    expect(await client.call('answerItem', { params, body: answer(last) })).toMatchObject({
      finished: true,
      answered: 14,
    })
  })
})

describe('an attempt that ends while an answer arrives', () => {
  test('refuses the answer', async () => {
    const address = await assignedTest()
    const first = await address.client.call('startTest', { params: address.params })
    const state = await address.client.call('answerItem', { params: address.params, body: answer(first) })
    const [row] = await app.database.select().from(attempt).where(eq(attempt.assignmentId, address.params.id))
    const id = row?.id ?? 0
    const late = await app.database.transaction(async (transaction) => {
      await lockStarted(transaction, id)
      const refusal = address.client.refusal('answerItem', { params: address.params, body: answer(state) })
      await untilBlocked()
      await updateAttempt(transaction, id, { status: 'expired' })
      return { refusal }
    })
    expect(await late.refusal).toMatchObject({ status: 409 })
    expect(await stored(address)).toBe(1)
  })

  test('is finished once, and its points are added once', async () => {
    const closesAt = new Date(app.clock.now().getTime() + 60_000)
    const address = await assignedTest({ closesAt })
    const { client, params, childId } = address
    const first = await client.call('startTest', { params })
    const state = await client.call('answerItem', { params, body: answer(first) })
    app.clock.advance(2 * 60 * 60_000)
    const last = client.send('answerItem', { params, body: answer(state) })
    await Promise.all([expireAttempts({ ...app.app.dependencies, now: app.clock.now() }), last])
    const report = await client.call('testReport', { params: { ...params, tries: 1 } })
    const [row] = await app.database.select().from(student).where(eq(student.id, childId))
    expect(await stored(address)).toBe(report.items)
    expect(row?.points).toBe(pointsFor(report.items, report.trusted))
  })
})

test('the list of tests puts open tests before finished ones', async () => {
  const address = await assignedTest({ title: 'Done' })
  await takeTest(address.client, address.params, answerByAbility(bank, 0, seededRandom(8)))
  await app.make.assignment({ studentId: address.childId, title: 'To do' })
  const titles = (await address.client.call('tests')).map(({ title, state }) => [title, state])
  expect(titles).toEqual([
    ['To do', 'open'],
    ['Done', 'done'],
  ])
})

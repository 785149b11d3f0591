import type { AttemptState } from '@lekta/shared/contract/assessment/attempt'
import { eq } from 'drizzle-orm'
import { STANDARD_PASSAGE_PROFILE } from '../../assessment/passages/profile'
import { STANDARD_PROFILE } from '../../assessment/profile'
import { seededRandom } from '../../assessment/simulate'
import { type Bank, bankOf } from '../../bank/bank'
import { installBank } from '../../bank/install-bank'
import { attempt, exam } from '../../database/schema'
import type { TestClient } from '../../testing/client'
import { answerByAbility, type Decide, takeTest } from '../../testing/take-test'
import { type TestApp, testApp } from '../../testing/test-app'
import { replayResults } from '../replay-results'

let app: TestApp
let bank: Bank
beforeAll(async () => {
  app = await testApp({ random: seededRandom(3) })
  await installBank(app.database)
  await app.database.insert(exam).values({ code: 'single', title: 'Reading test', profile: STANDARD_PROFILE })
  bank = await bankOf(app.database, app.clock.now())
})
afterAll(() => app.close())

async function assignedTest(examCode: string) {
  const child = await app.make.student({ grade: 4 })
  const { id } = await app.make.assignment({ studentId: child.id, examCode })
  return { client: app.as(child), params: { code: examCode, id } }
}

type Params = Awaited<ReturnType<typeof assignedTest>>['params']

const answer = (state: AttemptState, choice: number | null = 0, milliseconds = 60_000) => ({
  tries: state.tries,
  number: state.answered + 1,
  choice,
  milliseconds,
})

const reportOf = (client: TestClient, params: Params) => client.call('testReport', { params: { ...params, tries: 1 } })

/** Answers like a reader of ability 0 (logits), but without reading the first `count` items. */
function afterBlindStart(count: number): Decide {
  const read = answerByAbility(bank, 0, seededRandom(9))
  return (item) => {
    const right = read(item)
    return item.number > count ? right : { ...right, choice: ((right.choice ?? 0) + 1) % 4 }
  }
}

describe('a test of passages', () => {
  test('names the next passage with the first answer, and keeps the same passage for both questions', async () => {
    const { client, params } = await assignedTest('reading')
    const begun = await client.call('startTest', { params })
    expect(begun.items.map(({ number, same_passage }) => [number, same_passage])).toEqual([
      [1, false],
      [2, true],
    ])
    expect(begun.items[1]?.passage).toBe(begun.items[0]?.passage)
    const between = await client.call('answerItem', { params, body: answer(begun) })
    expect(between.items.map(({ number, same_passage }) => [number, same_passage])).toEqual([
      [2, true],
      [3, false],
    ])
    expect(await client.call('startTest', { params })).toEqual(between)
  })

  test('says how many passages there are at most', async () => {
    const { client, params } = await assignedTest('reading')
    const { maximumPassages } = STANDARD_PASSAGE_PROFILE
    expect(await client.call('test', { params })).toMatchObject({
      max_items: 2 * maximumPassages,
      max_passages: maximumPassages,
    })
  })

  test('never comes back to a motif, in this attempt or to a passage of an earlier one', async () => {
    const child = await app.make.student({ grade: 4 })
    const passagesOf: string[][] = []
    for (const seed of [1, 2]) {
      const { id } = await app.make.assignment({ studentId: child.id })
      const { replies } = await takeTest(
        app.as(child),
        { code: 'reading', id },
        answerByAbility(bank, 0, seededRandom(seed)),
      )
      passagesOf.push([...new Set(replies.flatMap(({ items }) => items.map(({ passage }) => passage)))])
    }
    const idOf = new Map([...bank.items.values()].map(({ passage, passageId }) => [passage, passageId ?? '']))
    for (const passages of passagesOf) {
      const motifs = passages.flatMap((text) => bank.passages.get(idOf.get(text) ?? '')?.motifs ?? [])
      expect(new Set(motifs).size).toBe(motifs.length)
    }
    const [first = [], second = []] = passagesOf
    expect(second.filter((text) => first.includes(text))).toEqual([])
  })

  test('goes on for longer after a start without reading, and the start does not count', async () => {
    const { client, params } = await assignedTest('reading')
    const { state } = await takeTest(client, params, afterBlindStart(8))
    expect(state.answered).toBeGreaterThan(2 * STANDARD_PASSAGE_PROFILE.minimumPassages)
    const [row] = await app.database.select().from(attempt).where(eq(attempt.assignmentId, params.id))
    expect(Math.abs((row?.ability ?? 9) - 0)).toBeLessThan(1.5)
  })
})

describe('a test of single items', () => {
  test('runs to its end with a passage for each item, and three skips', async () => {
    const { client, params } = await assignedTest('single')
    const begun = await client.call('startTest', { params })
    expect(begun).toMatchObject({ skips_left: 3, answered: 0 })
    expect(begun.items.map((item) => Object.keys(item).sort())).toEqual(
      Array(2).fill(['number', 'options', 'passage', 'statement']),
    )
    const { state, replies } = await takeTest(client, params, answerByAbility(bank, 0, seededRandom(5)))
    const passages = new Set(replies.flatMap(({ items }) => items.map(({ passage }) => passage)))
    expect(passages.size).toBe(state.answered)
    const report = await reportOf(client, params)
    expect(report).toMatchObject({ items: state.answered, trusted: true })
    expect(report.kinds).toBeUndefined()
  })

  test('pauses after three answers that were faster than the passage can be read', async () => {
    const { client, params } = await assignedTest('single')
    let state = await client.call('startTest', { params })
    for (const pause of [false, false, true, false]) {
      state = await client.call('answerItem', { params, body: answer(state, 0, 100) })
      expect(state.pause).toBe(pause)
    }
  })
})

test('results of both forms derive from their stored records to the last digit', async () => {
  for (const code of ['single', 'reading']) {
    const { client, params } = await assignedTest(code)
    await takeTest(client, params, answerByAbility(bank, 1, seededRandom(7)))
  }
  const { attempts, differences } = await replayResults(app.database, app.clock.now())
  expect(attempts).toBeGreaterThanOrEqual(2)
  expect(differences).toEqual([])
})

import { STANDARD_PASSAGE_PROFILE } from '../assessment/passages/profile'
import { PASSAGE_ENGINE_VERSION } from '../assessment/passages/result'
import { abilityOf, logitsOf } from '../assessment/scale'
import { seededRandom } from '../assessment/simulate'
import { type Bank, bankOf } from '../bank/bank'
import { installBank } from '../bank/install-bank'
import { answerByAbility, type Decide, takeTest } from '../testing/take-test'
import { type TestApp, testApp } from '../testing/test-app'

const DAY = 24 * 60 * 60_000

let app: TestApp
let bank: Bank
beforeAll(async () => {
  app = await testApp({ random: seededRandom(31) })
  await installBank(app.database)
  bank = await bankOf(app.database, app.clock.now())
})
afterAll(() => app.close())

describe('a measure below the one before', () => {
  const passages = { profile: STANDARD_PASSAGE_PROFILE, engineVersion: PASSAGE_ENGINE_VERSION }
  const expecting = (measure: number, source: 'last' | 'wide' = 'last', deviation = 90) => ({
    ...passages,
    priorMean: abilityOf(measure),
    priorDeviation: logitsOf(deviation),
    priorSource: source,
  })

  /** Returns what the report says about a decline from 700L to a measure. */
  async function declineTo(measure: number, values: Partial<Parameters<TestApp['make']['finishedAttempt']>[0]>) {
    const parent = await app.make.parent()
    const child = await app.make.student({ grade: 4, parentId: parent.id })
    const finishedAt = new Date(app.clock.now().getTime() - 90 * DAY)
    await app.make.finishedAttempt({ studentId: child.id, ability: abilityOf(700), finishedAt })
    const later = { ability: abilityOf(measure), standardError: logitsOf(80), ...values }
    const { id } = await app.make.finishedAttempt({ studentId: child.id, ...later })
    return (await app.as(parent).call('report', { params: { id } })).fallen
  }

  test('is judged against what was expected of the child, with the growth since then', async () => {
    expect(await declineTo(550, expecting(760))).toMatchObject({ from: 700 })
    expect(await declineTo(640, expecting(760))).toBeNull()
    expect(await declineTo(550, expecting(760, 'last', 200))).toBeNull()
  })

  test('is judged by the two measures alone if nothing was expected', async () => {
    expect(await declineTo(550, expecting(760, 'wide'))).toMatchObject({ from: 700 })
    expect(await declineTo(640, expecting(760, 'wide'))).toBeNull()
  })

  test('is judged as before for tests of single items', async () => {
    expect(await declineTo(450, {})).toMatchObject({ from: 700 })
    expect(await declineTo(640, {})).toBeNull()
  })
})

describe('a report of a test with two questions per text', () => {
  async function reportAfter(decide: Decide) {
    const parent = await app.make.parent()
    const child = await app.make.student({ grade: 4, parentId: parent.id })
    const { id } = await app.make.assignment({ studentId: child.id })
    await takeTest(app.as(child), { code: 'reading', id }, decide)
    const [line] = (await app.as(parent).call('reports', { query: {} })).data
    return app.as(parent).call('report', { params: { id: line?.id ?? 0 } })
  }
  const careful = (seed: number) => answerByAbility(bank, abilityOf(600), seededRandom(seed))

  test('counts texts and questions', async () => {
    const { items, texts, answers } = await reportAfter(careful(1))
    expect(items).toBe(2 * (texts ?? 0))
    expect(new Set(answers?.map(({ passage }) => passage)).size).toBe(texts)
  })

  test('says that nobody reads as fast, although no answer was a rapid guess', async () => {
    const decide = careful(2)
    const words = new Map([...bank.items.values()].map(({ passage, words: count }) => [passage, count]))
    const report = await reportAfter((item) => ({
      ...decide(item),
      milliseconds: Math.max(5_000, Math.round(((words.get(item.passage) ?? 0) * 60_000) / 570)),
    }))
    expect(report).toMatchObject({ too_fast: true, trusted: true })
  })

  test('names the answers at the start that did not count', async () => {
    const decide = careful(3)
    const keyOf = (statement: string) => [...bank.items.values()].find((item) => item.statement === statement)?.key ?? 0
    const { left_out } = await reportAfter((item) =>
      item.number <= 10 ? { choice: (keyOf(item.statement) + 2) % 4, milliseconds: 60_000 } : decide(item),
    )
    expect(left_out?.from).toBe(1)
    expect(left_out?.to).toBeGreaterThanOrEqual(6)
  })
})

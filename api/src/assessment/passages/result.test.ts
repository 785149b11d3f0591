import fc from 'fast-check'
import { deriveAnyResult } from '../engines'
import { chanceRight } from '../model'
import { abilityOf } from '../scale'
import { seededRandom } from '../simulate'
import { type PassageProfile, STANDARD_PASSAGE_PROFILE } from './profile'
import { derivePassageResult, PASSAGE_ENGINE_VERSION, type PassageRecord } from './result'
import { simulatePassages } from './simulate'
import { passagesBetween, replyOf } from './testing'
import type { AnsweredPassage, Reply } from './types'

const POOL = passagesBetween(-7, 4, 300)

function recordOf(measure: number, seed: number, changes: Partial<PassageProfile> = {}): PassageRecord {
  const prior = { mean: abilityOf(600), standardDeviation: 2.2, source: 'wide' } as const
  const random = seededRandom(seed)
  const profile = { ...STANDARD_PASSAGE_PROFILE, ...changes }
  const course = { pool: POOL, seen: new Set<string>(), exposure: new Map(), prior, profile, random }
  const { answered, stopReason } = simulatePassages(course, (passage, question) => {
    const { difficulty, guessing } = passage.questions[question]
    return replyOf(random() < chanceRight(abilityOf(measure), difficulty, guessing) ? 'right' : 'wrong')
  })
  const time = { grade: 4, elapsed: 0.5 } as const
  return { engineVersion: PASSAGE_ENGINE_VERSION, profile, prior, time, answered, stopReason, texts: [300, 600, 900] }
}

/** Returns the record with other replies. `index` counts the passages. */
const withReplies = (record: PassageRecord, change: (reply: Reply, index: number) => Reply): PassageRecord => ({
  ...record,
  answered: record.answered.map(({ passage, replies: [first, second] }, index): AnsweredPassage => {
    return { passage, replies: second ? [change(first, index), change(second, index)] : [change(first, index)] }
  }),
})

test('a record that was stored as JSON gives exactly the same result', () => {
  const record = recordOf(700, 1)
  expect(derivePassageResult(JSON.parse(JSON.stringify(record)))).toEqual(derivePassageResult(record))
})

test('version 3 still gives the same result to the last digit', () => {
  // With settings of its own, so that a change of the standard test does not change the answers.
  const record = recordOf(700, 1, { randomesque: 5 })
  const result = derivePassageResult(record)
  expect(result).toMatchObject({
    ability: -0.8607698936916932,
    abilityError: 0.43225683576408314,
    abilityBand: { low: -1.6516222594662635, high: 0.38652340973995725 },
  })
  expect(deriveAnyResult({ form: 'passages', ...record })).toEqual(result)
})

test('label, band, strands and kinds of a result are consistent', () => {
  fc.assert(
    fc.property(fc.integer({ min: -400, max: 1600 }), fc.nat(), (measure, seed) => {
      const result = derivePassageResult(recordOf(measure, seed))
      expect(result.rounded % 5).toBeCloseTo(0, 12)
      expect(result.band.low).toBeLessThanOrEqual(result.rounded)
      expect(result.band.high).toBeGreaterThanOrEqual(result.rounded)
      const total = (parts: readonly { answered: number; correct: number }[]) => ({
        answered: parts.reduce((sum, part) => sum + part.answered, 0),
        correct: parts.reduce((sum, part) => sum + part.correct, 0),
      })
      const { answered, correct } = result
      expect(total(result.strands)).toEqual({ answered, correct })
      expect(total(result.kinds)).toEqual({ answered, correct })
      expect(['trusted', 'no-better-than-chance']).toContain(result.trust)
    }),
    { numRuns: 20 },
  )
})

test('rapid guesses do not affect the measure, and too many make the result untrusted', () => {
  const record = recordOf(800, 4)
  const withRapid = (passages: number, outcome: Reply['outcome']) =>
    derivePassageResult(
      withReplies(record, (reply, index) =>
        index % 3 === 0 && index < 3 * passages ? { outcome, milliseconds: 800 } : reply,
      ),
    )
  expect(withRapid(5, 'wrong').measure).toBe(withRapid(5, 'right').measure)
  expect(withRapid(5, 'wrong').trust).toBe('trusted')
  expect(withRapid(8, 'wrong').trust).toBe('not-enough-effort')
})

test('wrong answers at the start that look blind are left out and reported', () => {
  const record = recordOf(800, 5)
  const nervous = derivePassageResult(
    withReplies(record, (reply, index) => (index < 4 ? { ...reply, outcome: 'wrong' } : reply)),
  )
  expect(nervous.leftOut).toMatchObject({ from: 0 })
  expect(Math.abs(nervous.measure - derivePassageResult(record).measure)).toBeLessThan(120)
})

test('a short test is marked as too short, and without answers the result is the prior', () => {
  const record = { ...recordOf(800, 6), stopReason: 'window' as const }
  const short = derivePassageResult({ ...record, answered: record.answered.slice(0, 4) })
  expect(short.trust).toBe('too-short')
  expect(short.strands.map((strand) => strand.estimate)).toEqual([null, null])
  expect(derivePassageResult({ ...record, answered: [] })).toMatchObject({
    rounded: 600,
    trust: 'too-short',
    answered: 0,
  })
})

test('answers no better than blind guessing are not trusted', () => {
  let count = 0
  const guessed = withReplies(recordOf(800, 8), (reply) => ({
    ...reply,
    outcome: count++ % 4 === 1 ? 'right' : 'wrong',
  }))
  expect(derivePassageResult(guessed).trust).toBe('no-better-than-chance')
})

test('a skip lowers the measure less than a wrong answer', () => {
  const record = recordOf(800, 9)
  const change = (outcome: Reply['outcome']) =>
    derivePassageResult(
      withReplies(record, (reply, index) => (index === 12 || index === 15 ? { ...reply, outcome } : reply)),
    ).measure
  expect(change('skipped')).toBeGreaterThan(change('wrong'))
  expect(change('skipped')).toBeLessThan(change('right'))
})

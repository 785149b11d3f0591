import fc from 'fast-check'
import { STANDARD_PROFILE } from './profile'
import { type AttemptRecord, deriveResult, ENGINE_VERSION, UnknownEngineError } from './result'
import { abilityOf } from './scale'
import { modelReader, seededRandom, simulateAttempt } from './simulate'
import { poolBetween } from './testing'

function recordOf(measure: number, seed: number): AttemptRecord {
  const prior = { mean: abilityOf(600), standardDeviation: 2.2, source: 'wide' } as const
  const random = seededRandom(seed)
  const course = { pool: poolBetween(-7, 4, 228), seen: new Set<string>(), exposure: new Map<string, number>(), random }
  const attempt = simulateAttempt(
    { ...course, prior, profile: STANDARD_PROFILE },
    modelReader(abilityOf(measure), 0.25, random),
  )
  return {
    engineVersion: ENGINE_VERSION,
    profile: STANDARD_PROFILE,
    prior,
    time: { grade: 4, elapsed: 0.5 },
    answers: attempt.answers,
    stopReason: attempt.stopReason,
    texts: [300, 600, 900],
  }
}

test('a record that was stored as JSON gives exactly the same result', () => {
  const record = recordOf(700, 1)
  const stored: AttemptRecord = JSON.parse(JSON.stringify(record))
  expect(deriveResult(stored)).toEqual(deriveResult(record))
})

test('label, range, band, strands and forecast of a result are consistent', () => {
  fc.assert(
    fc.property(fc.integer({ min: -400, max: 1600 }), fc.nat(), (measure, seed) => {
      const result = deriveResult(recordOf(measure, seed))
      expect(result.rounded % 5).toBeCloseTo(0, 12)
      expect(result.label.startsWith('BR')).toBe(result.rounded < 0)
      expect(result.band.low).toBeLessThanOrEqual(result.rounded)
      expect(result.band.high).toBeGreaterThanOrEqual(result.rounded)
      expect(result.range.high).toBe(Math.min(1300, result.rounded + 50))
      expect(result.strands.map((strand) => strand.answered)).toEqual([15, 15])
      const expected = result.forecast.map((text) => text.comprehension)
      expect(expected).toEqual([...expected].sort((a, b) => b - a))
      expect(['trusted', 'no-better-than-chance']).toContain(result.trust)
    }),
    { numRuns: 40 },
  )
})

test('the forecast for a text at the reader’s own measure is 75% comprehension', () => {
  const record = recordOf(650, 3)
  const { measure } = deriveResult(record)
  expect(deriveResult({ ...record, texts: [measure] }).forecast[0]?.comprehension).toBeCloseTo(0.75, 2)
})

test('rapid answers do not affect the measure and make the result untrusted', () => {
  const record = recordOf(800, 4)
  const answers = record.answers.map((answer, index) => (index < 9 ? { ...answer, milliseconds: 800 } : answer))
  const result = deriveResult({ ...record, answers })
  expect(result.trust).toBe('not-enough-effort')
  expect(result.effort).toMatchObject({ rapid: 9, answered: 30 })
  expect(result.measure).toBe(deriveResult({ ...record, answers: record.answers.slice(9) }).measure)
})

test('a test with four answers is marked as too short, and without answers the result is the prior', () => {
  const record = { ...recordOf(800, 5), stopReason: 'window' as const }
  const short = deriveResult({ ...record, answers: record.answers.slice(0, 4) })
  expect(short.trust).toBe('too-short')
  expect(short.strands.map((strand) => strand.estimate)).toEqual([null, null])
  const empty = deriveResult({ ...record, answers: [] })
  expect(empty).toMatchObject({ rounded: 600, trust: 'too-short', answered: 0 })
})

test('grade caps limit the reported measure and do not change the measure itself', () => {
  const record = { ...recordOf(1600, 6), time: { grade: 1, elapsed: 0.5 } as const }
  const result = deriveResult(record)
  expect(result.measure).toBeGreaterThan(900)
  expect(result).toMatchObject({ rounded: 900, label: '900L', range: { low: 800, high: 900 } })
})

test('answers no better than blind guessing are not trusted, even if they are not rapid', () => {
  const record = recordOf(800, 8)
  const answers = record.answers.map((answer, index) => ({ ...answer, correct: index % 4 === 0 }))
  expect(deriveResult({ ...record, answers }).trust).toBe('no-better-than-chance')
})

test('a record of engine version 1 still gives exactly the result of that version', () => {
  const record = { ...recordOf(700, 1), engineVersion: 1 }
  const answers = record.answers.map((answer, index) =>
    index % 10 === 5 ? { ...answer, correct: false, skipped: true } : answer,
  )
  expect(deriveResult({ ...record, answers })).toMatchObject({
    ability: -1.0128197088981197,
    abilityError: 0.485874753623132,
    abilityBand: { low: -1.9792019077297591, high: -0.057083184526836514 },
    percentile: 29,
    trust: 'trusted',
  })
  const guessed = record.answers.map((answer, index) => ({ ...answer, correct: index % 4 === 0 }))
  expect(deriveResult({ ...record, answers: guessed }).trust).toBe('trusted')
})

test('a record of an unknown engine version throws an error', () => {
  expect(() => deriveResult({ ...recordOf(500, 7), engineVersion: 99 })).toThrow(UnknownEngineError)
})

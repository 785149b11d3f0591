import { createHash } from 'node:crypto'
import { deriveAnyResult, mostQuestions } from './engines'
import { STANDARD_PASSAGE_PROFILE } from './passages/profile'
import { STANDARD_PROFILE } from './profile'
import { UnknownEngineError } from './result'
import { abilityOf } from './scale'
import { modelReader, seededRandom, simulateAttempt } from './simulate'
import { poolBetween } from './testing'

/** Results of 40 readers from BR255L to 1500L. */
function resultsOf(engineVersion: number) {
  const prior = { mean: abilityOf(600), standardDeviation: 2.2, source: 'wide' } as const
  const pool = poolBetween(-7, 4, 228)
  return Array.from({ length: 40 }, (_, index) => {
    const random = seededRandom(index + 1)
    const course = { pool, seen: new Set<string>(), exposure: new Map(), prior, profile: STANDARD_PROFILE, random }
    const { answers, stopReason } = simulateAttempt(course, modelReader(abilityOf(-255 + 45 * index), 0.25, random))
    const common = { profile: STANDARD_PROFILE, prior, time: { grade: 4, elapsed: 0.5 }, texts: [300, 900] } as const
    return deriveAnyResult({ form: 'items', engineVersion, answers, stopReason, ...common })
  })
}

const digestOf = (results: readonly object[]) =>
  createHash('sha256')
    .update(JSON.stringify(results.map((result) => Object.entries(result).sort())))
    .digest('hex')

test.each([
  [1, '52306abc79439c5f125ac9c97e116b5e5d3420f9b96ab7530a283ace48114506'],
  [2, '729194a043b80be4bacb0f67c4a8da5c4f18e03b79e69a4de8925b0c866bd010'],
])('version %d still gives the same results to the last digit', (version, digest) => {
  expect(digestOf(resultsOf(version))).toBe(digest)
})

test('the most questions of a test are its items, or two for each passage', () => {
  expect(mostQuestions({ ...STANDARD_PROFILE, maximumItems: 30 })).toBe(30)
  expect(mostQuestions({ ...STANDARD_PASSAGE_PROFILE, maximumPassages: 26 })).toBe(52)
})

test('a result of an unknown version throws an error', () => {
  expect(() => resultsOf(99)).toThrow(UnknownEngineError)
})

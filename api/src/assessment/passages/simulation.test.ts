import { exposureRate } from '../items/exposure'
import { chanceRight } from '../model'
import { abilityOf, spanOf } from '../scale'
import { drawNormal, seededRandom } from '../simulate'
import { STANDARD_PASSAGE_PROFILE } from './profile'
import { derivePassageResult, PASSAGE_ENGINE_VERSION } from './result'
import { simulatePassages } from './simulate'
import { passagesBetween, replyOf } from './testing'

const READERS = 100
const PRIOR = { mean: abilityOf(600), standardDeviation: 350 / 180, source: 'wide' } as const
const TESTLET_SPREAD = 0.5

/** Simulates readers of a bank whose difficulties are exact, so that answers depend on each other by the testlet only. */
function simulate() {
  const random = seededRandom(2025)
  const pool = passagesBetween(abilityOf(-300) - 1.1, abilityOf(1600) - 1.1, 400).map((passage) => ({
    ...passage,
    uncertainty: 0,
  }))
  const counts = new Map<string, number>()
  const outcomes = Array.from({ length: READERS }, (_, index) => {
    const truth = drawNormal(PRIOR.mean, PRIOR.standardDeviation, random)
    const exposure = new Map([...counts].map(([id, times]) => [id, exposureRate(times, index)]))
    const course = { pool, seen: new Set<string>(), exposure, prior: PRIOR, profile: STANDARD_PASSAGE_PROFILE, random }
    let suits = 0
    const { answered, stopReason } = simulatePassages(course, (passage, number) => {
      if (number === 0) suits = drawNormal(0, TESTLET_SPREAD, random)
      const { difficulty, guessing } = passage.questions[number]
      return replyOf(random() < chanceRight(truth + suits, difficulty, guessing) ? 'right' : 'wrong', null)
    })
    for (const { passage } of answered) counts.set(passage.id, (counts.get(passage.id) ?? 0) + 1)
    const common = {
      engineVersion: PASSAGE_ENGINE_VERSION,
      profile: STANDARD_PASSAGE_PROFILE,
      prior: PRIOR,
      time: null,
    } as const
    return { truth, result: derivePassageResult({ ...common, answered, stopReason, texts: [] }) }
  })
  return { outcomes, maxExposure: Math.max(...counts.values()) / READERS }
}

test('measures are unbiased and precise, bands hold for 95% of readers and no passage is overexposed', () => {
  const { outcomes, maxExposure } = simulate()
  const errors = outcomes.map(({ truth, result }) => spanOf(result.ability - truth))
  const bias = errors.reduce((sum, error) => sum + error, 0) / READERS
  const rmse = Math.sqrt(errors.reduce((sum, error) => sum + error * error, 0) / READERS)
  const covered = outcomes.filter(
    ({ truth, result: { abilityBand } }) => truth >= abilityBand.low && truth <= abilityBand.high,
  )
  expect(Math.abs(bias)).toBeLessThan(25)
  expect(rmse).toBeLessThan(95)
  expect(covered.length / READERS).toBeGreaterThan(0.9)
  expect(maxExposure).toBeLessThanOrEqual(0.25)
})

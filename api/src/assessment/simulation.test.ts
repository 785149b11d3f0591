import { abilityBand } from './estimate/band'
import { scoreAnswers } from './estimate/score'
import { warmEstimate } from './estimate/weighted-likelihood'
import { exposureRate } from './items/exposure'
import { STANDARD_PROFILE } from './profile'
import { abilityOf } from './scale'
import { drawNormal, modelReader, seededRandom, simulateAttempt } from './simulate'
import { poolBetween } from './testing'

const READERS = 400

function simulate() {
  const random = seededRandom(2024)
  const pool = poolBetween(abilityOf(-300) - 1.1, abilityOf(1600) - 1.1, 228)
  const prior = { mean: abilityOf(600), standardDeviation: 400 / 180, source: 'wide' } as const
  const counts = new Map<string, number>()
  const outcomes = Array.from({ length: READERS }, (_, index) => {
    const truth = drawNormal(abilityOf(600), 350 / 180, random)
    const exposure = new Map([...counts].map(([id, times]) => [id, exposureRate(times, index)]))
    const course = { pool, seen: new Set<string>(), exposure, prior, profile: STANDARD_PROFILE, random }
    const { answers } = simulateAttempt(course, modelReader(truth, STANDARD_PROFILE.guessing, random))
    for (const { item } of answers) counts.set(item.id, (counts.get(item.id) ?? 0) + 1)
    const scored = scoreAnswers(answers, STANDARD_PROFILE)
    return { truth, ability: warmEstimate(scored, 0.25)?.ability ?? Number.NaN, band: abilityBand(scored, 0.25) }
  })
  return { outcomes, maxExposure: Math.max(...counts.values()) / READERS }
}

test('in a simulation measures are unbiased, bands hold for 95% of readers and no item is overexposed', () => {
  const { outcomes, maxExposure } = simulate()
  const errors = outcomes.map(({ ability, truth }) => ability - truth)
  const bias = errors.reduce((sum, error) => sum + error, 0) / READERS
  const rmse = Math.sqrt(errors.reduce((sum, error) => sum + error * error, 0) / READERS)
  const covered = outcomes.filter(({ truth, band }) => truth >= band.low && truth <= band.high).length / READERS
  expect(Math.abs(bias)).toBeLessThan(0.06)
  expect(rmse).toBeLessThan(0.57)
  expect(covered).toBeGreaterThan(0.93)
  expect(covered).toBeLessThan(0.97)
  expect(maxExposure).toBeLessThanOrEqual(0.25)
})

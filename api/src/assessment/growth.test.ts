import { growthBetween, growthLine } from './growth'

const YEAR = 365.25 * 24 * 3600 * 1000

test('a difference of 180L between standard errors of 65L is growth with a probability of 97.5%', () => {
  const growth = growthBetween({ measure: 500, standardError: 65 }, { measure: 680, standardError: 65 })
  expect(growth.difference).toBe(180)
  expect(growth.standardError).toBeCloseTo(91.92, 2)
  expect(growth.probability).toBeCloseTo(0.975, 3)
})

test('equal results give growth a probability of 50%, and a loss of 100L one below 20%', () => {
  const at = (measure: number) => ({ measure, standardError: 80 })
  expect(growthBetween(at(500), at(500)).probability).toBe(0.5)
  expect(growthBetween(at(600), at(500)).probability).toBeLessThan(0.2)
})

test('the growth line recovers start and slope of results that lie on a line', () => {
  const points = [0, 0.5, 1.5].map((years) => ({
    at: 1e12 + years * YEAR,
    measure: 400 + 120 * years,
    standardError: 60,
  }))
  const line = growthLine(points)
  expect(line?.start).toBeCloseTo(400, 6)
  expect(line?.perYear).toBeCloseTo(120, 6)
  expect(line?.probability).toBeGreaterThan(0.9)
})

test('a growth line through two results has the standard error of their difference', () => {
  const points = [300, 420].map((measure, index) => ({ at: index * YEAR, measure, standardError: 70 + 20 * index }))
  const [first, second] = points
  if (!first || !second) throw new Error('two points were made')
  expect(growthLine(points)?.perYearError).toBeCloseTo(growthBetween(first, second).standardError, 9)
})

test('there is no growth line without results at two different times', () => {
  expect(growthLine([])).toBeNull()
  expect(growthLine([1, 2].map((measure) => ({ at: 5, measure, standardError: 60 })))).toBeNull()
})

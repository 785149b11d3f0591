import fc from 'fast-check'
import { STANDARD_PROFILE } from './profile'
import { modelReader, seededRandom, simulateAttempt } from './simulate'
import { advance, type Course, start } from './step'
import { answerTo, poolBetween } from './testing'

const POOL = poolBetween(-7, 4, 228)

function courseOf(seed: number, changes: Partial<Course> = {}): Course {
  return {
    pool: POOL,
    seen: new Set(),
    exposure: new Map(),
    prior: { mean: -1, standardDeviation: 2.2, source: 'wide' },
    profile: STANDARD_PROFILE,
    random: seededRandom(seed),
    ...changes,
  }
}

test('a test starts with two items of different genres that are easy for the expected reader', () => {
  const [first, second] = start(courseOf(1))
  expect(first?.difficulty).toBeLessThan(-1.9)
  expect(second?.difficulty).toBeLessThan(-1.9)
  expect(first?.genre).not.toBe(second?.genre)
})

test('the same random seeds give the same test', () => {
  const run = () =>
    simulateAttempt(courseOf(5), modelReader(0.5, 0.25, seededRandom(6))).answers.map(({ item }) => item.id)
  expect(run()).toEqual(run())
})

test('a test of any reader ends, repeats no item, and its progress never falls', () => {
  fc.assert(
    fc.property(fc.nat(), fc.double({ min: -8, max: 6, noNaN: true }), (seed, ability) => {
      const course = courseOf(seed)
      const { answers, steps, stopReason } = simulateAttempt(course, modelReader(ability, 0.25, course.random))
      const progress = steps.map((step) => step.progress)
      expect(new Set(answers.map(({ item }) => item.id)).size).toBe(answers.length)
      expect(answers.length).toBeLessThanOrEqual(30)
      expect(stopReason === 'length' ? answers.length : 30).toBe(30)
      expect(progress).toEqual([...progress].sort((a, b) => a - b))
      expect(progress.slice(0, -1).every((share) => share < 1)).toBe(true)
      expect(progress.at(-1)).toBe(1)
    }),
    { numRuns: 40 },
  )
})

test('a precise estimate ends the test after the item already shown, and not before 15 answers', () => {
  const profile = { ...STANDARD_PROFILE, guessing: 0, targetStandardError: 0.6 }
  const { answers, steps, stopReason } = simulateAttempt(courseOf(7, { profile }), modelReader(0, 0, seededRandom(8)))
  expect(stopReason).toBe('precision')
  expect(answers).toHaveLength(16)
  expect(steps[13]?.next).not.toBeNull()
  expect(steps[14]).toMatchObject({ next: null, finished: null })
})

test('a closed window ends the test at once', () => {
  const course = courseOf(9)
  const [first, second] = start(course)
  if (!first || !second) throw new Error('two items were expected')
  const situation = { ...course, answered: [answerTo(first, true)], pending: [second], window: 'closed' as const }
  expect(advance(situation)).toMatchObject({ finished: 'window', next: null, progress: 1 })
})

test('an exhausted pool ends the test after its last item, and an empty pool has no items to start', () => {
  const pool = POOL.slice(100, 104)
  const { answers, stopReason } = simulateAttempt(courseOf(10, { pool }), modelReader(0, 0.25, seededRandom(11)))
  expect(answers).toHaveLength(4)
  expect(stopReason).toBe('exhausted')
  expect(start(courseOf(10, { pool: [] }))).toEqual([])
})

test('three rapid guesses in a row pause the test, and so do the next three', () => {
  const course = courseOf(12)
  const hasty = POOL.slice(0, 6).map((item) => ({ ...answerTo(item, false), milliseconds: 500 }))
  const pauses = hasty.map(
    (_, index) => advance({ ...course, answered: hasty.slice(0, index + 1), pending: [], window: 'open' }).pause,
  )
  expect(pauses).toEqual([false, false, true, false, false, true])
})

test('three skips are allowed, and the number of skips left never falls below 0', () => {
  const skips = POOL.slice(0, 4).map((item) => ({ ...answerTo(item, false), skipped: true }))
  const left = [0, 1, 3, 4].map((count) => {
    return advance({ ...courseOf(13), answered: skips.slice(0, count), pending: [], window: 'open' }).skipsLeft
  })
  expect(left).toEqual([3, 2, 0, 0])
})

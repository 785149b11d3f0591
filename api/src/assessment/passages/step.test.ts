import fc from 'fast-check'
import { chanceRight } from '../model'
import { abilityOf } from '../scale'
import { seededRandom } from '../simulate'
import { STANDARD_PASSAGE_PROFILE } from './profile'
import { countIn } from './select'
import { type Respond, simulatePassages } from './simulate'
import { advancePassages, type PassageCourse, startPassages } from './step'
import { answeredAs, passagesBetween, replyOf } from './testing'

const POOL = passagesBetween(-7, 4, 300)
const PRIOR = { mean: abilityOf(600), standardDeviation: 2.2, source: 'wide' } as const

const courseOf = (seed: number, changes: Partial<PassageCourse> = {}): PassageCourse => ({
  pool: POOL,
  seen: new Set(),
  exposure: new Map(),
  prior: PRIOR,
  profile: STANDARD_PASSAGE_PROFILE,
  random: seededRandom(seed),
  ...changes,
})

const readerOf =
  (ability: number, random: () => number): Respond =>
  (passage, question) => {
    const { difficulty, guessing } = passage.questions[question]
    return replyOf(random() < chanceRight(ability, difficulty, guessing) ? 'right' : 'wrong')
  }

test('a test of any reader ends, repeats no passage and no motif, and keeps genres and kinds in balance', () => {
  fc.assert(
    fc.property(fc.nat(), fc.double({ min: -8, max: 6, noNaN: true }), (seed, ability) => {
      const course = courseOf(seed)
      const { answered, stopReason } = simulatePassages(course, readerOf(ability, course.random))
      const passages = answered.map(({ passage }) => passage)
      const motifs = passages.flatMap((passage) => passage.motifs)
      expect(new Set(motifs).size).toBe(motifs.length)
      expect(answered.length).toBeGreaterThanOrEqual(22)
      expect(answered.length).toBeLessThanOrEqual(31)
      expect(['length', 'precision']).toContain(stopReason)
      expect(Math.abs(passages.filter(({ genre }) => genre === 'literary').length - passages.length / 2)).toBeLessThan(
        1,
      )
      for (const limit of STANDARD_PASSAGE_PROFILE.kinds) {
        const share = passages.reduce((sum, passage) => sum + countIn(limit, passage), 0) / (2 * passages.length)
        expect(share).toBeGreaterThanOrEqual(limit.least)
        expect(share).toBeLessThanOrEqual(limit.most)
      }
    }),
    { numRuns: 25 },
  )
})

test('progress never falls, and is 1 only at the end', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const course = courseOf(seed)
      const reader = readerOf(abilityOf(700), course.random)
      const { steps } = simulatePassages(course, (passage, question, position) =>
        position < 6 ? replyOf('wrong') : reader(passage, question, position),
      )
      const progress = steps.map((step) => step.progress)
      expect(progress).toEqual([...progress].sort((a, b) => a - b))
      expect(progress.slice(0, -1).every((share) => share < 1)).toBe(true)
      expect(progress.at(-1)).toBe(1)
    }),
    { numRuns: 15 },
  )
})

test('the next passage is named after the first answer to a passage, and not again after the second', () => {
  const course = courseOf(3)
  const first = startPassages(course)
  if (!first) throw new Error('A passage was expected.')
  const situation = { ...course, pending: null, window: 'open' as const }
  const { next, finished } = advancePassages({ ...situation, answered: [answeredAs(first, '+')] })
  expect(next?.id).not.toBe(first.id)
  expect(finished).toBeNull()
  const then = advancePassages({ ...situation, answered: [answeredAs(first, '+-')], pending: next })
  expect(then).toMatchObject({ next: null, finished: null })
})

test('the first passage and every eighth are easy for the expected reader', () => {
  const course = courseOf(4, { prior: { ...PRIOR, standardDeviation: 0.1 } })
  const { answered } = simulatePassages(course, readerOf(PRIOR.mean, course.random))
  const difficulties = answered.map(({ passage }) => passage.questions[0].difficulty - PRIOR.mean)
  const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const isEasy = (_: number, index: number) => index % 8 === 0
  const usual = meanOf(difficulties.filter((value, index) => !isEasy(value, index)))
  expect(meanOf(difficulties.filter(isEasy))).toBeLessThan(usual - 0.5)
})

test('a closing window sends no further passage but waits for the second answer, and a closed one ends the test', () => {
  const [one, two] = POOL
  if (!one || !two) throw new Error('Two passages were expected.')
  const begun = { ...courseOf(5), answered: [answeredAs(one, '++'), answeredAs(two, '-')], pending: null }
  expect(advancePassages({ ...begun, window: 'closing' })).toMatchObject({ next: null, finished: null })
  expect(advancePassages({ ...begun, window: 'closed' })).toMatchObject({ finished: 'window', progress: 1 })
})

test('an exhausted pool ends the test after its last passage, and an empty one has none to start', () => {
  const course = courseOf(6, { pool: POOL.slice(100, 104) })
  const { answered, stopReason } = simulatePassages(course, readerOf(0, course.random))
  expect(answered).toHaveLength(4)
  expect(stopReason).toBe('exhausted')
  expect(startPassages(courseOf(6, { pool: [] }))).toBeNull()
})

test('up to five more passages follow if the first answers look blind', () => {
  const course = courseOf(7)
  const reader = readerOf(abilityOf(800), course.random)
  const nervous = simulatePassages(course, (passage, question, position) =>
    position < 8 ? replyOf('wrong') : reader(passage, question, position),
  )
  expect(nervous.answered.length).toBeGreaterThan(26)
  expect(nervous.answered.length).toBeLessThanOrEqual(31)
})

test('four rapid guesses in a row pause the test, and four skips are allowed', () => {
  const hasty = POOL.slice(0, 3).map((passage) => answeredAs(passage, '--', 900))
  const at = (answered: typeof hasty) => advancePassages({ ...courseOf(8), answered, pending: null, window: 'open' })
  expect([1, 2, 3].map((count) => at(hasty.slice(0, count)).pause)).toEqual([false, true, false])
  const skipped = POOL.slice(0, 3).map((passage) => answeredAs(passage, 'ss'))
  expect([1, 2, 3].map((count) => at(skipped.slice(0, count)).skipsLeft)).toEqual([2, 0, 0])
})

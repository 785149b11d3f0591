import { chanceRight } from '../model'
import { drawNormal, seededRandom } from '../simulate'
import { warmEstimate } from './estimate'
import { isUnusual, kindResultsOf } from './kinds'
import { STANDARD_PASSAGE_PROFILE } from './profile'
import { scorePassages } from './score'
import { answeredAs, passageAt, replyOf } from './testing'
import type { AnsweredPassage } from './types'

const PASSAGES = 24
const READERS = 500
const SPREAD = STANDARD_PASSAGE_PROFILE.testletSpread

const passages = Array.from({ length: PASSAGES }, (_, index) => passageAt(-1 + (index % 7) / 3, index))
const all = (value: number) => Array.from({ length: 2 * PASSAGES }, () => value)

/** Returns the results by kind of passages whose questions are both of one kind. */
const resultsOf = (answered: readonly AnsweredPassage[], cares = all(1), ability = 0) =>
  kindResultsOf(answered, scorePassages(answered, cares, SPREAD), ability)

/** Returns a reader's answers. Questions of a kind in `easier` are easier by so many logits than the model says. */
function answersOf(seed: number, easier: Partial<Record<string, number>> = {}): AnsweredPassage[] {
  const random = seededRandom(seed)
  const ability = drawNormal(0.3, 1, random)
  return passages.map((passage) => {
    const suits = drawNormal(0, Math.hypot(SPREAD, passage.uncertainty), random)
    const reply = ({ difficulty, guessing, kind }: (typeof passage.questions)[number]) =>
      replyOf(random() < chanceRight(ability + suits + (easier[kind] ?? 0), difficulty, guessing) ? 'right' : 'wrong')
    const [first, second] = passage.questions
    return { passage, replies: [reply(first), reply(second)] }
  })
}

const unusualIn = (answered: readonly AnsweredPassage[]) => {
  const ability = warmEstimate(scorePassages(answered, all(1), SPREAD))?.ability ?? 0
  return resultsOf(answered, all(1), ability).filter(isUnusual)
}

test('of readers who answer as the model says, at most 5 % seem better or worse at a kind of questions', () => {
  const seeds = Array.from({ length: READERS }, (_, index) => index)
  const found = seeds.filter((seed) => unusualIn(answersOf(seed)).length > 0)
  expect(found.length).toBeLessThanOrEqual(0.05 * READERS)
})

test('of readers who only guess at one kind of questions, two in five are found', () => {
  const seeds = Array.from({ length: 40 }, (_, index) => 1000 + index)
  const found = seeds.map((seed) => unusualIn(answersOf(seed, { inference: -8 })))
  expect(
    found.filter((kinds) => kinds.some(({ kind, right, expected }) => kind === 'inference' && right < expected)).length,
  ).toBeGreaterThanOrEqual(16)
})

test('two answers about a passage vary more together than two independent ones', () => {
  const same = passages.map(({ questions: [first, second], ...passage }) => ({
    ...passage,
    questions: [
      { ...first, kind: 'inference' },
      { ...second, kind: 'inference' },
    ] as const,
  }))
  const variances = [0, SPREAD].map((spread) => {
    const answered = same.map((passage) => answeredAs({ ...passage, uncertainty: 0 }, '+-'))
    const [result] = kindResultsOf(answered, scorePassages(answered, all(1), spread), 0).filter(
      ({ kind }) => kind === 'inference',
    )
    expect(result).toMatchObject({ answered: 48, correct: 24, counted: 48, right: 24 })
    return result?.variance ?? 0
  })
  const [independent = 0, dependent = 0] = variances
  expect(dependent).toBeGreaterThan(1.03 * independent)
})

test('only answers that were given after reading count, and no skips', () => {
  const answered = passages.map((passage) => answeredAs(passage, 's+'))
  const cares = all(1).map((care, index) => (index < 24 ? 0.4 : care))
  const results = resultsOf(answered, cares)
  const sum = (of: (result: (typeof results)[number]) => number) => results.reduce((total, one) => total + of(one), 0)
  expect([sum(({ answered: count }) => count), sum(({ counted }) => counted), sum(({ right }) => right)]).toEqual([
    48, 12, 12,
  ])
  expect(results.find(({ kind }) => kind === 'verbatim')).toEqual({
    kind: 'verbatim',
    answered: 0,
    correct: 0,
    counted: 0,
    right: 0,
    expected: 0,
    variance: 0,
  })
})

test('too few answers of a kind are never unusual', () => {
  const kind = { kind: 'inference', answered: 7, correct: 0, counted: 7, right: 0, expected: 6, variance: 0.5 } as const
  expect([isUnusual(kind), isUnusual({ ...kind, counted: 8 })]).toEqual([false, true])
})

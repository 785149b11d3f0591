import { chanceRight } from '../../model'
import { seededRandom } from '../../simulate'
import type { ScoredPassage } from '../patterns'
import { findBlindStretch, leaveOut } from './blind-stretch'

const LENGTHS = { minimumPassages: 22, maximumPassages: 24 }
const READERS = 200

/** Returns the passages of a reader at ability 1; the answers for which `isBlind` is true are wrong. */
function answersOf(seed: number, passages: number, isBlind: (index: number) => boolean): ScoredPassage[] {
  const random = seededRandom(seed)
  const answer = (index: number) => {
    const difficulty = 0.2 + random()
    const isRight = random() < chanceRight(1, difficulty, 0.25) && !isBlind(index)
    return { difficulty, guessing: 0.25, care: 1, credit: isRight ? 1 : 0 }
  }
  return Array.from({ length: passages }, (_, index) => ({
    spread: 0.5,
    questions: [answer(2 * index), answer(2 * index + 1)],
  }))
}

const found = (passages: number, isBlind: (index: number) => boolean) =>
  Array.from({ length: READERS }, (_, seed) => findBlindStretch(answersOf(seed, passages, isBlind), LENGTHS))

test('few careful readers seem to have a blind stretch', () => {
  expect(found(24, () => false).filter(Boolean).length).toBeLessThan(0.05 * READERS)
})

test('seven wrong answers are found at the start and at the end, also if more passages followed', () => {
  const atStart = found(24, (index) => index < 7)
  const atEnd = found(28, (index) => index >= 41 && index < 48)
  expect(atStart.filter((stretch) => stretch?.from === 0 && stretch.to >= 5 && stretch.to <= 9).length).toBeGreaterThan(
    0.55 * READERS,
  )
  expect(
    atEnd.filter((stretch) => stretch?.to === 48 && stretch.from >= 39 && stretch.from <= 43).length,
  ).toBeGreaterThan(0.55 * READERS)
})

test('a short test has no stretch of half of its answers', () => {
  const all = found(4, () => true)
  expect(all.filter((stretch) => stretch && stretch.to - stretch.from >= 4)).toEqual([])
})

test('the answers of a stretch do not count', () => {
  expect(leaveOut([1, 0.5, 1, 1], { from: 1, to: 3 })).toEqual([1, 0, 0, 1])
})

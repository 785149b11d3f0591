import { STANDARD_PASSAGE_PROFILE } from '../profile'
import { repliesOf } from '../score'
import { answeredAs, passageAt, passagesBetween } from '../testing'
import type { AnsweredPassage } from '../types'
import { careByPace } from './own-pace'
import { isRapidReply, rapidRun } from './rapid-guess'
import { classifyPace, readingPace } from './reading-pace'

const RULES = STANDARD_PASSAGE_PROFILE.rapidGuesses
const PASSAGES = passagesBetween(-3, 3, 24)

/** Returns a test in which every passage took these milliseconds for its two questions. */
const timed = (first: number, second: number): AnsweredPassage[] =>
  PASSAGES.map((passage) => {
    const { replies } = answeredAs(passage, '++')
    return {
      passage,
      replies: [
        { ...replies[0], milliseconds: first },
        { ...replies[0], milliseconds: second },
      ],
    }
  })

test('a second answer is rapid if both together are faster than reading, or it is faster than any answer', () => {
  const rapid = (first: number, second: number) =>
    repliesOf(timed(first, second).slice(0, 1)).map((reply) => isRapidReply(reply, RULES))
  expect(rapid(5000, 2000)).toEqual([true, true])
  expect(rapid(7000, 2000)).toEqual([true, false])
  expect(rapid(9000, 1400)).toEqual([false, true])
  expect(rapid(9000, 2000)).toEqual([false, false])
})

test('skips and unknown times are not rapid, and end a run of rapid guesses', () => {
  const passage = passageAt(0, 1)
  const skipped = repliesOf([answeredAs(passage, 'ss', 500)])
  expect(rapidRun(skipped, RULES)).toBe(0)
  const unknown = repliesOf([{ passage, replies: [{ outcome: 'right', milliseconds: null }] }])
  expect(isRapidReply(unknown[0] as (typeof unknown)[0], RULES)).toBe(false)
  expect(rapidRun(repliesOf([...timed(20_000, 9000), ...timed(500, 500)]), RULES)).toBe(48)
})

test('an even pace weighs all answers fully, and answers in a third of the own time hardly', () => {
  const steady = timed(50_000, 20_000)
  expect(Math.min(...careByPace(repliesOf(steady)))).toBeGreaterThan(0.9)
  const hurried = steady.map((answered, index) =>
    index % 4 === 1 ? (timed(17_000, 7000)[index] as AnsweredPassage) : answered,
  )
  const cares = careByPace(repliesOf(hurried))
  expect(cares.filter((care) => care < 0.1)).toHaveLength(12)
  expect(cares.filter((care) => care > 0.9)).toHaveLength(36)
})

test('the own pace is unknown after few answers, and an extremely fast answer gives a number', () => {
  expect(careByPace(repliesOf(timed(50_000, 20_000).slice(0, 4)))).toEqual(Array(8).fill(1))
  const [first, ...others] = timed(50_000, 20_000)
  const extreme = [answeredAs((first as AnsweredPassage).passage, '+-', 1), ...others]
  expect(careByPace(repliesOf(extreme)).every((care) => care >= 0 && care <= 1)).toBe(true)
})

test('a pace of 550 words a minute or more is impossible, and few times say nothing', () => {
  expect(readingPace(repliesOf(timed(8000, 3000)))).toBeCloseTo(600, 6)
  expect(classifyPace(repliesOf(timed(8000, 3000)))).toBe('impossible')
  expect(classifyPace(repliesOf(timed(16_000, 3000)))).toBe('plausible')
  expect(classifyPace(repliesOf(timed(8000, 3000).slice(0, 4)))).toBe('unknown')
})

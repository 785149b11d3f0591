import { chanceRight } from '../model'
import { drawNormal, seededRandom } from '../simulate'
import { compareGroups, type GroupAnswer } from './compare-groups'

/** Returns answers of a weaker and a stronger group to an item that is harder for the weaker one by `harder` logits. */
function answersOf(each: number, harder: number, seed = 3): GroupAnswer[] {
  const random = seededRandom(seed)
  return [true, false].flatMap((inGroup) =>
    Array.from({ length: each }, () => {
      const ability = drawNormal(inGroup ? -0.5 : 0.5, 1, random)
      return { ability, right: random() < chanceRight(ability, inGroup ? harder : 0, 0), inGroup }
    }),
  )
}

const counts = (inGroup: boolean, ability: number, right: number, wrong: number): GroupAnswer[] =>
  Array.from({ length: right + wrong }, (_, i) => ({ inGroup, ability, right: i < right }))

test('the difference agrees with one counted by hand in two strata', () => {
  const answers = [
    ...counts(true, 0.1, 60, 40),
    ...counts(false, 0.1, 80, 20),
    ...counts(true, 0.6, 80, 20),
    ...counts(false, 0.6, 90, 10),
  ]
  // α = (60·20 + 80·10) / (40·80 + 20·90) = 0.4, and −2.35 ln α has the opposite sign of the group's disadvantage.
  expect(compareGroups(answers)).toMatchObject({
    answers: 200,
    otherAnswers: 200,
    difference: expect.closeTo(2.35 * Math.log(0.4), 10),
    class: 'C',
  })
})

test('an item that is equally hard for equal ability is of class A, although one group answers it better', () => {
  expect(compareGroups(answersOf(1000, 0))).toMatchObject({ class: 'A' })
})

test('an item that is harder for a group is of class B or C by the size of the difference', () => {
  const slight = compareGroups(answersOf(1500, 0.53))
  const large = compareGroups(answersOf(1500, 1))
  expect(slight?.class).toBe('B')
  expect(large?.class).toBe('C')
  expect(large?.difference).toBeLessThan(-1.5)
})

test('an item that is easier for a group has a positive difference', () => {
  expect(compareGroups(answersOf(1500, -1))?.difference).toBeGreaterThan(1.5)
})

test('a large difference of few answers is chance, and not of class C', () => {
  const classes = Array.from({ length: 60 }, (_, seed) => compareGroups(answersOf(200, 0, seed + 1))?.class)
  expect(classes.filter((found) => found === 'C')).toEqual([])
})

test('groups are not compared with fewer than 200 answers of each, or if all answers are right', () => {
  expect(compareGroups(answersOf(199, 0))).toBeNull()
  expect(compareGroups([...counts(true, 0, 300, 0), ...counts(false, 0, 300, 0)])).toBeNull()
})

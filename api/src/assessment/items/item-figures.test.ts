import { chanceRight } from '../model'
import { drawNormal, seededRandom } from '../simulate'
import { type ItemAnswer, itemFigures } from './item-figures'

const analysed = { key: 2, options: 4, difficulty: 0, guessing: 0.25, spread: 0 }

/**
 * Returns answers of students whose ability is close to the item's difficulty. Wrong answers choose one of `wrong`.
 */
function answers(count: number, { difficulty = 0, wrong = [0, 1, 3] } = {}): ItemAnswer[] {
  const random = seededRandom(5)
  return Array.from({ length: count }, () => {
    const ability = drawNormal(0.5, 1, random)
    const right = random() < chanceRight(ability, difficulty, analysed.guessing)
    const miss = wrong[Math.floor(random() * wrong.length)] as number
    return { ability, choice: right ? analysed.key : miss, milliseconds: 20_000, rapid: false }
  })
}

test('figures of five answers match those counted by hand', () => {
  const { options, ...figures } = itemFigures(
    [
      { ability: 1, choice: 2, milliseconds: 10_000, rapid: false },
      { ability: 0, choice: 2, milliseconds: 30_000, rapid: false },
      { ability: -1, choice: 0, milliseconds: null, rapid: false },
      { ability: 0, choice: null, milliseconds: 5_000, rapid: false },
      { ability: 0, choice: 1, milliseconds: 400, rapid: true },
    ],
    analysed,
  )
  expect(figures).toMatchObject({ answers: 3, skipped: 1, rapid: 1, right: 2 / 3, medianSeconds: 20, doubts: [] })
  expect(figures.pointBiserial).toBeCloseTo(0.866, 3)
  expect(options).toEqual([
    { share: 1 / 3, ability: -1 },
    { share: 0, ability: null },
    { share: 2 / 3, ability: 0.5 },
    { share: 0, ability: null },
  ])
})

test('fewer right answers are expected of able students if passages suit them more or less', () => {
  const able: ItemAnswer = { ability: 2, choice: 2, milliseconds: 20_000, rapid: false }
  const alike = itemFigures([able], analysed).expected as number
  const varied = itemFigures([able], { ...analysed, spread: 0.5 }).expected as number
  expect(alike).toBeCloseTo(chanceRight(2, 0, 0.25), 10)
  expect(varied).toBeLessThan(alike)
  expect(varied).toBeGreaterThan(alike - 0.02)
})

test('an item without answers has no figures and no warnings', () => {
  expect(itemFigures([], analysed)).toMatchObject({
    answers: 0,
    right: null,
    expected: null,
    pointBiserial: null,
    doubts: [],
  })
})

test('an item that fits its model has no warnings', () => {
  expect(itemFigures(answers(600), analysed).doubts).toEqual([])
})

test('an item gets a warning when it is harder or easier than expected', () => {
  expect(itemFigures(answers(300, { difficulty: 1.5 }), analysed).doubts).toContain('harder')
  expect(itemFigures(answers(300, { difficulty: -2 }), analysed).doubts).toContain('easier')
})

test('an item gets warnings when a wrong option attracts the better readers, as with a wrong key', () => {
  const mistaken = answers(300).map((one) => ({
    ...one,
    choice: one.choice === 2 ? 1 : one.choice === 1 ? 2 : one.choice,
  }))
  expect(itemFigures(mistaken, analysed).doubts).toEqual(expect.arrayContaining(['flat', 'rival']))
})

test('an item gets a warning when a wrong option is never chosen or many answers are rapid', () => {
  expect(itemFigures(answers(300, { wrong: [0, 1] }), analysed).doubts).toEqual(['idle'])
  const skimmed = answers(100).map((one) => ({ ...one, milliseconds: 300, rapid: true }))
  expect(itemFigures([...answers(300), ...skimmed], analysed).doubts).toEqual(['hasty'])
})

import { chanceRight } from '../model'
import { drawNormal, seededRandom } from '../simulate'
import { type AnswerTable, collectAnswers, type TestStart } from './answer-table'
import { calibrate, type Held, type TheoryItem } from './calibrate'

const GUESSING = 0.25
const ERROR = 0.65
const ITEMS = 120
const TEST_LENGTH = 24
const SEED = 13

interface TrueItem extends TheoryItem {
  truth: number
}

const rmse = (errors: readonly number[]) => Math.hypot(...errors) / Math.sqrt(errors.length)
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Returns items with theoretical difficulties from −4 to 4, and true ones around them; `perPassage` share a passage. */
function drawItems(random: () => number, perPassage = 1): TrueItem[] {
  return Array.from({ length: ITEMS }, (_, i) => {
    const passage = Math.floor(i / perPassage)
    const difficulty = -4 + (8 * passage * perPassage) / ITEMS
    const theory = { difficulty, standardError: ERROR }
    return { passage, guessing: GUESSING, truth: drawNormal(difficulty, ERROR, random), theory }
  })
}

/** Returns what is expected of a student when a test starts; of every second one, an earlier test is known. */
function startOf(test: number, ability: number, random: () => number): TestStart {
  if (test % 2 === 0) return { source: 'wide', expected: 0 }
  return { source: 'last', expected: drawNormal(ability, 0.6, random) - 0.2 }
}

/**
 * Returns the answers of adaptive tests: each passage is near a simple estimate of the ability, which begins at what
 * is expected. The students are abler than any prior says, and their abilities vary less. A passage shifts the
 * ability by `shift`.
 */
function simulateTests(items: readonly TrueItem[], tests: number, random: () => number, shift = 0): AnswerTable {
  const collected = collectAnswers()
  const passages: number[][] = []
  items.forEach(({ passage }, index) => {
    passages[passage] = [...(passages[passage] ?? []), index]
  })
  const distance = (passage: readonly number[], estimate: number) =>
    Math.abs((items[passage[0] as number] as TrueItem).theory.difficulty - estimate) + 2 * random()
  const begun = Array.from({ length: tests }, (_, test) => {
    const ability = drawNormal(0.4, 1.6, random)
    const beginning = startOf(test, ability, random)
    const left = new Set(passages)
    let estimate = beginning.expected
    for (let answered = 0; answered < TEST_LENGTH; ) {
      const near = [...left].map((passage) => ({ passage, far: distance(passage, estimate) }))
      const { passage } = near.reduce((a, b) => (b.far < a.far ? b : a))
      left.delete(passage)
      const here = drawNormal(ability, shift, random)
      for (const item of passage) {
        const right = random() < chanceRight(here, (items[item] as TrueItem).truth, GUESSING)
        collected.add({ test, item, right })
        estimate += (right ? 0.6 : -1.4) / (1 + answered / 6)
        answered += 1
      }
    }
    return beginning
  })
  return collected.tableOf(begun)
}

/** Returns how the difficulties after calibration differ from the true ones, in logits. */
function errorsOf(items: readonly TrueItem[], held: readonly Held[]) {
  const errors = held.map(({ difficulty }, i) => difficulty - (items[i] as TrueItem).truth)
  const covered = errors.filter((error, i) => Math.abs(error) < 1.96 * (held[i] as Held).standardError)
  return {
    rmse: rmse(errors),
    coverage: covered.length / errors.length,
    lowDrift: Math.abs(mean(errors.slice(0, ITEMS / 4))),
    highDrift: Math.abs(mean(errors.slice(-ITEMS / 4))),
  }
}

test('items without answers keep the difficulty and standard error of theory', () => {
  const items = drawItems(seededRandom(1)).slice(0, 3)
  const held = calibrate(items, collectAnswers().tableOf([]))
  held.forEach(({ difficulty, standardError }, i) => {
    expect(difficulty).toBe(items[i]?.theory.difficulty)
    expect(standardError).toBeCloseTo(ERROR, 10)
  })
})

test.each([
  { answers: 'one answer to each passage', perPassage: 1, tests: 900, shift: 0 },
  { answers: 'two answers to each passage, which depend on each other', perPassage: 2, tests: 800, shift: 0.5 },
])(
  'difficulties come close to the truth, their intervals hold and no end of the scale drifts: $answers',
  ({ perPassage, tests, shift }) => {
    const random = seededRandom(SEED)
    const items = drawItems(random, perPassage)
    const figures = errorsOf(items, calibrate(items, simulateTests(items, tests, random, shift)))
    expect(figures.rmse).toBeLessThan(ERROR / 2)
    expect(figures.coverage).toBeGreaterThan(0.9)
    expect(figures.lowDrift).toBeLessThan(0.2)
    expect(figures.highDrift).toBeLessThan(0.2)
  },
)

test('the scale neither moves nor stretches when all items are harder than theory, the hard ones most', () => {
  const random = seededRandom(SEED)
  const items = drawItems(random).map((item) => ({ ...item, truth: 0.8 + 1.15 * item.truth }))
  const held = calibrate(items, simulateTests(items, 400, random))
  const changes = held.map(({ difficulty }, i) => difficulty - (items[i] as TrueItem).theory.difficulty)
  expect(Math.abs(mean(changes))).toBeLessThan(0.1)
  expect(Math.abs(mean(changes.slice(-40)) - mean(changes.slice(0, 40)))).toBeLessThan(0.25)
})

import { comprehension } from './model'
import { abilityOf, difficultyOf, logitsOf, measureOf, spanOf, textMeasureOf } from './scale'

test('the scale maps 0 logits to 794L and −3.3 to 200L, and has an inverse', () => {
  expect(measureOf(0)).toBe(794)
  expect(measureOf(-3.3)).toBe(200)
  expect(abilityOf(measureOf(1.234))).toBeCloseTo(1.234, 12)
  expect(spanOf(logitsOf(63))).toBeCloseTo(63, 12)
})

test('a reader at the measure of the text comprehends three quarters of it', () => {
  for (const measure of [-200, 0, 650, 1500]) {
    expect(comprehension(abilityOf(measure), difficultyOf(measure))).toBeCloseTo(0.75, 2)
  }
})

test('the measure of an item’s text can be recovered from its difficulty', () => {
  expect(textMeasureOf(difficultyOf(870))).toBeCloseTo(870, 9)
})

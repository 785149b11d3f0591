const LOGIT = 180
const ZERO = 3.3
const BASE = 200

/** Log odds of comprehension when a student's measure equals the text's: 1.1 logits, which is 75 %. */
const COMPREHENSION_OFFSET = 1.1

/** Converts an ability in logits to an unrounded measure in L. */
export function measureOf(ability: number): number {
  return LOGIT * (ability + ZERO) + BASE
}

/** Converts an unrounded measure in L to an ability in logits. */
export function abilityOf(measure: number): number {
  return (measure - BASE) / LOGIT - ZERO
}

/** Converts a difference in logits, such as a standard error, to L. */
export function spanOf(logits: number): number {
  return LOGIT * logits
}

/** Converts a difference in L to logits. */
export function logitsOf(span: number): number {
  return span / LOGIT
}

/**
 * Returns the Rasch difficulty, in logits, of an item on a text of this measure (L). It is 1.1 logits below the text,
 * so that a student at the text's own measure comprehends at 75 % (and, with a guessing floor of 1/4, answers 81 %
 * right).
 */
export function difficultyOf(textMeasure: number): number {
  return abilityOf(textMeasure) - COMPREHENSION_OFFSET
}

/** Returns the measure (L) of the text behind an item of this difficulty; the inverse of `difficultyOf`. */
export function textMeasureOf(difficulty: number): number {
  return measureOf(difficulty + COMPREHENSION_OFFSET)
}

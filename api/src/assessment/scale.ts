const LOGIT = 180
const ZERO = 3.3
const BASE = 200

/** Log odds of comprehension where a reader's measure equals the text's: 1.1 logits, that is 75 %. */
const COMPREHENSION_OFFSET = 1.1

/** Ability in logits to an unrounded measure in L. */
export function measureOf(ability: number): number {
  return LOGIT * (ability + ZERO) + BASE
}

/** Unrounded measure in L to ability in logits. */
export function abilityOf(measure: number): number {
  return (measure - BASE) / LOGIT - ZERO
}

/** A distance in logits (a standard error, say) to one in L. */
export function spanOf(logits: number): number {
  return LOGIT * logits
}

/** A distance in L to one in logits. */
export function logitsOf(span: number): number {
  return span / LOGIT
}

/**
 * Rasch difficulty, in logits, of an item written on a text of the given measure. It is 1.1 logits below the text, so
 * that a reader at the text's own measure comprehends at 75 % (and, with a guessing floor of 1/4, answers 81 % right).
 */
export function difficultyOf(textMeasure: number): number {
  return abilityOf(textMeasure) - COMPREHENSION_OFFSET
}

/** Measure in L of the text behind an item of the given difficulty; the inverse of `difficultyOf`. */
export function textMeasureOf(difficulty: number): number {
  return measureOf(difficulty + COMPREHENSION_OFFSET)
}

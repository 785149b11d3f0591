/** The lowest measure that is reported, in L. */
export const LOWEST_MEASURE = -400

/** A step on a child's path, in L. */
export const STEP_WIDTH = 50

/** Minimum probability at which growth may be called sure. */
export const SURE_GROWTH = 0.9

/** Minimum probability at which a change that is not sure is called probable. */
export const PROBABLE_GROWTH = 0.75

/**
 * The change from one measure to a later one: the difference in L as shown, and the probability (0…1) that the reader
 * truly grew.
 */
export interface Change {
  difference: number
  probability: number
}

export const hasSurelyGrown = ({ difference, probability }: Change) => difference > 0 && probability >= SURE_GROWTH

export const hasSurelyFallen = ({ difference, probability }: Change) => difference < 0 && 1 - probability >= SURE_GROWTH

/** Returns whether a change is a clear decline: as the server says, or judged by the change alone if it does not say. */
export const isClearDecline = (change: Change & { fallen?: boolean | undefined }) =>
  change.fallen ?? hasSurelyFallen(change)

/** Returns a probability as a whole number out of a hundred, but never 0 or 100. */
export function chanceInHundred(probability: number): number {
  return Math.min(99, Math.max(1, Math.round(probability * 100)))
}

/** Rounds to a multiple of `unit`; exactly half goes up, and the result is never negative zero. */
function roundTo(value: number, unit: number): number {
  return Math.floor(value / unit + 0.5) * unit + 0
}

/** Rounds a reader's measure in L to the nearest 5L. */
export function roundMeasure(measure: number): number {
  return roundTo(measure, 5)
}

/** Rounds a text's measure in L to the nearest 10L. */
export function roundText(measure: number): number {
  return roundTo(measure, 10)
}

/** Formats a rounded measure: `1010L`, or `BR100L` below zero. */
export function formatMeasure(rounded: number): string {
  return rounded < 0 ? `BR${-rounded}L` : `${rounded}L`
}

/** Returns the range of texts that suit a reader, in L: from 100L below the rounded measure to 50L above it. */
export function readingRange(rounded: number): { low: number; high: number } {
  return { low: rounded - 100, high: rounded + 50 }
}

/**
 * Returns what a child sees instead of a measure below 0L: the step that was reached, counted upwards from BR400L in
 * steps of 50L. Null from 0L upwards, where the measure itself is shown.
 */
export function childSteps(rounded: number): { step: number; of: number } | null {
  if (rounded >= 0) return null
  const of = -LOWEST_MEASURE / STEP_WIDTH
  const reached = Math.floor((rounded - LOWEST_MEASURE) / STEP_WIDTH) + 1
  return { step: Math.max(1, reached), of }
}

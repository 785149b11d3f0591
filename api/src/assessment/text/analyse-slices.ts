import { comprehension } from '../model'
import { abilityOf, difficultyOf } from '../scale'

/** What the measure of a slice depends on: the log of its words per sentence, and the mean Zipf value of its words. */
export type SliceFeatures = { logLength: number; frequency: number }

/** L = intercept + perLength · log of the words per sentence + perFrequency · mean Zipf value. */
export type Coefficients = { intercept: number; perLength: number; perFrequency: number }

/** The number of words from which a slice is complete. */
export const SLICE_WORDS = 125

/** The maximum mean frequency. A higher mean would reflect words such as "the" and "I", not vocabulary. */
export const COMMONEST_MEAN = 6.2

/** The share of a text that a reader understands whose measure equals the text's: 75 %. */
const UNDERSTOOD = comprehension(abilityOf(0), difficultyOf(0))

/** Groups sentences into slices of at least 125 words; fewer words at the end belong to the last slice. */
export function slicesOf<Sentence extends { words: readonly unknown[] }>(sentences: readonly Sentence[]): Sentence[][] {
  const slices: Sentence[][] = [[]]
  let words = 0
  let left = sentences.reduce((sum, sentence) => sum + sentence.words.length, 0)
  for (const sentence of sentences) {
    if (words >= SLICE_WORDS && left >= SLICE_WORDS) {
      slices.push([])
      words = 0
    }
    slices.at(-1)?.push(sentence)
    words += sentence.words.length
    left -= sentence.words.length
  }
  return slices
}

/** Returns the unrounded measure of a slice in L. */
export function measureOfSlice({ logLength, frequency }: SliceFeatures, coefficients: Coefficients): number {
  const { intercept, perLength, perFrequency } = coefficients
  return intercept + perLength * logLength + perFrequency * Math.min(frequency, COMMONEST_MEAN)
}

/**
 * Returns the measure of a text from those of its slices: that of a reader who understands 75 % of them all together.
 * It is a little above their mean, because what is lost on hard slices is not regained on easy ones.
 */
export function measureOfSlices(measures: readonly number[]): number {
  const difficulties = measures.map(difficultyOf)
  let low = Math.min(...measures)
  let high = Math.max(...measures)
  while (high - low > 0.01) {
    const middle = (low + high) / 2
    const understood = difficulties.reduce((sum, one) => sum + comprehension(abilityOf(middle), one), 0)
    if (understood < UNDERSTOOD * measures.length) low = middle
    else high = middle
  }
  return low
}

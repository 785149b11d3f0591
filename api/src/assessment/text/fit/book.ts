import { normalQuantile } from '../../estimate/normal'
import { featuresOf, rateWords } from '../analyse'
import type { Lexicon } from '../analyse-lexicon'
import { COMMONEST_MEAN, type Coefficients, measureOfSlices } from '../analyse-slices'
import { sentencesOf } from '../analyse-tokens'

/** The mean and the variance of a feature over the slices of a book. */
export type Spread = { mean: number; variance: number }

/** What the measure of a whole book depends on; `covariance` is that of both features over its slices. */
export type BookFeatures = { words: number; logLength: Spread; frequency: Spread; covariance: number }

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

function covarianceOf(one: readonly number[], other: readonly number[]): number {
  const [meanOne, meanOther] = [mean(one), mean(other)]
  return mean(one.map((value, index) => (value - meanOne) * ((other[index] as number) - meanOther)))
}

const spreadOf = (values: readonly number[]): Spread => ({ mean: mean(values), variance: covarianceOf(values, values) })

/** Returns the features of a book from its text. */
export function bookFeaturesOf(text: string, lexicon: Lexicon): BookFeatures {
  const sentences = rateWords(sentencesOf(text), lexicon)
  const slices = featuresOf(sentences)
  const logLengths = slices.map(({ logLength }) => logLength)
  const frequencies = slices.map(({ frequency }) => Math.min(frequency, COMMONEST_MEAN))
  return {
    words: sentences.reduce((sum, { words }) => sum + words.length, 0),
    logLength: spreadOf(logLengths),
    frequency: spreadOf(frequencies),
    covariance: covarianceOf(logLengths, frequencies),
  }
}

/** Standard normal values at the middles of equal shares, used as the values of the slices of a book. */
const normalSlices = Array.from({ length: 41 }, (_, index) => normalQuantile((index + 0.5) / 41))

/** Returns the mean of the measures of a book's slices, and by how much the measure of the book is above it. */
export function sliceMeanOf(features: BookFeatures, { intercept, perLength, perFrequency }: Coefficients) {
  const { logLength, frequency, covariance } = features
  const variance =
    perLength ** 2 * logLength.variance +
    perFrequency ** 2 * frequency.variance +
    2 * perLength * perFrequency * covariance
  const spread = Math.sqrt(Math.max(0, variance))
  return {
    sliceMean: intercept + perLength * logLength.mean + perFrequency * frequency.mean,
    above: measureOfSlices(normalSlices.map((value) => spread * value)),
  }
}

/** Returns the measure of a book in L. */
export function measureOfBook(features: BookFeatures, coefficients: Coefficients): number {
  const { sliceMean, above } = sliceMeanOf(features, coefficients)
  return sliceMean + above
}

import { analyse } from '../assessment/text/analyse'
import type { Lexicon } from '../assessment/text/analyse-lexicon'

/** The width of a band in L. */
const WIDTH = 100

/** No passage may measure farther outside its band than this, in L, and at most this share farther than half a band. */
export const FARTHEST = 150
export const FAR_SHARE = 0.13

/** The most, in L, that the mean measure of a band's passages may be from the middle of the band. */
export const MEAN_ERROR = 90

type Written = { id: string; passage: string; band: number }

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** How passages measure, compared with the bands for which they were written. Distances are in L. */
export interface BandMeasures {
  /** The measure of each passage, and how far it is outside its band; 0 inside. */
  outside: { id: string; measure: number; distance: number }[]
  /** The mean measure of each band's passages, lowest band first. */
  means: { band: number; mean: number }[]
  /** The share of passages that are farther outside than half a band. */
  farShare: number
}

/** Measures passages, and compares them with their bands. */
export function bandMeasuresOf(passages: readonly Written[], lexicon: Lexicon): BandMeasures {
  const measured = passages.map(({ id, passage, band }) => ({ id, band, measure: analyse(passage, lexicon).measure }))
  const outside = measured.map(({ id, band, measure }) => ({
    id,
    measure,
    distance: Math.max(0, band - measure, measure - band - WIDTH),
  }))
  const bands = [...new Set(passages.map(({ band }) => band))].sort((a, b) => a - b)
  const meanOf = (band: number) => mean(measured.filter((one) => one.band === band).map(({ measure }) => measure))
  return {
    outside,
    means: bands.map((band) => ({ band, mean: meanOf(band) })),
    farShare: outside.filter(({ distance }) => distance > WIDTH / 2).length / outside.length,
  }
}

/** Returns how many passages measure in the band, whatever band they were written for. */
export const countInBand = (band: number, { outside }: BandMeasures) =>
  outside.filter(({ measure }) => measure >= band && measure < band + WIDTH).length

/** Returns how far the mean measure of a band's passages is from the middle of the band, in L. */
export const meanErrorOf = ({ band, mean }: BandMeasures['means'][number]) => Math.abs(mean - band - WIDTH / 2)

/** No passage, and no band, is far from what it should measure. */
export const noBandErrors = { far: [], manyOutside: false, farBands: [], disordered: [] }

/**
 * Returns the passages and bands whose measures do not fit. Bands are the levels for which passages were written. Their
 * ids keep them when the analyser changes, so a passage may measure a little outside its band.
 */
export function bandErrorsOf(
  passages: readonly Written[],
  lexicon: Lexicon,
): Record<keyof typeof noBandErrors, unknown> {
  const { outside, means, farShare } = bandMeasuresOf(passages, lexicon)
  return {
    far: outside.filter(({ distance }) => distance > FARTHEST).map(({ id }) => id),
    manyOutside: farShare > FAR_SHARE,
    farBands: means.filter((one) => meanErrorOf(one) > MEAN_ERROR).map(({ band }) => band),
    disordered: means.filter(({ mean }, index) => mean <= (means[index - 1]?.mean ?? Number.NEGATIVE_INFINITY)),
  }
}

import { analyse } from '../assessment/text/analyse'
import type { Lexicon } from '../assessment/text/analyse-lexicon'

/** The width of a band in L. */
const WIDTH = 100

/** No passage may measure farther outside its band than this, in L, and at most this share farther than half a band. */
const FARTHEST = 150
const FAR_SHARE = 0.13

/** The most, in L, that the mean measure of a band's passages may be from the middle of the band. */
const MEAN_ERROR = 90

type Written = { id: string; passage: string; band: number }

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

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
  const measured = passages.map(({ id, passage, band }) => ({ id, band, measure: analyse(passage, lexicon).measure }))
  const outside = measured.map(({ id, band, measure }) => ({
    id,
    distance: Math.max(0, band - measure, measure - band - WIDTH),
  }))
  const bands = [...new Set(passages.map(({ band }) => band))].sort((a, b) => a - b)
  const means = bands.map((band) => mean(measured.filter((one) => one.band === band).map(({ measure }) => measure)))
  return {
    far: outside.filter(({ distance }) => distance > FARTHEST).map(({ id }) => id),
    manyOutside: outside.filter(({ distance }) => distance > WIDTH / 2).length > FAR_SHARE * outside.length,
    farBands: bands.filter((band, index) => Math.abs((means[index] as number) - band - WIDTH / 2) > MEAN_ERROR),
    disordered: bands.filter((_, index) => index > 0 && (means[index] as number) <= (means[index - 1] as number)),
  }
}

import { STANDARD_PASSAGE_PROFILE } from '../../src/assessment/passages/profile'
import { spanOf } from '../../src/assessment/scale'
import type { PassageOutcome } from './run'

/** A measured figure with its limits. A figure without limits is only shown. */
export interface Figure {
  what: string
  readers: number
  value: number
  digits: number
  least?: number
  most?: number
}

export const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Returns the share of outcomes for which this is true. */
export const shareOf = <T>(outcomes: readonly T[], is: (outcome: T) => boolean) =>
  mean(outcomes.map((one) => Number(is(one))))

/** Returns whether a test ended before it had the most regular passages. */
export const isShort = ({ test }: PassageOutcome) => test.answered.length < STANDARD_PASSAGE_PROFILE.maximumPassages

/** Returns the errors of the reported measures in L. */
const errorsOf = (outcomes: readonly PassageOutcome[]) =>
  outcomes.map(({ truth, result }) => spanOf(result.ability - truth))

/** Returns the root mean square of the errors, in L. */
export const rmseOf = (outcomes: readonly PassageOutcome[]) =>
  Math.sqrt(mean(errorsOf(outcomes).map((error) => error ** 2)))

/** Returns the mean of the errors, in L. */
export const biasOf = (outcomes: readonly PassageOutcome[]) => mean(errorsOf(outcomes))

/** Returns the share of readers whose true ability is within their band. */
export const coverageOf = (outcomes: readonly PassageOutcome[]) =>
  shareOf(outcomes, ({ truth, result: { abilityBand } }) => truth >= abilityBand.low && truth <= abilityBand.high)

/** Returns the reliability: the squared correlation of true abilities and estimates. */
export function reliabilityOf(outcomes: readonly PassageOutcome[]): number {
  const [truths, estimates] = [outcomes.map(({ truth }) => truth), outcomes.map(({ result }) => result.ability)]
  const covariance = (a: readonly number[], b: readonly number[]) =>
    mean(a.map((value, i) => value * (b[i] as number))) - mean(a) * mean(b)
  return covariance(truths, estimates) ** 2 / (covariance(truths, truths) * covariance(estimates, estimates))
}

/** How far chance may move a share among this many readers: 1.96 standard errors. */
export const chanceOf = (share: number, readers: number) => 1.96 * Math.sqrt((share * (1 - share)) / readers)

const holds = ({ value, least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY }: Figure) =>
  value >= least && value <= most

const limitOf = ({ least, most, digits }: Figure) => {
  const bounds = [
    least === undefined ? '' : `≥ ${least.toFixed(digits)}`,
    most === undefined ? '' : `≤ ${most.toFixed(digits)}`,
  ]
  return bounds.filter(Boolean).join(', ') || '–'
}

const rowOf = (figure: Figure) => ({
  figure: figure.what,
  readers: figure.readers,
  measured: figure.value.toFixed(figure.digits),
  limit: limitOf(figure),
  holds: limitOf(figure) === '–' ? '–' : holds(figure) ? 'yes' : 'no',
})

/** Prints the figures as the last line of a benchmark, and makes it fail if one of them is beyond its limit. */
export function printFigures(title: string, figures: readonly Figure[], notes: readonly string[]) {
  console.log(JSON.stringify({ title, rows: figures.map(rowOf), notes }))
  if (!figures.every(holds)) process.exitCode = 1
}

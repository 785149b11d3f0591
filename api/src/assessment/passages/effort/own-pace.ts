import type { TestReply } from '../score'

/** A time as a logarithm, without the part that the length of the passage explains. */
interface PacedReply {
  index: number
  isSecond: boolean
  time: number
}

/** Thinking takes as long as reading this many words. */
const THINKING_WORDS = 30

/** With fewer times a person’s own pace is unknown. */
const LEAST_TIMES = 10

/** The expected share of answers without reading, before the times are known. */
const EXPECTED_SHARE = 0.1
const SHARE_WEIGHT = 10

/** Natural logarithm of the factor by which answers without reading are faster: at least 1.6 times. */
const LEAST_SHIFT = 0.65
const USUAL_SHIFT = 0.8
const SHIFT_WEIGHT = 6

/** The usual spread of a careful reader’s log times, and how many times it counts as observed. */
const USUAL_SPREAD = 0.3
const SPREAD_WEIGHT = 8

const ROUNDS = 30

/** How much more likely a mixture must be than one distribution, as a natural logarithm. */
const LEAST_EVIDENCE = 1

/**
 * Returns for each reply the probability that it was given after reading, as the student’s own pace suggests: log times
 * are a mixture of two normal distributions, and those of answers without reading are lower (van der Linden 2007; Wang
 * & Xu 2015). Skips and unknown times get 1. It weighs answers and is no reason to distrust a result, because some
 * careful readers have an uneven pace.
 */
export function careByPace(replies: readonly TestReply[]): number[] {
  const cares = replies.map(() => 1)
  const paced = replies.flatMap(pacedReplyOf)
  if (paced.length < LEAST_TIMES) return cares
  const centred = withoutOwnPace(paced)
  const careful = fitMixture(centred)
  paced.forEach(({ index }, at) => {
    cares[index] = careful[at] as number
  })
  return cares
}

function pacedReplyOf({ reply, passage, isSecond }: TestReply, index: number): PacedReply[] {
  if (reply.outcome === 'skipped' || reply.milliseconds === null || reply.milliseconds <= 0) return []
  const length = isSecond ? 0 : Math.log(passage.words + THINKING_WORDS)
  return [{ index, isSecond, time: Math.log(reply.milliseconds) - length }]
}

/** Returns the times without the median of the first or the second questions. */
function withoutOwnPace(paced: readonly PacedReply[]): number[] {
  const medianAt = (second: boolean) =>
    medianOf(paced.filter(({ isSecond }) => isSecond === second).map(({ time }) => time))
  const [first, second] = [medianAt(false), medianAt(true)]
  return paced.map(({ isSecond, time }) => time - (isSecond ? second : first))
}

function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle) - 1] ?? 0)) / 2
}

/** Two normal distributions of the same spread: that of reading, and another one that is lower by `shift`. */
interface Mixture {
  centre: number
  shift: number
  spread: number
  /** The share of the lower one. */
  share: number
}

/**
 * Fits the mixture by expectation–maximisation, and returns the probability of reading for each time. Returns 1 for all
 * of them unless the mixture explains the times clearly better than one distribution does.
 */
function fitMixture(times: readonly number[]): number[] {
  let fit: Mixture = { centre: 0, shift: USUAL_SHIFT, spread: USUAL_SPREAD, share: EXPECTED_SHARE }
  for (let round = 0; round < ROUNDS; round++) fit = refit(times, carefulIn(times, fit))
  const alone = refit(
    times,
    times.map(() => 1),
  )
  const evidence = logLikelihoodOf(times, fit) - logLikelihoodOf(times, { ...alone, share: 0 })
  return evidence < LEAST_EVIDENCE ? times.map(() => 1) : carefulIn(times, fit)
}

const carefulIn = (times: readonly number[], { centre, shift, spread, share }: Mixture) =>
  times.map((time) => {
    if (time > centre) return 1
    const height = (mean: number) => -0.5 * ((time - mean) / spread) ** 2
    return 1 / (1 + (share / (1 - share)) * Math.exp(height(centre - shift) - height(centre)))
  })

function logLikelihoodOf(times: readonly number[], { centre, shift, spread, share }: Mixture): number {
  const density = (time: number, mean: number) => Math.exp(-0.5 * ((time - mean) / spread) ** 2) / spread
  const ofTime = (time: number) => (1 - share) * density(time, centre) + share * density(time, centre - shift)
  return times.reduce((sum, time) => sum + Math.log(Math.max(Number.MIN_VALUE, ofTime(time))), 0)
}

function refit(times: readonly number[], careful: readonly number[]): Mixture {
  const total = careful.reduce((sum, value) => sum + value, 0)
  const guessed = times.length - total
  const weighted = (of: (time: number, care: number) => number) =>
    times.reduce((sum, time, index) => sum + of(time, careful[index] as number), 0)
  const centre = weighted((time, care) => care * time) / total
  const low = weighted((time, care) => (1 - care) * (centre - time))
  const shift = Math.max(LEAST_SHIFT, (USUAL_SHIFT * SHIFT_WEIGHT + low) / (SHIFT_WEIGHT + guessed))
  const squares = weighted((time, care) => care * (time - centre) ** 2 + (1 - care) * (time - centre + shift) ** 2)
  const spread = Math.sqrt((USUAL_SPREAD ** 2 * SPREAD_WEIGHT + squares) / (SPREAD_WEIGHT + times.length))
  return { centre, shift, spread, share: (EXPECTED_SHARE * SHARE_WEIGHT + guessed) / (SHARE_WEIGHT + times.length) }
}

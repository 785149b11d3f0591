import type { Band } from '../../src/assessment/estimate/middle'
import type { Estimate } from '../../src/assessment/types'

/** An engine's result for one reader, in logits. */
export interface Outcome extends Estimate {
  truth: number
  band: Band
  items: number
}

/** The quality of an engine's results. Errors in logits, coverage as a share. */
export interface Figures {
  engine: string
  readers: number
  items: number
  rmse: number
  bias: number
  lowTailBias: number
  highTailBias: number
  coverage: number
  maxExposure: number | null
  p50Milliseconds: number | null
  p99Milliseconds: number | null
}

/** Two abilities. The tails are the readers below the first ability and above the second. */
export type Tails = readonly [number, number]

/** Sums up the outcomes of an engine. */
export function figuresOf(
  engine: string,
  outcomes: readonly Outcome[],
  tails: Tails,
  extra: Partial<Figures>,
): Figures {
  const errors = outcomes.map(errorOf)
  const covered = outcomes.filter(({ truth, band }) => truth >= band.low && truth <= band.high)
  return {
    engine,
    readers: outcomes.length,
    items: mean(outcomes.map((outcome) => outcome.items)),
    rmse: Math.sqrt(mean(errors.map((error) => error ** 2))),
    bias: mean(errors),
    lowTailBias: mean(outcomes.filter(({ truth }) => truth < tails[0]).map(errorOf)),
    highTailBias: mean(outcomes.filter(({ truth }) => truth > tails[1]).map(errorOf)),
    coverage: covered.length / outcomes.length,
    maxExposure: null,
    p50Milliseconds: null,
    p99Milliseconds: null,
    ...extra,
  }
}

/** Returns the time below which a given share of the times lies. */
export function timeAt(share: number, times: readonly number[]): number {
  const sorted = [...times].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] as number
}

/** Returns a band of 1.96 standard errors on both sides of the ability. */
export function plainBand({ ability, standardError }: Estimate): Band {
  return { low: ability - 1.96 * standardError, high: ability + 1.96 * standardError }
}

const shown = (value: number | null, digits: number) => (value === null ? '–' : value.toFixed(digits))

/** Returns the figures as a table row: errors in logits, times in milliseconds. */
export const rowOf = (figures: Figures): Record<string, string | number> => ({
  engine: figures.engine,
  readers: figures.readers,
  items: shown(figures.items, 1),
  RMSE: shown(figures.rmse, 3),
  bias: shown(figures.bias, 3),
  'low tail': shown(figures.lowTailBias, 3),
  'high tail': shown(figures.highTailBias, 3),
  'band covers': shown(figures.coverage, 3),
  exposure: shown(figures.maxExposure, 3),
  'p50 ms': shown(figures.p50Milliseconds, 3),
  'p99 ms': shown(figures.p99Milliseconds, 3),
})

function errorOf({ ability, truth }: Outcome): number {
  return ability - truth
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

import { type Change, chanceInHundred, formatMeasure, roundMeasure } from './measure'
import type { ReportSentence } from './report-sentence'

/** What is told of a report's growth. */
export interface Grown {
  trusted: boolean
  /** All tests up to this one. */
  growth: readonly unknown[]
  grown: (Change & { since: string }) | null
}

/** A difference between two measures as it is written: `+80L`, `−15L`, `±0L`. */
export function signedMeasure(difference: number): string {
  const rounded = roundMeasure(difference)
  const sign = rounded > 0 ? '+' : rounded < 0 ? '−' : '±'
  return `${sign}${formatMeasure(Math.abs(rounded))}`
}

/** Whether nothing came before this result, which alone can be counted on. */
export const isFirstTest = ({ growth, trusted }: Grown) => growth.length === 1 && trusted

/** Why there is no growth to tell. */
export const describeNoGrowth = (report: Grown): ReportSentence => ({
  text: isFirstTest(report)
    ? 'This is the first test. Growth shows from the second test.'
    : 'This test cannot be compared, because its measure is not reliable.',
})

/** From when the growth counts, and how likely it is to be real; between both stands the difference. */
export const describeGrowth = ({ since, probability }: NonNullable<Grown['grown']>, day: (at: string) => string) => ({
  since: { text: 'Since {{since}}:', values: { since: day(since) } } satisfies ReportSentence,
  chance: {
    text: '({{chance}}% likely to be real growth)',
    values: { chance: chanceInHundred(probability) },
  } satisfies ReportSentence,
})

import {
  type Change,
  chanceInHundred,
  formatMeasure,
  hasSurelyGrown,
  isClearDecline,
  PROBABLE_GROWTH,
  roundMeasure,
} from './measure'
import type { ReportSentence } from './report-sentence'

/** The data of a report that are needed to describe growth. */
export interface Grown {
  trusted: boolean
  /** All tests up to this one. */
  growth: readonly unknown[]
  grown: (Change & { since: string }) | null
  /** The change since the trusted test before, if that is not the first test. */
  last_change?: (JudgedChange & { since: string }) | null | undefined
}

/** Formats a difference between two measures: `+80L`, `−15L`, `±0L`. */
export function signedMeasure(difference: number): string {
  const rounded = roundMeasure(difference)
  const sign = rounded > 0 ? '+' : rounded < 0 ? '−' : '±'
  return `${sign}${formatMeasure(Math.abs(rounded))}`
}

/** Returns whether this is the first trusted result. */
export const isFirstTest = ({ growth, trusted }: Grown) => growth.length === 1 && trusted

/** Explains why the report shows no growth. */
export const describeNoGrowth = (report: Grown): ReportSentence => ({
  text: isFirstTest(report)
    ? 'This is the first test. Growth shows from the second test.'
    : 'This test cannot be compared, because its measure is not reliable.',
})

/** Explains what the growth chart shows: its two bands, and its hollow points, if it has any. */
export function describeGrowthChart({ growth }: { growth: readonly { trusted: boolean; norm: unknown }[] }): {
  middle: ReportSentence
  norm: ReportSentence | null
  untrusted: ReportSentence | null
} {
  const isShaded = growth.length > 1 && growth.every(({ norm }) => norm !== null)
  return {
    middle: { text: 'The true measure is as likely inside this band as outside.' },
    norm: isShaded ? { text: 'The middle half of children in this grade' } : null,
    untrusted: growth.every(({ trusted }) => trusted)
      ? null
      : { text: 'A hollow point marks a measure that is not reliable.' },
  }
}

/**
 * Describes the date from which growth is counted, and how likely the growth is to be real. The difference is shown
 * between these two sentences.
 */
export const describeGrowth = ({ since, probability }: NonNullable<Grown['grown']>, day: (at: string) => string) => ({
  since: { text: 'Since {{since}}:', values: { since: day(since) } } satisfies ReportSentence,
  chance: {
    text: '({{chance}}% likely to be real growth)',
    values: { chance: chanceInHundred(probability) },
  } satisfies ReportSentence,
})

/** A change, and whether the server calls it a clear decline. */
export type JudgedChange = Change & { fallen?: boolean | undefined }

export type GrowthVerdict = 'grown' | 'probably grown' | 'unclear' | 'probably fallen' | 'fallen'

/** Returns what a change amounts to. */
export function judgeGrowth(change: JudgedChange): GrowthVerdict {
  const { difference, probability } = change
  if (isClearDecline(change)) return 'fallen'
  if (hasSurelyGrown(change)) return 'grown'
  if (difference > 0 && probability >= PROBABLE_GROWTH) return 'probably grown'
  if (difference < 0 && 1 - probability >= PROBABLE_GROWTH) return 'probably fallen'
  return 'unclear'
}

const verdicts = {
  grown: { text: 'clear growth' },
  'probably grown': { text: 'probably growth' },
  unclear: { text: 'no clear change' },
  'probably fallen': { text: 'probably a decline' },
  fallen: { text: 'clear decline' },
} as const satisfies Record<GrowthVerdict, ReportSentence>

/** Says in two or three words what a change amounts to. */
export const growthWord = (change: JudgedChange): ReportSentence => verdicts[judgeGrowth(change)]

/** Says how likely the change is to be real, in the direction in which it went. */
export const growthChance = ({ difference, probability }: Change): ReportSentence =>
  difference < 0
    ? {
        text: '{{chance}}% likely to be a real decline',
        values: { chance: chanceInHundred(1 - probability) },
      }
    : { text: '{{chance}}% likely to be real growth', values: { chance: chanceInHundred(probability) } }

const lastChances = {
  grown: { text: '({{chance}}% likely to be real growth)' },
  'probably grown': { text: '({{chance}}% likely to be real growth)' },
  unclear: { text: '(no clear change)' },
  'probably fallen': { text: '({{chance}}% likely to be a real decline, so it may also be chance)' },
  fallen: { text: '(more than chance explains)' },
} as const satisfies Record<GrowthVerdict, ReportSentence>

/**
 * Describes the change since the test before in the same two sentences as the growth since the first test. Null if there
 * is no such change, or this test is not reliable.
 */
export function describeLastChange({ trusted, last_change: change }: Grown, day: (at: string) => string) {
  if (!trusted || !change) return null
  const { difference, probability, since } = change
  const chance = chanceInHundred(difference < 0 ? 1 - probability : probability)
  return {
    difference,
    since: { text: 'Since {{since}}:', values: { since: day(since) } } satisfies ReportSentence,
    chance: { ...lastChances[judgeGrowth(change)], values: { chance } } satisfies ReportSentence,
  }
}

/** Returns whether the measure is probably lower than in the test before: what it says of growth must not hide that. */
export const hasDeclinedLately = ({ last_change: change }: Pick<Grown, 'last_change'>) =>
  change != null && ['fallen', 'probably fallen'].includes(judgeGrowth(change))

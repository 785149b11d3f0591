import { formatMeasure, LOWEST_MEASURE } from './measure'
import type { ReportSentence } from './report-sentence'

/** A part of the scale, in L. */
export interface Part {
  low: number
  high: number
}

export interface Measured {
  measure: Part & { value: number }
}

/** The data of a report that are needed to describe the measure. */
export interface Meant extends Measured {
  range: Part
  /** The child's grade at the time of the test; null if unknown. */
  grade: number | null
  percentile: number | null
}

/** Formats both ends of a span. */
export const spanValues = ({ low, high }: Part) => ({ low: formatMeasure(low), high: formatMeasure(high) })

/** Explains “BR” for a measure below zero. Returns an empty array for other measures. */
export const describeBeginningReader = ({ measure }: Measured): ReportSentence[] =>
  measure.value < 0
    ? [{ text: 'BR means beginning reader. The larger the number after BR, the closer to the beginning.' }]
    : []

/**
 * Describes how certain the measure is. If it is the lowest or highest measure that is reported, the band ends there
 * too, although the true measure may be beyond it.
 */
export function describeBand({ measure }: Measured): ReportSentence {
  const values = spanValues(measure)
  if (measure.value <= LOWEST_MEASURE)
    return {
      text: 'This is the lowest measure we report. The true measure is very likely {{high}} or below.',
      values,
    }
  if (measure.value === measure.high)
    return {
      text: 'This is the highest measure we report for this grade. The true measure is very likely {{low}} or above.',
      values,
    }
  return { text: 'The true measure is very likely between {{low}} and {{high}}.', values }
}

/** Describes which texts to read at this measure. */
export const describeRange = ({ range }: Pick<Meant, 'range'>): ReportSentence => ({
  text: 'Reading range: {{low}} to {{high}}. At this level, a child understands about three quarters of a text.',
  values: spanValues(range),
})

/** The lowest and the highest percentile that are named: beyond them, few children were ever measured. */
const lowestPercentile = 5
const highestPercentile = 95

/** Returns whether a percentile is named by the end beyond which it lies. */
export const isExtremePercentile = (percentile: number) =>
  percentile < lowestPercentile || percentile > highestPercentile

const percentileTexts: Readonly<Record<string, ReportSentence['text']>> = {
  one: '{{percentile}}st percentile',
  two: '{{percentile}}nd percentile',
  few: '{{percentile}}rd percentile',
  other: '{{percentile}}th percentile',
}
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' })

/** Names a percentile: “75th percentile”, “Below the 5th percentile”. */
export function namePercentile(percentile: number): ReportSentence {
  if (percentile < lowestPercentile)
    return { text: 'Below the {{percentile}}th percentile', values: { percentile: lowestPercentile } }
  if (percentile > highestPercentile)
    return { text: 'Above the {{percentile}}th percentile', values: { percentile: highestPercentile } }
  return {
    text: percentileTexts[ordinals.select(percentile)] ?? '{{percentile}}th percentile',
    values: { percentile },
  }
}

/** Describes the child's percentile within the grade at the time of the test; empty if either is unknown. */
export function describePercentile({ grade, percentile }: Meant): ReportSentence[] {
  if (percentile === null || grade === null) return []
  if (percentile < lowestPercentile)
    return [{ text: 'Below the {{percentile}}th percentile of the grade.', values: { percentile: lowestPercentile } }]
  if (grade === 0)
    return [
      {
        text: 'Reads as well as or better than {{percentile}} of 100 children in kindergarten.',
        values: { percentile },
      },
    ]
  return [
    {
      text: 'Reads as well as or better than {{percentile}} of 100 children in grade {{grade}}.',
      values: { percentile, grade },
    },
  ]
}

const distrustSentences = {
  'not-enough-effort': {
    text: 'Many answers came faster than anyone could read the texts. This measure may be too low.',
  },
  'too-short': {
    text: 'Too few texts were read properly before answering. The true measure may be quite different.',
  },
  'no-better-than-chance': {
    text: 'The answers were no better than guessing. Perhaps the texts were not read, or were too hard. This measure may be too low.',
  },
} as const satisfies Record<string, ReportSentence>

/** Whether a measure can be relied on, with the reasons against it. */
export interface MeasureTrust {
  trusted: boolean
  doubt: keyof typeof distrustSentences | null
  /** The previous measure, in L, and its date, if it is higher by more than chance explains; null otherwise. */
  fallen: { from: number; since: string } | null
}

/** Returns a warning that a measure is not reliable, and why; null if it is reliable. `day` formats a date. */
export function describeCaution(
  { trusted, doubt, fallen }: MeasureTrust,
  day: (at: string) => string,
): { title: ReportSentence; why: ReportSentence[] } | null {
  if (!trusted) return { title: { text: 'This measure is not reliable' }, why: doubt ? [distrustSentences[doubt]] : [] }
  if (!fallen) return null
  const values = { from: formatMeasure(fallen.from), since: day(fallen.since) }
  return {
    title: { text: 'These two results differ more than chance allows' },
    why: [
      {
        text: 'The measure was {{from}} on {{since}}. One of the two results is probably off, and we cannot tell which. A third test will decide.',
        values,
      },
    ],
  }
}

/** Explains what a single measure cannot show. Returns an empty array if there is an earlier trusted measure. */
export const describeSingleResult = ({ grown }: { grown: unknown }): ReportSentence[] =>
  grown === null
    ? [
        {
          text: 'There is no earlier measure to compare with, so we cannot tell yet whether every text was read carefully. Rely on this one once a second test gives a similar result.',
        },
      ]
    : []

/** Describes how the measure was calculated. */
export const describeMethod = ({ standard_error }: { standard_error: number }): ReportSentence => ({
  text: 'Each text was chosen based on the answers before it. The measure is the one that best explains all the answers. It allows for lucky guesses, and its band also allows for careless answers. The standard error is {{error}}. A child who took their time but guessed many answers reads better than this result shows, and the answers cannot tell us so. If a result surprises you, try again on another day. When a text’s level equals the measure, the reader understands about 75% of it.',
  values: { error: formatMeasure(Math.round(standard_error)) },
})

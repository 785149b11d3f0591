import { type Grown, hasDeclinedLately, isFirstTest } from './describe-growth'
import { type Meant, type Measured, type MeasureTrust, spanValues } from './describe-measure'
import { hasSurelyGrown } from './measure'
import type { ReportSentence } from './report-sentence'

export interface Stranded {
  strands: readonly (Measured & { genre: 'literary' | 'informational' })[]
}

/** The data of a report that show whether its texts were answered faster than anyone reads. */
export interface Paced {
  too_fast?: boolean | undefined
}

/** Returns the genre whose measure is below the other genre's band, if there is one. */
export function weakerGenre({ strands }: Stranded) {
  const sorted = [...strands].sort((a, b) => a.measure.value - b.measure.value)
  const [weak, strong] = [sorted[0], sorted.at(-1)]
  return weak && strong && weak.measure.value < strong.measure.low ? weak.genre : null
}

function growthStep(report: Grown & Paced, day: (at: string) => string): ReportSentence {
  const { grown } = report
  if (report.too_fast) return { text: 'Test again without any hurry. That gives the truest picture.' }
  if (!grown)
    return {
      text: isFirstTest(report)
        ? 'Test again in a few months. Growth shows from the second test.'
        : 'Test again in a few months. Growth shows once two reliable tests can be compared.',
    }
  if (report.last_change && hasDeclinedLately(report))
    return {
      text: 'The measure is lower than on {{since}}. That may be chance: test again in 4 to 6 weeks before drawing conclusions.',
      values: { since: day(report.last_change.since) },
    }
  const values = { since: day(grown.since) }
  if (hasSurelyGrown(grown)) return { text: 'Keep going: the growth since {{since}} is very likely real.', values }
  if (grown.difference > 0)
    return { text: 'There are signs of growth since {{since}}. The next test will make it clearer.', values }
  return {
    text: 'No growth since {{since}} yet. Reading a little every day and talking about it helps most.',
    values,
  }
}

const genreSteps = {
  informational: {
    text: 'Stories are easier than factual texts. Also read about animals, places or how things work.',
  },
  literary: {
    text: 'Factual texts are easier than stories. Also read stories, and ask why the characters act as they do.',
  },
} as const satisfies Record<'literary' | 'informational', ReportSentence>

/** Returns what an adult can do next, based on the report. `day` formats a date. */
export function describeSteps(
  report: Meant & Grown & Stranded & MeasureTrust & Paced,
  day: (at: string) => string,
): ReportSentence[] {
  const { measure, range, trusted, fallen } = report
  if (!trusted) return [{ text: 'Repeat the test on a calm day. Until then, do not choose books by this result.' }]
  if (fallen)
    return [
      {
        text: 'Take a third test on a calm day. It will show whether this result or the one from {{since}} is nearer to the truth.',
        values: { since: day(fallen.since) },
      },
      { text: 'Until then, books of either level are fine. If one feels too hard, choose an easier one.' },
    ]
  const weaker = weakerGenre(report)
  return [
    {
      text: 'Choose texts between {{low}} and {{high}}: hard enough to learn from, easy enough to enjoy.',
      values: spanValues(range),
    },
    ...(measure.value < 0
      ? [{ text: 'Read together every day, a few lines at a time, and follow the words with a finger.' } as const]
      : []),
    ...(weaker ? [genreSteps[weaker]] : []),
    growthStep(report, day),
  ]
}

import type { DistrustReason, Report } from '@lekta/shared/contract/assessment/report'
import { describeNotes } from '@lekta/shared/lib/measure/describe-conditions'
import { hasDeclinedLately } from '@lekta/shared/lib/measure/describe-growth'
import { describeLead } from '@lekta/shared/lib/measure/describe-lead'
import { describeBand, describeBeginningReader } from '@lekta/shared/lib/measure/describe-measure'
import { formatMeasure, hasSurelyGrown } from '@lekta/shared/lib/measure/measure'
import type { CompoundSentence, ReportSentence } from '@lekta/shared/lib/measure/report-sentence'
import { firstNameOf } from '@lekta/shared/lib/text/first-name'
import { type Filled, type Sentence, say } from '../i18n/sentence'

/** The text of a school's letter to the parents about a report: one sentence per paragraph. */
export interface Letter {
  paragraphs: readonly Sentence[]
  /** The measure and the reading range, to be shown in a frame; null if the result is not trusted. */
  figures: { measure: string; range: Filled } | null
  advice: readonly Sentence[]
}

const spanOf = ({ low, high }: { low: number; high: number }) => ({
  low: formatMeasure(low),
  high: formatMeasure(high),
})

const sentenceOf = ({ text, values = {} }: ReportSentence): Filled => ({ english: text, values })

const compoundOf = ({ text, values = {}, parts }: CompoundSentence): Filled => ({
  english: text,
  values: {
    ...values,
    ...Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, sentenceOf(part)])),
  },
})

function grownSince(report: Report, day: (at: string) => string): Sentence[] {
  const { grown } = report
  if (!grown || !hasSurelyGrown(grown) || hasDeclinedLately(report)) return []
  return [
    say('Your child’s reading has grown since {{since}}, and this growth is very likely real.', {
      since: day(grown.since),
    }),
  ]
}

const suiting = ({ child, range }: Report) =>
  say(
    'Books between {{low}} and {{high}} are at the right level for {{name}} now. At this level, a child understands about three quarters of a text: enough to enjoy it and to learn from it.',
    { name: child.name, ...spanOf(range) },
  )

const repeated = ({ from, since }: NonNullable<Report['fallen']>, day: (at: string) => string) =>
  say(
    'On {{since}} it was {{from}}. The two results differ more than chance allows, and we cannot tell which of them is off. A third test will decide.',
    { since: day(since), from: formatMeasure(from) },
  )

function trusted(report: Report, day: (at: string) => string): Sentence[] {
  const { measure, fallen, child } = report
  const lead = describeLead(report, firstNameOf(child))
  return [
    ...(lead ? [compoundOf(lead)] : []),
    say('The test shows a reading measure of {{measure}} on the Lexile scale. No test is exact. {{sure}}', {
      measure: formatMeasure(measure.value),
      sure: sentenceOf(describeBand(report)),
    }),
    ...describeBeginningReader(report).map(sentenceOf),
    ...describeNotes(report).map(sentenceOf),
    ...(fallen ? [repeated(fallen, day)] : [suiting(report), ...(report.too_fast ? [] : grownSince(report, day))]),
  ]
}

/** Sentences that explain, without blame, why a result cannot be trusted. */
const untrusted: Readonly<Record<DistrustReason, Sentence>> = {
  'not-enough-effort':
    'Many answers came faster than anyone could read the texts, so this test does not show how well your child reads. It will be repeated on a calm day.',
  'too-short':
    'Too few texts were read properly before answering, so this test does not show how well your child reads. It will be repeated on a calm day.',
  'no-better-than-chance':
    'The answers were no better than guessing, so this test does not show how well your child reads. Perhaps the texts were too hard. It will be repeated on a calm day.',
}

/** Returns the letter about a report. `day` formats a day in the letter's language. */
export function letterOf(report: Report, day: (at: string) => string): Letter {
  const taken = say('On {{day}} your child took the reading test “{{title}}”.', {
    day: day(report.finished_at),
    title: report.title,
  })
  return {
    paragraphs: [taken, ...(report.doubt ? [untrusted[report.doubt]] : trusted(report, day))],
    figures:
      report.trusted && !report.fallen
        ? { measure: formatMeasure(report.measure.value), range: say('{{low}} to {{high}}', spanOf(report.range)) }
        : null,
    advice: [
      'Read together for 10 to 15 minutes each day, and let your child choose the book.',
      'Talk about what you read: what happened, and why? What might happen next?',
      'Praise the effort, not the number. Children grow as readers at different speeds.',
    ],
  }
}

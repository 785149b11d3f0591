import { type ReadingAid, readingAids } from '@lekta/shared/contract/assessment/reading'
import type { ListedReport, Report } from '@lekta/shared/contract/assessment/report'
import { LOWEST_MEASURE, roundMeasure, roundText } from '@lekta/shared/lib/measure/measure'
import { middleHalf } from '@lekta/shared/lib/measure/middle-half'
import { deriveAnyDetails, deriveAnyTrust, isPassageProfile, type TestRecord } from '../assessment/engines'
import type { ResultDetails } from '../assessment/estimate/measures'
import { classifyPace } from '../assessment/passages/effort/reading-pace'
import { isUnusual } from '../assessment/passages/kinds'
import type { PassageDetails } from '../assessment/passages/result'
import { repliesOf } from '../assessment/passages/score'
import { clipToGrade } from '../assessment/percentile-norms'
import { spanOf } from '../assessment/scale'
import type { Grade } from '../assessment/types'
import { type Attempt, isAnswered } from '../attempt/attempt-state'
import { formOf } from '../attempt/forms/form-of'
import { type Expectation, isDecline } from '../results/decline'
import { presentGrowth, presentMeasure, presentRange } from '../results/present-latest-result'
import { answeredItems, textNumberIn } from './answered-items'
import { type Finished, finishedOf, grownOf, lastChangeOf, presentTest, trustedBefore } from './history'
import type { HistoryRow, ReportRow } from './queries'
import { samplesFor } from './sample-passages'

/** Half the width of a 95 % band for one kind of text, in standard errors. */
const sure = 1.96

/** The distances from the measure, in L, at which comprehension is forecast. */
const texts = [-250, -100, 0, 100, 250]

export function presentListedReport(row: ReportRow): ListedReport {
  const attempt = finishedOf(row.attempt)
  const { code, title, child } = row
  return {
    id: attempt.id,
    code,
    assignment_id: attempt.assignmentId,
    tries: attempt.tries,
    title,
    child,
    finished_at: attempt.finishedAt.toISOString(),
    measure: presentMeasure(attempt),
    trusted: attempt.trusted,
    percentile: attempt.percentile,
  }
}

const minutesOf = ({ startedAt, finishedAt }: { startedAt: Date; finishedAt: Date }) =>
  Math.max(1, Math.round((finishedAt.getTime() - startedAt.getTime()) / 60_000))

const strandsOf = ({ strands }: ResultDetails, grade: Grade | null): Report['strands'] =>
  strands.flatMap(({ genre, estimate }) => {
    if (!estimate) return []
    const { measure, standardError } = estimate
    const shown = (value: number) => roundMeasure(clipToGrade(value, grade))
    const [low, high] = [measure - sure * standardError, measure + sure * standardError]
    const shownMeasure = { value: shown(measure), low: shown(low), high: shown(high) }
    return [
      { genre, measure: shownMeasure, middle: middleHalf({ measure: shownMeasure, standard_error: standardError }) },
    ]
  })

/** Returns what was expected of the child; nothing for a test of single items, or if no result came before it. */
const expectationOf = ({ profile, priorSource, priorMean, priorDeviation }: Attempt['row']): Expectation =>
  isPassageProfile(profile) && priorSource === 'last'
    ? { expectedAbility: priorMean, expectedDeviation: priorDeviation }
    : { expectedAbility: null, expectedDeviation: null }

/** Returns the previous trusted test if the measure is a clear decline from it. */
function fallenOf(history: readonly HistoryRow[], last: Attempt['row'] & Finished): Report['fallen'] {
  const before = trustedBefore(history, last)
  if (!last.trusted || !before) return null
  if (!isDecline(presentGrowth(before, last), { ...last, ...expectationOf(last) })) return null
  return { from: presentMeasure(before).value, since: before.finishedAt.toISOString() }
}

/** Returns the change since the trusted test before the last one, unless that is the first one. */
function presentLastChange(history: readonly HistoryRow[], last: Attempt['row'] & Finished): Report['last_change'] {
  const change = lastChangeOf(history, last)
  return change && { ...change, fallen: fallenOf(history, last) !== null }
}

/** Returns the number of texts for which each reading aid was used; null if no browser reported any. */
function aidsOf(attemptItems: Attempt['attemptItems'], textOf: (number: number) => number): Report['aids'] {
  const withAids = attemptItems.filter(isAnswered).filter(({ aids }) => aids !== null)
  if (withAids.length === 0) return null
  const textsWith = (aid: ReadingAid) =>
    new Set(withAids.filter(({ aids }) => aids?.includes(aid)).map(({ number }) => textOf(number))).size
  const counted = readingAids.map((aid) => ({ aid, texts: textsWith(aid) }))
  return counted.filter(({ texts }) => texts > 0)
}

/** Returns whether the texts were answered faster than anyone reads for meaning. */
function isTooFast(record: TestRecord): boolean {
  const replies =
    record.form === 'passages'
      ? repliesOf(record.answered)
      : record.answers.map(({ item, skipped, correct, milliseconds }) => ({
          reply: { outcome: skipped ? 'skipped' : correct ? 'right' : 'wrong', milliseconds } as const,
          passage: item,
          isSecond: false,
        }))
  return classifyPace(replies) === 'impossible'
}

/** What only tests with two questions per passage show. */
function passageResults({ kinds = [], leftOut = null }: Partial<PassageDetails>, { trusted }: Finished) {
  return {
    left_out: leftOut && { from: leftOut.from + 1, to: leftOut.to },
    kinds: trusted
      ? kinds.filter(isUnusual).map(({ kind, counted, right, expected }) => ({
          kind,
          answered: counted,
          right,
          expected: Math.round(10 * expected) / 10,
        }))
      : [],
  }
}

/** Returns why the result of an attempt that was not trusted cannot be; null if today's rules trust it. */
function untrustedBecause(record: TestRecord): Report['doubt'] {
  const trust = deriveAnyTrust(record)
  return trust === 'trusted' ? null : trust
}

interface Shown {
  /** Whether the report has the list of answers. */
  withAnswers: boolean
  /** Whether that list has the beginnings of the questions. Parents must not get them, because other tests ask them. */
  withQuestions: boolean
}

/** Presents a finished attempt in full. What the attempt's row does not contain is derived from its frozen record. */
export function presentReport(row: ReportRow, bank: Attempt['bank'], { withAnswers, withQuestions }: Shown): Report {
  const { attemptItems, history } = row
  const attempt = finishedOf(row.attempt)
  const { stopReason } = attempt
  if (stopReason === null) throw new Error(`Attempt ${attempt.id} has no reason why it ended.`)
  const { value } = presentMeasure(attempt)
  const sample = texts.map((distance) => roundText(value + distance)).filter((text) => text >= LOWEST_MEASURE)
  const record = formOf(attempt.profile).recordOf({ row: attempt, attemptItems, bank }, stopReason, sample)
  const result = deriveAnyDetails(record, attempt.ability)
  return {
    ...presentListedReport(row),
    grade: attempt.grade,
    standard_error: Math.round(spanOf(attempt.standardError)),
    range: presentRange(attempt.ability, attempt.grade),
    place: row.schoolId === null ? 'home' : 'school',
    ended: stopReason,
    items: result.answered,
    right: result.correct,
    skipped: result.skipped,
    minutes: minutesOf(attempt),
    aids: aidsOf(attemptItems, textNumberIn(attempt)),
    doubt: attempt.trusted ? null : untrustedBecause(record),
    fallen: fallenOf(history, attempt),
    rapid_share: result.effort.share,
    too_fast: isTooFast(record),
    ...(record.form === 'passages' && {
      texts: record.answered.length,
      ...passageResults(result, attempt),
    }),
    strands: strandsOf(result, attempt.grade),
    growth: history.map(finishedOf).map(presentTest),
    grown: grownOf(history, attempt),
    last_change: presentLastChange(history, attempt),
    forecast: result.forecast.map(({ textMeasure, comprehension }) => ({ text: textMeasure, comprehension })),
    samples: attempt.trusted ? samplesFor(value) : [],
    answers: withAnswers ? answeredItems({ row: attempt, attemptItems, bank }, { withQuestions }) : null,
  }
}

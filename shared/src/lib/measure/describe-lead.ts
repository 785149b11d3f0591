import { type Measured, type MeasureTrust, type Part, spanValues } from './describe-measure'
import { middleHalf } from './middle-half'
import type { CompoundSentence, ReportSentence } from './report-sentence'

/** The children of each grade, from kindergarten on. */
const readers = [
  { text: 'children in kindergarten' },
  { text: 'first graders' },
  { text: 'second graders' },
  { text: 'third graders' },
  { text: 'fourth graders' },
  { text: 'fifth graders' },
  { text: 'sixth graders' },
  { text: 'seventh graders' },
  { text: 'eighth graders' },
  { text: 'ninth graders' },
  { text: 'tenth graders' },
  { text: 'eleventh graders' },
  { text: 'twelfth graders' },
] as const satisfies readonly ReportSentence[]

/** The data of a report that show how a measure compares with the grade. */
export interface Graded extends Measured {
  id: number
  /** The child's grade at the time of the test; null if unknown. */
  grade: number | null
  growth: readonly { report_id: number; norm: Part | null }[]
}

/** A grade at the time of a test: its children, and the range of their middle half. */
export interface GradeNorm {
  readers: ReportSentence
  norm: Part
}

/** Returns the children of this grade with the range of their middle half; null if either is unknown. */
export function gradeNormOf(grade: number | null, norm: Part | null): GradeNorm | null {
  const inGrade = grade === null ? undefined : readers[grade]
  return norm && inGrade ? { readers: inGrade, norm } : null
}

/** Returns the norm of the child's grade at the time of this test; null if the grade is unknown. */
export const gradeNorm = ({ id, grade, growth }: Graded): GradeNorm | null =>
  gradeNormOf(grade, growth.find(({ report_id }) => report_id === id)?.norm ?? null)

/** The data of a report that are needed to put its result into one sentence. */
export interface Led extends Graded, Pick<MeasureTrust, 'trusted' | 'fallen'> {
  range: Part
  too_fast?: boolean | undefined
}

/** Puts a report's result into one sentence about the child of this name; null if a doubt about it comes first. */
export function describeLead(report: Led, name: string): CompoundSentence | null {
  const { trusted, fallen, too_fast } = report
  return !trusted || fallen || too_fast ? null : describeReader(report, gradeNorm(report), name)
}

/**
 * Puts a trusted measure into one sentence about the child of this name. Beyond the middle half of the grade, the next
 * half of its width counts as a little above it or on the way to it: about a sixth of the grade each.
 */
export function describeReader(
  { measure, range }: Measured & { range: Part },
  inGrade: GradeNorm | null,
  name: string,
): CompoundSentence {
  if (inGrade) return comparison(measure.value, inGrade, name)
  if (measure.value < 0) return { text: '{{name}} is beginning to read.', values: { name }, parts: {} }
  return {
    text: 'Texts from {{low}} to {{high}} suit {{name}} now.',
    values: { name, ...spanValues(range) },
    parts: {},
  }
}

function comparison(value: number, { readers: inGrade, norm }: GradeNorm, name: string): CompoundSentence {
  const text = value < 0 ? beginnerText(value, norm) : readerText(value, norm)
  return { text, values: { name }, parts: { readers: inGrade } }
}

function beginnerText(value: number, { low, high }: Part): ReportSentence['text'] {
  if (value > high) return '{{name}} is beginning to read, a little ahead of most {{readers}}.'
  if (value >= low) return '{{name}} is beginning to read, like many {{readers}}.'
  return '{{name}} is beginning to read.'
}

function readerText(value: number, { low, high }: Part): ReportSentence['text'] {
  const step = (high - low) / 2
  if (value > high + step) return '{{name}} reads well above most {{readers}}.'
  if (value > high) return '{{name}} reads a little above most {{readers}}.'
  if (value >= low) return '{{name}} reads like most {{readers}}.'
  if (value >= low - step) return '{{name}} is working towards the level of most {{readers}}.'
  return 'Texts that are easier than those for most {{readers}} suit {{name}} best for now.'
}

/** Explains the bands of the picture of a measure: the middle half of the grade, and that of the measure. */
export function describePicture(report: Graded & { standard_error: number }): {
  norm: CompoundSentence | null
  middle: ReportSentence | null
} {
  const inGrade = gradeNorm(report)
  const middle = middleHalf(report)
  return {
    norm: inGrade && {
      text: 'The middle half of {{readers}}: {{low}} to {{high}}',
      values: spanValues(inGrade.norm),
      parts: { readers: inGrade.readers },
    },
    middle: middle && {
      text: 'The true measure is as likely between {{low}} and {{high}} as outside.',
      values: spanValues(middle),
    },
  }
}

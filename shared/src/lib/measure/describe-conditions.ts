import type { ReportSentence } from './report-sentence'

/** How a test was taken and how it went. */
export interface Taken {
  title: string
  finished_at: string
  place: 'school' | 'home'
  ended: 'length' | 'precision' | 'window' | 'exhausted'
  items: number
  right: number
  skipped: number
  minutes: number
  rapid_share: number
  /** The number of texts if each has two questions; otherwise \`items\` are texts. */
  texts?: number | undefined
  too_fast?: boolean | undefined
}

export interface Fact {
  name: ReportSentence['text']
  value: string | ReportSentence
}

const locationLabels = { school: { text: 'At school' }, home: { text: 'At home' } } as const satisfies Record<
  Taken['place'],
  ReportSentence
>

const endings = {
  length: { text: 'All texts completed' },
  precision: { text: 'The measure was precise enough' },
  window: { text: 'The test closed' },
  exhausted: { text: 'No suitable text was left' },
} as const satisfies Record<Taken['ended'], ReportSentence>

/** Describes the conditions under which a test was taken, line by line. */
export function describeConditions(report: Taken, language: string, day: (at: string) => string): Fact[] {
  const number = new Intl.NumberFormat(language)
  const percent = new Intl.NumberFormat(language, { style: 'percent' })
  return [
    { name: 'Test', value: report.title },
    { name: 'Taken on', value: day(report.finished_at) },
    { name: 'Where it was taken', value: locationLabels[report.place] },
    { name: 'Why it ended', value: endings[report.ended] },
    ...(report.texts === undefined
      ? [{ name: 'Texts answered', value: number.format(report.items) } as const]
      : [
          { name: 'Texts read', value: number.format(report.texts) } as const,
          { name: 'Questions answered', value: number.format(report.items) } as const,
        ]),
    { name: 'Answered correctly', value: number.format(report.right) },
    { name: report.texts === undefined ? 'Texts skipped' : 'Questions skipped', value: number.format(report.skipped) },
    report.too_fast
      ? { name: 'Reading time', value: describeFastTime(report) }
      : { name: 'Reading time in minutes', value: number.format(report.minutes) },
    { name: 'Answers given too fast', value: percent.format(report.rapid_share) },
  ]
}

/** Describes the time of a test whose texts were answered faster than anyone reads. */
export const describeFastTime = ({ minutes }: Pick<Taken, 'minutes'>): ReportSentence =>
  minutes === 1
    ? { text: 'Unusually fast: 1 minute' }
    : { text: 'Unusually fast: {{minutes}} minutes', values: { minutes } }

/** The data of a report that show which answers did not count, and whether they came at an impossible pace. */
export interface Noted extends Pick<Taken, 'minutes' | 'too_fast'> {
  left_out?: { from: number; to: number } | null | undefined
}

/** Tells adults without blame which answers did not count, and that the pace was too fast for reading. */
export function describeNotes({ minutes, too_fast, left_out }: Noted): ReportSentence[] {
  return [
    ...(too_fast
      ? [
          describeFastTime({ minutes }),
          {
            text: 'At this pace, texts can hardly be read for their meaning. A test without any hurry will show whether this measure holds.',
          } as const,
        ]
      : []),
    ...(left_out
      ? [
          left_out.from === 1
            ? ({
                text: 'Answers {{from}} to {{to}} did not count, because they look more like guesses than reading. Many children need a moment to settle in.',
                values: left_out,
              } as const)
            : ({
                text: 'Answers {{from}} to {{to}} did not count, because they look more like guesses than reading. Many children are tired towards the end.',
                values: left_out,
              } as const),
        ]
      : []),
  ]
}

const aidLabels = {
  'size:large': { text: 'Large letters' },
  'size:largest': { text: 'Very large letters' },
  'face:plain': { text: 'Plain letters' },
  'face:dyslexia': { text: 'Dyslexia-friendly letters' },
  'contrast:high': { text: 'High contrast' },
  'contrast:soft': { text: 'Soft colours' },
  'spacing:wide': { text: 'Wide spacing' },
  'spacing:widest': { text: 'Very wide spacing' },
  'ruler:on': { text: 'Reading ruler' },
} as const satisfies Record<string, ReportSentence>

/** How the texts of a test were shown, and their number. */
export interface Shown {
  /**
   * The reading aids that were used, with the number of texts for each; null for a test before aids were recorded.
   */
  aids: readonly { aid: keyof typeof aidLabels; texts: number }[] | null
  items: number
  skipped: number
  /** The number of texts if each has two questions. */
  texts?: number | undefined
}

/** Describes the reading aids, each with its number of texts unless it was used for all. Null if not recorded. */
export function describeReadingAids({
  aids,
  items,
  skipped,
  texts: passages,
}: Shown): { aid: ReportSentence; part: ReportSentence | null }[] | null {
  if (!aids) return null
  if (aids.length === 0) return [{ aid: { text: 'Standard' }, part: null }]
  const all = passages ?? items + skipped
  return aids.map(({ aid, texts }) => ({
    aid: aidLabels[aid],
    part: texts < all ? { text: '{{texts}} of {{all}} texts', values: { texts, all } } : null,
  }))
}

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
    { name: 'Texts answered', value: number.format(report.items) },
    { name: 'Answered correctly', value: number.format(report.right) },
    { name: 'Texts skipped', value: number.format(report.skipped) },
    { name: 'Reading time in minutes', value: number.format(report.minutes) },
    { name: 'Answers given too fast', value: percent.format(report.rapid_share) },
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
}

/** Describes the reading aids, each with its number of texts unless it was used for all. Null if not recorded. */
export function describeReadingAids({
  aids,
  items,
  skipped,
}: Shown): { aid: ReportSentence; part: ReportSentence | null }[] | null {
  if (!aids) return null
  if (aids.length === 0) return [{ aid: { text: 'Standard' }, part: null }]
  const all = items + skipped
  return aids.map(({ aid, texts }) => ({
    aid: aidLabels[aid],
    part: texts < all ? { text: '{{texts}} of {{all}} texts', values: { texts, all } } : null,
  }))
}

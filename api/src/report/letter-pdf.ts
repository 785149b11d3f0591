import type { Report } from '@lekta/shared/contract/assessment/report'
import { type Language, type Sentence, say, speak } from '../i18n/sentence'
import { colors, openSheet, page, type Sheet } from '../pdf/sheet'
import { drawMeasure, putMeasureKeys } from './draw-measure'
import { openReportSheet, putFoot, putList, type ReportSheet } from './draw-report-page'
import { type Letter, letterOf } from './letter-text'
import type { Heading } from './queries'

const whole = { x: page.left, width: page.width } as const
const size = 11

/** Draws the sender, the place and the date. Returns the y at which the letter continues. */
function putHead({ sheet, heading, day }: ReportSheet, now: Date): number {
  const { school, address, city } = heading
  sheet.document.rect(0, 0, 596, 10).fill(colors.teal)
  let below = sheet.put(school ?? '', { ...whole, y: 48 }, { font: 'bold', size: 17 })
  const lines = [address, city].filter((line) => line !== null).join(', ')
  if (lines) below = sheet.put(lines, { ...whole, y: below }, { color: colors.grey })
  sheet.line(below + 8)
  const today = day(now.toISOString())
  return sheet.put(city ? `${city}, ${today}` : today, { ...whole, y: below + 24 }, { size, align: 'right' }) + 12
}

/** Draws the measure in a frame, so that readers see it first. */
function putFigures(reportSheet: ReportSheet, figures: NonNullable<Letter['figures']>, y: number) {
  const { sheet, report, translate, language } = reportSheet
  const { document, put } = sheet
  document.roundedRect(page.left, y, page.width, 132, 8).fill('#f1f8f8')
  const columns = [
    { label: translate('Reading measure'), value: figures.measure, x: page.left + 18 },
    { label: translate('Books at the right level'), value: speak(figures.range, language), x: page.left + 200 },
  ]
  for (const { label, value, x } of columns) {
    const below = put(label, { x, y: y + 12, width: 260 }, { size: 9.5, color: colors.grey })
    put(value, { x, y: below, width: 260 }, { font: 'bold', size: 20 })
  }
  const drawn = drawMeasure(sheet, report, { x: page.left + 30, y: y + 62, width: page.width - 60 })
  putMeasureKeys(reportSheet, { x: page.left + 18, y: drawn + 1, width: page.width - 36 })
  return y + 146
}

function putSignature({ sheet, translate, heading }: ReportSheet, y: number): number {
  const at = { x: page.left, width: 220 }
  const line = y + 54
  sheet.put(translate('Kind regards'), { ...at, y }, { size })
  sheet.document
    .moveTo(at.x, line)
    .lineTo(at.x + at.width, line)
    .lineWidth(0.7)
    .stroke(colors.grey)
  const name = heading.writer ?? ''
  const below = name ? sheet.put(name, { ...at, y: line + 4 }, { size, font: 'bold' }) : line + 4
  return sheet.put(translate(name ? 'Teacher' : 'Head teacher'), { ...at, y: below }, { size: 9.5, color: colors.grey })
}

/** Draws a letter to the parents about a report on the current page, in one language, with a line to sign on. */
export function drawLetter(
  sheet: Sheet,
  report: Report,
  heading: Heading,
  { language, now }: { language: Language; now: Date },
): void {
  const reportSheet = openReportSheet(sheet, { report, heading, language })
  const write = (sentence: Sentence, y: number) => sheet.put(speak(sentence, language), { ...whole, y }, { size }) + 7
  const { paragraphs, figures, advice } = letterOf(report, reportSheet.day)
  let below = write(say('Dear parents of {{name}},', { name: report.child.name }), putHead(reportSheet, now)) + 4
  if (figures) below = putFigures(reportSheet, figures, below)
  for (const paragraph of paragraphs) below = write(paragraph, below)
  below =
    sheet.put(reportSheet.translate('What helps at home'), { ...whole, y: below + 8 }, { font: 'bold', size: 13 }) + 5
  const steps = advice.map((step) => speak(step, language))
  below = putList(reportSheet, steps, { ...whole, y: below }, size) + 8
  below = write('Please contact us if you have any questions.', below)
  putSignature(reportSheet, below + 10)
  putFoot(reportSheet)
}

/** Returns a letter to the parents about a report, on one A4 page in one language. */
export function letterPdf(
  report: Report,
  heading: Heading,
  language: Language,
  now: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const sheet = openSheet(`${speak('Letter to parents', language)}: ${report.child.name}`)
  drawLetter(sheet, report, heading, { language, now })
  return sheet.close()
}

import type { Report } from '@lekta/shared/contract/assessment/report'
import { describeNotes } from '@lekta/shared/lib/measure/describe-conditions'
import {
  describeGrowth,
  describeGrowthChart,
  describeLastChange,
  describeNoGrowth,
  signedMeasure,
} from '@lekta/shared/lib/measure/describe-growth'
import { describeLead } from '@lekta/shared/lib/measure/describe-lead'
import {
  describeBand,
  describeBeginningReader,
  describeCaution,
  describePercentile,
  describeRange,
  describeSingleResult,
} from '@lekta/shared/lib/measure/describe-measure'
import { describeSteps } from '@lekta/shared/lib/measure/describe-steps'
import { formatMeasure } from '@lekta/shared/lib/measure/measure'
import { writeCompound } from '@lekta/shared/lib/measure/report-sentence'
import { firstNameOf } from '@lekta/shared/lib/text/first-name'
import { type Language, say, speak } from '../i18n/sentence'
import { colors, openSheet, page, type Sheet } from '../pdf/sheet'
import { drawGrowth } from './draw-growth'
import { bandColor, drawMeasure, normColor, putKeys, putMeasureKeys } from './draw-measure'
import { openReportSheet, putFoot, putList, putTitle, type ReportSheet } from './draw-report-page'
import type { Heading } from './queries'
import { putDetails } from './report-pdf-details'

/** The y at which the footer of a page begins. */
const lowest = 796
const sampleSize = 10

const whole = { x: page.left, width: page.width } as const

const gradeOf = ({ report: { grade }, translate, language }: ReportSheet) =>
  grade === null ? [] : [grade === 0 ? translate('Kindergarten') : speak(say('Grade {{grade}}', { grade }), language)]

function putHead(reportSheet: ReportSheet): number {
  const { sheet, report, heading, translate, day } = reportSheet
  sheet.putBrand()
  const at = { x: 300, y: 44, width: page.right - 300 }
  const below = sheet.put(translate('Reading report'), at, { font: 'bold', size: 16, align: 'right' })
  if (heading.school) sheet.put(heading.school, { ...at, y: below }, { color: colors.grey, align: 'right' })
  const name = sheet.put(report.child.name, { ...whole, y: 92 }, { font: 'bold', size: 22 })
  const facts = [...gradeOf(reportSheet), report.title, day(report.finished_at)].join(' · ')
  return sheet.put(facts, { ...whole, y: name }, { color: colors.grey }) + 14
}

/** If the measure cannot be trusted, draws the reason. Returns the y at which the page continues. */
function putCaution({ sheet, report, write, day }: ReportSheet, y: number): number {
  const caution = describeCaution(report, day)
  if (!caution) return y
  const box = { x: page.left + 14, width: page.width - 28 }
  const why = caution.why.map(write).join(' ')
  const height = 33 + sheet.heightOf(why, box.width, 9.5)
  sheet.document.roundedRect(page.left, y, page.width, height, 6).fill('#fdf1e2')
  const below = sheet.put(write(caution.title), { ...box, y: y + 8 }, { font: 'bold', color: '#8a4b00' })
  sheet.put(why, { ...box, y: below }, { size: 9.5 })
  return y + height + 12
}

/** Draws what the report says first: the doubt or the result in one sentence, and which answers did not count. */
function putLead(reportSheet: ReportSheet, y: number): number {
  const { sheet, report, write } = reportSheet
  let below = putCaution(reportSheet, y)
  const lead = describeLead(report, firstNameOf(report.child))
  if (lead) below = sheet.put(writeCompound(lead, write), { ...whole, y: below }, { font: 'bold', size: 13 }) + 5
  for (const note of describeNotes(report)) below = sheet.put(write(note), { ...whole, y: below }) + 3
  return below
}

/** Draws how sure the measure is. */
function putCertainty({ sheet, report, write, translate }: ReportSheet, y: number): number {
  let below = sheet.put(translate('How sure are we?'), { ...whole, y }, { font: 'bold', size: 9.5 })
  for (const sentence of [describeBand(report), ...describeSingleResult(report)])
    below = sheet.put(write(sentence), { ...whole, y: below }, { size: 9.5 }) + 1
  return below
}

function putMeasure(reportSheet: ReportSheet, y: number): number {
  const { sheet, report, write } = reportSheet
  const { trusted, measure } = report
  const top = putTitle(reportSheet, 'Reading measure', { ...whole, y })
  const start = putLead(reportSheet, top)
  const big = sheet.put(formatMeasure(measure.value), { ...whole, y: start - 4 }, { font: 'bold', size: 38 })
  const sentences = [
    ...describeBeginningReader(report),
    ...(trusted ? [describeRange(report), ...describePercentile(report)] : []),
  ]
  const box = { x: page.left + 160, width: page.width - 160 }
  let below = start
  for (const one of sentences) below = sheet.put(write(one), { ...box, y: below }) + 3
  const end = Math.max(big, below) + 4
  if (!trusted) return end + 10
  const drawn = drawMeasure(sheet, report, { x: page.left + 8, y: end, width: page.width - 16 })
  return putCertainty(reportSheet, putMeasureKeys(reportSheet, { ...whole, y: drawn }) + 3) + 8
}

function growthSentence({ report, write, day }: ReportSheet): string {
  const { grown, trusted } = report
  if (!grown || !trusted) return write(describeNoGrowth(report))
  const { since, chance } = describeGrowth(grown, day)
  const last = describeLastChange(report, day)
  const changes = [{ difference: grown.difference, since, chance }, ...(last ? [last] : [])]
  return changes
    .map((change) => `${write(change.since)} ${signedMeasure(change.difference)} ${write(change.chance)}`)
    .join('\n')
}

function putGrowth(reportSheet: ReportSheet, y: number): number {
  const { sheet, report, write, day } = reportSheet
  let below = putTitle(reportSheet, 'Growth', { ...whole, y })
  if (report.growth.length > 1) below = drawGrowth(sheet, report.growth, { ...whole, y: below, height: 150 }, day) + 6
  below = sheet.put(growthSentence(reportSheet), { ...whole, y: below }, { font: 'bold' })
  if (report.growth.length < 2) return below + 14
  const { middle, norm, untrusted } = describeGrowthChart(report)
  const keys = [...(norm ? [{ color: normColor, text: write(norm) }] : []), { color: bandColor, text: write(middle) }]
  below = putKeys(sheet, keys, { ...whole, y: below + 2 })
  if (untrusted) below = sheet.put(write(untrusted), { ...whole, y: below }, { size: 8.5, color: colors.grey })
  return below + 14
}

function putNext(reportSheet: ReportSheet, y: number): number {
  const steps = describeSteps(reportSheet.report, reportSheet.day).map(reportSheet.write)
  return putList(reportSheet, steps, { ...whole, y: putTitle(reportSheet, 'Next steps', { ...whole, y }) })
}

/** Draws a passage that suits the student, if the whole passage fits on the page. */
function putSample(reportSheet: ReportSheet, y: number) {
  const { sheet, report, translate } = reportSheet
  const sample = report.samples.find(({ shelf }) => shelf === 'right')
  if (!sample) return
  const box = { x: page.left + 16, width: page.width - 32 }
  const about = speak(say('about {{level}}', { level: formatMeasure(sample.text) }), reportSheet.language)
  const height = sheet.heightOf(sample.passage, box.width, sampleSize) + 44
  if (y + 40 + height > lowest) return
  const top = putTitle(reportSheet, 'Sample texts at this level', { ...whole, y: y + 12 })
  sheet.document.roundedRect(page.left, top, page.width, height, 6).fill('#fdf8ec')
  const kind = translate(sample.genre === 'literary' ? 'Story' : 'Facts')
  const title = sheet.put(sample.title, { ...box, y: top + 10 }, { font: 'bold', size: 11 })
  sheet.put(`${kind} · ${about}`, { ...box, y: top + 11 }, { size: 9, color: colors.grey, align: 'right' })
  sheet.put(sample.passage, { ...box, y: title + 4 }, { size: sampleSize })
}

/**
 * Draws a report for adults on the current page and another one, in one language. The first page explains what the
 * result means, the second how it was obtained.
 */
export function drawReport(sheet: Sheet, report: Report, heading: Heading, language: Language): void {
  const reportSheet = openReportSheet(sheet, { report, heading, language })
  putSample(reportSheet, putNext(reportSheet, putGrowth(reportSheet, putMeasure(reportSheet, putHead(reportSheet)))))
  putFoot(reportSheet, { number: 1, of: 2 })
  sheet.document.addPage()
  putDetails(reportSheet)
  putFoot(reportSheet, { number: 2, of: 2 })
}

/** Returns a report for adults on two A4 pages in one language. */
export function reportPdf(report: Report, heading: Heading, language: Language): Promise<Uint8Array<ArrayBuffer>> {
  const sheet = openSheet(`${speak('Reading report', language)}: ${report.child.name}`)
  drawReport(sheet, report, heading, language)
  return sheet.close()
}

import { describeConditions, describeReadingAids } from '@lekta/shared/lib/measure/describe-conditions'
import { describeKinds } from '@lekta/shared/lib/measure/describe-kinds'
import { describeMethod } from '@lekta/shared/lib/measure/describe-measure'
import { formatMeasure } from '@lekta/shared/lib/measure/measure'
import { writeCompound } from '@lekta/shared/lib/measure/report-sentence'
import { say, speak } from '../i18n/sentence'
import { type Box, colors, page } from '../pdf/sheet'
import { putAnswers } from './draw-answers'
import { putList, putTitle, type ReportSheet } from './draw-report-page'

const gap = 28
const half = (page.width - gap) / 2
const left = { x: page.left, width: half } as const
const right = { x: page.left + half + gap, width: half } as const
const small = { size: 8.5, color: colors.grey } as const

/** Draws a name on the left and its value on the right. */
function putFact({ sheet }: ReportSheet, name: string, value: string, { x, y, width }: Box): number {
  const first = sheet.put(name, { x, y, width: width * 0.56 }, { size: 9, color: colors.grey })
  const second = sheet.put(
    value,
    { x: x + width * 0.56, y, width: width * 0.44 },
    { size: 9, font: 'bold', align: 'right' },
  )
  const below = Math.max(first, second) + 2
  sheet.line(below, { x, width })
  return below + 4
}

function putStrands(reportSheet: ReportSheet, y: number): number {
  const { sheet, report, translate } = reportSheet
  const names = { literary: 'Stories', informational: 'Factual texts' } as const
  let below = putTitle(reportSheet, 'Kinds of text', { ...left, y })
  for (const { genre, measure } of report.strands) {
    const band = `${formatMeasure(measure.value)} (${formatMeasure(measure.low)}–${formatMeasure(measure.high)})`
    below = putFact(reportSheet, translate(names[genre]), band, { ...left, y: below })
  }
  const note = translate('There are fewer texts of each kind, so these measures are less precise.')
  return sheet.put(note, { ...left, y: below }, small) + 12
}

/** Draws the kinds of questions that were answered better or worse than expected, if there are any. */
function putKinds(reportSheet: ReportSheet, y: number): number {
  const { sheet, report, write, translate } = reportSheet
  const kinds = describeKinds(report).map((sentence) => writeCompound(sentence, write))
  if (kinds.length === 0) return y
  const below = putList(
    reportSheet,
    kinds,
    { ...left, y: putTitle(reportSheet, 'Kinds of question', { ...left, y }) },
    9,
  )
  const note = translate('Only differences that are larger than chance explains are shown.')
  return sheet.put(note, { ...left, y: below }, small) + 12
}

function putForecast(reportSheet: ReportSheet, y: number): number {
  const { sheet, report, translate, language } = reportSheet
  const percent = new Intl.NumberFormat(language, { style: 'percent' })
  let below = putTitle(reportSheet, 'How hard other texts will feel', { ...left, y })
  const bar = { x: left.x + 44, width: half - 44 - 82 }
  for (const { text, comprehension } of report.forecast) {
    sheet.put(formatMeasure(text), { ...left, y: below }, { size: 9, font: 'bold' })
    sheet.document.roundedRect(bar.x, below + 2, bar.width, 8, 4).fill('#eef3f2')
    sheet.document.roundedRect(bar.x, below + 2, bar.width * comprehension, 8, 4).fill(colors.teal)
    const share = speak(say('about {{share}}', { share: percent.format(comprehension) }), language)
    below = sheet.put(share, { x: bar.x + bar.width + 6, y: below, width: 76 }, { size: 9, align: 'right' }) + 3
  }
  return sheet.put(translate('Interest, support and prior knowledge also matter.'), { ...left, y: below }, small)
}

function putConditions(reportSheet: ReportSheet, box: Box): number {
  const { report, write, translate, language, day } = reportSheet
  let below = putTitle(reportSheet, 'Effort and conditions', box)
  for (const { name, value } of describeConditions(report, language, day))
    below = putFact(reportSheet, write({ text: name }), typeof value === 'string' ? value : write(value), {
      ...box,
      y: below,
    })
  const shown = describeReadingAids(report)?.map(({ aid: setting, part }) =>
    part ? `${write(setting)} (${write(part)})` : write(setting),
  )
  return shown ? putFact(reportSheet, translate('Text display'), shown.join('\n'), { ...box, y: below }) : below
}

/**
 * Draws the page that explains how the report was made: kinds of text, forecast, conditions, method, and each text.
 */
export function putDetails(reportSheet: ReportSheet) {
  const { sheet, report, translate, write } = reportSheet
  const top = 40
  const whole = { x: page.left, width: page.width }
  let ends: number[]
  if (report.trusted) {
    const under = report.strands.length > 0 ? putStrands(reportSheet, top) : top
    ends = [putForecast(reportSheet, putKinds(reportSheet, under)), putConditions(reportSheet, { ...right, y: top })]
  } else ends = [putConditions(reportSheet, { ...whole, y: top })]
  const making = putTitle(reportSheet, 'How this measure was calculated', { ...whole, y: Math.max(...ends) + 12 })
  const below = sheet.put(write(describeMethod(report)), { ...whole, y: making }, { size: 9 }) + 12
  const { answers } = report
  if (!answers || answers.length === 0) return
  const end = putAnswers(reportSheet, answers, below)
  const notes = [
    ...(answers.some(({ rapid }) => rapid) ? [`* ${translate('answered too fast')}.`] : []),
    translate(
      'The test adapts: after a right answer the next text is harder, after a wrong one it is easier. So nearly every child gets some wrong.',
    ),
  ]
  sheet.put(notes.join(' '), { ...whole, y: end + 4 }, { size: 7.5, color: colors.grey })
}

import type { Report } from '@lekta/shared/contract/assessment/report'
import { describePicture, gradeNorm } from '@lekta/shared/lib/measure/describe-lead'
import { surroundings, visibleScale } from '@lekta/shared/lib/measure/growth-scale'
import { formatMeasure } from '@lekta/shared/lib/measure/measure'
import { middleHalf } from '@lekta/shared/lib/measure/middle-half'
import { writeCompound } from '@lekta/shared/lib/measure/report-sentence'
import { type Box, colors, type Sheet } from '../pdf/sheet'
import type { ReportSheet } from './draw-report-page'

/** The maximum number of marks whose labels fit. */
const mostMarks = 9

export const normColor = '#fbe7bf'
export const bandColor = '#8fd6d8'

/**
 * Draws the measure on a scale, with its middle half and that of the child's grade. Returns the y at which the drawing
 * ends.
 */
export function drawMeasure({ document, put }: Sheet, report: Report, { x, y, width }: Box): number {
  const { measure } = report
  const norm = gradeNorm(report)?.norm
  const band = middleHalf(report)
  const { marks, shareOf } = visibleScale(band ?? surroundings(measure), norm ?? surroundings(measure))
  const at = (value: number) => x + shareOf(value) * width
  const bar = (part: { low: number; high: number }, top: number, height: number) =>
    document.roundedRect(at(part.low), top, at(part.high) - at(part.low), height, height / 2)
  document.roundedRect(x, y, width, 18, 9).fill('#eef3f2')
  if (norm) bar(norm, y, 18).fill(normColor)
  if (band) bar(band, y + 4, 10).fill(bandColor)
  document
    .circle(at(measure.value), y + 9, 6)
    .lineWidth(2)
    .fillAndStroke(colors.tealInk, '#ffffff')
  const every = Math.ceil(marks.length / mostMarks)
  for (const mark of marks.filter((_, i) => i % every === 0)) {
    const box = { x: at(mark) - 25, y: y + 22, width: 50 }
    put(formatMeasure(mark), box, { size: 7.5, color: colors.grey, align: 'center' })
  }
  return y + 36
}

/** Draws what bands mean, each beside its colour. Returns the y at which this ends. */
export function putKeys({ document, put }: Sheet, keys: readonly { color: string; text: string }[], box: Box): number {
  const { x, width } = box
  let below = box.y
  for (const { color, text } of keys) {
    document.roundedRect(x, below + 2, 14, 8, 4).fill(color)
    below = put(text, { x: x + 20, y: below, width: width - 20 }, { size: 8.5, color: colors.grey }) + 1
  }
  return below
}

/** Draws what the bands of the drawing mean. Returns the y at which this ends. */
export function putMeasureKeys({ sheet, report, write }: ReportSheet, box: Box): number {
  const { norm, middle } = describePicture(report)
  const keys = [
    ...(norm ? [{ color: normColor, text: writeCompound(norm, write) }] : []),
    ...(middle ? [{ color: bandColor, text: write(middle) }] : []),
  ]
  return putKeys(sheet, keys, box)
}

import type { Report } from '@lekta/shared/contract/assessment/report'
import { visibleScale } from '@lekta/shared/lib/measure/growth-scale'
import { formatMeasure } from '@lekta/shared/lib/measure/measure'
import { type Box, colors, type Sheet } from '../pdf/sheet'

/** The maximum number of marks whose labels fit. */
const mostMarks = 9

/** Draws the measure, its band and the reading range on one scale. Returns the y at which the drawing ends. */
export function drawMeasure({ document, put }: Sheet, { measure, range }: Report, { x, y, width }: Box): number {
  const { marks, shareOf } = visibleScale(measure, range)
  const at = (value: number) => x + shareOf(value) * width
  const bar = (part: { low: number; high: number }, top: number, height: number) =>
    document.roundedRect(at(part.low), top, at(part.high) - at(part.low), height, height / 2)
  document.roundedRect(x, y, width, 18, 9).fill('#eef3f2')
  bar(range, y, 18).lineWidth(1.4).fillAndStroke('#fdf1d9', colors.sun)
  bar(measure, y + 6, 6).fill(colors.teal)
  document
    .circle(at(measure.value), y + 9, 7)
    .lineWidth(2)
    .fillAndStroke(colors.tealInk, '#ffffff')
  const every = Math.ceil(marks.length / mostMarks)
  for (const mark of marks.filter((_, i) => i % every === 0)) {
    const box = { x: at(mark) - 25, y: y + 22, width: 50 }
    put(formatMeasure(mark), box, { size: 7.5, color: colors.grey, align: 'center' })
  }
  return y + 36
}

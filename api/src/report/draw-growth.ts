import type { Report } from '@lekta/shared/contract/assessment/report'
import { growthScale } from '@lekta/shared/lib/measure/growth-scale'
import { formatMeasure } from '@lekta/shared/lib/measure/measure'
import { softBand } from '@lekta/shared/lib/measure/middle-half'
import { type Box, colors, type Sheet } from '../pdf/sheet'
import { normColor } from './draw-measure'

type Points = Report['growth']
type Scale = ReturnType<typeof growthScale>
type Corner = [number, number]

const margins = { left: 38, right: 10, top: 6, bottom: 18 } as const

/** Draws a band along a line: forward along its upper edge and back along its lower edge. */
const bandOf = <P>(
  points: readonly P[],
  valuesOf: (point: P) => { at: string; low: number; high: number },
  scale: Scale,
) => {
  const spans = points.map(valuesOf)
  const upper = spans.map(({ at, high }): Corner => [scale.x(at), scale.y(high)])
  const lower = spans.map(({ at, low }): Corner => [scale.x(at), scale.y(low)])
  return [...upper, ...lower.reverse()]
}

function drawLevels({ document, put }: Sheet, { levels, y }: Scale, { x, width }: Box) {
  for (const level of levels) {
    document
      .moveTo(x + margins.left, y(level))
      .lineTo(x + width - margins.right, y(level))
      .lineWidth(0.5)
      .stroke(colors.line)
    const box = { x, y: y(level) - 4.5, width: margins.left - 6 }
    put(formatMeasure(level), box, { size: 7.5, color: colors.grey, align: 'right' })
  }
}

function drawPoints({ document }: Sheet, points: Points, { x, y }: Scale) {
  for (const point of points) {
    const { finished_at: at, measure, trusted } = point
    const { low, high } = softBand(point)
    document.moveTo(x(at), y(low)).lineTo(x(at), y(high)).lineWidth(1.2).stroke(colors.teal)
    document.circle(x(at), y(measure.value), 4).lineWidth(1.6)
    if (trusted) document.fillAndStroke(colors.tealInk, '#ffffff')
    else document.fillAndStroke('#ffffff', '#a15c00')
  }
}

/**
 * Draws a line of all measures over time with their soft bands, on top of the norm of the grade. Returns the y at which
 * the drawing ends.
 */
export function drawGrowth(
  sheet: Sheet,
  points: Points,
  box: Box & { height: number },
  day: (at: string) => string,
): number {
  const { document, put } = sheet
  const frame = { ...margins, width: box.width, height: box.height }
  const scaled = points.map((point) => ({ at: point.finished_at, measure: softBand(point), norm: point.norm }))
  const inBox = growthScale(scaled, frame)
  const scale: Scale = {
    levels: inBox.levels,
    x: (at) => box.x + inBox.x(at),
    y: (measure) => box.y + inBox.y(measure),
  }
  const usual = scaled.flatMap(({ at, norm }) => (norm ? [{ at, ...norm }] : []))
  if (usual.length > 1) document.polygon(...bandOf(usual, (span) => span, scale)).fill(normColor)
  drawLevels(sheet, scale, box)
  document
    .polygon(...bandOf(scaled, ({ at, measure }) => ({ at, ...measure }), scale))
    .fillOpacity(0.2)
    .fill(colors.teal)
    .fillOpacity(1)
  const [first, ...rest] = points
  if (!first) return box.y
  document.moveTo(scale.x(first.finished_at), scale.y(first.measure.value))
  for (const { finished_at: at, measure } of rest) document.lineTo(scale.x(at), scale.y(measure.value))
  document.lineWidth(2).stroke(colors.tealInk)
  drawPoints(sheet, points, scale)
  const foot = { x: box.x + margins.left, y: box.y + box.height - 12, width: box.width - margins.left - margins.right }
  const style = { size: 7.5, color: colors.grey } as const
  put(day(first.finished_at), foot, style)
  put(day((rest.at(-1) ?? first).finished_at), foot, { ...style, align: 'right' })
  return box.y + box.height
}

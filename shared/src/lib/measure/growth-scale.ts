import { LOWEST_MEASURE } from './measure'

export interface Span {
  low: number
  high: number
}

/** A measure at a point in time, with the typical range at that time. */
export interface ScaledPoint {
  at: string
  measure: Span
  norm?: Span | null
}

/** The size of a chart and its margins, in the chart's own units. */
export interface ScaleBox {
  width: number
  height: number
  left: number
  right: number
  top: number
  bottom: number
}

const niceStep = (span: number) => [50, 100, 200, 400].find((step) => span / step <= 5) ?? 500

const levelsBetween = (low: number, high: number) => {
  const step = niceStep(high - low)
  const first = Math.floor(low / step) * step
  return Array.from({ length: Math.ceil((high - first) / step) + 1 }, (_, i) => first + i * step)
}

/** Maps times and measures to positions in a growth chart. Also returns the marked levels, in L. */
export function growthScale(points: readonly ScaledPoint[], box: ScaleBox) {
  const times = points.map(({ at }) => Date.parse(at))
  const spans = points.flatMap(({ measure, norm }) => (norm ? [measure, norm] : [measure]))
  const levels = levelsBetween(Math.min(...spans.map(({ low }) => low)), Math.max(...spans.map(({ high }) => high)))
  const [from, to] = [Math.min(...times), Math.max(...times)]
  const [low, high] = [levels[0] ?? 0, levels[levels.length - 1] ?? 0]
  const width = box.width - box.left - box.right
  const height = box.height - box.top - box.bottom
  return {
    levels,
    x: (at: string) => box.left + (to === from ? width / 2 : ((Date.parse(at) - from) / (to - from)) * width),
    y: (measure: number) => box.top + height - ((measure - low) / (high - low || 1)) * height,
  }
}

const mark = 100

/** Returns the part of the scale around a measure that is shown if there is nothing to compare it with. */
export const surroundings = ({ value }: { value: number }): Span => ({ low: value - mark, high: value + mark })

/**
 * Returns the part of the scale that shows two ranges, such as a measure with its band and the norm of the grade:
 * `marks` in L, and `shareOf`, the position of a measure from 0 to 1.
 */
export function visibleScale(measure: Span, range: Span) {
  const low = Math.max(LOWEST_MEASURE, Math.floor(Math.min(measure.low, range.low) / mark) * mark)
  const high = Math.ceil(Math.max(measure.high, range.high) / mark) * mark
  return {
    marks: Array.from({ length: (high - low) / mark + 1 }, (_, i) => low + i * mark),
    shareOf: (value: number) => Math.min(1, Math.max(0, (value - low) / (high - low))),
  }
}

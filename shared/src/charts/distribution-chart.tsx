import { useTranslation } from '@lekta/shared/i18n'
import { formatMeasure } from '../lib/measure/measure'
import { axisHeight, XAxis, YAxis } from './axes'
import { Chart, type ChartProps, type Drawing } from './chart'
import styles from './charts.module.css'
import { type Bin, dotsOf, joinBins } from './distribution-layout'
import type { LegendEntry } from './legend'
import type { ChartMark } from './marks'
import { endsOf, linearScale, type Scale, ticksBetween } from './scale'

export type { Bin } from './distribution-layout'

interface Props extends Omit<ChartProps, 'table' | 'legend'> {
  /** The students at each level, by the lower end of its bin. */
  bins: readonly Bin[]
  /** The width of a bin. */
  step: number
  /** The typical range. */
  norm?: { low: number; high: number } | null | undefined
  median?: number | null | undefined
  /** The part of the scale that is shown, so that several charts can be compared. */
  span?: { low: number; high: number } | undefined
  /** The height of the picture in pixels. */
  height?: number | undefined
  /** Whether there is no table, because one beside the chart has the figures. */
  noTable?: boolean | undefined
  /** Whether the signs are explained elsewhere. */
  noLegend?: boolean | undefined
}

/** Up to this number, every student is a dot. */
export const mostDots = 60

const leastBarWidth = 16
const leastDotWidth = 9

/** The ends of the scale are multiples of this. */
const roundTo = 100

interface Plot {
  x: Scale
  pixelsPerUnit: number
  top: number
  bottom: number
}

function dots(bins: readonly Bin[], step: number, { pixelsPerUnit, x, top, bottom }: Plot) {
  const column = step * pixelsPerUnit
  const radius = Math.max(2.5, Math.min(6, column / 2 - 0.5))
  const most = Math.max(1, ...bins.map(({ count }) => count))
  const gap = Math.min(radius * 2 + 1, (bottom - top - radius) / most)
  return dotsOf(bins).map(({ key, from, index }) => (
    <circle
      key={key}
      className={styles.dot}
      cx={x(from + step / 2)}
      cy={bottom - radius - 1 - index * gap}
      r={radius}
    />
  ))
}

function bars(bins: readonly Bin[], step: number, { x, bottom }: Plot, y: Scale) {
  return bins.map(({ from, count }) => {
    const [left, right] = [x(from), x(from + step)]
    const width = Math.max(1, right - left - 2)
    return (
      <g key={from}>
        <rect className={styles.bar} x={left + 1} width={width} y={y(count)} height={bottom - y(count)} rx="2" />
        {width >= leastBarWidth - 2 && (
          <text className={styles.tick} x={left + 1 + width / 2} y={y(count) - 4} textAnchor="middle">
            {count}
          </text>
        )}
      </g>
    )
  })
}

function useDistributionTexts() {
  const { t } = useTranslation()
  const nameOf = (from: number, size: number) => `${formatMeasure(from)}–${formatMeasure(from + size - 5)}`
  return {
    describe: ({ from, count, names = [] }: Bin, size: number) =>
      [
        `${nameOf(from, size)}: ${t('{{count}} students', { count, defaultValue_one: '{{count}} student' })}`,
        ...(names.length > 0 ? [names.join(', ')] : []),
      ].join(' · '),
    legend: (shown: { asDots: boolean; hasNorm: boolean; hasMedian: boolean }): LegendEntry[] => [
      shown.asDots ? { sign: 'dot', text: t('One student') } : { sign: 'bar', text: t('Number of students') },
      ...(shown.hasNorm ? [{ sign: 'band' as const, text: t('Typical range for the grade') }] : []),
      ...(shown.hasMedian ? [{ sign: 'tick' as const, text: t('Median') }] : []),
    ],
    table: (bins: readonly Bin[], step: number) => ({
      head: [t('Measure'), t('Students')],
      rows: bins.map(({ from, count }) => [nameOf(from, step), count]),
    }),
  }
}

/**
 * How many students are at each level: a dot for each of up to sixty, otherwise bars with counts. Behind them are the
 * typical range and the median.
 */
export const DistributionChart = ({
  label,
  bins,
  step,
  norm,
  median,
  span,
  height = 170,
  noTable,
  noLegend,
}: Props) => {
  const texts = useDistributionTexts()
  const total = bins.reduce((sum, { count }) => sum + count, 0)
  const asDots = total <= mostDots
  const values = bins.flatMap(({ from }) => [from, from + step])
  const shown = [...values, ...(norm ? [norm.low, norm.high] : []), ...(span ? [span.low, span.high] : [])]
  const low = Math.floor(Math.min(...shown) / roundTo) * roundTo
  const high = Math.ceil(Math.max(...shown) / roundTo) * roundTo
  const draw = (width: number): Drawing => {
    const ticks = ticksBetween(low, high, width < 420 ? 4 : 7)
    const left = asDots ? 20 : 34
    const x = linearScale(low, high, left, width - 24)
    const [top, bottom] = [18, height - axisHeight()]
    const pixelsPerUnit = (width - 24 - left) / (high - low || 1)
    const size = step * Math.max(1, Math.ceil((asDots ? leastDotWidth : leastBarWidth) / (step * pixelsPerUnit)))
    const drawn = joinBins(bins, size)
    const counts = ticksBetween(0, Math.max(1, ...drawn.map(({ count }) => count)), 4, true)
    const y = linearScale(0, endsOf(counts).high, bottom, top + 6)
    const plot = { x, pixelsPerUnit, top, bottom }
    const marks = drawn.map(
      ({ from, count, names }): ChartMark => ({
        key: from,
        x: (x(from) + x(from + size)) / 2,
        y: (top + bottom) / 2,
        width: Math.max(8, size * pixelsPerUnit),
        height: bottom - top,
        text: texts.describe({ from, count, names }, size),
      }),
    )
    return {
      height,
      marks,
      picture: (
        <>
          {norm && (
            <rect
              className={styles.norm}
              x={x(norm.low)}
              width={x(norm.high) - x(norm.low)}
              y={top}
              height={bottom - top}
            />
          )}
          <XAxis ticks={ticks} scale={x} format={formatMeasure} top={top} bottom={bottom} />
          {!asDots && <YAxis ticks={counts} scale={y} format={String} left={left} right={width - 24} />}
          {asDots ? dots(drawn, size, plot) : bars(drawn, size, plot, y)}
          {median != null && <MedianLine x={x(median)} top={top} bottom={bottom} text={formatMeasure(median)} />}
        </>
      ),
    }
  }
  return (
    <Chart
      label={label}
      draw={draw}
      legend={noLegend ? [] : texts.legend({ asDots, hasNorm: norm != null, hasMedian: median != null })}
      table={noTable ? undefined : texts.table(bins, step)}
    />
  )
}

const MedianLine = ({ x, top, bottom, text }: { x: number; top: number; bottom: number; text: string }) => (
  <g>
    <line className={styles.median} x1={x} x2={x} y1={top} y2={bottom} />
    <text className={styles.value} x={x} y={top - 5} textAnchor="middle">
      {text}
    </text>
  </g>
)

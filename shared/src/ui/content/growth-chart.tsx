import { growthScale } from '../../lib/measure/growth-scale'
import { formatMeasure } from '../../lib/measure/measure'
import { softBand } from '../../lib/measure/middle-half'
import styles from './growth-chart.module.css'
import type { MeasureBand } from './measure-text'

export interface GrowthPoint {
  at: string
  measure: MeasureBand
  /** The range that contains the true measure as likely as not, drawn instead of the band. */
  middle?: { low: number; high: number } | null | undefined
  trusted: boolean
  /** The typical range at that time, drawn as a shaded band behind the line. */
  norm?: { low: number; high: number } | null
}

interface Props {
  points: readonly GrowthPoint[]
  /** The accessible name of the chart. */
  label: string
  /** Formats a date below the line. */
  formatDay: (at: string) => string
}

const box = { width: 640, height: 260, left: 64, right: 24, top: 20, bottom: 36 }

const usualOf = (points: readonly GrowthPoint[]) =>
  points.flatMap(({ at, norm }) => (norm ? [{ at, low: norm.low, high: norm.high }] : []))

/**
 * Shows measures over time as a line, each with its soft band. Uses plain SVG, so that it can be printed and needs no
 * chart library.
 */
export const GrowthChart = ({ points, label, formatDay }: Props) => {
  const soft = points.map((point) => ({ at: point.at, norm: point.norm ?? null, measure: softBand(point) }))
  const { levels, x, y } = growthScale(soft, box)
  const line = points.map(({ at, measure }) => `${x(at)},${y(measure.value)}`).join(' ')
  const upper = soft.map(({ at, measure }) => `${x(at)},${y(measure.high)}`)
  const usual = usualOf(points)
  const shade = [
    ...usual.map(({ at, high }) => `${x(at)},${y(high)}`),
    ...usual.map(({ at, low }) => `${x(at)},${y(low)}`).reverse(),
  ]
  const lower = soft.map(({ at, measure }) => `${x(at)},${y(measure.low)}`).reverse()
  return (
    <svg className={styles.chart} viewBox={`0 0 ${box.width} ${box.height}`} role="img" aria-label={label}>
      {usual.length > 1 && <polygon className={styles.usual} points={shade.join(' ')} />}
      {levels.map((level) => (
        <g key={level}>
          <line className={styles.grid} x1={box.left} x2={box.width - box.right} y1={y(level)} y2={y(level)} />
          <text className={styles.level} x={box.left - 10} y={y(level) + 4}>
            {formatMeasure(level)}
          </text>
        </g>
      ))}
      <polygon className={styles.band} points={[...upper, ...lower].join(' ')} />
      <polyline className={styles.line} points={line} />
      {soft.map(({ at, measure }) => (
        <line key={at} className={styles.error} x1={x(at)} x2={x(at)} y1={y(measure.low)} y2={y(measure.high)} />
      ))}
      {points.map(({ at, measure, trusted }, i) => (
        <g key={at}>
          <circle className={trusted ? styles.dot : styles.untrusted} cx={x(at)} cy={y(measure.value)} r="6" />
          {(i === 0 || i === points.length - 1) && (
            <text
              className={styles.day}
              x={x(at)}
              y={box.height - 10}
              textAnchor={points.length === 1 ? 'middle' : i === 0 ? 'start' : 'end'}
            >
              {formatDay(at)}
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}

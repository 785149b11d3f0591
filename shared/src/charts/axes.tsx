import styles from './charts.module.css'
import type { Scale } from './scale'

interface XProps {
  ticks: readonly number[]
  scale: Scale
  format: (value: number) => string
  /** The part of the picture that the gridlines cross. */
  top: number
  bottom: number
  /** What is measured, below the figures. */
  title?: string | undefined
}

/** The room below a picture that an axis with or without a title needs. */
export const axisHeight = (title?: string) => (title ? 42 : 24)

/** A horizontal axis with gridlines. */
export const XAxis = ({ ticks, scale, format, top, bottom, title }: XProps) => {
  const [first, last] = [ticks[0] ?? 0, ticks.at(-1) ?? 0]
  return (
    <g>
      {ticks.map((value) => (
        <g key={value}>
          <line className={styles.grid} x1={scale(value)} x2={scale(value)} y1={top} y2={bottom} />
          <text className={styles.tick} x={scale(value)} y={bottom + 16} textAnchor="middle">
            {format(value)}
          </text>
        </g>
      ))}
      {title && (
        <text className={styles.axisTitle} x={(scale(first) + scale(last)) / 2} y={bottom + 34} textAnchor="middle">
          {title}
        </text>
      )}
    </g>
  )
}

interface YProps {
  ticks: readonly number[]
  scale: Scale
  format: (value: number) => string
  left: number
  right: number
  /** What is measured, above the figures. */
  title?: string | undefined
}

/** A vertical axis with gridlines. */
export const YAxis = ({ ticks, scale, format, left, right, title }: YProps) => (
  <g>
    {ticks.map((value) => (
      <g key={value}>
        <line className={styles.grid} x1={left} x2={right} y1={scale(value)} y2={scale(value)} />
        <text className={styles.tick} x={left - 8} y={scale(value) + 4} textAnchor="end">
          {format(value)}
        </text>
      </g>
    ))}
    {title && (
      <text className={styles.axisTitle} x={0} y={12}>
        {title}
      </text>
    )}
  </g>
)

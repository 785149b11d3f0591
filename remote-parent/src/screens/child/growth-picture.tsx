import type { ChildResult } from '@lekta/shared/contract/measure'
import { softBand } from '@lekta/shared/lib/measure/middle-half'
import styles from './child.module.css'

const box = { width: 132, height: 72, left: 16, right: 28, edge: 8 }

interface Props {
  result: Pick<ChildResult, 'measure' | 'middle'>
  growth: NonNullable<ChildResult['growth']>
}

/**
 * The change from the previous test to the last one, with the last test's soft band. The text next to the picture says the
 * same.
 */
export const GrowthPicture = ({ result, growth }: Props) => {
  const { measure } = result
  const band = softBand(result)
  const before = measure.value - growth.difference
  const low = Math.min(band.low, before)
  const high = Math.max(band.high, before)
  const y = (value: number) => box.edge + ((high - value) / (high - low || 1)) * (box.height - 2 * box.edge)
  const now = box.width - box.right
  return (
    <svg className={styles.picture} viewBox={`0 0 ${box.width} ${box.height}`} aria-hidden="true">
      <rect
        className={styles.band}
        x={now - 11}
        width="22"
        rx="11"
        y={y(band.high)}
        height={y(band.low) - y(band.high)}
      />
      <path className={styles.line} d={`M${box.left} ${y(before)}L${now} ${y(measure.value)}`} />
      <circle className={styles.before} cx={box.left} cy={y(before)} r="6" />
      <circle className={styles.now} cx={now} cy={y(measure.value)} r="8" />
    </svg>
  )
}

import type { Report } from '../contract/assessment/report'
import type { Part } from '../lib/measure/describe-measure'
import { surroundings, visibleScale } from '../lib/measure/growth-scale'
import { formatMeasure } from '../lib/measure/measure'
import styles from './report-view.module.css'

interface Props {
  measure: Report['measure']
  /** The reading range. */
  range?: Part
  /** The middle half of the child's grade. */
  norm?: Part | null
  /** The soft bar around the measure: by default its band. */
  band?: Part | null
  /** The part of the scale that is shown, without marks: by default what the measure and ranges need, with marks. */
  span?: Part
}

/** Shows the measure and ranges to compare it with on one line. The text next to it says the same. */
export const MeasureScale = ({ measure, range, norm, band = measure, span }: Props) => {
  const [first, second] = span ? [span, span] : [band ?? surroundings(measure), range ?? norm ?? surroundings(measure)]
  const { marks, shareOf } = visibleScale(first, second)
  const at = (value: number) => `${shareOf(value) * 100}%`
  const from = (part: { low: number; high: number }) => ({ left: at(part.low), right: `calc(100% - ${at(part.high)})` })
  return (
    <div className={styles.scale} aria-hidden="true">
      <div className={styles.rail}>
        {norm && <span className={styles.norm} style={from(norm)} />}
        {range && <span className={styles.range} style={from(range)} />}
        {band && <span className={styles.band} style={from(band)} />}
        <span className={styles.point} style={{ left: at(measure.value) }} />
      </div>
      {!span && (
        <div className={styles.marks}>
          {marks.map((value) => (
            <span key={value} style={{ left: at(value) }}>
              {formatMeasure(value)}
            </span>
          ))}
        </div>
      )}
    </div>
  )
}

import type { Report } from '../contract/assessment/report'
import { visibleScale } from '../lib/measure/growth-scale'
import { formatMeasure } from '../lib/measure/measure'
import styles from './report-view.module.css'

/** Shows the measure, its band and the reading range on one line. The text next to it says the same. */
export const MeasureScale = ({ measure, range }: Pick<Report, 'measure' | 'range'>) => {
  const { marks, shareOf } = visibleScale(measure, range)
  const at = (value: number) => `${shareOf(value) * 100}%`
  const from = (part: { low: number; high: number }) => ({ left: at(part.low), right: `calc(100% - ${at(part.high)})` })
  return (
    <div className={styles.scale} aria-hidden="true">
      <div className={styles.rail}>
        <span className={styles.range} style={from(range)} />
        <span className={styles.band} style={from(measure)} />
        <span className={styles.point} style={{ left: at(measure.value) }} />
      </div>
      <div className={styles.marks}>
        {marks.map((value) => (
          <span key={value} style={{ left: at(value) }}>
            {formatMeasure(value)}
          </span>
        ))}
      </div>
    </div>
  )
}

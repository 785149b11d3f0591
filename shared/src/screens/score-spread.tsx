import { useTranslation } from '@lekta/shared/i18n'
import { Stack, Text } from '@lekta/shared/ui'
import type { GradeSpread } from '../contract/student'
import { SPREAD_STEP } from '../lib/attention'
import { formatMeasure } from '../lib/measure'
import styles from './score-report.module.css'

const mostMarks = 6

/** The stretch of the scale that holds all students, from round mark to round mark. */
function stretchOf(spreads: readonly GradeSpread[]) {
  const starts = spreads.flatMap(({ bins }) => bins.map(({ from }) => from))
  const [lowest, highest] = [Math.min(...starts), Math.max(...starts) + SPREAD_STEP]
  const mark = (highest - lowest) / 200 < mostMarks - 2 ? 200 : 400
  const from = Math.floor(lowest / mark) * mark
  const to = Math.max(from + mark, Math.ceil(highest / mark) * mark)
  const marks = Array.from({ length: (to - from) / mark + 1 }, (_, i) => from + i * mark)
  return { marks, share: (value: number) => `${((value - from) / (to - from)) * 100}%` }
}

type Stretch = ReturnType<typeof stretchOf>

const Strip = ({ spread, stretch }: { spread: GradeSpread; stretch: Stretch }) => {
  const { share, marks } = stretch
  const most = Math.max(...spread.bins.map(({ students }) => students))
  return (
    <div className={styles.strip} aria-hidden="true">
      {marks.map((value) => (
        <i key={value} className={styles.mark} style={{ left: share(value) }} />
      ))}
      <i className={styles.half} style={{ left: share(spread.low), right: `calc(100% - ${share(spread.high)})` }} />
      {spread.bins.map(({ from, students }) => (
        <i
          key={from}
          className={styles.some}
          style={{
            left: share(from),
            right: `calc(100% - ${share(from + SPREAD_STEP)})`,
            height: `${(students / most) * 100}%`,
          }}
        />
      ))}
      <i className={styles.middle} style={{ left: share(spread.median) }} />
    </div>
  )
}

const Line = ({ spread, stretch }: { spread: GradeSpread; stretch: Stretch }) => {
  const { t } = useTranslation()
  const { grade, median, low, high, students } = spread
  return (
    <li className={styles.grade}>
      <div className={styles.gradeWords}>
        <Text component="span" fw={600}>
          {grade === null ? t('Grade not known') : t('Grade {{grade}}', { grade })}
        </Text>
        <span>
          {t('Median')} <b>{formatMeasure(median)}</b>
        </span>
        <Text component="span" size="sm" c="dimmed">
          {t('middle half {{low}}–{{high}}, {{count}} with enough effort', {
            low: formatMeasure(low),
            high: formatMeasure(high),
            count: students,
          })}
        </Text>
      </div>
      <Strip spread={spread} stretch={stretch} />
    </li>
  )
}

/** Where the students of each grade stand: bars for how many, the middle half a band, the median a line. */
export const ScoreSpread = ({ spreads }: { spreads: readonly GradeSpread[] }) => {
  const { t } = useTranslation()
  const stretch = stretchOf(spreads)
  return (
    <Stack gap="xs">
      <ul className={styles.grades}>
        {spreads.map((spread) => (
          <Line key={spread.grade ?? 'unknown'} spread={spread} stretch={stretch} />
        ))}
      </ul>
      <div className={styles.scale} aria-hidden="true">
        {stretch.marks.map((value) => (
          <span key={value} style={{ left: stretch.share(value) }}>
            {formatMeasure(value)}
          </span>
        ))}
      </div>
      <Text size="xs" c="dimmed">
        {t('The higher a bar, the more students stand there. The band is the middle half, the line is the median.')}
      </Text>
    </Stack>
  )
}

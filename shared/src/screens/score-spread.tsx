import { useTranslation } from '@lekta/shared/i18n'
import { Stack, Text } from '@lekta/shared/ui'
import { formatMeasure } from '../lib/measure'
import styles from './score-report.module.css'
import type { GradeSpread } from './summarise-scores'

const mostMarks = 6

/** The stretch of the scale that holds all students, from round mark to round mark. */
function stretchOf(spreads: readonly GradeSpread[]) {
  const values = spreads.flatMap(({ students }) => students.map(({ standing }) => standing.measure.value))
  const [lowest, highest] = [Math.min(...values), Math.max(...values)]
  const mark = (highest - lowest) / 200 < mostMarks - 2 ? 200 : 400
  const from = Math.floor(lowest / mark) * mark
  const to = Math.max(from + mark, Math.ceil(highest / mark) * mark)
  const marks = Array.from({ length: (to - from) / mark + 1 }, (_, i) => from + i * mark)
  return { marks, share: (value: number) => `${((value - from) / (to - from)) * 100}%` }
}

type Stretch = ReturnType<typeof stretchOf>

const Strip = ({ spread, stretch }: { spread: GradeSpread; stretch: Stretch }) => {
  const { share, marks } = stretch
  return (
    <div className={styles.strip} aria-hidden="true">
      {marks.map((value) => (
        <i key={value} className={styles.mark} style={{ left: share(value) }} />
      ))}
      <i className={styles.half} style={{ left: share(spread.low), right: `calc(100% - ${share(spread.high)})` }} />
      {spread.students.map(({ id, standing }) => (
        <i key={id} className={styles.one} style={{ left: share(standing.measure.value) }} />
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
            count: students.length,
          })}
        </Text>
      </div>
      <Strip spread={spread} stretch={stretch} />
    </li>
  )
}

/** Where the students of each grade stand: every student a dot, the middle half a band, the median a line. */
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
        {t('A dot is a student, the band is the middle half, the line is the median.')}
      </Text>
    </Stack>
  )
}

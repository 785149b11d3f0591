import { useTranslation } from '@lekta/shared/i18n'
import { Stack, Text } from '@lekta/shared/ui'
import type { GradeSpread } from '../contract/people/student'
import { SPREAD_STEP } from '../lib/measure/attention'
import { formatMeasure } from '../lib/measure/measure'
import styles from './grade-spread.module.css'

const mostMarks = 6

/**
 * Returns the part of the scale that contains all students and the middle halves of their grades, rounded outwards to
 * marks.
 */
function spreadScale(spreads: readonly GradeSpread[]) {
  const starts = spreads.flatMap(({ bins }) => bins.map(({ from }) => from))
  const usual = spreads.flatMap(({ norm }) => (norm ? [norm.low, norm.high] : []))
  const [lowest, highest] = [Math.min(...starts, ...usual), Math.max(...starts, ...usual) + SPREAD_STEP]
  const mark = (highest - lowest) / 200 < mostMarks - 2 ? 200 : 400
  const from = Math.floor(lowest / mark) * mark
  const to = Math.max(from + mark, Math.ceil(highest / mark) * mark)
  const marks = Array.from({ length: (to - from) / mark + 1 }, (_, i) => from + i * mark)
  return { marks, toPercent: (value: number) => `${((value - from) / (to - from)) * 100}%` }
}

type Scale = ReturnType<typeof spreadScale>

const Strip = ({ spread, scale }: { spread: GradeSpread; scale: Scale }) => {
  const { toPercent, marks } = scale
  const { norm, bins, median } = spread
  const most = Math.max(...bins.map(({ students }) => students))
  return (
    <div className={styles.strip} aria-hidden="true">
      {marks.map((value) => (
        <i key={value} className={styles.mark} style={{ left: toPercent(value) }} />
      ))}
      {norm && (
        <i
          className={styles.half}
          style={{ left: toPercent(norm.low), right: `calc(100% - ${toPercent(norm.high)})` }}
        />
      )}
      {bins.map(({ from, students }) => (
        <i
          key={from}
          className={styles.some}
          style={{
            left: toPercent(from),
            right: `calc(100% - ${toPercent(from + SPREAD_STEP)})`,
            height: `${(students / most) * 100}%`,
          }}
        />
      ))}
      <i className={styles.middle} style={{ left: toPercent(median) }} />
    </div>
  )
}

const NormCounts = ({ norm }: { norm: NonNullable<GradeSpread['norm']> }) => {
  const { t } = useTranslation()
  const { below, within, above } = norm
  return (
    <Text component="span" size="sm">
      {t('{{below}} below, {{within}} within and {{above}} above the typical range for the grade ({{low}}–{{high}})', {
        below,
        within,
        above,
        low: formatMeasure(norm.low),
        high: formatMeasure(norm.high),
      })}
    </Text>
  )
}

const Line = ({ spread, scale }: { spread: GradeSpread; scale: Scale }) => {
  const { t } = useTranslation()
  const { grade, median, students, norm } = spread
  return (
    <li>
      <div className={styles.gradeWords}>
        <Text component="span" fw={600}>
          {grade === null ? t('Grade unknown') : t('Grade {{grade}}', { grade })}
        </Text>
        <span>
          {t('Median')} <b>{formatMeasure(median)}</b>
        </span>
        {norm && <NormCounts norm={norm} />}
        <Text component="span" size="sm" c="dimmed">
          {t('{{count}} with a reliable measure', { count: students })}
        </Text>
      </div>
      <Strip spread={spread} scale={scale} />
    </li>
  )
}

/** The distribution of each grade: bars for students, a band for the grade's middle half, a line for the median. */
export const GradeSpreadChart = ({ spreads }: { spreads: readonly GradeSpread[] }) => {
  const { t } = useTranslation()
  const scale = spreadScale(spreads)
  return (
    <Stack gap="xs">
      <ul className={styles.grades}>
        {spreads.map((spread) => (
          <Line key={spread.grade ?? 'unknown'} spread={spread} scale={scale} />
        ))}
      </ul>
      <div className={styles.scale} aria-hidden="true">
        {scale.marks.map((value) => (
          <span key={value} style={{ left: scale.toPercent(value) }}>
            {formatMeasure(value)}
          </span>
        ))}
      </div>
      <Text size="xs" c="dimmed">
        {t(
          'Bars show how many students are at each level. The band is the typical range: the middle half of all readers in the grade today. The line is the median of these students.',
        )}
      </Text>
    </Stack>
  )
}

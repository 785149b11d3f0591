import { useDateFormat, useDayAndTime } from '@lekta/shared/dates/use-day'
import { useTranslation } from '@lekta/shared/i18n'
import { numberFormat } from '@lekta/shared/lib/formats'
import { Text } from '@lekta/shared/ui'
import { useState } from 'react'
import styles from './failure-chart.module.css'
import { cumulativeRates, type Hour, levelsFor } from './failure-scale'

/** The last hours of one release, with the name of those who get it. */
export interface Series {
  name: string
  hours: readonly Hour[]
  isRollout: boolean
}

const box = { width: 640, height: 230, left: 46, right: 12, top: 12, bottom: 40 }
const inner = { width: box.width - box.left - box.right, height: box.height - box.top - box.bottom }
/** Hours between two labels of the time axis. */
const LABELLED = 6

interface Scale {
  x: (hour: number) => number
  y: (rate: number) => number
}

const RateAxis = ({ levels, y }: { levels: readonly number[]; y: Scale['y'] }) => {
  const { i18n } = useTranslation()
  const number = numberFormat(i18n.language, { maximumFractionDigits: 1 })
  return levels.map((level) => (
    <g key={level}>
      <line className={styles.grid} x1={box.left} x2={box.width - box.right} y1={y(level)} y2={y(level)} />
      <text className={styles.level} x={box.left - 8} y={y(level) + 4}>
        {number.format(level)}
      </text>
    </g>
  ))
}

const TimeAxis = ({ hours, x }: { hours: readonly Hour[]; x: Scale['x'] }) => {
  const { t } = useTranslation()
  const hourText = useDateFormat({ hour: 'numeric', minute: '2-digit' })
  const last = hours.length - 1
  return hours.map(({ at }, i) =>
    i % LABELLED === 0 || i === last ? (
      <text
        key={at}
        className={styles.hour}
        x={x(i)}
        y={box.height - 8}
        textAnchor={i === 0 ? 'start' : i === last ? 'end' : 'middle'}
      >
        {i === last ? t('now') : hourText(at)}
      </text>
    ) : null,
  )
}

/** Returns a function that says how many browsers have failed until an hour. */
function useHourText(lines: readonly { name: string; rates: readonly (number | null)[] }[]) {
  const { i18n } = useTranslation()
  const dayAndTime = useDayAndTime()
  const number = numberFormat(i18n.language, { maximumFractionDigits: 1 })
  const rateText = (rate: number | null | undefined) => (rate == null ? '–' : number.format(rate))
  return ({ at }: Hour, i: number) =>
    [dayAndTime(at), ...lines.map(({ name, rates }) => `${name}: ${rateText(rates[i])}`)].join(' · ')
}

/** The share of browsers in which releases failed, as lines. The figures of the hour under the pointer are below. */
export const FailureLines = ({ series, label }: { series: readonly Series[]; label: string }) => {
  const { t } = useTranslation()
  const [shown, setShown] = useState<number | null>(null)
  const hours = series[0]?.hours ?? []
  const lines = series.map((one) => ({ ...one, rates: cumulativeRates(one.hours) }))
  const hourText = useHourText(lines)
  const levels = levelsFor(Math.max(0, ...lines.flatMap(({ rates }) => rates.map((rate) => rate ?? 0))))
  const step = inner.width / Math.max(1, hours.length - 1)
  const x: Scale['x'] = (i) => box.left + i * step
  const y: Scale['y'] = (rate) => box.top + inner.height * (1 - rate / (levels.at(-1) ?? 1))
  const hour = shown === null ? undefined : hours[shown]
  return (
    <>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${box.width} ${box.height}`}
        role="img"
        aria-label={label}
        onMouseLeave={() => setShown(null)}
      >
        <RateAxis levels={levels} y={y} />
        <TimeAxis hours={hours} x={x} />
        {lines.map(({ name, rates, isRollout }) => (
          <polyline
            key={name}
            className={isRollout ? styles.rollout : styles.stable}
            points={rates.flatMap((rate, i) => (rate === null ? [] : `${x(i)},${y(rate)}`)).join(' ')}
          />
        ))}
        {shown !== null && <line className={styles.cursor} x1={x(shown)} x2={x(shown)} y1={box.top} y2={y(0)} />}
        {hours.map(({ at }, i) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: the table shows the same figures without a pointer
          <rect
            key={at}
            className={styles.hit}
            x={x(i) - step / 2}
            y={box.top}
            width={step}
            height={box.height - box.top}
            onMouseEnter={() => setShown(i)}
          />
        ))}
      </svg>
      <Text size="sm" c="dimmed" className={styles.figures}>
        {hour && shown !== null
          ? hourText(hour, shown)
          : t('Browsers that failed, per 1,000, since the start of the 24 hours')}
      </Text>
    </>
  )
}

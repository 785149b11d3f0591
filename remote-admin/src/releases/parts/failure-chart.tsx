import { useDateFormat, useDayAndTime } from '@lekta/shared/dates/use-day'
import { useTranslation } from '@lekta/shared/i18n'
import { numberFormat } from '@lekta/shared/lib/formats'
import { Button, Group, HorizontalScroll, Table, Text } from '@lekta/shared/ui'
import { useState } from 'react'
import styles from './failure-chart.module.css'
import { cumulativeRates, type Hour, levelsFor } from './failure-scale'
import { useHealthTexts } from './use-health-texts'

interface Series {
  name: string
  hours: readonly Hour[]
  isRollout: boolean
}

const box = { width: 640, height: 230, left: 46, right: 12, top: 12, bottom: 40 }
/** Hours between two labels of the time axis. */
const LABELLED = 6

const Legend = ({ series }: { series: readonly Series[] }) => (
  <Group gap="md">
    {series.map(({ name, isRollout }) => (
      <Group key={name} gap={6}>
        <svg width="24" height="8" aria-hidden="true">
          <line className={isRollout ? styles.rollout : styles.stable} x1="0" x2="24" y1="4" y2="4" />
        </svg>
        <Text size="sm">{name}</Text>
      </Group>
    ))}
  </Group>
)

const HourTable = ({ series, label }: { series: readonly Series[]; label: string }) => {
  const { t } = useTranslation()
  const dayAndTime = useDayAndTime()
  const { countText } = useHealthTexts()
  const hours = series[0]?.hours ?? []
  return (
    <HorizontalScroll label={label}>
      <Table aria-label={label} className={styles.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('Hour')}</Table.Th>
            {series.map(({ name }) => (
              <Table.Th key={name} ta="right">
                {name}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {hours.map(({ at }, i) => (
            <Table.Tr key={at}>
              <Table.Td>{dayAndTime(at)}</Table.Td>
              {series.map(({ name, hours: counts }) => (
                <Table.Td key={name} ta="right">
                  {counts[i] ? countText(counts[i]) : '–'}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </HorizontalScroll>
  )
}

const Drawing = ({ series, label }: { series: readonly Series[]; label: string }) => {
  const { t, i18n } = useTranslation()
  const [shown, setShown] = useState<number | null>(null)
  const dayAndTime = useDayAndTime()
  const hourText = useDateFormat({ hour: 'numeric', minute: '2-digit' })
  const number = numberFormat(i18n.language, { maximumFractionDigits: 1 })
  const hours = series[0]?.hours ?? []
  const lines = series.map((one) => ({ ...one, rates: cumulativeRates(one.hours) }))
  const levels = levelsFor(Math.max(0, ...lines.flatMap(({ rates }) => rates.map((rate) => rate ?? 0))))
  const highest = levels.at(-1) ?? 1
  const step = (box.width - box.left - box.right) / Math.max(1, hours.length - 1)
  const x = (i: number) => box.left + i * step
  const y = (rate: number) => box.height - box.bottom - (rate / highest) * (box.height - box.top - box.bottom)
  const textAt = (i: number) =>
    lines.map(({ name, rates }) => `${name}: ${rates[i] == null ? '–' : number.format(rates[i])}`).join(' · ')
  const at = shown === null ? undefined : hours[shown]
  return (
    <>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${box.width} ${box.height}`}
        role="img"
        aria-label={label}
        onMouseLeave={() => setShown(null)}
      >
        {levels.map((level) => (
          <g key={level}>
            <line className={styles.grid} x1={box.left} x2={box.width - box.right} y1={y(level)} y2={y(level)} />
            <text className={styles.level} x={box.left - 8} y={y(level) + 4}>
              {number.format(level)}
            </text>
          </g>
        ))}
        {hours.map(({ at: hour }, i) =>
          i % LABELLED === 0 || i === hours.length - 1 ? (
            <text
              key={hour}
              className={styles.hour}
              x={x(i)}
              y={box.height - 8}
              textAnchor={i === 0 ? 'start' : i === hours.length - 1 ? 'end' : 'middle'}
            >
              {i === hours.length - 1 ? t('now') : hourText(hour)}
            </text>
          ) : null,
        )}
        {lines.map(({ name, rates, isRollout }) => (
          <polyline
            key={name}
            className={isRollout ? styles.rollout : styles.stable}
            points={rates.flatMap((rate, i) => (rate === null ? [] : `${x(i)},${y(rate)}`)).join(' ')}
          />
        ))}
        {shown !== null && <line className={styles.cursor} x1={x(shown)} x2={x(shown)} y1={box.top} y2={y(0)} />}
        {hours.map(({ at: hour }, i) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: the table shows the same figures without a pointer
          <rect
            key={hour}
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
        {at && shown !== null
          ? `${dayAndTime(at.at)} · ${textAt(shown)}`
          : t('Browsers that failed, per 1,000, since the start of the 24 hours')}
      </Text>
    </>
  )
}

/** The failures of the last 24 hours, as lines and, if the user likes, as a table. */
export const FailureChart = ({ series }: { series: readonly Series[] }) => {
  const { t } = useTranslation()
  const [isTable, setTable] = useState(false)
  const label = t('Failures in the last 24 hours')
  const isEmpty = series.every(({ hours }) => hours.every(({ browsers }) => browsers === 0))
  if (isEmpty) return <Text c="dimmed">{t('No browser has loaded it in the last 24 hours.')}</Text>
  return (
    <div className={styles.frame}>
      <Group justify="space-between" mb="xs">
        <Legend series={series} />
        <Button size="compact-md" variant="subtle" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          {isTable ? t('Show chart') : t('Show table')}
        </Button>
      </Group>
      {isTable ? <HourTable series={series} label={label} /> : <Drawing series={series} label={label} />}
    </div>
  )
}

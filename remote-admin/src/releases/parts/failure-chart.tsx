import { useDayAndTime } from '@lekta/shared/dates/use-day'
import { useTranslation } from '@lekta/shared/i18n'
import { Button, Group, HorizontalScroll, Table, Text } from '@lekta/shared/ui'
import { useState } from 'react'
import styles from './failure-chart.module.css'
import { FailureLines, type Series } from './failure-lines'
import { useHealthTexts } from './use-health-texts'

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
      {isTable ? <HourTable series={series} label={label} /> : <FailureLines series={series} label={label} />}
    </div>
  )
}

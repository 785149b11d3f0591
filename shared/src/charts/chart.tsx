import { useTranslation } from '@lekta/shared/i18n'
import { HorizontalScroll, Icon, Text, UnstyledButton, useDisclosure } from '@lekta/shared/ui'
import type { ReactNode } from 'react'
import styles from './charts.module.css'
import { Legend, type LegendEntry } from './legend'
import { type ChartMark, Marks } from './marks'
import { useChartWidth } from './use-chart-width'

/** What a chart draws at a width, in pixels. */
export interface Drawing {
  height: number
  picture: ReactNode
  marks: readonly ChartMark[]
}

/** The figures of a chart as a table. The first cell of a row names it. */
export interface ChartTable {
  head: readonly string[]
  rows: readonly (readonly (string | number | null)[])[]
}

/** What all charts have in common. */
export interface ChartProps {
  /** The accessible name: what the chart shows. */
  label: string
  legend?: readonly LegendEntry[] | undefined
  /** Missing if a table beside the chart has its figures. */
  table?: ChartTable | undefined
}

interface Props extends ChartProps {
  draw: (width: number) => Drawing
}

/** The most rows that a chart's table shows. A list with more has a file to download. */
const mostRows = 500

const FiguresTable = ({ label, table }: { label: string; table: ChartTable }) => {
  const { t } = useTranslation()
  const rows = table.rows.slice(0, mostRows)
  const rest = table.rows.length - rows.length
  return (
    <HorizontalScroll label={label}>
      <table className={styles.table}>
        <caption>{label}</caption>
        <thead>
          <tr>
            {table.head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two students may have the same name
            <tr key={i}>
              <th scope="row">{name}</th>
              {cells.map((cell, column) => (
                <td key={table.head[column + 1]}>{cell ?? '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rest > 0 && (
        <Text size="sm" c="dimmed">
          {t('and {{count}} more', { count: rest })}
        </Text>
      )}
    </HorizontalScroll>
  )
}

/**
 * The frame of every chart: its picture in real pixels, marks with exact figures, what the signs mean, and the same
 * figures as a table.
 */
export const Chart = ({ label, legend = [], table, draw }: Props) => {
  const { t } = useTranslation()
  const { ref, width } = useChartWidth()
  const { height, picture, marks } = draw(width)
  const [open, { toggle }] = useDisclosure(false)
  return (
    <figure className={styles.figure} aria-label={label}>
      <div ref={ref} className={styles.plot}>
        <svg className={styles.picture} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {picture}
        </svg>
        <Marks marks={marks} width={width} height={height} />
      </div>
      <div className={styles.foot}>
        <Legend entries={legend} />
        {table && (
          <UnstyledButton className={styles.toggle} aria-expanded={open} onClick={toggle}>
            <Icon name={open ? 'up' : 'down'} size={16} />
            {open ? t('Hide table') : t('Show table')}
          </UnstyledButton>
        )}
      </div>
      {open && table && <FiguresTable label={label} table={table} />}
    </figure>
  )
}

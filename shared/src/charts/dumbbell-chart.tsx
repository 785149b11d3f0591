import { useTranslation } from '@lekta/shared/i18n'
import { formatMeasure } from '../lib/measure/measure'
import { axisHeight, XAxis } from './axes'
import { Chart, type ChartProps, type Drawing } from './chart'
import styles from './charts.module.css'
import type { LegendEntry } from './legend'
import { enclosingTicks, endsOf, linearScale, type Scale } from './scale'

/** How a change is to be seen: as a decline, as none, as growth, or as more than was expected. */
export type ChangeTone = 'decline' | 'none' | 'growth' | 'more'

/** The change of one student or group. */
export interface ChangeRow {
  key: string | number
  name: string
  from: number
  to: number
  /** The level that was expected now. */
  expected?: number | null | undefined
  tone: ChangeTone
  /** The change in words, such as “clear decline −130L”. */
  text: string
  /** The page that the row opens. */
  link?: string | undefined
}

interface Props extends Omit<ChartProps, 'table' | 'legend'> {
  rows: readonly ChangeRow[]
  title?: string | undefined
  /** Whether the chart offers its figures as a table; not if there is one beside it. True by default. */
  withTable?: boolean | undefined
}

const rowHeight = 28
const narrow = 560

const Change = ({ row: { from, to, expected, tone }, x, y }: { row: ChangeRow; x: Scale; y: number }) => (
  <g data-tone={tone} className={styles.change}>
    <line x1={x(from)} x2={x(to)} y1={y} y2={y} />
    {expected != null && <path className={styles.expected} d={`M${x(expected)} ${y - 8}V${y + 8}`} />}
    <circle className={styles.start} cx={x(from)} cy={y} r="4" />
    {tone === 'decline' ? (
      <path className={styles.end} d={`M${x(to) - 6} ${y}L${x(to) + 3} ${y - 6}V${y + 6}Z`} />
    ) : (
      <circle className={styles.end} cx={x(to)} cy={y} r="5.5" />
    )}
  </g>
)

function useChangeTexts() {
  const { t } = useTranslation()
  return {
    describe: ({ name, from, to, expected, text }: ChangeRow) =>
      [
        `${name}: ${formatMeasure(from)} → ${formatMeasure(to)}`,
        text,
        ...(expected != null ? [t('expected {{measure}}', { measure: formatMeasure(expected) })] : []),
      ].join(' · '),
    legend: (rows: readonly ChangeRow[]): LegendEntry[] => [
      { sign: 'hollow', text: t('At start') },
      { sign: 'dot', text: t('Latest') },
      ...(rows.some(({ expected }) => expected != null) ? [{ sign: 'tick' as const, text: t('Expected level') }] : []),
    ],
    table: (rows: readonly ChangeRow[]) => ({
      head: [t('Name'), t('At start'), t('Latest'), t('Expected level'), t('Growth')],
      rows: rows.map(({ name, from, to, expected, text }) => [
        name,
        formatMeasure(from),
        formatMeasure(to),
        expected == null ? null : formatMeasure(expected),
        text,
      ]),
    }),
  }
}

/** The change of each student from one test to another, with the level that was expected as a ghost mark. */
export const DumbbellChart = ({ label, rows, title, withTable = true }: Props) => {
  const texts = useChangeTexts()
  const draw = (width: number): Drawing => {
    const beside = width >= narrow
    const left = beside ? Math.min(190, width * 0.24) : 8
    const right = beside ? width - 210 : width - 20
    const row = beside ? rowHeight : rowHeight + 18
    const bottom = 4 + rows.length * row
    const ticks = enclosingTicks(
      rows.flatMap(({ from, to, expected }) => [from, to, ...(expected != null ? [expected] : [])]),
      beside ? 6 : 5,
    )
    const { low, high } = endsOf(ticks)
    const x = linearScale(low, high, left + 20, right)
    const middleOf = (i: number) => 4 + i * row + (beside ? row / 2 : row - 14)
    return {
      height: bottom + axisHeight(title),
      picture: (
        <>
          <XAxis ticks={ticks} scale={x} format={formatMeasure} top={2} bottom={bottom} title={title} />
          {rows.map((change, i) => (
            <g key={change.key}>
              <text
                className={styles.name}
                x={beside ? left : 8}
                y={beside ? middleOf(i) + 4 : 4 + i * row + 13}
                textAnchor={beside ? 'end' : 'start'}
              >
                {change.name}
              </text>
              <Change row={change} x={x} y={middleOf(i)} />
              <text
                className={styles.outcome}
                data-tone={change.tone}
                x={beside ? right + 20 : width - 8}
                y={beside ? middleOf(i) + 4 : 4 + i * row + 13}
                textAnchor={beside ? 'start' : 'end'}
              >
                {change.text}
              </text>
            </g>
          ))}
        </>
      ),
      marks: rows.map((change, i) => ({
        key: change.key,
        x: (x(change.from) + x(change.to)) / 2,
        y: middleOf(i),
        width: Math.max(24, Math.abs(x(change.to) - x(change.from)) + 16),
        text: texts.describe(change),
        to: change.link,
      })),
    }
  }
  return (
    <Chart label={label} draw={draw} legend={texts.legend(rows)} table={withTable ? texts.table(rows) : undefined} />
  )
}

import { useTranslation } from '@lekta/shared/i18n'
import { formatMeasure } from '../lib/measure/measure'
import { axisHeight, YAxis } from './axes'
import { Chart, type ChartProps, type Drawing } from './chart'
import styles from './charts.module.css'
import type { LegendEntry } from './legend'
import { enclosingTicks, endsOf, linearScale, type Scale } from './scale'
import { timeTicks } from './time-ticks'

/** A measure at a time. */
export interface TrendPoint {
  /** An ISO timestamp. */
  at: string
  value: number
  /** The range that contains the true value. */
  low?: number | undefined
  high?: number | undefined
  /** Whether the measure is not reliable; it is drawn hollow. */
  hollow?: boolean | undefined
  /** Said in addition to date and measure. */
  note?: string | undefined
  /** The page that the point opens. */
  to?: string | undefined
}

interface Props extends Omit<ChartProps, 'table' | 'legend'> {
  points: readonly TrendPoint[]
  /** The typical range over time. */
  norm?: readonly { at: string; low: number; high: number }[] | undefined
  /** The level to reach by a day. */
  goal?: { value: number; by: string } | null | undefined
  formatDay: (at: string) => string
  height?: number | undefined
  /** Whether the days of the points are marked below the chart, instead of months. */
  marksDays?: boolean | undefined
  /** What the line through each point means. */
  rangeText?: string | undefined
  /** Whether the chart offers its figures as a table; not if there is one beside it. True by default. */
  withTable?: boolean | undefined
}

interface Axes {
  x: Scale
  y: Scale
}

const Band = ({ norm, x, y }: Axes & { norm: NonNullable<Props['norm']> }) => {
  const upper = norm.map(({ at, high }) => `${x(Date.parse(at))},${y(high)}`)
  const lower = norm.map(({ at, low }) => `${x(Date.parse(at))},${y(low)}`).reverse()
  return <polygon className={styles.norm} points={[...upper, ...lower].join(' ')} />
}

const Points = ({ points, x, y }: Axes & { points: readonly TrendPoint[] }) => (
  <>
    <polyline
      className={styles.trend}
      points={points.map(({ at, value }) => `${x(Date.parse(at))},${y(value)}`).join(' ')}
    />
    {points.map(({ at, value, low, high, hollow }) => (
      <g key={at}>
        {low !== undefined && high !== undefined && (
          <line className={styles.error} x1={x(Date.parse(at))} x2={x(Date.parse(at))} y1={y(low)} y2={y(high)} />
        )}
        <circle className={hollow ? styles.unsure : styles.point} cx={x(Date.parse(at))} cy={y(value)} r="5.5" />
      </g>
    ))}
  </>
)

const GoalPath = ({ goal, last, x, y }: Axes & { goal: NonNullable<Props['goal']>; last: TrendPoint }) => {
  const [right, level] = [x(Date.parse(goal.by)), y(goal.value)]
  return (
    <g>
      <path className={styles.goalPath} d={`M${x(Date.parse(last.at))} ${y(last.value)}L${right} ${level}`} />
      <circle className={styles.goalPoint} cx={right} cy={level} r="6" />
    </g>
  )
}

function useTrendTexts(formatDay: Props['formatDay']) {
  const { t } = useTranslation()
  const rangeOf = ({ low, high }: TrendPoint) =>
    low !== undefined && high !== undefined ? `${formatMeasure(low)}–${formatMeasure(high)}` : null
  return {
    describe: (point: TrendPoint) =>
      [
        `${formatDay(point.at)}: ${formatMeasure(point.value)}`,
        rangeOf(point),
        point.hollow ? t('Not reliable') : null,
        point.note,
      ]
        .filter(Boolean)
        .join(' · '),
    describeGoal: ({ value, by }: NonNullable<Props['goal']>) =>
      `${t('Goal')}: ${formatMeasure(value)} · ${formatDay(by)}`,
    table: (points: readonly TrendPoint[]) => ({
      head: [t('Date'), t('Measure'), t('Very likely between')],
      rows: points.map((point) => [
        formatDay(point.at),
        formatMeasure(point.value),
        point.hollow ? t('Not reliable') : rangeOf(point),
      ]),
    }),
  }
}

/** The least distance between two days below a chart, in pixels. */
const dayWidth = 88

/** Returns the days of the points, the last one first, without those that would touch a later one. */
function dayTicks(points: readonly TrendPoint[], x: Scale, formatDay: Props['formatDay']) {
  const shown: { at: number; text: string }[] = []
  for (const point of [...points].reverse()) {
    const [at, after] = [Date.parse(point.at), shown.at(-1)]
    if (!after || x(after.at) - x(at) >= dayWidth) shown.push({ at, text: formatDay(point.at) })
  }
  return shown
}

const Days = ({
  ticks,
  x,
  bottom,
  width,
}: {
  ticks: ReturnType<typeof dayTicks>
  x: Scale
  bottom: number
  width: number
}) => (
  <>
    {ticks.map(({ at, text }) => (
      <text
        key={at}
        className={styles.tick}
        x={x(at)}
        y={bottom + 16}
        textAnchor={x(at) > width - dayWidth / 2 ? 'end' : 'middle'}
      >
        {text}
      </text>
    ))}
  </>
)

function useLegend({ points, norm, goal, rangeText }: Props): LegendEntry[] {
  const { t } = useTranslation()
  return [
    ...(rangeText ? [{ sign: 'tick' as const, text: rangeText }] : []),
    ...(norm && norm.length > 1 ? [{ sign: 'band' as const, text: t('Typical range for the grade') }] : []),
    ...(points.some(({ hollow }) => hollow) ? [{ sign: 'hollow' as const, text: t('Not reliable') }] : []),
    ...(goal ? [{ sign: 'goal' as const, text: t('Goal') }] : []),
  ]
}

/** Measures over time, each with its error bar and a link to its report, before the typical range of the grade. */
export const TrendChart = (props: Props) => {
  const { label, points, norm = [], goal, formatDay, height = 240, marksDays = false, withTable = true } = props
  const { i18n } = useTranslation()
  const texts = useTrendTexts(formatDay)
  const legend = useLegend(props)
  const draw = (width: number): Drawing => {
    const levels = enclosingTicks(
      [
        ...points.flatMap(({ value, low = value, high = value }) => [value, low, high]),
        ...norm.flatMap(({ low, high }) => [low, high]),
        ...(goal ? [goal.value] : []),
      ],
      5,
    )
    const times = [...points, ...norm].map(({ at }) => Date.parse(at)).concat(goal ? [Date.parse(goal.by)] : [])
    const [left, bottom] = [58, height - axisHeight()]
    const x = linearScale(Math.min(...times), Math.max(...times), left + 10, width - 20)
    const { low, high } = endsOf(levels)
    const y = linearScale(low, high, bottom, 10)
    const last = points.at(-1)
    return {
      height,
      picture: (
        <>
          {norm.length > 1 && <Band norm={norm} x={x} y={y} />}
          <YAxis ticks={levels} scale={y} format={formatMeasure} left={left} right={width - 8} />
          <Days
            ticks={marksDays ? dayTicks(points, x, formatDay) : timeTicks(times, i18n.language, width < 420 ? 3 : 5)}
            x={x}
            bottom={bottom}
            width={width}
          />
          {goal && last && <GoalPath goal={goal} last={last} x={x} y={y} />}
          <Points points={points} x={x} y={y} />
        </>
      ),
      marks: [
        ...points.map((point) => ({
          key: point.at,
          x: x(Date.parse(point.at)),
          y: y(point.value),
          text: texts.describe(point),
          to: point.to,
        })),
        ...(goal
          ? [
              {
                key: 'goal',
                x: x(Date.parse(goal.by)),
                y: y(goal.value),
                text: texts.describeGoal(goal),
              },
            ]
          : []),
      ],
    }
  }
  return <Chart label={label} draw={draw} legend={legend} table={withTable ? texts.table(points) : undefined} />
}

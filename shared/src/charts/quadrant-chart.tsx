import { useTranslation } from '@lekta/shared/i18n'
import { axisHeight, XAxis, YAxis } from './axes'
import { Chart, type ChartProps, type Drawing } from './chart'
import styles from './charts.module.css'
import type { ChartMark } from './marks'
import { cellsOf, mostPoints, outliersOf, type QuadrantPoint } from './quadrant-layout'
import { enclosingTicks, endsOf, linearScale, type Scale } from './scale'

export type { QuadrantPoint } from './quadrant-layout'

/** What an axis measures. */
export interface QuadrantAxis {
  title: string
  format: (value: number) => string
  /** Where the axis is divided. */
  middle: number
  /** Values that the axis always contains, such as both ends of a scale. */
  contains?: readonly number[] | undefined
}

interface Props extends Omit<ChartProps, 'table' | 'legend'> {
  points: readonly QuadrantPoint[]
  x: QuadrantAxis
  y: QuadrantAxis
  /** The names of the quadrants. */
  quadrants: { highMore: string; highLess: string; lowMore: string; lowLess: string }
  height?: number | undefined
}

const labelled = 6

interface Plot {
  sx: Scale
  sy: Scale
  box: { left: number; right: number; low: number; high: number }
  width: number
}

const Labels = ({ points, sx, sy, width }: Plot & { points: readonly QuadrantPoint[] }) => {
  const taken: number[] = []
  return outliersOf(points, labelled).map((point) => {
    const y = sy(point.y) + 4
    if (taken.some((other) => Math.abs(other - y) < 13)) return null
    taken.push(y)
    const before = sx(point.x) > width * 0.65
    return (
      <text
        key={point.key}
        className={styles.outlier}
        x={sx(point.x) + (before ? -9 : 9)}
        y={y}
        textAnchor={before ? 'end' : 'start'}
      >
        {point.name}
      </text>
    )
  })
}

/**
 * The level of students and their growth, in four named quadrants. Only students who stand out are named; many are
 * counted in cells.
 */
export const QuadrantChart = ({ label, points, x, y, quadrants, height = 420 }: Props) => {
  const { t } = useTranslation()
  const students = (count: number) => t('{{count}} students', { count, defaultValue_one: '{{count}} student' })
  const nameOf = (point: { x: number; y: number }) =>
    point.x >= x.middle
      ? quadrants[point.y >= y.middle ? 'highMore' : 'highLess']
      : quadrants[point.y >= y.middle ? 'lowMore' : 'lowLess']
  const describe = (point: { x: number; y: number }) =>
    `${x.title} ${x.format(Math.round(point.x))} · ${y.title} ${y.format(Math.round(point.y))} · ${nameOf(point)}`
  const draw = (width: number): Drawing => {
    const [left, bottom, top] = [60, height - axisHeight(x.title), 22]
    const xTicks = enclosingTicks(
      [...points.map((point) => point.x), x.middle, ...(x.contains ?? [])],
      width < 420 ? 4 : 6,
    )
    const yTicks = enclosingTicks([...points.map((point) => point.y), y.middle, ...(y.contains ?? [])], 5)
    const box = { left: endsOf(xTicks).low, right: endsOf(xTicks).high, ...endsOf(yTicks) }
    const plot: Plot = {
      sx: linearScale(box.left, box.right, left, width - 16),
      sy: linearScale(box.low, box.high, bottom, top),
      box,
      width,
    }
    const drawn = points.length > mostPoints ? drawCells(points, plot, bottom - top) : drawPoints(points, plot)
    return {
      height,
      marks: drawn.marks.map(({ text, at, ...mark }) => ({
        ...mark,
        text: `${text ?? students(at.count)}: ${describe(at)}`,
      })),
      picture: (
        <>
          <XAxis ticks={xTicks} scale={plot.sx} format={x.format} top={top} bottom={bottom} title={x.title} />
          <YAxis ticks={yTicks} scale={plot.sy} format={y.format} left={left} right={width - 16} title={y.title} />
          <line className={styles.zero} x1={plot.sx(x.middle)} x2={plot.sx(x.middle)} y1={top} y2={bottom} />
          <line className={styles.zero} x1={left} x2={width - 16} y1={plot.sy(y.middle)} y2={plot.sy(y.middle)} />
          <QuadrantNames quadrants={quadrants} left={left} right={width - 16} top={top} bottom={bottom} />
          {drawn.picture}
        </>
      ),
    }
  }
  return (
    <Chart
      label={label}
      draw={draw}
      legend={
        points.length > mostPoints
          ? [{ sign: 'bar', text: t('The larger a square, the more students') }]
          : [{ sign: 'dot', text: t('One student') }]
      }
      table={{
        head: [t('Name'), x.title, y.title, t('Group')],
        rows: [...points]
          .sort((a, b) => a.y - b.y)
          .map((point) => [point.name, x.format(Math.round(point.x)), y.format(Math.round(point.y)), nameOf(point)]),
      }}
    />
  )
}

interface NamesProps extends Pick<Props, 'quadrants'> {
  left: number
  right: number
  top: number
  bottom: number
}

/** Where the picture is narrower, the names on the right have a line of their own. */
const narrowNames = 360

const QuadrantNames = ({ quadrants, left, right, top, bottom }: NamesProps) => {
  const shift = right - left < narrowNames ? 18 : 0
  return (
    <g className={styles.quadrant}>
      <text x={right - 6} y={top + 14 + shift} textAnchor="end">
        {quadrants.highMore}
      </text>
      <text x={right - 6} y={bottom - 8 - shift} textAnchor="end">
        {quadrants.highLess}
      </text>
      <text x={left + 6} y={top + 14}>
        {quadrants.lowMore}
      </text>
      <text x={left + 6} y={bottom - 8}>
        {quadrants.lowLess}
      </text>
    </g>
  )
}

type At = { x: number; y: number; count: number }
type DrawnMark = Omit<ChartMark, 'text'> & { text?: string; at: At }

function drawPoints(points: readonly QuadrantPoint[], plot: Plot) {
  const size = points.length > 60 ? 14 : 24
  return {
    marks: points.map(
      (point): DrawnMark => ({
        key: point.key,
        x: plot.sx(point.x),
        y: plot.sy(point.y),
        width: size,
        height: size,
        text: point.name,
        at: { ...point, count: 1 },
        to: point.to,
      }),
    ),
    picture: (
      <>
        {points.map(({ key, x, y }) => (
          <circle key={key} className={styles.dot} cx={plot.sx(x)} cy={plot.sy(y)} r={points.length > 60 ? 4 : 5.5} />
        ))}
        <Labels points={points} {...plot} />
      </>
    ),
  }
}

function drawCells(points: readonly QuadrantPoint[], plot: Plot, height: number) {
  const size = 22
  const [columns, rows] = [Math.max(6, Math.floor((plot.width - 76) / size)), Math.max(6, Math.floor(height / size))]
  const cells = cellsOf(points, plot.box, columns, rows)
  const most = Math.max(...cells.map(({ count }) => count))
  return {
    marks: cells.map(
      (at): DrawnMark => ({
        key: `${at.x} ${at.y}`,
        x: plot.sx(at.x),
        y: plot.sy(at.y),
        width: size,
        height: size,
        at,
      }),
    ),
    picture: cells.map(({ x, y, count }) => {
      const side = 4 + (size - 5) * Math.sqrt(count / most)
      return (
        <rect
          key={`${x} ${y}`}
          className={styles.bar}
          x={plot.sx(x) - side / 2}
          y={plot.sy(y) - side / 2}
          width={side}
          height={side}
          rx="2"
        />
      )
    }),
  }
}

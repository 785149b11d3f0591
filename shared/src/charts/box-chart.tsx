import { useTranslation } from '@lekta/shared/i18n'
import { formatMeasure } from '../lib/measure/measure'
import { axisHeight, XAxis } from './axes'
import { Chart, type ChartProps, type Drawing } from './chart'
import styles from './charts.module.css'
import type { LegendEntry } from './legend'
import { enclosingTicks, endsOf, linearScale, type Scale } from './scale'

/** A group of students in a chart. Without a median, only its name is shown. */
export interface BoxGroup {
  key: string | number
  name: string
  /** Shown after the name, such as the number of students. */
  note?: string | undefined
  median: number | null
  /** The middle half of the group. */
  middle?: { low: number; high: number } | null | undefined
  /** The typical range of its grade. */
  norm?: { low: number; high: number } | null | undefined
  /** The median before, from which an arrow leads to the median now. */
  before?: number | null | undefined
  /** A level to reach. */
  goal?: number | null | undefined
  to?: string | undefined
}

interface Props extends Omit<ChartProps, 'table' | 'legend'> {
  groups: readonly BoxGroup[]
  format?: ((value: number) => string) | undefined
  /** What is measured, with its unit. */
  title?: string | undefined
  /** Whether the value of each median is written beside it. */
  withValues?: boolean | undefined
  /** A value that a line marks, such as no growth. */
  zero?: number | undefined
  /** What the band and the arrow mean, if not the typical range and last term. */
  words?: { norm?: string | undefined; before?: string | undefined } | undefined
}

const rowHeight = 40
/** Where the picture is narrower, names are above their rows. */
const narrow = 560

const valuesOf = ({ median, middle, norm, before, goal }: BoxGroup) =>
  [median, middle?.low, middle?.high, norm?.low, norm?.high, before, goal].flatMap((value) => value ?? [])

const Arrow = ({ from, to, y }: { from: number; to: number; y: number }) => {
  if (Math.abs(to - from) < 8) return null
  const back = to > from ? -6 : 6
  return (
    <g className={styles.arrow}>
      <circle cx={from} cy={y} r="3.5" />
      <path d={`M${from} ${y}H${to + back * 1.4}`} />
      <path d={`M${to + back * 2.2} ${y - 4}L${to + back * 1.2} ${y}L${to + back * 2.2} ${y + 4}`} />
    </g>
  )
}

const Row = ({ group, x, y }: { group: BoxGroup; x: Scale; y: number }) => {
  const { median, middle, norm, before, goal } = group
  return (
    <g>
      {norm && (
        <rect className={styles.norm} x={x(norm.low)} width={x(norm.high) - x(norm.low)} y={y - 14} height="28" />
      )}
      {middle && (
        <rect
          className={styles.box}
          x={x(middle.low)}
          width={x(middle.high) - x(middle.low)}
          y={y - 8}
          height="16"
          rx="3"
        />
      )}
      {goal != null && <path className={styles.goal} d={`M${x(goal)} ${y - 15}V${y + 15}`} />}
      {before != null && median !== null && <Arrow from={x(before)} to={x(median)} y={y} />}
      {median !== null && <line className={styles.median} x1={x(median)} x2={x(median)} y1={y - 11} y2={y + 11} />}
    </g>
  )
}

function useBoxTexts(format: (value: number) => string, words: Props['words']) {
  const { t } = useTranslation()
  const range = ({ low, high }: { low: number; high: number }) => `${format(low)}–${format(high)}`
  const normWord = words?.norm ?? t('Typical range for the grade')
  const beforeWord = words?.before ?? t('Median last term')
  return {
    describe: ({ name, note, median, middle, norm, before, goal }: BoxGroup) =>
      [
        `${name}: ${median === null ? t('Not measured yet') : `${t('Median')} ${format(median)}`}`,
        ...(middle ? [`${t('Middle half')} ${range(middle)}`] : []),
        ...(norm ? [`${normWord} ${range(norm)}`] : []),
        ...(before != null ? [`${beforeWord} ${format(before)}`] : []),
        ...(goal != null ? [`${t('Goal')} ${format(goal)}`] : []),
        ...(note ? [note] : []),
      ].join(' · '),
    legend: (groups: readonly BoxGroup[]): LegendEntry[] => [
      { sign: 'tick', text: t('Median') },
      ...(groups.some(({ middle }) => middle) ? [{ sign: 'box' as const, text: t('Middle half') }] : []),
      ...(groups.some(({ norm }) => norm) ? [{ sign: 'band' as const, text: normWord }] : []),
      ...(groups.some(({ before }) => before != null) ? [{ sign: 'ghost' as const, text: beforeWord }] : []),
      ...(groups.some(({ goal }) => goal != null) ? [{ sign: 'goal' as const, text: t('Goal') }] : []),
    ],
    table: (groups: readonly BoxGroup[]) => ({
      head: [t('Name'), t('Median'), t('Middle half'), normWord, beforeWord, t('Students')],
      rows: groups.map(({ name, note, median, middle, norm, before }) => [
        name,
        median === null ? null : format(median),
        middle ? range(middle) : null,
        norm ? range(norm) : null,
        before != null ? format(before) : null,
        note ?? null,
      ]),
    }),
  }
}

/** Compares groups: the median and the middle half of each against the typical range of its grade. */
export const BoxChart = ({ label, groups, format = formatMeasure, title, zero, words, withValues = false }: Props) => {
  const texts = useBoxTexts(format, words)
  const draw = (width: number): Drawing => {
    const beside = width >= narrow
    const left = beside ? Math.min(200, width * 0.26) : 8
    // In a narrow picture the name is above its row, and the value of the median below it.
    const row = beside ? rowHeight : rowHeight + 20 + (withValues ? 14 : 0)
    const height = 6 + groups.length * row + axisHeight(title)
    const bottom = height - axisHeight(title)
    const ticks = enclosingTicks([...groups.flatMap(valuesOf), ...(zero === undefined ? [] : [zero])], beside ? 7 : 5)
    const { low, high } = endsOf(ticks)
    const x = linearScale(low, high, left + 22, width - 26)
    const middleOf = (i: number) => 6 + i * row + (beside ? row / 2 : rowHeight)
    return {
      height,
      picture: (
        <>
          <XAxis ticks={ticks} scale={x} format={format} top={4} bottom={bottom} title={title} />
          {zero !== undefined && <line className={styles.zero} x1={x(zero)} x2={x(zero)} y1={4} y2={bottom} />}
          {groups.map((group, i) => (
            <g key={group.key}>
              <text
                className={styles.name}
                x={beside ? left : 8}
                y={beside ? middleOf(i) + 4 : 6 + i * row + 15}
                textAnchor={beside ? 'end' : 'start'}
              >
                {group.name}
                {group.note && (
                  <tspan className={styles.note} dx="6">
                    {group.note}
                  </tspan>
                )}
              </text>
              <Row group={group} x={x} y={middleOf(i)} />
              {withValues && group.median !== null && (
                <text
                  className={styles.value}
                  x={x(group.median)}
                  y={middleOf(i) + (beside ? -15 : 25)}
                  textAnchor="middle"
                >
                  {format(group.median)}
                </text>
              )}
            </g>
          ))}
        </>
      ),
      marks: groups.map((group, i) => ({
        key: group.key,
        x: group.median === null ? (left + width) / 2 : x(group.median),
        y: middleOf(i),
        height: 32,
        width: 32,
        text: texts.describe(group),
        to: group.to,
      })),
    }
  }
  return <Chart label={label} draw={draw} legend={texts.legend(groups)} table={texts.table(groups)} />
}

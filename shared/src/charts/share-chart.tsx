import { useTranslation } from '@lekta/shared/i18n'
import { axisHeight, XAxis } from './axes'
import { Chart, type ChartProps, type Drawing } from './chart'
import styles from './charts.module.css'
import { type LegendEntry, shareSigns } from './legend'
import { linearScale, type Scale } from './scale'

/** A group of students, and how many of them belong to each part. */
export interface ShareGroup {
  key: string | number
  name: string
  /** Shown after the name, such as the number of students. */
  note?: string | undefined
  counts: readonly number[]
  to?: string | undefined
}

interface Props extends Omit<ChartProps, 'table' | 'legend'> {
  groups: readonly ShareGroup[]
  /** The names of the parts, from the lowest to the highest; at most four. */
  parts: readonly string[]
}

const rowHeight = 36
/** Where the picture is narrower, names are above their rows. */
const narrow = 560
/** A part must be this wide to contain its percentage. */
const leastLabelled = 34

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0)
const percentOf = (count: number, counts: readonly number[]) => Math.round((count / sumOf(counts)) * 100)

const Row = ({ counts, x, y }: { counts: readonly number[]; x: Scale; y: number }) => {
  const total = sumOf(counts)
  if (total === 0) return null
  return counts.map((count, i) => {
    const from = x((sumOf(counts.slice(0, i)) / total) * 100)
    const width = x((sumOf(counts.slice(0, i + 1)) / total) * 100) - from
    if (count === 0) return null
    return (
      <g key={shareSigns[i]} className={styles.share} data-share={shareSigns[i]}>
        <rect x={from + 0.5} width={Math.max(1, width - 1)} y={y - 11} height="22" />
        {width >= leastLabelled && (
          <text x={from + width / 2} y={y + 4} textAnchor="middle">
            {percentOf(count, counts)}%
          </text>
        )}
      </g>
    )
  })
}

/** The shares of groups in a few ordered parts, such as bands of a grade, as one bar for each group. */
export const ShareChart = ({ label, groups, parts }: Props) => {
  const { t } = useTranslation()
  const describe = ({ name, counts }: ShareGroup) =>
    sumOf(counts) === 0
      ? `${name}: ${t('Not measured yet')}`
      : `${name}: ${counts.map((count, i) => `${parts[i]} ${count} (${percentOf(count, counts)}%)`).join(' · ')}`
  const draw = (width: number): Drawing => {
    const beside = width >= narrow
    const left = beside ? Math.min(200, width * 0.26) + 14 : 8
    const row = beside ? rowHeight : rowHeight + 18
    const bottom = 6 + groups.length * row
    const x = linearScale(0, 100, left, width - 22)
    const middleOf = (i: number) => 6 + i * row + (beside ? row / 2 : row - 18)
    return {
      height: bottom + axisHeight(),
      picture: (
        <>
          <XAxis
            ticks={beside ? [0, 25, 50, 75, 100] : [0, 50, 100]}
            scale={x}
            format={(value) => `${value}%`}
            top={4}
            bottom={bottom}
          />
          {groups.map(({ key, name, note, counts }, i) => (
            <g key={key}>
              <text
                className={styles.name}
                x={beside ? left - 12 : 8}
                y={beside ? middleOf(i) + 4 : 6 + i * row + 14}
                textAnchor={beside ? 'end' : 'start'}
              >
                {name}
                {note && (
                  <tspan className={styles.note} dx="6">
                    {note}
                  </tspan>
                )}
              </text>
              <Row counts={counts} x={x} y={middleOf(i)} />
            </g>
          ))}
        </>
      ),
      marks: groups.map((group, i) => ({
        key: group.key,
        x: (left + width - 22) / 2,
        y: middleOf(i),
        width: width - 22 - left,
        height: 26,
        text: describe(group),
        to: group.to,
      })),
    }
  }
  return (
    <Chart
      label={label}
      draw={draw}
      legend={parts.map((text, i): LegendEntry => ({ sign: shareSigns[i] ?? 'share1', text }))}
      table={{
        head: [t('Name'), ...parts],
        rows: groups.map(({ name, counts }) => [name, ...counts]),
      }}
    />
  )
}

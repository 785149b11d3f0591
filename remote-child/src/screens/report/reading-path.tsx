import type { ListedReport } from '@lekta/shared/contract/assessment/report'
import { useDateFormat } from '@lekta/shared/dates/use-day'
import { useTranslation } from '@lekta/shared/i18n'
import { childSteps, formatMeasure } from '@lekta/shared/lib/measure/measure'
import { PathFlag, useChildLevel } from '@lekta/shared/report/child-path'
import { box, type Point, pathAround, roadPath, spaceApart } from './path-geometry'
import styles from './report.module.css'

const labelAt = 282
const labelGap = 26

interface Props {
  /** Trusted finished tests, oldest first; the last one is the child's current position. */
  stops: readonly ListedReport[]
}

const Landscape = () => (
  <>
    <circle className={styles.sunGlow} cx="318" cy="66" r="46" />
    <circle className={styles.sun} cx="318" cy="66" r="30" />
    <path className={styles.farHill} d="M0 250c60-46 130-60 200-34s130 20 180-22v246H0z" />
    <path className={styles.nearHill} d="M0 350c90-44 170-34 236-8s110 22 144 6v92H0z" />
  </>
)

const Road = () => (
  <>
    <path className={styles.roadEdge} d={roadPath} />
    <path className={styles.road} d={roadPath} />
  </>
)

const Label = ({ stop, y, children }: { stop: Point; y: number; children: string }) => (
  <g>
    <path className={styles.leader} d={`M${stop.x + 14} ${stop.y}L${labelAt - 8} ${y}`} />
    <text className={styles.day} x={labelAt} y={y + 5}>
      {children}
    </text>
  </g>
)

/** Returns the stops with the heights of their labels, lowest first, because labels are moved apart upwards. */
const labelled = <S extends Point>(stops: readonly S[]) => {
  const rising = [...stops].sort((a, b) => b.y - a.y)
  const heights = spaceApart(
    labelGap,
    rising.map(({ y }) => y),
  )
  return rising.map((stop, i) => ({ stop, y: heights[i] ?? stop.y }))
}

/** The child's path up the scale: a stone at each step, a stop for each test, a flag at the current position. */
export const ReadingPath = ({ stops }: Props) => {
  const { t } = useTranslation()
  const levelText = useChildLevel()
  const nameOf = (measure: number) => {
    const steps = childSteps(measure)
    return steps ? t('Step {{step}}', { step: steps.step }) : formatMeasure(measure)
  }
  const day = useDateFormat({ day: 'numeric', month: 'short' })
  const path = pathAround(stops.map(({ measure }) => measure.value))
  const points = stops.map((line) => ({ line, ...path.pointFor(line.measure.value) }))
  const here = points.at(-1)
  if (!here) return null
  const label = t('Your reading journey. You are at {{place}}.', { place: levelText(here.line.measure.value) })
  return (
    <svg className={styles.way} viewBox={`0 0 ${box.width} ${box.height}`} role="img" aria-label={label}>
      <Landscape />
      <Road />
      {path.stones.map(({ measure, named, x, y }) => (
        <g key={measure}>
          <circle className={styles.stone} cx={x} cy={y} r={named ? 5 : 3.5} />
          {named && (
            <text className={styles.stoneName} x={x - 22} y={y + 5}>
              {nameOf(measure)}
            </text>
          )}
        </g>
      ))}
      {labelled(points).map(({ stop, y }) => (
        <Label key={stop.line.id} stop={stop} y={y}>
          {stop === here ? t('You are here') : day(stop.line.finished_at)}
        </Label>
      ))}
      {points.slice(0, -1).map(({ line, x, y }) => (
        <circle key={line.id} className={styles.stop} cx={x} cy={y} r="10" />
      ))}
      <PathFlag x={here.x} y={here.y} />
    </svg>
  )
}

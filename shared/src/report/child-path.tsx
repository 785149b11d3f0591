import { useTranslation } from '@lekta/shared/i18n'
import { childSteps, formatMeasure } from '../lib/measure/measure'
import styles from './child-path.module.css'

const box = { width: 640, height: 230, left: 50, right: 50 }
/** Lengths in L: the visible part of the scale, its part behind the child, and the distance between marks. */
const range = { length: 500, behind: 200, mark: 100 }

const pointAt = (share: number) => {
  const f = Math.min(1, Math.max(0, share))
  const x = box.left + f * (box.width - box.left - box.right)
  return { x, y: 176 - 96 * f - 11 * Math.sin(f * Math.PI * 2.6) }
}

const line = Array.from({ length: 61 }, (_, i) => pointAt(i / 60))
const path = `M${line.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`

interface Mark {
  name: string
  share: number
}

// Below 0L the path consists of steps, so that there are no minus signs. From 0L on, it is the part of the scale
// around the child.
function pathScale(value: number): { marks: Mark[]; shareOf: (value: number) => number } {
  const steps = childSteps(value)
  if (steps) {
    const shareOfStep = (step: number) => (step - 0.5) / steps.of
    return {
      marks: Array.from({ length: steps.of }, (_, i) => ({ name: String(i + 1), share: shareOfStep(i + 1) })),
      shareOf: (measure) => shareOfStep(childSteps(measure)?.step ?? steps.of + 0.5),
    }
  }
  const from = Math.max(0, Math.floor(value / range.mark) * range.mark - range.behind)
  const shareOf = (measure: number) => (measure - from) / range.length
  const measures = Array.from({ length: range.length / range.mark + 1 }, (_, i) => from + i * range.mark)
  return { marks: measures.map((measure) => ({ name: formatMeasure(measure), share: shareOf(measure) })), shareOf }
}

/** Returns a function that formats the level for a child: a step below 0L, otherwise the measure. */
export function useChildLevel() {
  const { t } = useTranslation()
  return (value: number) => {
    const steps = childSteps(value)
    return steps ? t('Step {{step}} of {{of}}', { ...steps }) : formatMeasure(value)
  }
}

/** The flag at the child's position. */
export const PathFlag = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path className={styles.pole} d="M0 0V-54" />
    <path className={styles.flag} d="M0-54h34l-9 11 9 11H0z" />
    <circle className={styles.here} r="11" />
  </g>
)

/** Shows the child's position on the reading path, and the previous position unless it was further ahead. */
export const ChildPath = ({ value, before }: { value: number; before: number | null }) => {
  const { t } = useTranslation()
  const levelText = useChildLevel()
  const { marks, shareOf } = pathScale(value)
  const here = pointAt(shareOf(value))
  const past = before === null || before > value ? null : pointAt(shareOf(before))
  const label = t('Your level: {{place}}', { place: levelText(value) })
  return (
    <svg className={styles.path} viewBox={`0 0 ${box.width} ${box.height}`} role="img" aria-label={label}>
      <path className={styles.ground} d={`${path}L${box.width} ${pointAt(1).y}V${box.height}H0V${pointAt(0).y}Z`} />
      <path className={styles.line} d={path} />
      {marks.map(({ name, share }) => {
        const { x, y } = pointAt(share)
        return (
          <g key={name}>
            <circle className={styles.stone} cx={x} cy={y} r="5" />
            <text className={styles.name} x={x} y={y + 36}>
              {name}
            </text>
          </g>
        )
      })}
      {past && <circle className={styles.past} cx={past.x} cy={past.y} r="9" />}
      <PathFlag {...here} />
    </svg>
  )
}

import { formatMeasure } from '@lekta/shared/lib/measure/measure'
import styles from './test-course.module.css'

type Answer = [text: number, right: 0 | 1, estimate: number, standardError: number]

/**
 * A test of a simulated reader, as the engine ran it. Each row has the text’s measure, whether the answer was right,
 * and the new estimate with its standard error.
 */
const course: readonly Answer[] = [
  [580, 1, 650, 236],
  [570, 1, 690, 223],
  [780, 1, 745, 213],
  [840, 1, 795, 203],
  [890, 1, 840, 195],
  [940, 1, 880, 187],
  [980, 0, 785, 167],
  [1030, 0, 730, 155],
  [950, 1, 765, 149],
  [860, 0, 695, 144],
  [860, 0, 640, 140],
  [870, 0, 600, 138],
  [770, 1, 625, 130],
  [750, 1, 645, 124],
  [770, 1, 665, 119],
  [770, 1, 685, 114],
  [820, 1, 700, 111],
  [780, 1, 715, 108],
  [870, 1, 735, 105],
  [840, 1, 750, 103],
  [850, 1, 760, 101],
  [880, 1, 775, 99],
  [960, 0, 750, 96],
  [920, 1, 760, 94],
  [880, 1, 775, 93],
  [840, 0, 745, 91],
  [910, 0, 720, 89],
  [860, 1, 730, 87],
  [820, 1, 740, 86],
  [900, 1, 750, 84],
]

const box = { width: 860, height: 380, left: 64, right: 20, top: 20, bottom: 44 }
const scale = { low: 200, high: 1200, mark: 200 }

const x = (i: number) => box.left + (i / (course.length - 1)) * (box.width - box.left - box.right)
const y = (measure: number) => {
  const share = (Math.min(scale.high, Math.max(scale.low, measure)) - scale.low) / (scale.high - scale.low)
  return box.height - box.bottom - share * (box.height - box.top - box.bottom)
}

/** Half the width of the band that contains the true measure in 95 of 100 cases. */
const half = (standardError: number) => 1.96 * standardError

const line = course.map(([, , estimate], i) => `${x(i).toFixed(1)},${y(estimate).toFixed(1)}`).join(' ')
const edge = (sign: 1 | -1) =>
  course.map(([, , estimate, error], i) => `${x(i).toFixed(1)},${y(estimate + sign * half(error)).toFixed(1)}`)
const band = [...edge(1), ...edge(-1).reverse()].join(' ')
const marks = Array.from({ length: (scale.high - scale.low) / scale.mark + 1 }, (_, i) => scale.low + i * scale.mark)

interface Props {
  label: string
  /** Labels below the first and the last text. */
  first: string
  last: string
}

/** Thirty texts in a row: how hard each was, whether its answer was right, and how the band narrows. */
export const TestCourse = ({ label, first, last }: Props) => (
  <svg className={styles.course} viewBox={`0 0 ${box.width} ${box.height}`} role="img" aria-label={label}>
    {marks.map((mark) => (
      <g key={mark}>
        <line className={styles.grid} x1={box.left} x2={box.width - box.right} y1={y(mark)} y2={y(mark)} />
        <text className={styles.mark} x={box.left - 10} y={y(mark) + 5} textAnchor="end">
          {formatMeasure(mark)}
        </text>
      </g>
    ))}
    <polygon className={styles.band} points={band} />
    <polyline className={styles.line} points={line} />
    {course.map(([text, right], i) => (
      <circle
        // biome-ignore lint/suspicious/noArrayIndexKey: texts are identified by their position
        key={i}
        className={right ? styles.right : styles.wrong}
        cx={x(i).toFixed(1)}
        cy={y(text).toFixed(1)}
        r="6"
      />
    ))}
    <text className={styles.mark} x={box.left} y={box.height - 12}>
      {first}
    </text>
    <text className={styles.mark} x={box.width - box.right} y={box.height - 12} textAnchor="end">
      {last}
    </text>
  </svg>
)

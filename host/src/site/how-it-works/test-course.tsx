import { formatMeasure } from '@lekta/shared/lib/measure/measure'
import styles from './test-course.module.css'

type AnsweredText = [text: number, right: 0 | 1 | 2, estimate: number, standardError: number]

/**
 * A test of a simulated reader, as the engine ran it. Each row has the text’s measure, how many of its two questions were
 * answered right, and the new estimate with its standard error.
 */
const course: readonly AnsweredText[] = [
  [720, 0, 325, 260],
  [590, 2, 470, 227],
  [530, 2, 555, 198],
  [640, 2, 630, 181],
  [720, 2, 695, 170],
  [800, 1, 650, 151],
  [760, 2, 695, 144],
  [810, 2, 740, 139],
  [700, 2, 770, 134],
  [880, 2, 810, 132],
  [930, 0, 730, 116],
  [910, 2, 765, 113],
  [870, 2, 795, 110],
  [900, 1, 775, 105],
  [930, 1, 760, 100],
  [930, 0, 715, 95],
  [730, 2, 730, 92],
  [850, 1, 720, 89],
  [840, 2, 735, 87],
  [860, 1, 725, 84],
  [910, 1, 715, 82],
  [840, 2, 735, 81],
  [870, 2, 750, 79],
  [890, 1, 740, 77],
]

const circles = [styles.wrong, styles.half, styles.right] as const

/** How many texts the test has. */
export const courseLength = course.length

const box = { width: 860, height: 380, left: 64, right: 20, top: 20, bottom: 44 }
const scale = { low: 0, high: 1000, mark: 200 }

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

/** All texts of a test in a row: how hard each was, how many answers were right, and how the band narrows. */
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
        className={circles[right]}
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

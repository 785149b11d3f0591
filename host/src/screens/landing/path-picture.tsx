import styles from './path-picture.module.css'

const steps = [
  { x: 70, y: 250, measure: '410L' },
  { x: 190, y: 205, measure: '465L' },
  { x: 310, y: 140, measure: '540L' },
  { x: 430, y: 80, measure: '610L' },
]

/** A rising path of four measures with their bands, as a report draws it. */
export const PathPicture = ({ label }: { label: string }) => (
  <svg className={styles.picture} viewBox="0 0 500 330" role="img" aria-label={label}>
    <rect className={styles.sheet} x="10" y="10" width="480" height="310" rx="26" />
    <path className={styles.band} d="M70 222 190 178 310 112 430 52v58L310 170 190 234 70 280z" />
    <polyline className={styles.line} points={steps.map(({ x, y }) => `${x},${y}`).join(' ')} />
    {steps.map(({ x, y, measure }, i) => (
      <g key={measure}>
        <circle className={i === steps.length - 1 ? styles.sun : styles.dot} cx={x} cy={y} r={i === 3 ? 13 : 9} />
        <text className={styles.text} x={x} y={y + 42}>
          {measure}
        </text>
      </g>
    ))}
  </svg>
)

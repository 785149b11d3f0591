import styles from './charts.module.css'

/** A sign in a chart, with what it means. */
export interface LegendEntry {
  sign: 'dot' | 'hollow' | 'band' | 'box' | 'tick' | 'ghost' | 'bar' | 'goal'
  text: string
}

/** What the signs of one or several charts mean. */
export const Legend = ({ entries }: { entries: readonly LegendEntry[] }) => (
  <ul className={styles.legend}>
    {entries.map(({ sign, text }) => (
      <li key={text}>
        <i data-sign={sign} aria-hidden="true" />
        {text}
      </li>
    ))}
  </ul>
)

import styles from './charts.module.css'

/** The signs of ordered parts, from the lowest. */
export const shareSigns = ['share1', 'share2', 'share3', 'share4'] as const

/** A sign in a chart, with what it means. */
export interface LegendEntry {
  sign: 'dot' | 'hollow' | 'band' | 'box' | 'tick' | 'ghost' | 'bar' | 'goal' | (typeof shareSigns)[number]
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

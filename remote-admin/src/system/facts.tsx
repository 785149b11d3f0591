import type { ReactNode } from 'react'
import styles from './system.module.css'

interface Fact {
  label: string
  value: ReactNode
}

/** Facts with their labels, one per line. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={styles.facts}>
    {facts.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

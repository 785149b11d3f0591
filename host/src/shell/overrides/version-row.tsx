import type { ReactNode } from 'react'
import styles from './override-panel.module.css'

interface Props {
  area: string
  text: string
  /** The buttons of the row. */
  children: ReactNode
}

/** One area of which another version is used, or could be, and what can be done about it. */
export const VersionRow = ({ area, text, children }: Props) => (
  <li className={styles.row}>
    <div className={styles.about}>
      <strong>{area}</strong>
      <span className={styles.text}>{text}</span>
    </div>
    {children}
  </li>
)

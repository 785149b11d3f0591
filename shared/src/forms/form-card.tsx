import { Surface } from '@lekta/shared/ui'
import type { ReactNode } from 'react'
import styles from './form-card.module.css'

/** A surface as wide as a form needs. */
export const Sheet = ({ children }: { children: ReactNode }) => (
  <div className={styles.card}>
    <Surface>{children}</Surface>
  </div>
)

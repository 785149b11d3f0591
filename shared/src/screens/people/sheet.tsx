import { Surface } from '@lekta/shared/ui'
import type { ReactNode } from 'react'
import styles from './people.module.css'

/** A surface as wide as a form needs. */
export const Sheet = ({ children }: { children: ReactNode }) => (
  <div className={styles.sheet}>
    <Surface>{children}</Surface>
  </div>
)

import { Card } from '@lekta/shared/ui'
import type { ReactNode } from 'react'
import styles from './form-card.module.css'

/** A card as wide as a form. */
export const FormCard = ({ children }: { children: ReactNode }) => (
  <div className={styles.card}>
    <Card>{children}</Card>
  </div>
)

import { Paper } from '@lekta/shared/ui/paper'
import type { PaperProps } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './card.module.css'

/** A surface that groups related content. */
export const Card = ({ children, ...props }: PaperProps & { children: ReactNode; component?: 'section' | 'div' }) => (
  <Paper p="lg" {...props} className={styles.card}>
    {children}
  </Paper>
)

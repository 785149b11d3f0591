import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './cancel-button.module.css'

/** The way out of a question, in the one colour that stands for it. */
export const CancelButton = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <Button className={styles.cancel} onClick={onClick}>
    {children}
  </Button>
)

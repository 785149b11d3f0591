import { Button } from '@lekta/shared/ui/base'
import type { ReactNode } from 'react'
import styles from './cancel-button.module.css'

/** The cancel button of a dialog: red text, which has the same colour everywhere. */
export const CancelButton = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <Button variant="subtle" className={styles.cancel} onClick={onClick}>
    {children}
  </Button>
)

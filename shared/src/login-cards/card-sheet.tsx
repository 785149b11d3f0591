import { Portal } from '@lekta/shared/ui'
import type { ReactNode } from 'react'
import styles from './card-sheet.module.css'

interface CardProps {
  /** CSS class of a card's content. */
  className: string | undefined
  lang?: string
  children: ReactNode
}

/** A printed card that is cut out and handed out. */
export const PrintedCard = ({ className, ...rest }: CardProps) => (
  <li className={`${styles.card} ${className ?? ''}`} {...rest} />
)

interface Props {
  /** Eight large or eighteen small cards fit on a sheet of A4. */
  size: 'large' | 'small'
  /** The cards, each a `PrintedCard`. */
  children: ReactNode
}

/** Cards on the screen, and a copy of them for printing. */
export const CardSheet = ({ size, children }: Props) => {
  const cards = (
    <ul className={styles.cards} data-size={size}>
      {children}
    </ul>
  )
  return (
    <>
      {cards}
      <Portal reuseTargetNode={false}>
        <div className={styles.sheet} aria-hidden="true">
          {cards}
        </div>
      </Portal>
    </>
  )
}

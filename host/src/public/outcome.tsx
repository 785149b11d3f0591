import { Icon, Title } from '@lekta/shared/ui'
import type { ReactNode } from 'react'
import styles from './outcome.module.css'

interface Props {
  picture: 'mail' | 'check' | 'alert'
  title: string
  children: ReactNode
  /** Where to go on, the likeliest first. */
  ways: ReactNode
}

/** How something ended, on a page of its own: what it means, and how to go on. */
export const Outcome = ({ picture, title, children, ways }: Props) => (
  <div className={styles.outcome}>
    <span className={styles.picture} data-picture={picture}>
      <Icon name={picture} size={36} />
    </span>
    <Title order={1} size="h2">
      {title}
    </Title>
    <div className={styles.text}>{children}</div>
    <div className={styles.ways}>{ways}</div>
  </div>
)

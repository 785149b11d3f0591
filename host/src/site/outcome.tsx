import { Icon, Title } from '@lekta/shared/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './outcome.module.css'

interface Props {
  picture: 'mail' | 'check' | 'alert'
  title: string
  children: ReactNode
  /** Where to go on, the likeliest first. */
  actions: ReactNode
  /** Takes the place of a form that is gone, and so the focus that stood in it. */
  isEmbedded?: boolean
}

/** How something ended, on a page of its own: what it means, and how to go on. */
export const Outcome = ({ picture, title, children, actions, isEmbedded = false }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isEmbedded) heading.current?.focus()
  }, [isEmbedded])
  return (
    <div className={styles.outcome}>
      <span className={styles.picture} data-picture={picture}>
        <Icon name={picture} size={36} />
      </span>
      <Title order={1} size="h2" ref={heading} tabIndex={-1}>
        {title}
      </Title>
      <div className={styles.text}>{children}</div>
      <div className={styles.ways}>{actions}</div>
    </div>
  )
}

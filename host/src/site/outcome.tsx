import { Icon, Title } from '@lekta/shared/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './outcome.module.css'

interface Props {
  picture: 'mail' | 'check' | 'alert'
  title: string
  children: ReactNode
  /** Links to the next steps, the most likely one first. */
  actions: ReactNode
  /** Whether the outcome replaces a form. It then takes the focus, which was in the form. */
  isEmbedded?: boolean
}

/** The result of a process on its own page: what it means, and what to do next. */
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
      <div className={styles.actions}>{actions}</div>
    </div>
  )
}

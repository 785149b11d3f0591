import { Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import styles from './panel.module.css'
import { Surface } from './surface'

interface Props {
  title: string
  /** Stands beside the title: where more of this is. */
  action?: ReactNode
  children: ReactNode
  className?: string | undefined
}

/** A titled sheet: the part of a page that tells one thing. */
export const Panel = ({ title, action, children, className }: Props) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className={className}>
      <Surface h="100%">
        <div className={styles.head}>
          <Title order={2} size="h4" id={id}>
            {title}
          </Title>
          {action}
        </div>
        {children}
      </Surface>
    </section>
  )
}

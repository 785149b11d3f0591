import { Text, Title } from '@lekta/shared/ui'
import type { ReactNode } from 'react'
import styles from './landing.module.css'

interface Props {
  /** The section's id in an address: `/#prices`. */
  id: string
  title: string
  lead?: string
  children: ReactNode
  /** Whether the section has a background colour. */
  raised?: boolean
}

/** A section of the landing page: a heading, an optional sentence, and the content. */
export const Section = ({ id, title, lead, children, raised = false }: Props) => (
  <section className={styles.section} id={id} aria-labelledby={`${id}-title`} data-raised={raised || undefined}>
    <div className={styles.inner}>
      <Title order={2} className={styles.heading} id={`${id}-title`}>
        {title}
      </Title>
      {lead && (
        <Text className={styles.lead} c="dimmed" size="lg">
          {lead}
        </Text>
      )}
      {children}
    </div>
  </section>
)

import { Card, Text, Title } from '@lekta/shared/ui'
import type { ReactNode } from 'react'
import styles from './my-tests.module.css'

interface Props {
  title: string
  /** One line under the title. */
  note: ReactNode
  /** Shown on the right, or below on a narrow screen. */
  children?: ReactNode
}

/** One test in a list. */
export const TestRow = ({ title, note, children }: Props) => (
  <li>
    <Card p="md">
      <div className={styles.row}>
        <div className={styles.rowWords}>
          <Title order={3} size="h4">
            {title}
          </Title>
          <Text c="dimmed" component="div">
            {note}
          </Text>
        </div>
        {children}
      </div>
    </Card>
  </li>
)

/** A section with its rows; renders nothing without rows. */
export const TestList = ({ title, children }: { title: string; children: ReactNode[] }) =>
  children.length === 0 ? null : (
    <section className={styles.part}>
      <Title order={2} size="h3">
        {title}
      </Title>
      <ul className={styles.rows}>{children}</ul>
    </section>
  )

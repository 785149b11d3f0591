import { Card, Text, Title } from '@lekta/shared/ui'
import type { ReactNode } from 'react'
import styles from './report-view.module.css'

/** One part of a report: a heading, the content, and a note on how to read it. */
export const ReportSection = ({ title, note, children }: { title: string; note?: string; children: ReactNode }) => (
  <Card component="section">
    <div className={styles.section}>
      <Title order={2} size="h4">
        {title}
      </Title>
      {children}
      {note && (
        <Text size="sm" c="dimmed">
          {note}
        </Text>
      )}
    </div>
  </Card>
)

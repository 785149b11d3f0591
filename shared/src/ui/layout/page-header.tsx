import { Group, Stack, Text, Title } from '@lekta/shared/ui/base'
import type { ReactNode } from 'react'
import styles from './page-header.module.css'

interface Props {
  title: string
  subtitle?: ReactNode
  /** Content before the title, such as a back link or a picture. */
  before?: ReactNode
  /** Actions of the page, shown on the right. */
  children?: ReactNode
}

/** The header of every page: title, subtitle and actions. */
export const PageHeader = ({ title, subtitle, before, children }: Props) => (
  <Group justify="space-between" align="flex-end" mb="lg" gap="md">
    <div className={styles.who}>
      {before}
      <Stack gap={2} className={styles.words}>
        <Title order={1} size="h2">
          {title}
        </Title>
        {subtitle && <Text c="dimmed">{subtitle}</Text>}
      </Stack>
    </div>
    {children && (
      <Group gap="sm" className={styles.tools}>
        {children}
      </Group>
    )}
  </Group>
)

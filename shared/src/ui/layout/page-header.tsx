import { Group, Text, Title } from '@lekta/shared/ui/base'
import type { ReactNode } from 'react'
import styles from './page-header.module.css'

interface Props {
  title: string
  subtitle?: ReactNode
  /** An explanation of the title, such as a button that opens one. */
  help?: ReactNode
  /** Content before the title, such as a back link or a picture. */
  before?: ReactNode
  /** Actions of the page, shown on the right: at most one filled button and two others, and a `PageMenu` last. */
  children?: ReactNode
}

/** A subtitle is a label, and labels end without a full stop. */
const withoutStop = (subtitle: ReactNode) => (typeof subtitle === 'string' ? subtitle.replace(/\.$/, '') : subtitle)

/** The header of every page, one row if it fits: title, subtitle and actions. */
export const PageHeader = ({ title, subtitle, help, before, children }: Props) => (
  <Group justify="space-between" gap="xs" className={styles.header}>
    <div className={styles.who}>
      {before}
      <div className={styles.words}>
        <Title order={1} className={styles.title}>
          {title}
        </Title>
        {help}
        {subtitle && (
          <Text c="dimmed" className={styles.subtitle}>
            {withoutStop(subtitle)}
          </Text>
        )}
      </div>
    </div>
    {children && (
      <Group gap="xs" className={styles.tools}>
        {children}
      </Group>
    )}
  </Group>
)

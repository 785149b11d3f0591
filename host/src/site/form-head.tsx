import { Text, Title } from '@lekta/shared/ui'
import type { ReactNode } from 'react'
import styles from './form-head.module.css'

/** The heading of a public form, and a sentence about its purpose if the heading alone is not clear. */
export const FormHead = ({ title, children }: { title: string; children?: ReactNode }) => (
  <>
    <Title order={1} size="h2" ta="center" mb={children ? 6 : 'md'}>
      {title}
    </Title>
    {children && (
      <Text c="dimmed" ta="center" mb="lg" className={styles.lead}>
        {children}
      </Text>
    )}
  </>
)

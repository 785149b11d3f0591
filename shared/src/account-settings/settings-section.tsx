import { Card, Text, Title } from '@lekta/shared/ui'
import { type ReactNode, useId } from 'react'
import styles from './account-settings.module.css'

interface Props {
  title: string
  /** One line that explains the section. */
  text?: ReactNode
  children: ReactNode
}

/** One section of a settings page, with title and explanation on the left and controls on the right. */
export const SettingsSection = ({ title, text, children }: Props) => {
  const id = useId()
  return (
    <Card component="section" aria-labelledby={id}>
      <div className={styles.section}>
        <div>
          <Title order={2} size="h4" id={id}>
            {title}
          </Title>
          {text && (
            <Text size="sm" c="dimmed" mt={4}>
              {text}
            </Text>
          )}
        </div>
        <div className={styles.content}>{children}</div>
      </div>
    </Card>
  )
}

import { useTranslation } from '@lekta/shared/i18n'
import { Button, Icon, Text, Title } from '@lekta/shared/ui'
import { useEffect, useRef } from 'react'
import styles from './contact-us.module.css'

/** Confirms that the message was sent. Takes the focus, because the submit button no longer exists. */
export const Sent = ({ email, onMore }: { email: string; onMore: () => void }) => {
  const { t } = useTranslation()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div className={styles.sent} role="status">
      <span className={styles.done}>
        <Icon name="check" size={32} />
      </span>
      <Title order={2} size="h3" ref={title} tabIndex={-1}>
        {t('Thank you, we have received your message')}
      </Title>
      <Text c="dimmed">{t('We will reply to {{email}}.', { email })}</Text>
      <Button variant="default" onClick={onMore}>
        {t('Write another message')}
      </Button>
    </div>
  )
}

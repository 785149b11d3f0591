import { SendAgain } from '@lekta/shared/account-settings/email-state'
import { useAppSelector, useProfile } from '@lekta/shared/client'
import { useTranslation } from '@lekta/shared/i18n'
import { ActionIcon, Icon } from '@lekta/shared/ui'
import { useState } from 'react'
import styles from './bottom-banner.module.css'

/**
 * Reminds adults to confirm their e-mail address, until they confirm it or close the reminder. It offers to send a
 * link but mentions no earlier one, because addresses that a school entered have received no mail yet.
 */
export const EmailBanner = () => {
  const { t } = useTranslation()
  const role = useAppSelector(({ session }) => session.roles[0])
  const isGrownUp = role !== undefined && role !== 'child'
  const { data } = useProfile(undefined, { skip: !isGrownUp })
  const [closed, setClosed] = useState(false)
  if (closed || !isGrownUp || !data?.email || data.email_confirmed) return null
  const { email } = data
  return (
    <aside className={`${styles.edge} ${styles.notice}`} aria-label={t('Your e-mail address')}>
      <Icon name="mail" size={18} />
      <span className={styles.text}>
        {t('Please confirm your e-mail address {{email}}, so that you can reset your password by e-mail.', { email })}
      </span>
      <span className={styles.again}>
        <SendAgain>{t('Send me the link')}</SendAgain>
      </span>
      <ActionIcon variant="subtle" color="gray" aria-label={t('Close')} onClick={() => setClosed(true)}>
        <Icon name="close" size={18} />
      </ActionIcon>
    </aside>
  )
}

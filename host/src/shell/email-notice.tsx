import { useAppSelector, useProfileMeQuery } from '@lekta/shared/client'
import { useTranslation } from '@lekta/shared/i18n'
import { SendAgain } from '@lekta/shared/screens/account-settings/email-state'
import { ActionIcon, Icon } from '@lekta/shared/ui'
import { useState } from 'react'
import styles from './email-notice.module.css'

/** Reminds a parent to confirm the e-mail address, until it is done or the reminder is closed. */
export const EmailNotice = () => {
  const { t } = useTranslation()
  const isParent = useAppSelector(({ session }) => session.roles[0] === 'parent')
  const { data } = useProfileMeQuery(undefined, { skip: !isParent })
  const [closed, setClosed] = useState(false)
  if (closed || !isParent || !data?.email || data.email_confirmed) return null
  return (
    <aside className={styles.notice} aria-label={t('Your e-mail address')}>
      <Icon name="mail" size={18} />
      <span className={styles.text}>
        {t('Please confirm your e-mail address: open the link in our mail to {{email}}.', { email: data.email })}
      </span>
      <span className={styles.again}>
        <SendAgain />
      </span>
      <ActionIcon variant="subtle" color="gray" aria-label={t('Close')} onClick={() => setClosed(true)}>
        <Icon name="close" size={18} />
      </ActionIcon>
    </aside>
  )
}

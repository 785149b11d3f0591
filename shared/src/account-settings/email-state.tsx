import { useMutation } from '@lekta/shared/client'
import { useTranslation } from '@lekta/shared/i18n'
import { Anchor, Icon } from '@lekta/shared/ui'
import type { ReactNode } from 'react'
import { accountContract } from '../contract/people/account'
import type { Profile } from '../contract/session'
import { useAction } from '../feedback/use-action'
import styles from './account-settings.module.css'

/** A button that sends the confirmation e-mail again. */
export const SendAgain = ({ children }: { children?: ReactNode }) => {
  const { t } = useTranslation()
  const act = useAction()
  const [send, { isLoading }] = useMutation(accountContract.sendConfirmation)
  const again = () => act(() => send().unwrap(), t('The e-mail is on its way. Please check your inbox.'))
  return (
    <Anchor component="button" type="button" size="sm" disabled={isLoading} onClick={() => void again()}>
      {children ?? t('Send the e-mail again')}
    </Anchor>
  )
}

/** Shows whether the saved e-mail address is confirmed and, if it is not, how to confirm it. */
export const EmailState = ({ profile: { email, email_confirmed } }: { profile: Profile }) => {
  const { t } = useTranslation()
  if (!email) return null
  return (
    <span className={styles.state} data-confirmed={email_confirmed}>
      <Icon name={email_confirmed ? 'check' : 'alert'} size={16} />
      <span>
        {email_confirmed ? t('Confirmed') : t('Not confirmed yet.')}{' '}
        {!email_confirmed && <SendAgain>{t('Send me the link')}</SendAgain>}
      </span>
    </span>
  )
}

import { useMutation } from '@lekta/shared/client'
import { useTranslation } from '@lekta/shared/i18n'
import { Anchor, Icon } from '@lekta/shared/ui'
import { accountContract } from '../contract/people/account'
import { useAction } from '../feedback/use-action'
import styles from './account-settings.module.css'
import { SendAgain } from './email-state'

const CancelChange = ({ pending }: { pending: string }) => {
  const { t } = useTranslation()
  const act = useAction()
  const [cancel, { isLoading }] = useMutation(accountContract.cancelEmailChange)
  const stop = () => act(() => cancel().unwrap(), t('Change to {{email}} cancelled.', { email: pending }))
  return (
    <Anchor component="button" type="button" size="sm" disabled={isLoading} onClick={() => void stop()}>
      {t('Cancel change')}
    </Anchor>
  )
}

/**
 * Shows a new e-mail address that is not confirmed yet. The user can have the e-mail sent again or cancel the change.
 */
export const PendingEmail = ({ email, pending }: { email: string | null; pending: string }) => {
  const { t } = useTranslation()
  return (
    <div className={styles.pending} role="status">
      <Icon name="mail" size={20} />
      <div>
        <p>
          {email
            ? t('We sent a link to {{pending}}. Until you open it, your address is still {{email}}.', {
                pending,
                email,
              })
            : t('We sent a link to {{pending}}. Open it to confirm this address.', { pending })}
        </p>
        <p className={styles.actions}>
          <SendAgain />
          <CancelChange pending={pending} />
        </p>
      </div>
    </div>
  )
}

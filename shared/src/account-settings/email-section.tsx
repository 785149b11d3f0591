import { useTranslation } from '@lekta/shared/i18n'
import { TextInput } from '@lekta/shared/ui'
import { accountContract } from '../contract/people/account'
import type { Profile } from '../contract/session'
import { Form, PasswordField } from '../forms/form'
import { useForm } from '../forms/use-form'
import styles from './account-settings.module.css'
import { EmailState } from './email-state'
import { PendingEmail } from './pending-email'
import { SettingsSection } from './settings-section'
import { useChangeMe } from './use-change-me'

/** Shows the e-mail address. Changing the address requires the password. */
export const EmailSection = ({ profile }: { profile: Profile }) => {
  const { t } = useTranslation()
  const { email, pending_email: pending, username } = profile
  const change = useChangeMe()
  const form = useForm({
    body: accountContract.editMe.body,
    initial: { email: '', password: '' },
    needed: ['email', 'password'],
    send: change,
    done: t('We sent a link to the new address. Open it to confirm.'),
    clear: true,
  })
  return (
    <SettingsSection title={t('E-mail')} text={t('We send e-mails and password resets to this address.')}>
      {email && (
        <div className={styles.address}>
          <strong>{email}</strong>
          <EmailState profile={profile} />
        </div>
      )}
      {pending && <PendingEmail email={email} pending={pending} />}
      <Form form={form} label={t('E-mail')} action={email ? t('Change address') : t('Add address')}>
        <input type="text" autoComplete="username" value={username} readOnly hidden />
        <TextInput
          {...form.text('email')}
          type="email"
          label={email ? t('New e-mail address') : t('E-mail address')}
          autoComplete="email"
        />
        <PasswordField
          {...form.text('password')}
          label={t('Your password')}
          description={t('So we know it’s really you.')}
          autoComplete="current-password"
        />
      </Form>
    </SettingsSection>
  )
}

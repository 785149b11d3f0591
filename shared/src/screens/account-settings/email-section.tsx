import { useTranslation } from '@lekta/shared/i18n'
import { TextInput } from '@lekta/shared/ui'
import { accountContract } from '../../contract/account'
import type { Profile } from '../../contract/session'
import { Form, PasswordField } from '../form'
import { useForm } from '../use-form'
import styles from './account-settings.module.css'
import { EmailState } from './email-state'
import { PendingEmail } from './pending-email'
import { SettingsSection } from './settings-section'
import { useChangeMe } from './use-change-me'

/** The e-mail address, and another one in its place for whoever knows the password. */
export const EmailSection = ({ profile }: { profile: Profile }) => {
  const { t } = useTranslation()
  const { email, pending_email: pending, username } = profile
  const change = useChangeMe()
  const form = useForm({
    body: accountContract.editMe.body,
    initial: { email: '', password: '' },
    needed: ['email', 'password'],
    send: change,
    done: t('We have written to the new address. Please open the link in that mail.'),
    clear: true,
  })
  return (
    <SettingsSection title={t('E-mail')} text={t('Where our mails reach you, and where you get a new password.')}>
      {email && (
        <div className={styles.address}>
          <strong>{email}</strong>
          <EmailState profile={profile} />
        </div>
      )}
      {pending && <PendingEmail email={email} pending={pending} />}
      <Form form={form} label={t('E-mail')} action={email ? t('Change the address') : t('Add the address')}>
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
          description={t('So that nobody else changes the address when you leave this page open.')}
          autoComplete="current-password"
        />
      </Form>
    </SettingsSection>
  )
}

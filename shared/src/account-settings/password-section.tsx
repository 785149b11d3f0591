import { useMutation } from '@lekta/shared/client'
import { useTranslation } from '@lekta/shared/i18n'
import { accountContract } from '../contract/people/account'
import type { Profile } from '../contract/session'
import { Form, PasswordField } from '../forms/form'
import { usePasswordRule } from '../forms/password-rule'
import { useForm } from '../forms/use-form'
import { SettingsSection } from './settings-section'

/** Lets the user change the password. The current password is required. */
export const PasswordSection = ({ profile: { username, roles } }: { profile: Profile }) => {
  const { t } = useTranslation()
  const [change] = useMutation(accountContract.changeMyPassword)
  const rule = usePasswordRule({ username, isChild: roles[0] === 'child' })
  const form = useForm({
    body: rule.addTo(accountContract.changeMyPassword.body),
    initial: { current: '', password: '' },
    send: (body) => change({ body }).unwrap(),
    done: t('Password changed. Your other devices are logged out.'),
    clear: true,
  })
  return (
    <SettingsSection title={t('Password')} text={t('Changing your password logs you out on all other devices.')}>
      <Form form={form} label={t('Password')} action={t('Change password')}>
        <input type="text" autoComplete="username" value={username} readOnly hidden />
        <PasswordField {...form.text('current')} label={t('Current password')} autoComplete="current-password" />
        <PasswordField
          {...form.text('password')}
          label={t('New password')}
          description={rule.sentence}
          autoComplete="new-password"
        />
      </Form>
    </SettingsSection>
  )
}

import { useTranslation } from '@lekta/shared/i18n'
import { accountContract } from '../../contract/account'
import type { Profile } from '../../contract/session'
import { useChangeMyPasswordMutation } from '../../data/account'
import { Form, PasswordField } from '../form'
import { usePasswordRule } from '../password-rule'
import { useForm } from '../use-form'
import { SettingsSection } from './settings-section'

/** A new password, for whoever knows the one before. */
export const PasswordSection = ({ profile: { username, roles } }: { profile: Profile }) => {
  const { t } = useTranslation()
  const [change] = useChangeMyPasswordMutation()
  const rule = usePasswordRule({ username, isChild: roles[0] === 'child' })
  const form = useForm({
    body: rule.judge(accountContract.changeMyPassword.body),
    initial: { current: '', password: '' },
    send: (body) => change({ body }).unwrap(),
    done: t('Your new password counts from now on. Other places are logged out.'),
    clear: true,
  })
  return (
    <SettingsSection title={t('Password')} text={t('Changing it logs you out everywhere else.')}>
      <Form form={form} label={t('Password')} action={t('Change the password')}>
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

import { useTranslation } from '@lekta/shared/i18n'
import { TextInput } from '@lekta/shared/ui'
import { accountContract } from '../../contract/account'
import type { Profile } from '../../contract/session'
import { Form } from '../form'
import { useForm } from '../use-form'
import { EmailState } from './email-state'
import { SettingsSection } from './settings-section'
import { useChangeMe } from './use-change-me'

/** Name and e-mail address; the username is the school’s or was chosen once. */
export const ProfileSection = ({ profile }: { profile: Profile }) => {
  const { t } = useTranslation()
  const { name, username, email } = profile
  const change = useChangeMe()
  const form = useForm({
    body: accountContract.editMe.body,
    initial: { name, email: email ?? '' },
    // An address that is known can be changed, but not be given up.
    needed: email ? ['name', 'email'] : ['name'],
    send: change,
    done: t('Your profile is saved.'),
  })
  return (
    <SettingsSection title={t('Profile')} text={t('How others see you, and where our mails reach you.')}>
      <Form form={form} label={t('Profile')} action={t('Save')}>
        <TextInput {...form.text('name')} label={t('Name')} autoComplete="name" />
        <TextInput
          label={t('Username')}
          description={t('You log in with it. It stays as it is.')}
          value={username}
          readOnly
          variant="filled"
        />
        <TextInput
          {...form.text('email')}
          type="email"
          label={email ? t('E-mail') : t('E-mail (optional)')}
          autoComplete="email"
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          description={<EmailState profile={profile} />}
        />
      </Form>
    </SettingsSection>
  )
}

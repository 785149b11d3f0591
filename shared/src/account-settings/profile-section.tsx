import { useTranslation } from '@lekta/shared/i18n'
import { TextInput } from '@lekta/shared/ui'
import { accountContract } from '../contract/people/account'
import type { Profile } from '../contract/session'
import { Form } from '../forms/form'
import { useForm } from '../forms/use-form'
import { SettingsSection } from './settings-section'
import { useChangeMe } from './use-change-me'

/** Lets the user edit the name, and shows the username, which cannot be changed. */
export const ProfileSection = ({ profile }: { profile: Profile }) => {
  const { t } = useTranslation()
  const { name, username } = profile
  const change = useChangeMe()
  const form = useForm({
    body: accountContract.editMe.body,
    initial: { name },
    needed: ['name'],
    send: change,
    done: t('Profile saved.'),
  })
  return (
    <SettingsSection title={t('Profile')} text={t('The name others see.')}>
      <Form form={form} label={t('Profile')} action={t('Save profile')}>
        <TextInput {...form.text('name')} label={t('Name')} autoComplete="name" />
        <TextInput
          label={t('Username')}
          description={t('You log in with this. It cannot be changed.')}
          value={username}
          readOnly
          variant="filled"
        />
      </Form>
    </SettingsSection>
  )
}

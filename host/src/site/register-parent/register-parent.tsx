import { useMutation } from '@lekta/shared/client'
import { registrationContract } from '@lekta/shared/contract/people/registration'
import { UsernameField } from '@lekta/shared/forms/exact-fields'
import { Form, PasswordField } from '@lekta/shared/forms/form'
import { usePasswordRule } from '@lekta/shared/forms/password-rule'
import { useForm } from '@lekta/shared/forms/use-form'
import { isLanguage, useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import { Anchor, Button, Checkbox, Text, TextInput } from '@lekta/shared/ui'
import { useState } from 'react'
import { FormHead } from '../form-head'
import { PublicFrame } from '../frame/public-frame'
import { Outcome } from '../outcome'
import { renameWithUsername } from '../rename-with-username'

const LegalPages = () => {
  const { t } = useTranslation()
  return (
    <>
      <Anchor component={Link} to="/terms-and-condition" target="_blank" size="sm" underline="always">
        {t('Terms and conditions')}
      </Anchor>
      {' · '}
      <Anchor component={Link} to="/privacy-policy" target="_blank" size="sm" underline="always">
        {t('Privacy policy')}
      </Anchor>
    </>
  )
}

const blank = { name: '', email: '', username: '', password: '', consent: false }

const Registration = ({ onDone }: { onDone: (email: string) => void }) => {
  const { t, i18n } = useTranslation()
  const [register] = useMutation(registrationContract.registerParent)
  const rule = usePasswordRule({ username: '', isChild: false })
  const language = isLanguage(i18n.language) ? i18n.language : 'en'
  const form = useForm({
    body: rule.addTo(registrationContract.registerParent.body),
    initial: { ...blank, language },
    send: (body) => register({ body: { ...body, language } }).unwrap(),
    onDone: ({ email }) => onDone(email),
  })
  const rename = renameWithUsername(form, 'name', 'username')
  return (
    <Form form={form} label={t('Register as a parent')} action={t('Register')} wide>
      <TextInput {...form.text('name')} onChange={rename} label={t('Your name')} autoComplete="name" size="md" />
      <TextInput {...form.text('email')} type="email" label={t('E-mail')} autoComplete="email" size="md" />
      <UsernameField
        {...form.text('username')}
        label={t('Username')}
        description={t('You’ll log in with this.')}
        autoComplete="username"
        size="md"
      />
      <PasswordField
        {...form.text('password')}
        label={t('Password')}
        description={rule.sentence}
        autoComplete="new-password"
        size="md"
      />
      <Checkbox
        {...form.tick('consent')}
        label={t('I agree to the terms and the privacy policy.')}
        description={<LegalPages />}
      />
    </Form>
  )
}

const Sent = ({ email }: { email: string }) => {
  const { t } = useTranslation()
  return (
    <Outcome
      isEmbedded
      picture="mail"
      title={t('Check your inbox')}
      actions={
        <Button component={Link} to="/login" size="md">
          {t('Back to login')}
        </Button>
      }
    >
      <Text>
        {t('We’ve sent an e-mail to {{email}}. Open its link within 24 hours and you’ll be logged in.', { email })}
      </Text>
      <Text size="sm">{t('Nothing after a few minutes? Check your spam folder.')}</Text>
    </Outcome>
  )
}

const RegisterParent = () => {
  const { t } = useTranslation()
  const [sentTo, setSentTo] = useState<string | null>(null)
  if (sentTo)
    return (
      <PublicFrame kind="form">
        <Sent email={sentTo} />
      </PublicFrame>
    )
  return (
    <PublicFrame kind="form">
      <FormHead title={t('Register as a parent')}>
        {t('See how well your children read and what they could read next.')}
      </FormHead>
      <Registration onDone={setSentTo} />
      <Text ta="center" mt="lg" size="sm">
        {t('Already have an account?')}{' '}
        <Anchor component={Link} to="/login" size="sm" underline="always">
          {t('Log in')}
        </Anchor>
      </Text>
    </PublicFrame>
  )
}

export default RegisterParent

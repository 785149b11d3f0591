import { useMutation } from '@lekta/shared/client'
import { registrationContract } from '@lekta/shared/contract/people/registration'
import { Form } from '@lekta/shared/forms/form'
import { useForm } from '@lekta/shared/forms/use-form'
import { useTranslation } from '@lekta/shared/i18n'
import { Link, useNavigate } from '@lekta/shared/routing'
import { Anchor, Text, TextInput } from '@lekta/shared/ui'
import { FormHead } from '../form-head'
import { PublicFrame } from '../frame/public-frame'

const ForgotPassword = () => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [requestLink] = useMutation(registrationContract.forgotPassword)
  const form = useForm({
    body: registrationContract.forgotPassword.body,
    initial: { email: '' },
    send: (body) => requestLink({ body }).unwrap(),
    onDone: ({ email }) => void navigate(`/success-forgot?${new URLSearchParams({ email })}`),
  })
  return (
    <PublicFrame kind="form">
      <FormHead title={t('Forgot your password?')}>
        {t('Enter your e-mail address and we’ll send you a link to choose a new one.')}
      </FormHead>
      <Form form={form} label={t('Forgot your password?')} action={t('Send me the link')} wide>
        <TextInput {...form.text('email')} type="email" label={t('E-mail')} autoComplete="email" size="md" />
      </Form>
      <Text size="sm" c="dimmed" mt="lg">
        {t(
          'No e-mail address in your account? Children can ask a teacher or parent for a link. Teachers can ask their school.',
        )}
      </Text>
      <Text ta="center" mt="md" size="sm">
        <Anchor component={Link} to="/login" size="sm">
          {t('Back to login')}
        </Anchor>
      </Text>
    </PublicFrame>
  )
}

export default ForgotPassword

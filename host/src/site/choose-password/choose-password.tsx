import { call, type Store, useAppSelector, useStore } from '@lekta/shared/client'
import { sessionContract } from '@lekta/shared/contract/session'
import { Form, PasswordField } from '@lekta/shared/forms/form'
import { usePasswordRule } from '@lekta/shared/forms/password-rule'
import { useForm } from '@lekta/shared/forms/use-form'
import { useTranslation } from '@lekta/shared/i18n'
import { useNavigate } from '@lekta/shared/routing'
import { Button } from '@lekta/shared/ui'
import { usePortalContext } from '../../federation/portal-context'
import { afterLogin } from '../../lib/guard'
import { loginRedirect } from '../../lib/login-redirect'
import { useLogOut } from '../../lib/use-log-out'
import { FormHead } from '../form-head'
import { PublicFrame } from '../frame/public-frame'

const FirstPassword = () => {
  const { t } = useTranslation()
  const store = useStore() as Store
  const navigate = useNavigate()
  const logOut = useLogOut()
  const { pages } = usePortalContext()
  const { roles } = useAppSelector(({ session }) => session)
  const { sentence } = usePasswordRule({ username: '', isChild: roles[0] === 'child' })
  const form = useForm({
    body: sessionContract.chooseFirstPassword.body,
    initial: { password: '' },
    send: (body) => call(store.http, sessionContract.chooseFirstPassword, { body }),
    done: t('Your password is saved. Use it to log in from now on.'),
    onDone: () => void navigate(afterLogin(loginRedirect.take(), pages, roles)),
  })
  return (
    <Form
      form={form}
      label={t('Choose your password')}
      action={t('Save and continue')}
      wide
      beside={
        <Button variant="subtle" fullWidth onClick={logOut}>
          {t('Logout')}
        </Button>
      }
    >
      <PasswordField
        {...form.text('password')}
        label={t('New password')}
        description={sentence}
        autoComplete="new-password"
        size="md"
      />
    </Form>
  )
}

/** The first page for users with a generated password. */
const ChoosePassword = () => {
  const { t } = useTranslation()
  return (
    <PublicFrame kind="form">
      <FormHead title={t('Choose your password')}>
        {t('Welcome! The password on your card was only for your first login. Now choose one that only you know.')}
      </FormHead>
      <FirstPassword />
    </PublicFrame>
  )
}

export default ChoosePassword

import { type ApiError, forgetSession, type Store, useStore } from '@lekta/shared/client'
import { registrationContract } from '@lekta/shared/contract/people/registration'
import { Form, PasswordField } from '@lekta/shared/forms/form'
import { useForm } from '@lekta/shared/forms/use-form'
import { useTranslation } from '@lekta/shared/i18n'
import { Link, useNavigate } from '@lekta/shared/routing'
import { Button } from '@lekta/shared/ui'
import type { ReactNode } from 'react'
import { Outcome } from './outcome'

/** Whether the server refused the link itself, because it is unknown, used, or expired. */
export const isDeadLink = ({ status }: ApiError) => status === 404 || status === 410

/** Why a link cannot be used, and how to get another one. */
export const DeadLink = ({ reason, children }: { reason: string; children?: ReactNode }) => {
  const { t } = useTranslation()
  return (
    <Outcome
      picture="alert"
      title={t('This link does not work')}
      actions={
        <>
          {children}
          <Button component={Link} to="/login" size="md" variant="default">
            {t('Back to login')}
          </Button>
        </>
      }
    >
      {t(reason)}
    </Outcome>
  )
}

interface Props {
  /** The rules for the password, in a sentence. */
  rule: string
  /** Rejects with an `ApiError`. */
  send: (password: string) => Promise<unknown>
}

/** Sets a new password with a link and then opens the login, because every session has ended. */
export const NewPassword = ({ rule, send }: Props) => {
  const { t } = useTranslation()
  const store = useStore() as Store
  const navigate = useNavigate()
  const form = useForm({
    body: registrationContract.changePassword.body,
    initial: { password: '' },
    send: ({ password }) => send(password),
    done: t('Your new password is saved. Use it to log in.'),
    onDone: () => {
      if (store.getState().session.token) forgetSession(store)
      void navigate('/login')
    },
  })
  return (
    <Form form={form} label={t('Choose a new password')} action={t('Save password')} wide>
      <PasswordField
        {...form.text('password')}
        label={t('New password')}
        description={rule}
        autoComplete="new-password"
        size="md"
      />
    </Form>
  )
}

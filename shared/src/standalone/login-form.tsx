import { type ApiError, logIn, type Store, useStore } from '@lekta/shared/client'
import { UsernameField } from '@lekta/shared/forms/exact-fields'
import { PasswordField } from '@lekta/shared/forms/form'
import { useTranslation } from '@lekta/shared/i18n'
import { Alert, Button, Container, Stack, Title } from '@lekta/shared/ui'
import { type FormEvent, useState } from 'react'
import type { Role } from '../contract/endpoint'

const kindOf = (role: Role) => (role === 'child' || role === 'parent' ? 'family' : 'master')

interface Props {
  role: Role
  /** Called with the role of the account that has logged in, if it is another one. */
  onRole: (role: Role) => void
}

/** Logs in to a real API with an account of a role. */
export const LoginForm = ({ role, onRole }: Props) => {
  const { t } = useTranslation()
  const store = useStore() as Store
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const credentials = { username: String(form.get('username')), password: String(form.get('password')) }
    setBusy(true)
    setFailure(null)
    try {
      await logIn(store, kindOf(role), credentials)
      const [first = role] = store.getState().session.roles
      if (first !== role) onRole(first)
    } catch (error) {
      setFailure((error as ApiError).message)
      setBusy(false)
    }
  }
  return (
    <Container component="main" size={420} py="xl">
      <form onSubmit={submit}>
        <Stack gap="md">
          <Title order={1} size="h2">
            {t('Log in to the API')}
          </Title>
          <UsernameField name="username" label={t('Username')} autoComplete="username" required withAsterisk={false} />
          <PasswordField
            name="password"
            label={t('Password')}
            autoComplete="current-password"
            required
            withAsterisk={false}
          />
          {failure && (
            <Alert color="red" role="alert">
              {t(failure)}
            </Alert>
          )}
          <Button type="submit" loading={busy}>
            {t('Log in')}
          </Button>
        </Stack>
      </form>
    </Container>
  )
}

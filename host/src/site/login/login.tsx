import { brand } from '@lekta/shared/brand'
import { type ApiError, type LoginKind, logIn, noticeSlice, type Store, useStore } from '@lekta/shared/client'
import { UsernameField } from '@lekta/shared/forms/exact-fields'
import { PasswordField } from '@lekta/shared/forms/form'
import { useTranslation } from '@lekta/shared/i18n'
import { Link, useNavigate, useSearchParams } from '@lekta/shared/routing'
import { Alert, Anchor, Button, Group, Stack, Tabs, Text } from '@lekta/shared/ui'
import { type FormEvent, useState } from 'react'
import { usePortalContext } from '../../federation/portal-context'
import { afterLogin, firstPasswordPath } from '../../lib/guard'
import { applyLanguage } from '../../lib/language'
import { loadFetchProfile } from '../../lib/load-fetch-profile'
import { loginRedirect } from '../../lib/login-redirect'
import { Logo } from '../../shell/sidebar/logo'
import { FormHead } from '../form-head'
import { PublicFrame } from '../frame/public-frame'
import styles from './login.module.css'

interface Attempt {
  busy: boolean
  failure: string | null
}

/** One login form: name, password, and the last error. */
const LoginForm = ({ kind, nameLabel }: { kind: LoginKind; nameLabel: string }) => {
  const { t } = useTranslation()
  const store = useStore() as Store
  const { remotes, pages, words } = usePortalContext()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [{ busy, failure }, setAttempt] = useState<Attempt>({ busy: false, failure: null })

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const credentials = { username: String(form.get('username')), password: String(form.get('password')) }
    setAttempt({ busy: true, failure: null })
    // Loads beside the request, and again when it is needed if that fails.
    loadFetchProfile().catch(() => undefined)
    try {
      const { must_change_password: isFirst } = await logIn(store, kind, credentials)
      // The notice may explain why a login was needed, such as an ended session.
      store.dispatch(noticeSlice.actions.noticeClosed())
      const { roles: held } = store.getState().session
      const [first] = held
      for (const { area, roles } of pages) if (first && roles?.includes(first)) remotes.preload(area)
      await applyLanguage(words)
      if (isFirst) return await navigate(firstPasswordPath)
      const before = loginRedirect.take()
      await navigate(afterLogin(params.get('redirect') ?? before, pages, held))
    } catch (error) {
      setAttempt({ busy: false, failure: (error as ApiError).message })
    }
  }

  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <UsernameField
          name="username"
          label={nameLabel}
          autoComplete="username"
          required
          withAsterisk={false}
          size="md"
        />
        <PasswordField
          name="password"
          label={t('Password')}
          autoComplete="current-password"
          required
          withAsterisk={false}
          size="md"
        />
        {failure && (
          <Alert color="red" role="alert">
            {t(failure)}
          </Alert>
        )}
        <Button type="submit" size="md" fullWidth loading={busy}>
          {t('Log in')}
        </Button>
      </Stack>
    </form>
  )
}

const Login = () => {
  const { t } = useTranslation()
  const [params, setParams] = useSearchParams()
  const kind: LoginKind = params.get('as') === 'master' ? 'master' : 'family'
  const choose = (value: string | null) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        if (value === 'master') next.set('as', 'master')
        else next.delete('as')
        return next
      },
      { replace: true },
    )
  return (
    <PublicFrame kind="form">
      <span className={styles.picture}>
        <Logo size={52} />
      </span>
      <FormHead title={t('Welcome back')}>{t(brand.tagline)}</FormHead>
      <Tabs className={styles.tabs} value={kind} onChange={choose} variant="default" keepMounted={false}>
        <Tabs.List grow mb="lg" aria-label={t('Who are you?')}>
          <Tabs.Tab value="family">{t('Parent or child')}</Tabs.Tab>
          <Tabs.Tab value="master">{t('School or teacher')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="family">
          <LoginForm kind="family" nameLabel={t('Username')} />
        </Tabs.Panel>
        <Tabs.Panel value="master">
          <LoginForm kind="master" nameLabel={t('Username or e-mail')} />
        </Tabs.Panel>
      </Tabs>
      <Group justify="space-between" gap="xs" mt="lg">
        <Anchor component={Link} to="/forgot-password" size="sm" underline="always">
          {t('Forgot your password?')}
        </Anchor>
        <Text size="sm">
          {t('New here?')}{' '}
          <Anchor component={Link} to="/register-parent" size="sm" underline="always">
            {t('Register as a parent')}
          </Anchor>
        </Text>
      </Group>
    </PublicFrame>
  )
}

export default Login

import { type ApiError, type Store, startSession, useAppSelector, useMutation, useStore } from '@lekta/shared/client'
import { registrationContract } from '@lekta/shared/contract/people/registration'
import type { LoggedIn } from '@lekta/shared/contract/session'
import { useTranslation } from '@lekta/shared/i18n'
import { Link, useNavigate, useSearchParams } from '@lekta/shared/routing'
import { Button, EmptyNotice, Notice, Skeleton } from '@lekta/shared/ui'
import { useEffect, useRef, useState } from 'react'
import { usePortalContext } from '../../federation/portal-context'
import { afterLogin, home, isPortalAddress } from '../../lib/guard'
import { applyLanguage } from '../../lib/language'
import { PublicFrame } from '../frame/public-frame'
import { Outcome } from '../outcome'

const incomplete = 'This link is incomplete. Open it again from your e-mail, or copy the whole link.'
const foreign = 'This link leads to another website, so we didn’t open it.'

type LinkState = { state: 'waiting' } | { state: 'confirmed' } | { state: 'failed'; reason: string }

/** Performs the action that the address parameters request, and performs it only once. */
function useLinkState(): LinkState {
  const store = useStore() as Store
  const { pages, words } = usePortalContext()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [confirmEmail] = useMutation(registrationContract.confirmEmail)
  const [linkState, setLinkState] = useState<LinkState>({ state: 'waiting' })
  const begun = useRef(false)
  useEffect(() => {
    // A link works once: a second call would fail.
    if (begun.current) return
    begun.current = true
    const [confirm, redirect] = [params.get('confirm'), params.get('redirect')]
    const fail = (reason: string) => setLinkState({ state: 'failed', reason })
    const proceed = () => void navigate(afterLogin(redirect, pages, store.getState().session.roles), { replace: true })
    const applyConfirmation = async (entered: LoggedIn | null) => {
      if (!entered) return setLinkState({ state: 'confirmed' })
      startSession(store, entered)
      await applyLanguage(words)
      proceed()
    }
    if (confirm) {
      const confirmation = confirmEmail({ body: { token: confirm } }).unwrap()
      confirmation.then(applyConfirmation, ({ message }: ApiError) => fail(message))
    } else if (!redirect) fail(incomplete)
    else if (isPortalAddress(redirect)) proceed()
    else fail(foreign)
  }, [store, pages, words, navigate, params, confirmEmail])
  return linkState
}

const Confirmed = () => {
  const { t } = useTranslation()
  const isLoggedIn = useAppSelector(({ session }) => session.token !== null)
  return (
    <Outcome
      isEmbedded
      picture="check"
      title={t('Your address is confirmed')}
      actions={
        <Button component={Link} to={isLoggedIn ? home : '/login'} size="md">
          {isLoggedIn ? t('Go to dashboard') : t('Back to login')}
        </Button>
      }
    >
      {t('From now on we’ll write to you there, including when you need a new password.')}
    </Outcome>
  )
}

const Failed = ({ sentence }: { sentence: string }) => {
  const { t } = useTranslation()
  return (
    <EmptyNotice
      title={t('This link does not work')}
      order={1}
      action={
        <Button component={Link} to="/login" mt="sm">
          {t('Log in')}
        </Button>
      }
    >
      {t(sentence)}
    </EmptyNotice>
  )
}

/**
 * The target of links in mails: confirms an address, logs in a newly registered user, or redirects to a page of the
 * portal.
 */
const AuthRedirect = () => {
  const { t } = useTranslation()
  const linkState = useLinkState()
  return (
    <PublicFrame kind="form">
      {linkState.state === 'confirmed' && <Confirmed />}
      {linkState.state === 'waiting' && (
        <div role="status">
          <Notice title={t('One moment, we’re logging you in')} order={1}>
            {t('We’re checking your link.')}
          </Notice>
          <Skeleton height={40} width="60%" mx="auto" mt="lg" />
        </div>
      )}
      {linkState.state === 'failed' && (
        <div role="alert">
          <Failed sentence={linkState.reason} />
        </div>
      )}
    </PublicFrame>
  )
}

export default AuthRedirect

import { type ApiError, call, enter, type Store, useStore } from '@lekta/shared/client'
import { registrationContract } from '@lekta/shared/contract/registration'
import type { LoggedIn } from '@lekta/shared/contract/session'
import { useTranslation } from '@lekta/shared/i18n'
import { Link, useNavigate, useSearchParams } from '@lekta/shared/routing'
import { Button, EmptyPicture, Notice, Skeleton } from '@lekta/shared/ui'
import { useEffect, useRef, useState } from 'react'
import { afterLogin, isOurs } from '../../portal/guard'
import { greet } from '../../portal/language'
import { useParts } from '../../portal/parts'
import { PublicFrame } from '../../public/public-frame'

const meaningless = 'This link is not whole. Please open it once more from your mail, or copy all of it.'
const elsewhere = 'This link leads to another site, where we do not send anybody.'

/** Does what the address says, once; what comes back is why it could not be done. */
function useErrand(): string | null {
  const store = useStore() as Store
  const { pages, words } = useParts()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [failure, setFailure] = useState<string | null>(null)
  const begun = useRef(false)
  useEffect(() => {
    // A link works once: a second try would be told that it was used.
    if (begun.current) return
    begun.current = true
    const [confirm, redirect] = [params.get('confirm'), params.get('redirect')]
    const goOn = () => void navigate(afterLogin(redirect, pages, store.getState().session.roles), { replace: true })
    if (confirm) {
      const asked = call(store.http, registrationContract.confirmEmail, { body: { token: confirm } })
      const takeIn = (entered: LoggedIn) => {
        enter(store, entered)
        return greet(words)
      }
      asked.then(takeIn).then(goOn, ({ message }: ApiError) => setFailure(message))
    } else if (!redirect) setFailure(meaningless)
    else if (isOurs(redirect)) goOn()
    else setFailure(elsewhere)
  }, [store, pages, words, navigate, params])
  return failure
}

const Failed = ({ sentence }: { sentence: string }) => {
  const { t } = useTranslation()
  return (
    <Notice
      picture={<EmptyPicture />}
      title={t('This link does not work')}
      order={1}
      action={
        <Button component={Link} to="/login" mt="sm">
          {t('Log in')}
        </Button>
      }
    >
      {t(sentence)}
    </Notice>
  )
}

/** Where links in mails lead: confirms an address and goes in, or goes on to a page of ours. */
const AuthRedirect = () => {
  const { t } = useTranslation()
  const failure = useErrand()
  return (
    <PublicFrame kind="form">
      {failure === null ? (
        <div role="status">
          <Notice title={t('One moment, we take you in')} order={1}>
            {t('Your link is being checked.')}
          </Notice>
          <Skeleton height={40} width="60%" mx="auto" mt="lg" />
        </div>
      ) : (
        <div role="alert">
          <Failed sentence={failure} />
        </div>
      )}
    </PublicFrame>
  )
}

export default AuthRedirect

import { useMutation } from '@lekta/shared/client'
import { registrationContract } from '@lekta/shared/contract/people/registration'
import { useAction } from '@lekta/shared/feedback/use-action'
import { useTranslation } from '@lekta/shared/i18n'
import { Link, Navigate, useSearchParams } from '@lekta/shared/routing'
import { Button, Text } from '@lekta/shared/ui'
import { useEffect, useState } from 'react'
import { PublicFrame } from '../frame/public-frame'
import { Outcome } from '../outcome'

/** Seconds before the mail can be requested again. */
const waitSeconds = 60

function useCountdown() {
  const [left, setLeft] = useState(waitSeconds)
  const over = left === 0
  useEffect(() => {
    if (over) return
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1000)
    return () => clearInterval(timer)
  }, [over])
  return { left, restart: () => setLeft(waitSeconds) }
}

const Resend = ({ email }: { email: string }) => {
  const { t } = useTranslation()
  const act = useAction()
  const { left, restart } = useCountdown()
  const [requestLink, { isLoading }] = useMutation(registrationContract.forgotPassword)
  const again = async () => {
    await act(() => requestLink({ body: { email } }).unwrap(), t('The e-mail is on its way. Please check your inbox.'))
    restart()
  }
  return (
    <Button variant="default" size="md" disabled={left > 0} loading={isLoading} onClick={() => void again()}>
      {left > 0 ? t('Send again in {{seconds}} s', { seconds: left }) : t('Send again')}
    </Button>
  )
}

const SuccessForgot = () => {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const email = params.get('email')
  if (!email) return <Navigate to="/forgot-password" replace />
  return (
    <PublicFrame kind="form">
      <Outcome
        picture="mail"
        title={t('Check your inbox')}
        actions={
          <>
            <Resend email={email} />
            <Button component={Link} to="/login" size="md" variant="subtle">
              {t('Back to login')}
            </Button>
          </>
        }
      >
        <Text>{t('If {{email}} is registered, a link is on its way to you. It works for one hour.', { email })}</Text>
        <Text size="sm">{t('Nothing after a few minutes? Check your spam folder.')}</Text>
      </Outcome>
    </PublicFrame>
  )
}

export default SuccessForgot

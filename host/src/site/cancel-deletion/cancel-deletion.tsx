import { useMutation } from '@lekta/shared/client'
import { privacyContract } from '@lekta/shared/contract/privacy'
import { useTranslation } from '@lekta/shared/i18n'
import { Link, useParams } from '@lekta/shared/routing'
import { Button, Text } from '@lekta/shared/ui'
import { useState } from 'react'
import { PublicFrame } from '../frame/public-frame'
import { Outcome } from '../outcome'

/** Cancels the deletion of an account with the link from the e-mail that announced it. */
const CancelDeletion = () => {
  const { t } = useTranslation()
  const { token = '' } = useParams()
  const [cancel, { isLoading }] = useMutation(privacyContract.cancelErasureByLink)
  const [failure, setFailure] = useState<string | null>(null)
  const [name, setName] = useState<string | null>(null)
  const run = () =>
    cancel({ body: { token } })
      .unwrap()
      .then(
        (answer) => setName(answer.name),
        ({ message }: { message: string }) => setFailure(message),
      )
  const logIn = (
    <Button component={Link} to="/login" size="md">
      {t('Log in')}
    </Button>
  )
  return (
    <PublicFrame kind="form">
      {failure !== null ? (
        <Outcome picture="alert" title={t('This link doesn’t work')} actions={logIn} isEmbedded>
          <Text role="alert">{t(failure)}</Text>
        </Outcome>
      ) : name !== null ? (
        <Outcome picture="check" title={t('Your account stays')} actions={logIn} isEmbedded>
          <Text>{t('Welcome back, {{name}}. Everything is as it was. Please log in again.', { name })}</Text>
        </Outcome>
      ) : (
        <Outcome
          picture="mail"
          title={t('Keep your account?')}
          actions={
            <Button size="md" loading={isLoading} onClick={() => void run()}>
              {t('Keep my account')}
            </Button>
          }
        >
          <Text>{t('Your account is closed and will be deleted soon. If you have changed your mind, keep it.')}</Text>
        </Outcome>
      )}
    </PublicFrame>
  )
}

export default CancelDeletion

import { type ApiError, useMutation } from '@lekta/shared/client'
import { registrationContract } from '@lekta/shared/contract/people/registration'
import { useTranslation } from '@lekta/shared/i18n'
import { passwordLength } from '@lekta/shared/lib/password'
import { useParams } from '@lekta/shared/routing'
import { FormHead } from '../form-head'
import { PublicFrame } from '../frame/public-frame'
import { DeadLink, isDeadLink, NewPassword } from '../new-password'

/** The form for a link that a school handed out, usually to a child. */
const ByHandedLink = ({ username, token }: { username: string; token: string }) => {
  const { t } = useTranslation()
  const [change, { error }] = useMutation(registrationContract.changePasswordBypass)
  const failure = error as ApiError | undefined
  if (failure && isDeadLink(failure))
    return (
      <DeadLink
        reason={t('Please ask the person who gave it to you for a new one. {{reason}}', { reason: t(failure.message) })}
      />
    )
  return (
    <>
      <FormHead title={t('Choose a new password')}>
        {t('Use it to log in with the username “{{username}}”.', { username })}
      </FormHead>
      <NewPassword
        rule={t(
          'At least {{child}} characters for a child, {{adult}} for an adult. Choose one that is hard to guess.',
          passwordLength,
        )}
        send={(password) => change({ body: { username, token, password } }).unwrap()}
      />
    </>
  )
}

const ChangePasswordBypass = () => {
  const { username = '', token = '' } = useParams()
  return (
    <PublicFrame kind="form">
      <ByHandedLink username={username} token={token} />
    </PublicFrame>
  )
}

export default ChangePasswordBypass

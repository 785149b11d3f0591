import { type ApiError, useMutation, useQuery } from '@lekta/shared/client'
import { registrationContract } from '@lekta/shared/contract/people/registration'
import { usePasswordRule } from '@lekta/shared/forms/password-rule'
import { useTranslation } from '@lekta/shared/i18n'
import { Link, useParams } from '@lekta/shared/routing'
import { Button, FailureNotice, LoadingSkeleton, Skeleton, Stack } from '@lekta/shared/ui'
import { FormHead } from '../form-head'
import { PublicFrame } from '../frame/public-frame'
import { DeadLink, isDeadLink, NewPassword } from '../new-password'

const FormSkeleton = () => (
  <LoadingSkeleton>
    <Stack gap="md">
      <Skeleton height={34} width="70%" mx="auto" />
      <Skeleton height={24} />
      <Skeleton height={96} />
      <Skeleton height={42} />
    </Stack>
  </LoadingSkeleton>
)

const Dead = ({ reason }: { reason: string }) => {
  const { t } = useTranslation()
  return (
    <DeadLink reason={reason}>
      <Button component={Link} to="/forgot-password" size="md">
        {t('Request a new link')}
      </Button>
    </DeadLink>
  )
}

const ByLink = ({ id }: { id: string }) => {
  const { t } = useTranslation()
  const { sentence } = usePasswordRule({ username: '', isChild: false })
  const [change, { error: refused, isSuccess }] = useMutation(registrationContract.changePassword)
  // A link that has been used is not checked again.
  const { data, error, refetch } = useQuery(
    registrationContract.checkPasswordLink,
    { params: { id } },
    { skip: isSuccess },
  )
  const failure = (refused ?? error) as ApiError | undefined
  if (failure && isDeadLink(failure)) return <Dead reason={failure.message} />
  if (data || isSuccess)
    return (
      <>
        <FormHead title={t('Choose a new password')}>{data && t('For {{name}}’s account.', data)}</FormHead>
        <NewPassword rule={sentence} send={(password) => change({ params: { id }, body: { password } }).unwrap()} />
      </>
    )
  return failure ? <FailureNotice message={failure.message} onRetry={refetch} /> : <FormSkeleton />
}

const ChangePassword = () => {
  const { id = '' } = useParams()
  return (
    <PublicFrame kind="form">
      <ByLink id={id} />
    </PublicFrame>
  )
}

export default ChangePassword

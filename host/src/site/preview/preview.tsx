import { type ApiError, logOut, type Store, useQuery, useStore } from '@lekta/shared/client'
import { previewContract } from '@lekta/shared/contract/delivery/preview'
import { QueryContent } from '@lekta/shared/feedback/query-content'
import { useTranslation } from '@lekta/shared/i18n'
import { Link, useLocation, useNavigate, useSearchParams } from '@lekta/shared/routing'
import { Button, LoadingSkeleton, Skeleton, Stack, Text } from '@lekta/shared/ui'
import { home } from '../../lib/guard'
import { loginRedirect } from '../../lib/login-redirect'
import { PublicFrame } from '../frame/public-frame'
import { Outcome } from '../outcome'
import { Offer } from './offer'

/** Explains that a link offers this account nothing. The server does not say why, so that links reveal nothing. */
const UselessLink = () => {
  const { t } = useTranslation()
  const store = useStore() as Store
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const changeAccount = () => {
    loginRedirect.keep(pathname + search)
    void logOut(store)
    void navigate('/login')
  }
  return (
    <Outcome
      picture="alert"
      title={t('This preview link doesn’t work')}
      actions={
        <>
          <Button component={Link} to={home} size="md">
            {t('Go to dashboard')}
          </Button>
          <Button size="md" variant="subtle" onClick={changeAccount}>
            {t('Use another account')}
          </Button>
        </>
      }
    >
      <Text role="alert">
        {t(
          'It has expired, is incomplete, or was made for another account. Log in with the account that it was made for, or ask for a new link.',
        )}
      </Text>
    </Outcome>
  )
}

const OfferSkeleton = () => (
  <LoadingSkeleton>
    <Stack>
      <Skeleton height={34} width="60%" mx="auto" />
      <Skeleton height={220} radius="lg" />
      <Skeleton height={42} radius="md" />
    </Stack>
  </LoadingSkeleton>
)

const isUseless = (error: unknown) => [400, 404].includes((error as ApiError | undefined)?.status ?? 0)

/** Asks a tester whether to use the release that a preview link offers. */
const Preview = () => {
  const [params] = useSearchParams()
  const link = params.get('link') ?? ''
  const query = useQuery(
    previewContract.previewOffer,
    { query: { link } },
    { skip: link === '', refetchOnMountOrArgChange: true },
  )
  return (
    <PublicFrame kind="form">
      {link === '' || isUseless(query.error) ? (
        <UselessLink />
      ) : (
        <QueryContent query={query} order={1} skeleton={<OfferSkeleton />}>
          {(offer) => <Offer link={link} offer={offer} />}
        </QueryContent>
      )}
    </PublicFrame>
  )
}

export default Preview

import { type ApiError, useAppSelector, useMutation } from '@lekta/shared/client'
import { type PreviewOffer, previewContract } from '@lekta/shared/contract/delivery/preview'
import { useDateAndTime } from '@lekta/shared/dates/use-day'
import { useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import { Alert, Button, Stack } from '@lekta/shared/ui'
import { useState } from 'react'
import { readRegistry } from '../../federation/transport'
import { home } from '../../lib/guard'
import { FormHead } from '../form-head'
import { firstPageOf } from './first-page'
import styles from './preview.module.css'

/** Returns a function that starts the preview and loads the portal with it, at the first page of its area. */
function useAccept(link: string, area: string) {
  const roles = useAppSelector(({ session }) => session.roles)
  const [accept] = useMutation(previewContract.acceptPreview)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const use = async () => {
    setBusy(true)
    setFailure(null)
    try {
      await accept({ body: { link } }).unwrap()
      // The registry of this page does not know the pages of the preview.
      const read = await readRegistry()
      location.assign(read ? firstPageOf(read.registry, area, roles) : home)
    } catch (error) {
      setFailure((error as ApiError).message)
      setBusy(false)
    }
  }
  return { use, isBusy, failure }
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div className={styles.fact}>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)

/** What a preview link offers, and the choice whether to use it. */
export const Offer = ({ link, offer }: { link: string; offer: PreviewOffer }) => {
  const { t } = useTranslation()
  const dateAndTime = useDateAndTime()
  const { area, version, commit, author, built_at, expires_at } = offer
  const { use, isBusy, failure } = useAccept(link, area)
  return (
    <>
      <FormHead title={t('Preview of {{area}}', { area })}>
        {t('Only your account sees this version. Everyone else keeps the current one.')}
      </FormHead>
      <dl className={styles.facts}>
        <Fact name={t('Area')} value={area} />
        <Fact name={t('Version')} value={version} />
        {commit && <Fact name={t('Commit')} value={commit.slice(0, 12)} />}
        {author && <Fact name={t('Author')} value={author} />}
        <Fact name={t('Built')} value={dateAndTime(built_at)} />
        <Fact name={t('Your preview ends')} value={dateAndTime(expires_at)} />
      </dl>
      <Stack gap="sm">
        {failure && (
          <Alert color="red" role="alert">
            {t(failure)}
          </Alert>
        )}
        <Button size="md" loading={isBusy} onClick={() => void use()}>
          {t('Use this version')}
        </Button>
        <Button component={Link} to={home} size="md" variant="subtle">
          {t('Not now')}
        </Button>
      </Stack>
    </>
  )
}

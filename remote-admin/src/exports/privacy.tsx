import { useTranslation } from '@lekta/shared/i18n'
import { PageHeader } from '@lekta/shared/ui'
import { Exports } from './exports'

/** Requests about personal data. */
export default function Privacy() {
  const { t } = useTranslation()
  return (
    <>
      <PageHeader title={t('Privacy')} subtitle={t('Requests about personal data')} />
      <Exports />
    </>
  )
}

import { useTranslation } from '@lekta/shared/i18n'
import { LegalPage } from '../legal-page'
import { shelfOf } from '../legal-text'

const read = shelfOf({ en: () => import('./text.en'), id: () => import('./text.id') })

const PrivacyPolicy = () => {
  const { t } = useTranslation()
  return <LegalPage title={t('Privacy policy')} read={read} />
}

export default PrivacyPolicy

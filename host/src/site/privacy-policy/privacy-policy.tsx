import { useTranslation } from '@lekta/shared/i18n'
import { LegalPage } from '../legal-page'
import { readPolicy } from './read-policy'

const PrivacyPolicy = () => {
  const { t } = useTranslation()
  return <LegalPage path="/privacy-policy" title={t('Privacy policy')} read={readPolicy} />
}

export default PrivacyPolicy

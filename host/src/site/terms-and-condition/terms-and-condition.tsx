import { useTranslation } from '@lekta/shared/i18n'
import { LegalPage } from '../legal-page'
import { readTerms } from './read-terms'

const TermsAndCondition = () => {
  const { t } = useTranslation()
  return <LegalPage path="/terms-and-condition" title={t('Terms and conditions')} read={readTerms} />
}

export default TermsAndCondition

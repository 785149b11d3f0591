import { useTranslation } from '@lekta/shared/i18n'
import { LegalPage } from '../legal-page'
import { shelfOf } from '../legal-text'

const read = shelfOf({ en: () => import('./text.en'), id: () => import('./text.id') })

const TermsAndCondition = () => {
  const { t } = useTranslation()
  return <LegalPage title={t('Terms and conditions')} read={read} />
}

export default TermsAndCondition

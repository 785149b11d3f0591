import { useTranslation } from '@lekta/shared/i18n'
import { DeadEnd } from '../dead-end'

const Unauthorized = () => {
  const { t } = useTranslation()
  return (
    <DeadEnd title={t('You don’t have access to this page')} forOthers>
      {t('Log in with another account, or ask your school for access.')}
    </DeadEnd>
  )
}

export default Unauthorized

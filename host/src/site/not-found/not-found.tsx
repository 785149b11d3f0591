import { useTranslation } from '@lekta/shared/i18n'
import { DeadEnd } from '../dead-end'

const NotFound = () => {
  const { t } = useTranslation()
  return (
    <DeadEnd title={t('This page does not exist')}>
      {t('Check the address. If it is right, this account can’t open the page.')}
    </DeadEnd>
  )
}

export default NotFound

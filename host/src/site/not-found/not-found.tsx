import { useTranslation } from '@lekta/shared/i18n'
import { DeadEnd } from '../dead-end'

const NotFound = () => {
  const { t } = useTranslation()
  return (
    <DeadEnd title={t('This page does not exist')}>
      {t('The address may be mistyped, or the page is not for this account.')}
    </DeadEnd>
  )
}

export default NotFound

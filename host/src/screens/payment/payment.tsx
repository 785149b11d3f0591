import { useTranslation } from '@lekta/shared/i18n'
import { PaymentOutcome } from '../../public/payment-outcome'

/** No invoice can be paid by a link as yet, so that none of them leads to one. */
const Payment = () => {
  const { t } = useTranslation()
  return (
    <PaymentOutcome picture="alert" title={t('There is no such payment')}>
      {t(
        'This payment link is not valid, or not any more. If somebody asks you to pay by it, please write to us first.',
      )}
    </PaymentOutcome>
  )
}

export default Payment

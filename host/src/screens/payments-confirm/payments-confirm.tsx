import { useTranslation } from '@lekta/shared/i18n'
import { PaymentOutcome } from '../../public/payment-outcome'

/** What the browser brings back proves nothing: the provider itself tells the server what was paid. */
const PaymentsConfirm = () => {
  const { t } = useTranslation()
  return (
    <PaymentOutcome picture="check" title={t('Thank you')}>
      {t('We wait for the payment provider to tell us that the money has come. You need not do anything more.')}
    </PaymentOutcome>
  )
}

export default PaymentsConfirm

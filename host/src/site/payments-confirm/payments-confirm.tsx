import { useTranslation } from '@lekta/shared/i18n'
import { useAmount } from '@lekta/shared/screens/money/use-amount'
import { PaymentOutcome } from '../payment-outcome'
import { useNamedPayment } from '../use-named-payment'

/** What the browser brings back proves nothing: the provider itself tells the server what was paid. */
const PaymentsConfirm = () => {
  const { t } = useTranslation()
  const amount = useAmount()
  const payment = useNamedPayment()
  const isPaid = payment?.invoice.status === 'paid'
  return (
    <PaymentOutcome picture="check" title={t('Thank you')} invoice={payment?.invoice.id}>
      {isPaid
        ? t('{{amount}} has come, and invoice {{number}} is paid. The seats are there.', {
            amount: amount(payment.amount, payment.currency),
            number: payment.invoice.number,
          })
        : t('We wait for the payment provider to tell us that the money has come. You need not do anything more.')}
    </PaymentOutcome>
  )
}

export default PaymentsConfirm

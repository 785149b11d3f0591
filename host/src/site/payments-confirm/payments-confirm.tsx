import { useTranslation } from '@lekta/shared/i18n'
import { useAmount } from '@lekta/shared/invoices/use-amount'
import { PaymentOutcome } from '../payment-outcome'
import { useNamedPayment } from '../use-named-payment'

/** The redirect does not prove a payment; the provider itself reports the payment to the server. */
const PaymentsConfirm = () => {
  const { t } = useTranslation()
  const amount = useAmount()
  const payment = useNamedPayment()
  const isPaid = payment?.invoice.status === 'paid'
  return (
    <PaymentOutcome picture="check" title={t('Thank you')} invoice={payment?.invoice.id}>
      {isPaid
        ? t('Payment received: {{amount}}. Invoice {{number}} is paid and your seats are ready.', {
            amount: amount(payment.amount, payment.currency),
            number: payment.invoice.number,
          })
        : t('We’re waiting for the payment provider to confirm your payment. You don’t need to do anything else.')}
    </PaymentOutcome>
  )
}

export default PaymentsConfirm

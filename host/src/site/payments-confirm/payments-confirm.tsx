import { useAppSelector } from '@lekta/shared/client'
import { useTranslation } from '@lekta/shared/i18n'
import { useAmount } from '@lekta/shared/invoices/use-amount'
import { Link } from '@lekta/shared/routing'
import { Button } from '@lekta/shared/ui'
import { PaymentOutcome } from '../payment-outcome'
import { useNamedPayment } from '../use-named-payment'

/** The redirect does not prove a payment; the provider itself reports the payment to the server. */
const PaymentsConfirm = () => {
  const { t } = useTranslation()
  const amount = useAmount()
  const payment = useNamedPayment()
  const isSchool = useAppSelector(({ session }) => session.roles.includes('school'))
  const isPaid = payment?.invoice.status === 'paid'
  return (
    <PaymentOutcome
      picture="check"
      title={t('Thank you')}
      invoice={payment?.invoice.id}
      action={
        isPaid &&
        isSchool && (
          <Button component={Link} to={`/school/seat?invoice=${payment.invoice.id}`} size="md">
            {t('Give seats to a classroom')}
          </Button>
        )
      }
    >
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

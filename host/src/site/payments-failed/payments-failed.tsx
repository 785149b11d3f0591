import { useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import { Button } from '@lekta/shared/ui'
import { PaymentOutcome } from '../payment-outcome'
import { useNamedPayment } from '../use-named-payment'

const PaymentsFailed = () => {
  const { t } = useTranslation()
  const payment = useNamedPayment()
  const again = payment?.invoice.status === 'unpaid' && payment.provider === 'sandbox'
  return (
    <PaymentOutcome
      picture="alert"
      title={t('Payment not completed')}
      invoice={payment?.invoice.id}
      action={
        again && (
          <Button component={Link} to={`/payment/${payment.id}`} size="md">
            {t('Try again')}
          </Button>
        )
      }
    >
      {t(
        'It was cancelled, declined or took too long. You can try again or use another payment method. If you have been charged, please contact us.',
      )}
    </PaymentOutcome>
  )
}

export default PaymentsFailed

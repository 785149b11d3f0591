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
      title={t('The payment was not made')}
      invoice={payment?.invoice.id}
      way={
        again && (
          <Button component={Link} to={`/payment/${payment.id}`} size="md">
            {t('Try again')}
          </Button>
        )
      }
    >
      {t(
        'It was cancelled, refused or took too long. You can try again, perhaps in another way. If money has left your account, please write to us.',
      )}
    </PaymentOutcome>
  )
}

export default PaymentsFailed

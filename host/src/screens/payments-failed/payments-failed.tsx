import { useTranslation } from '@lekta/shared/i18n'
import { PaymentOutcome } from '../../public/payment-outcome'

const PaymentsFailed = () => {
  const { t } = useTranslation()
  return (
    <PaymentOutcome picture="alert" title={t('The payment was not made')}>
      {t(
        'It was cancelled, refused or took too long. You can try again, perhaps in another way. If money has left your account, please write to us.',
      )}
    </PaymentOutcome>
  )
}

export default PaymentsFailed

import { type Payment as PaymentTry, sandboxMethods } from '@lekta/shared/contract/money/payment'
import { useTranslation } from '@lekta/shared/i18n'
import { useNavigate, useSearchParams } from '@lekta/shared/routing'
import { Button, Text } from '@lekta/shared/ui'
import { useState } from 'react'
import { FormHead } from '../form-head'
import { OpenPayment } from '../open-payment'
import { PaymentInvoice } from '../payment-invoice'
import styles from '../payment-invoice.module.css'
import { methodLabels } from '../payment-methods'

/**
 * Lets the user choose one of the sandbox's payment methods. The choice is kept when the user returns from the
 * confirmation.
 */
const MethodChoice = ({ id }: { id: string }) => {
  const { t } = useTranslation()
  const go = useNavigate()
  const [params] = useSearchParams()
  const [chosen, choose] = useState(sandboxMethods.find((method) => method === params.get('way')) ?? 'bank')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void go(`/payment/${id}/confirm?way=${chosen}`)
      }}
    >
      <fieldset className={styles.methods}>
        <legend>{t('How do you want to pay?')}</legend>
        {sandboxMethods.map((method) => (
          <label key={method} className={styles.method}>
            <input type="radio" name="way" value={method} checked={chosen === method} onChange={() => choose(method)} />
            {t(methodLabels[method])}
          </label>
        ))}
      </fieldset>
      <Button type="submit" size="md" fullWidth>
        {t('Continue')}
      </Button>
    </form>
  )
}

/** Links to another provider's page, where the payment continues. */
const Elsewhere = ({ url }: { url: string | null }) => {
  const { t } = useTranslation()
  if (url === null) return <Text ta="center">{t('Please open the invoice again to continue.')}</Text>
  return (
    <Button component="a" href={url} size="md" fullWidth>
      {t('Continue to the payment provider')}
    </Button>
  )
}

const Content = ({ payment }: { payment: PaymentTry }) => {
  const { t } = useTranslation()
  return (
    <>
      <FormHead title={t('Payment')} />
      <PaymentInvoice payment={payment} />
      {payment.provider === 'sandbox' ? <MethodChoice id={payment.id} /> : <Elsewhere url={payment.redirect_url} />}
    </>
  )
}

/** The amount and the payment methods; works for anyone with the address. */
const Payment = () => <OpenPayment>{(payment) => <Content payment={payment} />}</OpenPayment>

export default Payment

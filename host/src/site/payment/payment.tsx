import { type Payment as PaymentTry, sandboxMethods } from '@lekta/shared/contract/payment'
import { useTranslation } from '@lekta/shared/i18n'
import { useNavigate, useSearchParams } from '@lekta/shared/routing'
import { Button, Text, Title } from '@lekta/shared/ui'
import { useState } from 'react'
import { OpenPayment } from '../open-payment'
import { PaymentInvoice } from '../payment-invoice'
import styles from '../payment-invoice.module.css'
import { methodLabels } from '../payment-methods'

/** The ways to pay at the sandbox; who comes back from confirming finds the one that was chosen. */
const Ways = ({ id }: { id: string }) => {
  const { t } = useTranslation()
  const go = useNavigate()
  const [params] = useSearchParams()
  const [chosen, choose] = useState(sandboxMethods.find((way) => way === params.get('way')) ?? 'bank')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void go(`/payment/${id}/confirm?way=${chosen}`)
      }}
    >
      <fieldset className={styles.ways}>
        <legend>{t('How do you want to pay?')}</legend>
        {sandboxMethods.map((way) => (
          <label key={way} className={styles.way}>
            <input type="radio" name="way" value={way} checked={chosen === way} onChange={() => choose(way)} />
            {t(methodLabels[way])}
          </label>
        ))}
      </fieldset>
      <Button type="submit" size="md" fullWidth>
        {t('Continue')}
      </Button>
    </form>
  )
}

/** A payment elsewhere goes on where it was begun. */
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
      <Title order={1} size="h2" ta="center" mb="md">
        {t('Payment')}
      </Title>
      <PaymentInvoice payment={payment} />
      {payment.provider === 'sandbox' ? <Ways id={payment.id} /> : <Elsewhere url={payment.redirect_url} />}
    </>
  )
}

/** What is to be paid, and the ways to pay it; works for whoever holds its address. */
const Payment = () => <OpenPayment>{(payment) => <Content payment={payment} />}</OpenPayment>

export default Payment

import type { Payment } from '@lekta/shared/contract/money/payment'
import { useTranslation } from '@lekta/shared/i18n'
import { useAmount } from '@lekta/shared/invoices/use-amount'
import { useLineText } from '@lekta/shared/invoices/use-line-text'
import { Alert, Icon, Text } from '@lekta/shared/ui'
import styles from './payment-invoice.module.css'

/** Says that this is a test, in which no money is charged. */
const TestPage = () => {
  const { t } = useTranslation()
  return (
    <Alert color="orange" icon={<Icon name="alert" />} title={t('This is a test payment')} mb="md">
      {t('No money is charged. On a live site, the payment provider’s page opens here.')}
    </Alert>
  )
}

/** The amount, the invoice, and the provider that takes the payment. */
export const PaymentInvoice = ({ payment: { amount, currency, provider, invoice } }: { payment: Payment }) => {
  const { t } = useTranslation()
  const write = useAmount()
  const textOf = useLineText()
  return (
    <>
      {provider === 'sandbox' && <TestPage />}
      <div className={styles.bill}>
        <Text size="sm" c="dimmed">
          {t('Invoice {{number}}', { number: invoice.number })}
        </Text>
        <span className={styles.amount}>{write(amount, currency)}</span>
        {invoice.lines.map((line) => (
          <Text key={line.text} size="sm">
            {line.quantity} × {textOf(line)}
          </Text>
        ))}
      </div>
    </>
  )
}

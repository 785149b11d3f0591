import { useTranslation } from '@lekta/shared/i18n'
import styles from './invoices.module.css'
import { useAmount, useRate } from './use-amount'

interface Sums {
  net: number
  tax: number
  tax_rate: number
  total: number
  currency: string
}

/** The sums below the lines of an invoice or an order. */
export const Totals = ({ net, tax, tax_rate, total, currency }: Sums) => {
  const { t } = useTranslation()
  const amount = useAmount()
  const rate = useRate()
  return (
    <dl className={styles.totals}>
      <div>
        <dt>{t('Subtotal')}</dt>
        <dd>{amount(net, currency)}</dd>
      </div>
      <div>
        <dt>{t('VAT {{rate}}', { rate: rate(tax_rate) })}</dt>
        <dd>{amount(tax, currency)}</dd>
      </div>
      <div className={styles.total}>
        <dt>{t('Total')}</dt>
        <dd>{amount(total, currency)}</dd>
      </div>
    </dl>
  )
}

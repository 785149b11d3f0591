import { call } from '@lekta/shared/client'
import { useTranslation } from '@lekta/shared/i18n'
import { Icon, Panel, Text } from '@lekta/shared/ui'
import { type InvoiceRecord, invoiceContract } from '../contract/money/invoice'
import { useTimestamp } from '../dates/use-day'
import { DownloadButton } from '../downloads/download-button'
import styles from './invoices.module.css'
import { useAmount } from './use-amount'

type Try = InvoiceRecord['payments'][number]

const stateLabels = {
  started: 'Started',
  pending: 'Processing',
  paid: 'Paid',
  failed: 'Failed',
  refunded: 'Refunded',
  surplus: 'Overpaid; we will refund it',
} as const satisfies Record<Try['status'], string>

const methodLabels: Readonly<Record<string, string>> = {
  sandbox: 'Test payment',
  midtrans: 'Online',
  transfer: 'Transfer',
}

const Proof = ({ id }: { id: number }) => {
  const { t } = useTranslation()
  return (
    <DownloadButton
      small
      label={t('Proof')}
      make={(http) => call(http, invoiceContract.transferProof, { params: { id } })}
    />
  )
}

/** All payments of an invoice, successful or not, newest first. */
export const InvoicePayments = ({ record: { payments, currency } }: { record: InvoiceRecord }) => {
  const { t } = useTranslation()
  const timestamp = useTimestamp()
  const amount = useAmount()
  if (payments.length === 0) return null
  return (
    <Panel title={t('Payments')}>
      <ul className={styles.tries}>
        {payments.map((payment) => (
          <li key={payment.id}>
            <Icon name={payment.status === 'paid' ? 'check' : 'clock'} size={18} />
            <div>
              <Text fw={600}>{t(stateLabels[payment.status])}</Text>
              <Text size="sm" c="dimmed">
                {timestamp(payment.settled_at ?? payment.created_at)}
              </Text>
              <Text size="sm" c="dimmed">
                {t(methodLabels[payment.provider] ?? payment.provider)}
              </Text>
              {payment.proof && <Proof id={payment.id} />}
            </div>
            <span>{amount(payment.amount, currency)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

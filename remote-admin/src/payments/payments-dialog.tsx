import { useQuery } from '@lekta/shared/client'
import { invoiceContract, type PlatformInvoice, type PlatformPayment } from '@lekta/shared/contract/money/invoice'
import { useDateAndTime } from '@lekta/shared/dates/use-day'
import { QueryContent } from '@lekta/shared/feedback/query-content'
import { useTranslation } from '@lekta/shared/i18n'
import { useAmount } from '@lekta/shared/invoices/use-amount'
import { Button, Dialog, Group, Skeleton, Stack, StatusBadge, type StatusTone, Text } from '@lekta/shared/ui'
import { useState } from 'react'
import { TransferDialog } from '../transfers/transfer-dialog'
import styles from './payments.module.css'

const states = {
  started: ['Started', 'neutral'],
  pending: ['Processing', 'caution'],
  paid: ['Paid', 'good'],
  failed: ['Failed', 'neutral'],
  refunded: ['Refunded', 'neutral'],
  surplus: ['Overpayment', 'caution'],
} as const satisfies Record<PlatformPayment['status'], readonly [string, StatusTone]>

const providers: Readonly<Record<string, string>> = {
  sandbox: 'Test payment',
  midtrans: 'Midtrans',
  transfer: 'Transfer',
}

const Payment = ({ payment }: { payment: PlatformPayment }) => {
  const { t } = useTranslation()
  const dateAndTime = useDateAndTime()
  const amount = useAmount()
  const { provider, status, reference, created_at, settled_at, events } = payment
  const [label, tone] = states[status]
  return (
    <li>
      <Group gap="xs">
        <Text fw={600}>{amount(payment.amount, payment.currency)}</Text>
        <StatusBadge tone={tone}>{t(label)}</StatusBadge>
      </Group>
      <Text size="sm" c="dimmed">
        {[t(providers[provider] ?? provider), reference].filter(Boolean).join(' · ')}
      </Text>
      <Text size="sm" c="dimmed">
        {t('Started {{at}}', { at: dateAndTime(created_at) })}
        {settled_at !== null && ` · ${t('Settled {{at}}', { at: dateAndTime(settled_at) })}`}
      </Text>
      {events.length > 0 && (
        <ul className={styles.events} aria-label={t('Messages of the provider')}>
          {events.map(({ id, at, outcome }) => (
            <li key={id}>
              {dateAndTime(at)} · <span lang="en">{outcome}</span>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

const Payments = ({ invoice }: { invoice: PlatformInvoice }) => {
  const { t } = useTranslation()
  const query = useQuery(invoiceContract.invoicePayments, { params: { id: invoice.id } })
  return (
    <QueryContent query={query} skeleton={<Skeleton height={64} />}>
      {(payments) =>
        payments.length === 0 ? (
          <Text c="dimmed">{t('Nobody has tried to pay this invoice yet.')}</Text>
        ) : (
          <ul className={styles.payments} aria-label={t('Payments')}>
            {payments.map((payment) => (
              <Payment key={payment.id} payment={payment} />
            ))}
          </ul>
        )
      }
    </QueryContent>
  )
}

/** The payments of an invoice. An unpaid invoice can be marked as paid by a transfer. Closed while `invoice` is null. */
export const PaymentsDialog = ({ invoice, onClose }: { invoice: PlatformInvoice | null; onClose: () => void }) => {
  const { t } = useTranslation()
  const [transferred, setTransferred] = useState<PlatformInvoice | null>(null)
  const markAsPaid = () => {
    setTransferred(invoice)
    onClose()
  }
  return (
    <>
      <Dialog
        opened={invoice !== null}
        onClose={onClose}
        title={invoice && t('Invoice {{number}}', { number: invoice.number })}
      >
        {invoice && (
          <Stack gap="md">
            <Text>{invoice.bill_to}</Text>
            <Payments invoice={invoice} />
            {invoice.status === 'unpaid' && (
              <Group>
                <Button variant="default" onClick={markAsPaid}>
                  {t('Mark as paid')}
                </Button>
              </Group>
            )}
          </Stack>
        )}
      </Dialog>
      <TransferDialog invoice={transferred} onClose={() => setTransferred(null)} />
    </>
  )
}

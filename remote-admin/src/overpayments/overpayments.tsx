import { useMutation, useQuery } from '@lekta/shared/client'
import { type Overpayment, paymentContract } from '@lekta/shared/contract/money/payment'
import { dashboardQueryOptions } from '@lekta/shared/dashboard/dashboard-query-options'
import { useDateAndTime } from '@lekta/shared/dates/use-day'
import { ConfirmButton } from '@lekta/shared/feedback/confirm-button'
import { useAction } from '@lekta/shared/feedback/use-action'
import { useTranslation } from '@lekta/shared/i18n'
import { useAmount } from '@lekta/shared/invoices/use-amount'
import { Button, Group, Panel, Text } from '@lekta/shared/ui'
import { useState } from 'react'
import { ProofDialog, type TransferProof } from '../transfers/proof-dialog'
import styles from './overpayments.module.css'

const reasons = {
  paid: 'Paid towards invoice {{number}}, which was already paid.',
  expired: 'Paid towards invoice {{number}}, which had expired.',
  void: 'Paid towards invoice {{number}}, which is void.',
  unpaid: 'Paid towards invoice {{number}}, whose subscription has ended.',
} as const satisfies Record<Overpayment['invoice']['status'], string>

/** Returns a function that names an overpayment by its amount and its buyer, for buttons and dialogs. */
function useMoneyName() {
  const { t } = useTranslation()
  const amount = useAmount()
  return ({ amount: sum, currency, bill_to: name }: Overpayment) =>
    t('{{amount}} from {{name}}', { amount: amount(sum, currency), name })
}

/** Pays another invoice of the same buyer with an overpayment. */
const Spend = ({ money, other }: { money: Overpayment; other: Overpayment['fitting'][number] }) => {
  const { t } = useTranslation()
  const act = useAction()
  const [spend] = useMutation(paymentContract.spendSurplus)
  const { id, number } = other
  const action = t('Use for {{number}}', { number })
  return (
    <ConfirmButton
      variant="default"
      title={t('Use this money to pay invoice {{number}}?', { number })}
      text={t('It has the same buyer and the same amount. The seats are ready immediately, and the buyer is notified.')}
      action={action}
      onConfirm={() =>
        act(
          () => spend({ params: { id: money.id }, body: { invoice_id: id } }).unwrap(),
          t('Invoice {{number}} is paid.', { number }),
        )
      }
    >
      {action}
    </ConfirmButton>
  )
}

const Money = ({ money, onRefund }: { money: Overpayment; onRefund: () => void }) => {
  const { t } = useTranslation()
  const dateAndTime = useDateAndTime()
  const name = useMoneyName()(money)
  const { invoice, came_at, reference, fitting } = money
  return (
    <li>
      <div>
        <Text fw={650}>{name}</Text>
        <Text size="sm">{t(reasons[invoice.status], { number: invoice.number })}</Text>
        <Text size="sm" c="dimmed">
          {dateAndTime(came_at)}
          {reference !== null && ` · ${reference}`}
        </Text>
      </div>
      <Group gap="sm">
        {fitting.map((other) => (
          <Spend key={other.id} money={money} other={other} />
        ))}
        <Button variant="default" onClick={onRefund} aria-label={t('Refund {{money}}', { money: name })}>
          {t('Refund')}
        </Button>
      </Group>
    </li>
  )
}

const RefundDialog = ({ money, onClose }: { money: Overpayment | null; onClose: () => void }) => {
  const { t } = useTranslation()
  const nameOf = useMoneyName()
  const [refund] = useMutation(paymentContract.refundSurplus)
  if (!money) return <ProofDialog request={null} onClose={onClose} />
  const request = {
    title: t('Record a refund'),
    text: t('{{money}}. Transfer the money first, then record the refund here.', { money: nameOf(money) }),
    action: t('Record refund'),
    done: t('Refund recorded.'),
    send: (proof: TransferProof) => refund({ params: { id: money.id }, ...proof }).unwrap(),
  }
  return <ProofDialog request={request} onClose={onClose} />
}

/**
 * Sorts the overpayments oldest first. One page is enough, because there are few overpayments and settled ones leave
 * the list.
 */
const oldest = { options: { itemsPerPage: 50, sortBy: 'came_at' } }

/** The overpayments that an admin has to settle. Renders nothing if there are none. */
export const Overpayments = () => {
  const { t } = useTranslation()
  const { data } = useQuery(paymentContract.surplusPayments, { query: oldest }, dashboardQueryOptions)
  const [refunded, setRefunded] = useState<Overpayment | null>(null)
  if (!data || data.total === 0) return null
  const more = data.total - data.data.length
  return (
    <Panel title={t('Overpayments')}>
      <Text c="dimmed" mb="md">
        {t(
          'This money could not be used for its invoices. Refund it, or use it for another invoice from the same buyer.',
        )}
      </Text>
      <ul className={styles.overpayments} aria-label={t('Overpayments')}>
        {data.data.map((money) => (
          <Money key={money.id} money={money} onRefund={() => setRefunded(money)} />
        ))}
      </ul>
      {more > 0 && (
        <Text size="sm" c="dimmed" mt="sm">
          {t('And {{count}} more', { count: more })}
        </Text>
      )}
      <RefundDialog money={refunded} onClose={() => setRefunded(null)} />
    </Panel>
  )
}

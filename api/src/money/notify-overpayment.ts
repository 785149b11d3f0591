import type { Database } from '../database/connect'
import { notify } from '../notification/notify'
import { selectPayers } from './buyer'
import type { LockedPayment } from './lock'

/** Notifies the payer that an overpayment was refunded. Run it in the transaction that records the refund. */
export async function notifyOverpaymentRefund(
  transaction: Database,
  { payment, invoice }: LockedPayment,
): Promise<void> {
  const { id, number } = invoice
  const { amount, currency } = payment
  const payers = await selectPayers(invoice, transaction)
  await notify(transaction, payers, 'surplusRefunded', { id, number, amount, currency }, `surplus ${payment.id} back`)
}

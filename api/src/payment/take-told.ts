import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/connect'
import { payment, paymentEvent } from '../database/schema'
import { lockPayment, type PaymentRow, type Tried } from '../money/lock'
import { move, moving } from '../money/move'
import { type Doer, recordMoney } from '../money/record'
import { refundInvoice, settleInvoice, takesMoney } from '../money/settle-invoice'
import { allows, type EventOf } from '../money/states'
import type { Told } from './providers/provider'

/** What was made of a provider's word. */
export type Outcome =
  | 'unknown order'
  | 'another amount'
  | 'another currency'
  | 'nothing new'
  | 'pending'
  | 'paid'
  | 'surplus'
  | 'failed'
  | 'refunded'

const events = { pending: 'wait', paid: 'pay', failed: 'fail', refunded: 'refund' } as const satisfies Record<
  Told['status'],
  EventOf<'payment'>
>

/** A provider's word, and the body that it came in. */
export interface Word {
  provider: PaymentRow['provider']
  told: Told
  body: unknown
}

async function selectPayment(database: Database, { provider, told }: Word): Promise<PaymentRow | undefined> {
  const [row] = await database
    .select()
    .from(payment)
    .where(and(eq(payment.orderId, told.orderId), eq(payment.provider, provider)))
  return row
}

/** Why a word changes nothing in a payment as it is; null when it does. */
function whyNot(row: PaymentRow | undefined, { amount, currency, status }: Told): Outcome | null {
  if (!row) return 'unknown order'
  if (currency !== row.currency) return 'another currency'
  if (amount !== row.amount) return 'another amount'
  return allows('payment', events[status], row.status) ? null : 'nothing new'
}

const keep = (database: Database, { provider, told, body }: Word, outcome: Outcome, at: Date) =>
  database.insert(paymentEvent).values({ provider, orderId: told.orderId, body, outcome, at })

/** What the word changes in the payment itself. */
interface Deed extends Doer {
  settled: Pick<PaymentRow, 'reference' | 'settledAt'>
}

/** A refund takes the invoice back only if this very payment has paid it. */
async function refund(transaction: Database, { payment: row, ...bill }: Tried, { settled, ...doer }: Deed) {
  await move(transaction, 'payment', 'refund', row.id, settled)
  if (row.status === 'paid') await refundInvoice(transaction, bill, doer)
  return 'refunded' as const
}

async function pay(transaction: Database, { payment: row, ...bill }: Tried, { settled, ...doer }: Deed) {
  if (takesMoney(bill, doer.now)) {
    const paying = moving(transaction, 'payment', 'pay', row.id, settled)
    await settleInvoice(transaction, bill, { ...doer, paying })
    return 'paid' as const
  }
  await move(transaction, 'payment', 'overpay', row.id, settled)
  await recordMoney(transaction, 'payment without an open invoice', `payment ${row.id}`, doer)
  return 'surplus' as const
}

/** Lets the word happen to a payment, unless somebody was faster. */
async function act(transaction: Database, id: number, told: Told, now: Date): Promise<Outcome> {
  const tried = await lockPayment(transaction, id)
  const idle = whyNot(tried?.payment, told)
  if (idle || !tried) return idle ?? 'unknown order'
  const { createdBy: by, reference } = tried.payment
  const deed = { by, now, settled: { reference: told.reference ?? reference, settledAt: now } }
  if (told.status === 'paid') return pay(transaction, tried, deed)
  if (told.status === 'refunded') return refund(transaction, tried, deed)
  await move(transaction, 'payment', events[told.status], id)
  return told.status
}

/**
 * Takes a provider's word: what follows from it, and the word itself, in one transaction. It may come twice, late, or out of
 * order. One that changes nothing waits for no lock.
 */
export async function takeTold(database: Database, word: Word, now: Date): Promise<Outcome> {
  const row = await selectPayment(database, word)
  const idle = whyNot(row, word.told)
  if (idle || !row) {
    const outcome = idle ?? 'unknown order'
    await keep(database, word, outcome, now)
    return outcome
  }
  return database.transaction(async (transaction) => {
    const outcome = await act(transaction, row.id, word.told, now)
    await keep(transaction, word, outcome, now)
    return outcome
  })
}

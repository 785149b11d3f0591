import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/connect'
import { payment, paymentEvent } from '../database/schema'
import { type Bill, lockInvoice, type PaymentRow } from '../money/lock'
import { move } from '../money/move'
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

type Settled = Pick<PaymentRow, 'reference' | 'settledAt'>

async function selectPayment(database: Database, { provider, told }: Word): Promise<PaymentRow | undefined> {
  const [row] = await database
    .select()
    .from(payment)
    .where(and(eq(payment.orderId, told.orderId), eq(payment.provider, provider)))
  return row
}

/** Why a word changes nothing, whatever happens meanwhile; null when it may. */
function whyNot(row: PaymentRow | undefined, { amount, currency, status }: Told): Outcome | null {
  if (!row) return 'unknown order'
  if (currency !== row.currency) return 'another currency'
  if (amount !== row.amount) return 'another amount'
  return allows('payment', events[status], row.status) ? null : 'nothing new'
}

const keep = (database: Database, { provider, told, body }: Word, outcome: Outcome, at: Date) =>
  database.insert(paymentEvent).values({ provider, orderId: told.orderId, body, outcome, at })

/** A refund takes the invoice back only if this very payment has paid it. */
async function refund(
  transaction: Database,
  row: PaymentRow,
  bill: Bill,
  settled: Settled,
  doer: Doer,
): Promise<Outcome> {
  const [fresh] = await transaction.select({ status: payment.status }).from(payment).where(eq(payment.id, row.id))
  if (!(await move(transaction, 'payment', 'refund', row.id, settled))) return 'nothing new'
  if (fresh?.status === 'paid') await refundInvoice(transaction, bill, doer)
  return 'refunded'
}

async function pay(transaction: Database, row: PaymentRow, bill: Bill, settled: Settled, doer: Doer): Promise<Outcome> {
  const fits = takesMoney(bill, doer.now)
  if (!(await move(transaction, 'payment', fits ? 'pay' : 'overpay', row.id, settled))) return 'nothing new'
  if (fits) await settleInvoice(transaction, bill, doer)
  else await recordMoney(transaction, 'payment without an open invoice', `payment ${row.id}`, doer)
  return fits ? 'paid' : 'surplus'
}

/** Lets the word happen to a payment, unless somebody was faster. */
async function act(transaction: Database, row: PaymentRow, { status, reference }: Told, now: Date): Promise<Outcome> {
  const bill = await lockInvoice(transaction, row.invoiceId)
  if (!bill) return 'nothing new'
  const doer = { by: row.createdBy, now }
  const settled = { reference: reference ?? row.reference, settledAt: now }
  if (status === 'paid') return pay(transaction, row, bill, settled, doer)
  if (status === 'refunded') return refund(transaction, row, bill, settled, doer)
  return (await move(transaction, 'payment', events[status], row.id)) ? status : 'nothing new'
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
    const outcome = await act(transaction, row, word.told, now)
    await keep(transaction, word, outcome, now)
    return outcome
  })
}

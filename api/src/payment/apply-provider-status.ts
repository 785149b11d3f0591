import { and, eq, sql } from 'drizzle-orm'
import type { PgInsertValue } from 'drizzle-orm/pg-core'
import type { Database } from '../database/connect'
import { perConnection } from '../database/per-database'
import { payment, paymentEvent } from '../database/schema'
import { type Actor, recordMoney } from '../money/audit'
import { type LockedPayment, lockPayment, type PaymentRow } from '../money/lock'
import { notifyOverpaymentRefund } from '../money/notify-overpayment'
import { refundInvoice, settleInvoice, takesMoney } from '../money/settle-invoice'
import { allows, type EventOf } from '../money/states'
import { transition, transitionSql } from '../money/transition'
import { oneAtATime } from './one-at-a-time'
import type { ProviderStatus } from './providers/provider'

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
  ProviderStatus['status'],
  EventOf<'payment'>
>

/** A provider's word, and the body that it came in. */
export interface ProviderReport {
  provider: PaymentRow['provider']
  told: ProviderStatus
  body: unknown
}

const { placeholder } = sql

const paymentByOrder = perConnection((database) =>
  database
    .select()
    .from(payment)
    .where(and(eq(payment.orderId, placeholder('orderId')), eq(payment.provider, placeholder('provider'))))
    .prepare('payment_by_order'),
)

async function selectPayment(database: Database, { provider, told }: ProviderReport): Promise<PaymentRow | undefined> {
  const [row] = await paymentByOrder(database).execute({ orderId: told.orderId, provider })
  return row
}

/** Why a word changes nothing in a payment as it is; null when it does. */
function whyNot(row: PaymentRow | undefined, { amount, currency, status }: ProviderStatus): Outcome | null {
  if (!row) return 'unknown order'
  if (currency !== row.currency) return 'another currency'
  if (amount !== row.amount) return 'another amount'
  return allows('payment', events[status], row.status) ? null : 'nothing new'
}

/** The statement that keeps a word, with what was made of it. */
const keeping = (database: Database, row: PgInsertValue<typeof paymentEvent>) =>
  database.insert(paymentEvent).values(row).returning({ id: paymentEvent.id })

const rowOf = ({ provider, told, body }: ProviderReport, outcome: Outcome, at: Date) => ({
  ...{ provider, body, outcome, at },
  orderId: told.orderId,
})

const keepingAny = perConnection((database) =>
  keeping(database, {
    provider: placeholder('provider'),
    orderId: placeholder('orderId'),
    body: placeholder('body'),
    outcome: placeholder('outcome'),
    at: placeholder('at'),
  }).prepare('keep_word'),
)

async function keep(database: Database, ...what: Parameters<typeof rowOf>): Promise<Outcome> {
  await keepingAny(database).execute(rowOf(...what))
  return what[1]
}

/** What the word changes in the payment itself. */
interface Deed extends Actor {
  word: ProviderReport
  settled: Pick<PaymentRow, 'reference' | 'settledAt'>
}

/** A refund takes the invoice back only if this very payment has paid it. */
async function refund(transaction: Database, tried: LockedPayment, { word, settled, ...doer }: Deed) {
  const { id, status } = tried.payment
  await transition(transaction, 'payment', 'refund', id, settled)
  if (status === 'paid') await refundInvoice(transaction, tried, doer)
  else {
    const action = status === 'surplus' ? 'surplus given back' : 'refund before its payment'
    await recordMoney(transaction, action, `payment ${id}`, doer)
  }
  if (status === 'surplus') await notifyOverpaymentRefund(transaction, tried)
  return keep(transaction, word, 'refunded', doer.now)
}

async function pay(transaction: Database, { payment: row, ...bill }: LockedPayment, { word, settled, ...doer }: Deed) {
  if (takesMoney(bill, doer.now)) {
    const also = {
      money: transitionSql(transaction, 'payment', 'pay', row.id, settled),
      kept: keeping(transaction, rowOf(word, 'paid', doer.now)),
    }
    await settleInvoice(transaction, bill, { ...doer, also })
    return 'paid' as const
  }
  await transition(transaction, 'payment', 'overpay', row.id, settled)
  await recordMoney(transaction, 'payment without an open invoice', `payment ${row.id}`, doer)
  return keep(transaction, word, 'surplus', doer.now)
}

/** Lets the word happen to a payment, unless somebody was faster, and keeps it. */
async function act(transaction: Database, id: number, word: ProviderReport, now: Date): Promise<Outcome> {
  const tried = await lockPayment(transaction, id)
  const { status, reference } = word.told
  const idle = whyNot(tried?.payment, word.told)
  if (idle || !tried) return keep(transaction, word, idle ?? 'unknown order', now)
  const { createdBy: by, reference: known } = tried.payment
  const deed = { by, now, word, settled: { reference: reference ?? known, settledAt: now } }
  if (status === 'paid') return pay(transaction, tried, deed)
  if (status === 'refunded') return refund(transaction, tried, deed)
  await transition(transaction, 'payment', events[status], id)
  return keep(transaction, word, status, now)
}

/**
 * Takes a provider's word: what follows from it, and the word itself, in one transaction. It may come twice, late, or out of
 * order. One that changes nothing waits for no lock, and one of an order for those that came before it.
 */
export const applyProviderStatus = (database: Database, word: ProviderReport, now: Date): Promise<Outcome> =>
  oneAtATime(database, word.told.orderId, async () => {
    const row = await selectPayment(database, word)
    const idle = whyNot(row, word.told)
    if (idle || !row) return keep(database, word, idle ?? 'unknown order', now)
    return database.transaction((transaction) => act(transaction, row.id, word, now))
  })

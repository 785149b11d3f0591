import type { Order } from '@lekta/shared/contract/money/subscription'
import { sql } from 'drizzle-orm'
import type { Database } from '../database/connect'
import type { TestClient } from './client'
import type { TestApp } from './test-app'

let orders = 0

/** Returns a new unique order key. */
export const newKey = () => `order number ${++orders}`

/** Returns functions with which this client buys: request a quote, order at its price, and pay with the sandbox. */
export function buyerFor(app: TestApp, client: TestClient) {
  const quote = (order: Order) => client.call('quoteSubscription', { body: order })
  const order = async (choice: Order) => {
    const { fingerprint } = await quote(choice)
    return client.call('buySubscription', { body: { ...choice, fingerprint, key: newKey() } })
  }
  const begin = async (invoiceId: number) => (await client.call('payInvoice', { params: { id: invoiceId } })).id
  const pay = async (invoiceId: number, body: object = {}) =>
    app.anonymous.call('confirmPayment', { params: { id: await begin(invoiceId) }, body })
  const invoice = (id: number) => client.call('invoice', { params: { id } })
  const subscription = (id: number) => client.call('subscription', { params: { id } })
  const buy = async (choice: Order) => {
    const made = await order(choice)
    await pay(made.invoice_id)
    return subscription(made.subscription_id)
  }
  return { client, quote, order, begin, pay, invoice, subscription, buy }
}

export type TestBuyer = ReturnType<typeof buyerFor>

/** The invariants of the money tables. Each statement selects the rows that violate one of them. */
const rules = {
  'a paid invoice has one payment, of its total': sql`
    select invoice.id from invoice left join payment on payment.invoice_id = invoice.id and payment.status = 'paid'
    where invoice.status = 'paid' and total > 0 group by invoice.id
    having count(payment.id) <> 1 or max(payment.amount) <> total or max(payment.currency) <> invoice.currency`,
  'settled money is on a paid invoice': sql`
    select payment.id from payment join invoice on invoice.id = invoice_id
    where payment.status = 'paid' and invoice.status <> 'paid'`,
  'the seats of an invoice are there when it is paid, and only then': sql`
    select invoice.id from invoice left join seat on seat.invoice_id = invoice.id and revoked_at is null
    group by invoice.id having count(seat.id) <> case when status = 'paid' then invoice.seats else 0 end`,
  'a subscription that runs has the seats that were paid for': sql`
    select subscription.id from subscription left join seat on subscription_id = subscription.id and revoked_at is null
    where status = 'active' group by subscription.id having count(seat.id) <> subscription.seats`,
  'a subscription that was not paid has no seat': sql`
    select subscription.id from subscription join seat on subscription_id = subscription.id
    where status in ('pending', 'dropped')`,
  'a subscription waits as long as its invoice does': sql`
    select subscription.id from subscription
    left join invoice on subscription_id = subscription.id and purpose <> 'add' and invoice.status = 'unpaid'
    group by subscription.id having (subscription.status = 'pending') <> (count(invoice.id) = 1)`,
  'nobody has two seats of a subscription': sql`
    select student_id from seat where student_id is not null and revoked_at is null
    group by subscription_id, student_id having count(*) > 1`,
  'a voucher that is open keeps its seat': sql`
    select code from voucher join seat on seat.id = seat_id
    where redeemed_at is null and voided_at is null and seat.student_id is not null`,
  'numbers have no gap': sql`
    select year from invoice_number left join invoice on split_part(number, '/', 1)::int = year
    group by year having count(distinct number) <> last or max(split_part(number, '/', 2)::int) <> last`,
  'lines add up to the total': sql`
    select invoice.id from invoice left join invoice_line on invoice_id = invoice.id
    group by invoice.id having coalesce(sum(amount), 0) <> total`,
  'each invoice that was paid was written down once': sql`
    select invoice.id from invoice left join audit_entry on subject = 'invoice ' || invoice.id and action = 'invoice paid'
    group by invoice.id having count(audit_entry.id) <> (paid_at is not null)::int`,
  'each refund was written down once': sql`
    select invoice_id from payment left join audit_entry on
      (subject = 'payment ' || payment.id and action in ('surplus given back', 'refund before its payment'))
      or (subject = 'invoice ' || invoice_id and action = 'invoice refunded')
    where payment.status = 'refunded'
    group by invoice_id having count(distinct payment.id) <> count(distinct audit_entry.id)`,
}

/** Returns the violated invariants, each with the number of violations. */
export async function findBrokenRules(database: Database): Promise<Record<string, number>> {
  const broken: Record<string, number> = {}
  for (const [rule, statement] of Object.entries(rules)) {
    const { rows } = await database.execute(statement)
    if (rows.length > 0) broken[rule] = rows.length
  }
  return broken
}

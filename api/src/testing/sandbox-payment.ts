import { eq } from 'drizzle-orm'
import { paymentEvent } from '../database/schema'
import { callbackOf, selectOrder } from '../payment/providers/sandbox'
import { buyerFor } from './shop'
import type { TestApp } from './test-app'

/** Makes a parent with an unpaid invoice, and starts a payment for it at the sandbox. */
export async function startSandboxPayment(app: TestApp) {
  const parent = await app.make.parent()
  const child = await app.make.student({ parentId: parent.id })
  const buyer = buyerFor(app, app.as(parent))
  const made = await buyer.order({ plan: 'family-one', seats: 1, students: [child.id] })
  const id = await buyer.begin(made.invoice_id)
  const call = (body: string, headers: Record<string, string>) =>
    fetch(`${app.address}/payments/callback/sandbox`, { method: 'POST', body, headers })
  const atSandbox = async () => {
    const found = await selectOrder(app.database, id)
    if (!found) throw new Error('The sandbox has the order')
    return found
  }
  /** Sends a signed callback over HTTP. */
  const receive = async (change: Parameters<typeof callbackOf>[1]) => {
    const { body, headers } = callbackOf(await atSandbox(), change)
    return call(body, headers)
  }
  const state = async () => {
    const [invoice, paid] = [
      await buyer.invoice(made.invoice_id),
      await app.anonymous.call('payment', { params: { id } }),
    ]
    const bought = await buyer.subscription(made.subscription_id)
    return [paid.status, invoice.status, bought.status, bought.given]
  }
  const outcomes = async () => {
    const rows = await app.database
      .select()
      .from(paymentEvent)
      .where(eq(paymentEvent.orderId, id))
      .orderBy(paymentEvent.id)
    return rows.map(({ outcome }) => outcome)
  }
  const pay = (body: object = {}) => app.anonymous.call('confirmPayment', { params: { id }, body })
  return { parent, child, ...buyer, ...made, id, call, atSandbox, receive, state, outcomes, pay }
}

/** The states of a payment, its invoice and its subscription, and the number of seats given, before it is paid. */
export const untouched = ['started', 'unpaid', 'pending', 0]

/** The same states after the payment is paid. */
export const settled = ['paid', 'paid', 'active', 1]

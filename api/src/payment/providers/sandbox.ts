import { createHmac, timingSafeEqual } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { newToken } from '../../access/token'
import type { Database } from '../../database/connect'
import { perConnection } from '../../database/per-database'
import { sandboxOrder } from '../../database/schema'
import { type Provider, type ProviderStatus, readJson } from './provider'

export const SIGNATURE_HEADER = 'x-sandbox-signature'

const Body = z.object({
  order_id: z.string(),
  status: z.enum(['pending', 'paid', 'failed', 'refunded']),
  amount: z.number(),
  currency: z.string(),
  reference: z.nullable(z.string()),
})

type Order = typeof sandboxOrder.$inferSelect

/** A callback to send. */
export interface Callback {
  headers: Record<string, string>
  body: string
}

const sign = (secret: string, body: Buffer | string) => createHmac('sha256', secret).update(body).digest('hex')

const isSignature = (signature: string | string[] | undefined, right: string) =>
  typeof signature === 'string' &&
  signature.length === right.length &&
  timingSafeEqual(Buffer.from(signature), Buffer.from(right))

const orderById = perConnection((database) =>
  database
    .select()
    .from(sandboxOrder)
    .where(eq(sandboxOrder.orderId, sql.placeholder('orderId')))
    .prepare('sandbox_order'),
)

export async function selectOrder(database: Database, orderId: string): Promise<Order | undefined> {
  const [row] = await orderById(database).execute({ orderId })
  return row
}

/** Marks an order at the sandbox as paid or failed. A paid order stays paid. */
export const settleOrder = (database: Database, orderId: string, status: 'paid' | 'failed') =>
  database
    .update(sandboxOrder)
    .set({ status })
    .where(and(eq(sandboxOrder.orderId, orderId), inArray(sandboxOrder.status, ['pending', 'failed'])))

/** Returns a signed callback with the values of an order; `change` replaces some of them. */
export function callbackOf(order: Order, change: Partial<Omit<ProviderStatus, 'orderId'>> = {}): Callback {
  const { orderId, secret, amount, currency, status } = order
  const { orderId: order_id, ...reported } = {
    amount,
    currency,
    status,
    reference: `sandbox-${orderId.slice(0, 8)}`,
    ...change,
    orderId,
  }
  const body = JSON.stringify({ order_id, ...reported })
  return { headers: { [SIGNATURE_HEADER]: sign(secret, body) }, body }
}

/**
 * Returns a provider inside this server that takes no money. Each order has its own secret, which signs its
 * callbacks.
 */
export const sandbox = (database: Database): Provider => ({
  name: 'sandbox',

  async start({ orderId, amount, currency }) {
    await database.insert(sandboxOrder).values({ orderId, amount, currency, secret: newToken() }).onConflictDoNothing()
    return { redirectUrl: `/payment/${orderId}` }
  },

  async readCallback(headers, body) {
    const read = z.safeParse(Body, readJson(body))
    if (!read.success) return null
    const { order_id: orderId, ...reported } = read.data
    const order = await selectOrder(database, orderId)
    return order && isSignature(headers[SIGNATURE_HEADER], sign(order.secret, body)) ? { orderId, ...reported } : null
  },

  async ask(orderId) {
    const order = await selectOrder(database, orderId)
    if (!order) return null
    const { status, amount, currency } = order
    return { orderId, status, amount, currency, reference: null }
  },
})

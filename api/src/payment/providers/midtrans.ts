import { createHash, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import type { PaymentConfig } from '../../config/config'
import { ApiError } from '../../errors/api-error'
import { fetchTraced } from '../../tracing/fetch-traced'
import { type Charge, type Provider, type ProviderStatus, readJson } from './provider'

/** How long the server waits for a reply, in milliseconds. */
const TIMEOUT = 10_000

/** Hours in which a started payment can be made. */
const HOURS_TO_PAY = 24

type Settings = Extract<PaymentConfig, { provider: 'midtrans' }> & { publicUrl: string }

const Notification = z.object({
  order_id: z.string(),
  status_code: z.string(),
  gross_amount: z.string(),
  signature_key: z.string(),
})

const Started = z.object({ redirect_url: z.string() })

const Status = z.object({
  status_code: z.string(),
  order_id: z.optional(z.string()),
  transaction_status: z.optional(z.string()),
  fraud_status: z.optional(z.string()),
  transaction_id: z.optional(z.string()),
  gross_amount: z.optional(z.string()),
  currency: z.optional(z.string()),
})
type Status = z.infer<typeof Status>

const meanings: Readonly<Record<string, ProviderStatus['status']>> = {
  authorize: 'pending',
  pending: 'pending',
  settlement: 'paid',
  // After a partial refund the invoice stays paid.
  partial_refund: 'paid',
  partial_chargeback: 'paid',
  deny: 'failed',
  cancel: 'failed',
  expire: 'failed',
  failure: 'failed',
  refund: 'refunded',
  chargeback: 'refunded',
}

function statusOf({ transaction_status: status = '', fraud_status: fraud }: Status): ProviderStatus['status'] {
  if (status === 'capture') return fraud === 'challenge' ? 'pending' : 'paid'
  return meanings[status] ?? 'pending'
}

/** Parses an amount such as `100000.00` and returns it in whole units; NaN for any other text. */
const wholeAmount = (text: string | undefined) => {
  const [, whole] = /^(\d{1,12})(?:\.0{1,2})?$/.exec(text ?? '') ?? []
  return whole === undefined ? Number.NaN : Number(whole)
}

const unreachable = () => new ApiError(503, 'The payment provider is not responding. Please try again in a moment.')

/** Sends a request to Midtrans and returns the status and content of the reply. Throws a 503 if no reply arrives. */
async function call(url: string, serverKey: string, body?: object) {
  const headers = {
    Accept: 'application/json',
    Authorization: `Basic ${Buffer.from(`${serverKey}:`).toString('base64')}`,
    ...(body && { 'Content-Type': 'application/json' }),
  }
  const sending = body && { method: 'POST', body: JSON.stringify(body) }
  const signal = AbortSignal.timeout(TIMEOUT)
  const reply = await fetchTraced(url, { headers, signal, ...sending }).catch(() => null)
  if (!reply || reply.status >= 500) throw unreachable()
  return { status: reply.status, content: readJson(Buffer.from(await reply.arrayBuffer())) }
}

const orderOf = ({ orderId, amount, title, quantity, unitPrice }: Charge, publicUrl: string) => ({
  transaction_details: { order_id: orderId, gross_amount: amount },
  item_details: [{ id: 'seat', name: title.slice(0, 50), price: unitPrice, quantity }],
  callbacks: { finish: `${publicUrl}/payments/response` },
  expiry: { unit: 'hour', duration: HOURS_TO_PAY },
})

/** Returns whether a signature is the hash of a text that ends with a key. */
function isSigned(signature: string, text: string): boolean {
  const right = createHash('sha512').update(text).digest('hex')
  return signature.length === right.length && timingSafeEqual(Buffer.from(signature), Buffer.from(right))
}

/**
 * Returns the provider Midtrans, with its hosted pages (Snap). A callback only makes the server request the status,
 * because the callback's signature does not cover its content.
 */
export function midtrans({ serverKey, previousServerKey, snap, api, publicUrl }: Settings): Provider {
  const ask = async (orderId: string): Promise<ProviderStatus | null> => {
    const { content } = await call(`${api}/v2/${encodeURIComponent(orderId)}/status`, serverKey)
    const read = z.safeParse(Status, content)
    if (!read.success) throw unreachable()
    const status = read.data
    if (status.status_code === '404') return null
    if (status.order_id !== orderId) throw unreachable()
    const { transaction_id: reference = null, currency = 'IDR' } = status
    return { orderId, status: statusOf(status), amount: wholeAmount(status.gross_amount), currency, reference }
  }

  return {
    name: 'midtrans',
    ask,

    async start(charge) {
      const { content } = await call(`${snap}/snap/v1/transactions`, serverKey, orderOf(charge, publicUrl))
      const read = z.safeParse(Started, content)
      if (!read.success) throw unreachable()
      return { redirectUrl: read.data.redirect_url }
    },

    async readCallback(_, body) {
      const read = z.safeParse(Notification, readJson(body))
      if (!read.success) return null
      const { order_id: orderId, status_code: code, gross_amount: amount, signature_key: signature } = read.data
      const keys = [serverKey, ...(previousServerKey === null ? [] : [previousServerKey])]
      return keys.some((key) => isSigned(signature, orderId + code + amount + key)) ? ask(orderId) : null
    },
  }
}

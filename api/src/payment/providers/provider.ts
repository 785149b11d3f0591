import type { IncomingHttpHeaders } from 'node:http'

/** What a provider says of an order. */
export interface ProviderStatus {
  orderId: string
  status: 'pending' | 'paid' | 'failed' | 'refunded'
  /** In the currency's smallest unit in use; not a number where it is no such amount. */
  amount: number
  currency: string
  /** The provider's own id of what it did. */
  reference: string | null
}

/** What somebody is to pay. */
export interface Charge {
  orderId: string
  amount: number
  currency: string
  /** What is bought, in few words. */
  title: string
  quantity: number
  unitPrice: number
}

/** Somebody who takes money for us. */
export interface Provider {
  name: 'sandbox' | 'midtrans'
  /** Tells where the payer goes on. The same order again gives the same payment. Throws an ApiError when the provider does not answer. */
  start(charge: Charge): Promise<{ redirectUrl: string }>
  /** Reads what came as a callback; null when it is not the provider's word. */
  readCallback(headers: IncomingHttpHeaders, body: Buffer): Promise<ProviderStatus | null>
  /** How an order stands; null when the provider has never heard of it. Throws when it does not answer. */
  ask(orderId: string): Promise<ProviderStatus | null>
}

/** What JSON a body holds; undefined when it holds none. */
export function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

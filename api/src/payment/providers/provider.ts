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

/** What a payer has to pay. */
export interface Charge {
  orderId: string
  amount: number
  currency: string
  /** What is bought, in few words. */
  title: string
  quantity: number
  unitPrice: number
}

/** A payment provider. */
export interface Provider {
  name: 'sandbox' | 'midtrans'
  /**
   * Returns the address where the payer continues. The same order again returns the same payment. Throws an ApiError when the
   * provider does not answer.
   */
  start(charge: Charge): Promise<{ redirectUrl: string }>
  /** Reads a callback; null when the provider did not send it. */
  readCallback(headers: IncomingHttpHeaders, body: Buffer): Promise<ProviderStatus | null>
  /** Returns the status of an order; null when the provider does not know it. Throws when it does not answer. */
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

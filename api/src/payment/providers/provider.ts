import type { IncomingHttpHeaders } from 'node:http'

/** The status that a provider reports for an order. */
export interface ProviderStatus {
  orderId: string
  status: 'pending' | 'paid' | 'failed' | 'refunded'
  /** In the currency's smallest unit in use; NaN where the provider sent no such amount. */
  amount: number
  currency: string
  /** The provider's id of the transaction. */
  reference: string | null
}

/** What a payer is asked to pay. */
export interface Charge {
  orderId: string
  amount: number
  currency: string
  /** A short description of the purchase. */
  title: string
  quantity: number
  unitPrice: number
}

/** A payment provider. */
export interface Provider {
  name: 'sandbox' | 'midtrans'
  /**
   * Returns the address where the payer continues. The same order again returns the same payment. Throws an ApiError
   * when the provider does not answer.
   */
  start(charge: Charge): Promise<{ redirectUrl: string }>
  /** Reads a callback; null when the provider did not send it. */
  readCallback(headers: IncomingHttpHeaders, body: Buffer): Promise<ProviderStatus | null>
  /** Returns the status of an order; null when the provider does not know it. Throws when it does not answer. */
  ask(orderId: string): Promise<ProviderStatus | null>
}

/** Parses a body as JSON; returns undefined when it is not JSON. */
export function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

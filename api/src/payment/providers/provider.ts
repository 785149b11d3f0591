import type { IncomingHttpHeaders } from 'node:http'

/** The status that a provider reports for an order. */
export interface ProviderStatus {
  orderId: string
  status: 'pending' | 'paid' | 'failed' | 'refunded'
  /** In the currency's smallest unit in use; NaN if the provider sent no valid amount. */
  amount: number
  currency: string
  /** The provider's id of the transaction. */
  reference: string | null
}

/** A charge that the provider asks the payer to pay. */
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
   * Returns the address at which the payer continues. A repeated call for an order returns the same payment. Throws
   * an ApiError if the provider does not answer.
   */
  start(charge: Charge): Promise<{ redirectUrl: string }>
  /** Reads a callback. Returns null if the provider did not send it. */
  readCallback(headers: IncomingHttpHeaders, body: Buffer): Promise<ProviderStatus | null>
  /**
   * Returns the status of an order; null if the provider does not know the order. Throws if the provider does not
   * answer.
   */
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

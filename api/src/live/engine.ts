import { ApiError } from '../errors/api-error'
import type { LiveMessage } from './publish'

/** The name of the connection of every server that answers requests. */
export const LIVE_CONNECTION = 'lekta-live'

/** The interval at which an idle connection is tested, in milliseconds. */
export const HEARTBEAT = 30_000

/** Milliseconds without an answer after which a connection counts as dead. */
export const TIMEOUT = 10_000

/** Exchanges messages between the processes that use the same database. */
export interface Live {
  /**
   * Returns all further messages of a topic, sent by any process. The messages end when the signal aborts or the
   * connection is lost. After a loss, subscribe again, because messages may have been missed. Throws while the engine
   * does not answer.
   */
  subscribe: (topic: string, signal: AbortSignal) => Promise<AsyncIterable<unknown>>
  /** Returns how many servers that answer requests are connected. */
  countServers: () => Promise<number>
  close: () => Promise<void>
}

/** What carries messages from one process to the others. */
export interface LiveEngine extends Live {
  /** Sends messages, in this order. Rejects if some may not have been sent. */
  send: (messages: readonly LiveMessage[]) => Promise<void>
}

/** Thrown while Redis does not answer. Pages try again by themselves. */
export class LiveUnavailable extends ApiError {
  override name = 'LiveUnavailable'

  constructor(override readonly cause: unknown) {
    const sentence = 'This page cannot be kept up to date at the moment. Please try again in a moment.'
    super(503, sentence, { headers: { 'Retry-After': '5' }, isRoutine: true })
  }
}

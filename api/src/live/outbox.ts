import { setTimeout as wait } from 'node:timers/promises'
import { reasonOf } from '../errors/reason-of'
import type { LiveMessage } from './publish'

/**
 * Milliseconds between two sendings. PostgreSQL commits what notifies one after the other, about 600 a second, so the
 * messages of all requests within this time are one statement.
 */
const PAUSE = 100

/** Milliseconds until messages are sent again that could not be sent. */
const RETRY = 1000

/** How many different messages may wait. Beyond that the engine has been away for so long that pages read again. */
const MOST = 10_000

/** How sending ended, for counting. */
export type LiveEvent = 'sent' | 'failed'

/** Milliseconds that closing waits for messages to be sent. */
const TIMEOUT = 2000

/** Collects messages and sends them together. A message that is already waiting is not added a second time. */
export interface Outbox {
  add: (messages: readonly LiveMessage[]) => void
  /** Sends what is waiting, once more if that fails. */
  close: () => Promise<void>
}

/** Opens an outbox. The first message is sent at once, and those that follow it in a short time together. */
export function openOutbox(
  send: (messages: readonly LiveMessage[]) => Promise<void>,
  count: (event: LiveEvent) => void,
): Outbox {
  const closing = new AbortController()
  let waiting = new Map<string, LiveMessage>()
  let sending: Promise<void> | null = null
  let isFailing = false

  const put = (messages: Iterable<readonly [string, LiveMessage]>) => {
    for (const [text, message] of messages) waiting.set(text, message)
    for (const text of waiting.keys()) {
      if (waiting.size <= MOST) return
      waiting.delete(text)
    }
  }
  const trySending = async () => {
    const batch = waiting
    waiting = new Map()
    try {
      await send([...batch.values()])
      count('sent')
      isFailing = false
    } catch (error) {
      const later = waiting
      waiting = batch
      put(later)
      count('failed')
      const reason = reasonOf((error as Error).cause ?? error)
      if (!isFailing) console.error(`Live messages could not be sent, and will be sent again: ${reason}.`)
      isFailing = true
    }
  }
  const sendAll = async () => {
    while (waiting.size > 0) {
      await trySending()
      await wait(isFailing ? RETRY : PAUSE, undefined, { ref: false, signal: closing.signal }).catch(() => undefined)
      if (closing.signal.aborted) return
    }
    sending = null
  }
  return {
    add: (messages) => {
      put(messages.map((message) => [JSON.stringify([message.topic, message.message]), message]))
      sending ??= sendAll()
    },
    close: async () => {
      closing.abort()
      const rest = async () => {
        await sending
        if (waiting.size > 0) await trySending()
      }
      await Promise.race([rest(), wait(TIMEOUT, undefined, { ref: false })])
    },
  }
}

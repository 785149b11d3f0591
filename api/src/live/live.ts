import { EventEmitter, on } from 'node:events'
import { type SQL, sql } from 'drizzle-orm'
import type { Client } from 'pg'
import type { Database } from '../database/connect'
import { listenTo } from '../database/listen'

/** An event for listeners in any process. PostgreSQL limits its size to 8000 bytes, so send ids instead of rows. */
export interface LiveMessage {
  topic: string
  message: unknown
}

/** Exchanges messages between the processes that use the same database. */
export interface Live {
  /**
   * Returns all further messages of a topic, sent by any process. The messages end when the signal aborts or the
   * database connection is lost. After a loss, subscribe again, because messages may have been missed. Throws while
   * the database does not answer.
   */
  subscribe: (topic: string, signal: AbortSignal) => Promise<AsyncIterable<unknown>>
  close: () => Promise<void>
}

const CHANNEL = 'live'

/** The name under which PostgreSQL lists the connection. Every server that answers requests has one. */
export const LIVE_CONNECTION = 'lekta-live'

/** The interval at which an idle connection is tested, in milliseconds. */
const HEARTBEAT = 30_000

/** Returns the text form of an event, in which it is sent between processes. */
export const textOf = ({ topic, message }: LiveMessage) => JSON.stringify([topic, message])

/** Returns an expression that publishes a text as part of another statement. */
export const notifySql = (text: SQL) => sql`pg_notify(${CHANNEL}, ${text})`

/** Publishes messages when the transaction is committed. */
export async function publish(database: Database, messages: readonly LiveMessage[]): Promise<void> {
  if (messages.length === 0) return
  const texts = messages.map(textOf)
  await database.execute(sql`select pg_notify(${CHANNEL}, message) from unnest(${sql.param(texts)}::text[]) message`)
}

/** The name of the event for a lost connection; no topic has this name. */
const lost = 'lost'

/** Listens to the database at an address, on a connection with a name, starting with the first subscription. */
export function openLive(address: string, name = LIVE_CONNECTION): Live {
  const emitter = new EventEmitter().setMaxListeners(0)
  let listener: Promise<Client> | null = null

  const deliver = (text: string) => {
    const [topic, message] = JSON.parse(text) as [string, unknown]
    emitter.emit(`topic ${topic}`, message)
  }
  const forget = () => {
    listener = null
    emitter.emit(lost)
  }
  const listening = () => {
    listener ??= listenTo({
      address,
      name,
      channel: CHANNEL,
      heartbeat: HEARTBEAT,
      onMessage: deliver,
      onLost: forget,
    }).catch((error: unknown) => {
      listener = null
      throw error
    })
    return listener
  }

  return {
    subscribe: async (topic, signal) => {
      await listening()
      const messages = on(emitter, `topic ${topic}`, { close: [lost] })
      const end = () => void messages.return?.()
      if (signal.aborted) end()
      signal.addEventListener('abort', end, { once: true })
      return each(messages)
    },
    close: async () => {
      const open = await listener?.catch(() => null)
      await open?.end()
    },
  }
}

async function* each(messages: AsyncIterable<unknown[]>) {
  for await (const [message] of messages) yield message
}

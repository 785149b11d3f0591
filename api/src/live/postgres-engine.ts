import { sql } from 'drizzle-orm'
import type { Client } from 'pg'
import type { Database } from '../database/connect'
import { listenTo } from '../database/listen'
import { HEARTBEAT, LIVE_CONNECTION, type LiveEngine } from './engine'
import { openInbox } from './inbox'

const CHANNEL = 'live'

/** Returns the number of connections that PostgreSQL lists under a name. */
export const countConnections = (name: string) =>
  sql`(select count(*)::int from pg_stat_activity where datname = current_database() and application_name = ${name})`

/** Sends messages with PostgreSQL's NOTIFY, and listens on one connection for each process. */
export function openPostgresEngine(database: Database, address: string, name: string): LiveEngine {
  const inbox = openInbox()
  let listener: Promise<Client> | null = null

  const deliver = (text: string) => {
    const [topic, message] = JSON.parse(text) as [string, unknown]
    inbox.deliver(topic, message)
  }
  const forget = () => {
    listener = null
    inbox.end()
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
    send: async (messages) => {
      const texts = messages.map(({ topic, message }) => JSON.stringify([topic, message]))
      await database.execute(
        sql`select pg_notify(${CHANNEL}, message) from unnest(${sql.param(texts)}::text[]) message`,
      )
    },
    subscribe: async (topic, signal) => {
      await listening()
      return inbox.open(topic, signal)
    },
    countServers: async () => {
      const { rows } = await database.execute<{ servers: number }>(
        sql`select ${countConnections(LIVE_CONNECTION)} as servers`,
      )
      return rows[0]?.servers ?? 0
    },
    close: async () => {
      const open = await listener?.catch(() => null)
      await open?.end()
    },
  }
}

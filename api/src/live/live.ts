import type { Database } from '../database/connect'
import { LIVE_CONNECTION, type Live, type LiveEngine } from './engine'
import { type LiveEvent, openOutbox } from './outbox'
import { openPostgresEngine } from './postgres-engine'
import { publishWith } from './publish'

export interface LiveOptions {
  database: Database
  /** The address of the database. LISTEN needs a connection of its own, without a pooler in between. */
  address: string
  /** The address of Redis; null if the database carries the messages. */
  liveUrl: string | null
  /** The name of the connection. */
  name?: string
}

/** Opens the engine that the settings describe. The library for Redis is loaded only if it is used. */
export async function openEngine({ database, address, liveUrl, name }: LiveOptions): Promise<LiveEngine> {
  if (liveUrl === null) return openPostgresEngine(database, address, name ?? LIVE_CONNECTION)
  const { openRedisEngine } = await import('./redis-engine')
  return openRedisEngine(liveUrl, name ?? LIVE_CONNECTION)
}

/**
 * Opens live messages: what `publish` gets for the database is sent, and `subscribe` receives what all processes send.
 * `count` is called for each sending. Closing sends what is still waiting.
 */
export async function openLive(options: LiveOptions, count: (event: LiveEvent) => void): Promise<Live> {
  const engine = await openEngine(options)
  const outbox = openOutbox(engine.send, count)
  const endPublishing = publishWith(options.database, outbox.add)
  return {
    subscribe: engine.subscribe,
    countServers: engine.countServers,
    close: async () => {
      endPublishing()
      await outbox.close()
      await engine.close()
    },
  }
}

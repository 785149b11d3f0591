import { Redis } from 'ioredis'
import { HEARTBEAT, LIVE_CONNECTION, type LiveEngine, LiveUnavailable, TIMEOUT } from './engine'
import { openInbox } from './inbox'

/** Connects once, without reconnecting: who uses the connection has to know that it was lost. */
async function connect(address: string, name: string): Promise<Redis> {
  const client = new Redis(address, {
    connectionName: name,
    connectTimeout: TIMEOUT,
    commandTimeout: TIMEOUT,
    lazyConnect: true,
    enableReadyCheck: false,
    enableOfflineQueue: false,
    retryStrategy: () => null,
  })
  // The error of a failed command only says that the connection is closed.
  let reason: unknown
  client.on('error', (error) => {
    reason = error
  })
  try {
    await client.connect()
  } catch (error) {
    client.disconnect()
    throw new LiveUnavailable(reason ?? error)
  }
  const heartbeat = setInterval(() => client.ping().catch(() => client.disconnect()), HEARTBEAT)
  client.once('end', () => clearInterval(heartbeat))
  return client
}

/** Runs a command. If it fails, the connection ends, because it may be dead. */
async function run<T>(client: Redis, command: (client: Redis) => Promise<T>): Promise<T> {
  try {
    return await command(client)
  } catch (error) {
    client.disconnect()
    throw new LiveUnavailable(error)
  }
}

/** A connection, and how many subscribers in this process each channel has on it. */
interface Connection {
  client: Redis
  subscribers: Map<string, number>
}

/** Ends a subscription; the last one of a channel ends that of the connection too. */
function leave({ client, subscribers }: Connection, channel: string) {
  const left = (subscribers.get(channel) ?? 1) - 1
  subscribers.set(channel, left)
  if (left > 0) return
  subscribers.delete(channel)
  // The channels of a connection that was lost are gone with it.
  if (client.status === 'ready') client.unsubscribe(channel).catch(() => client.disconnect())
}

/**
 * Sends messages through Redis, on one connection for each process. Each topic has a channel, so that a process
 * receives only what has a listener there. Redis has the same channels for all of its databases, so their names
 * contain the number of the database.
 */
export function openRedisEngine(address: string, name: string): LiveEngine {
  const prefix = `lekta:${new URL(address).pathname.slice(1) || 0}:`
  const channelOf = (topic: string) => `${prefix}${topic}`
  const inbox = openInbox()
  let connection: Promise<Connection> | null = null

  const forget = () => {
    connection = null
    inbox.end()
  }
  const open = async (): Promise<Connection> => {
    const client = await connect(address, name)
    client.once('end', forget)
    client.on('message', (channel, text) => inbox.deliver(channel.slice(prefix.length), JSON.parse(text)))
    // All processes count those that listen to this channel.
    await run(client, () => client.subscribe(channelOf(name)))
    return { client, subscribers: new Map() }
  }
  const connected = () => {
    connection ??= open().catch((error: unknown) => {
      connection = null
      throw error
    })
    return connection
  }
  return {
    send: async (messages) => {
      const commands = messages.map(({ topic, message }) => ['publish', channelOf(topic), JSON.stringify(message)])
      await run((await connected()).client, async (client) => {
        for (const [error] of (await client.pipeline(commands).exec()) ?? []) if (error) throw error
      })
    },
    subscribe: async (topic, signal) => {
      const current = await connected()
      const channel = channelOf(topic)
      current.subscribers.set(channel, (current.subscribers.get(channel) ?? 0) + 1)
      const messages = inbox.open(topic, signal, () => leave(current, channel))
      await run(current.client, (client) => client.subscribe(channel))
      return messages
    },
    countServers: async () => {
      const count = await run((await connected()).client, (client) =>
        client.pubsub('NUMSUB', channelOf(LIVE_CONNECTION)),
      )
      return Number(count[1])
    },
    close: async () => {
      const open = await connection?.catch(() => null)
      open?.client.disconnect()
    },
  }
}

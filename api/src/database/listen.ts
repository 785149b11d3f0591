import { Client } from 'pg'

/** Limits of a connection that listens, in milliseconds. */
const TIMEOUT = 10_000

interface Listening {
  /** The database's address. */
  address: string
  /** The name under which PostgreSQL lists the connection. */
  name: string
  channel: string
  /** The interval at which the idle connection is tested, in milliseconds. */
  heartbeat: number
  onMessage: (text: string) => void
  /** Called once, when the connection ends for any reason. */
  onLost: () => void
}

/** Opens a connection that receives every notification of a channel. Throws if the database does not answer. */
export async function listenTo(listening: Listening): Promise<Client> {
  const { address, name, channel, heartbeat, onMessage, onLost } = listening
  const client = new Client({
    connectionString: address,
    application_name: name,
    connectionTimeoutMillis: TIMEOUT,
    query_timeout: TIMEOUT,
    keepAlive: true,
  })
  client.on('notification', ({ payload = '' }) => onMessage(payload))
  // An error also ends the connection, so only the `end` event is handled.
  client.on('error', () => void client.end())
  try {
    await client.connect()
    await client.query(`listen ${client.escapeIdentifier(channel)}`)
  } catch (error) {
    await client.end()
    throw error
  }
  const beat = setInterval(() => client.query('select 1').catch(() => client.end()), heartbeat)
  client.once('end', () => {
    clearInterval(beat)
    onLost()
  })
  return client
}

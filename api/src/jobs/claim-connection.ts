import { Client } from 'pg'

/** Milliseconds without an answer after which the database counts as unavailable. */
const TIMEOUT = 5000

/** The name under which PostgreSQL lists the connection. Every process that works on jobs has one. */
export const JOBS_CONNECTION = 'lekta-jobs'

/** How long to wait for a lock. It is longer than another process holds a lock that it takes only as a test. */
const LOCK_TIMEOUT = '2s'

/**
 * The only connection on which a process locks its jobs. It opens when it is first needed, and again after it was
 * lost.
 */
export interface ClaimConnection {
  /**
   * Runs a query on the connection after all earlier queries. If the query fails, the connection is closed, because
   * it is unclear which jobs are locked.
   */
  inTurn: <T>(act: (client: Client) => Promise<T>) => Promise<T>
  isOpen: () => boolean
  close: () => Promise<void>
}

async function connect(address: string): Promise<Client> {
  const client = new Client({
    connectionString: address,
    application_name: JOBS_CONNECTION,
    connectionTimeoutMillis: TIMEOUT,
    query_timeout: TIMEOUT,
    keepAlive: true,
  })
  // An error also ends the connection, so only the `end` event is handled.
  client.on('error', () => void client.end())
  await client.connect()
  // A machine that loses power does not close its connections, so PostgreSQL probes this connection after 5 s of
  // silence.
  await client.query(
    `set lock_timeout = '${LOCK_TIMEOUT}'; set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 2; set tcp_keepalives_count = 3`,
  )
  return client
}

/** Prepares the connection. `onEnd` is called each time the connection ends. */
export function claimConnection(address: string, onEnd: () => void): ClaimConnection {
  let connection: Promise<Client> | null = null
  let lastTurn: Promise<unknown> = Promise.resolve()

  const open = async () => {
    const client = await connect(address)
    client.once('end', () => {
      connection = null
      onEnd()
    })
    return client
  }
  const connected = () => {
    connection ??= open().catch((error: unknown) => {
      connection = null
      throw error
    })
    return connection
  }
  const run = async <T>(act: (client: Client) => Promise<T>): Promise<T> => {
    const client = await connected()
    try {
      return await act(client)
    } catch (error) {
      await client.end()
      throw error
    }
  }
  return {
    inTurn: (act) => {
      const turn = lastTurn.then(() => run(act))
      lastTurn = turn.catch(() => undefined)
      return turn
    },
    isOpen: () => connection !== null,
    close: async () => {
      const client = await connection?.catch(() => null)
      await client?.end()
    },
  }
}

import { setTimeout as wait } from 'node:timers/promises'
import { pauseAfter } from '@lekta/shared/lib/backoff'
import { Client } from 'pg'

const HOLD = 'lekta-hold'

/** Pauses between attempts to restart PostgreSQL, in milliseconds. */
const backoff = { first: 500, longest: 8000 } as const

/** Registers a server as a user of an embedded PostgreSQL. */
export interface Hold {
  /**
   * Ends the registration and stops watching PostgreSQL. Returns whether PostgreSQL is running and no other server
   * uses it. Call this function while holding the folder's lock.
   */
  release: () => Promise<boolean>
}

interface Watch {
  url: string
  /** Starts PostgreSQL if it is not running. Throws if it cannot be started. */
  revive: () => Promise<void>
  log: (message: string) => void
}

async function connectHold(url: string): Promise<Client> {
  const client = new Client({
    connectionString: url,
    application_name: HOLD,
    keepAlive: true,
    connectionTimeoutMillis: 5000,
  })
  // An error also ends the connection, so only the `end` event is handled.
  client.on('error', () => void client.end())
  await client.connect()
  return client
}

async function isLast(client: Client): Promise<boolean> {
  const others = `select from pg_stat_activity where application_name = '${HOLD}' and pid <> pg_backend_pid()`
  return (await client.query(others)).rowCount === 0
}

/**
 * Opens a connection that represents one server. The number of such connections shows how many servers use
 * PostgreSQL, and PostgreSQL drops the connection of a killed server. If the connection ends, PostgreSQL has died. It
 * is then restarted until it runs, with a longer pause after each failure.
 */
export async function holdDatabase({ url, revive, log }: Watch): Promise<Hold> {
  let released = false
  let current: Client | null = null

  const take = async () => {
    const client = await connectHold(url)
    client.once('end', () => {
      current = null
      if (!released) void recover()
    })
    current = client
  }
  /** Tries to restart PostgreSQL and to reconnect. Returns the error, or null on success. */
  const tryToRecover = async (): Promise<Error | null> => {
    try {
      await revive()
      if (!released) await take()
      return null
    } catch (error) {
      return error as Error
    }
  }
  const recover = async () => {
    const start = performance.now()
    const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1)
    log('The connection to the embedded PostgreSQL was lost. PostgreSQL will be restarted if it has stopped.')
    for (let failures = 1; ; failures++) {
      const error = await tryToRecover()
      if (!error)
        return log(`The embedded PostgreSQL is responding again after ${seconds(performance.now() - start)} s.`)
      const pause = pauseAfter(failures, backoff)
      log(`${error.message} The next try comes in ${seconds(pause)} s.`)
      await wait(pause, undefined, { ref: false })
      if (released) return
    }
  }

  await take()
  return {
    release: async () => {
      released = true
      const client = current ?? (await connectHold(url).catch(() => null))
      const last = await (client ? isLast(client) : null)?.catch(() => false)
      await client?.end()
      return last ?? false
    },
  }
}

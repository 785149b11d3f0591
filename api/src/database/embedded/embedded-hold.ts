import { setTimeout as wait } from 'node:timers/promises'
import { pauseAfter } from '@lekta/shared/lib/backoff'
import { Client } from 'pg'

const HOLD = 'lekta-hold'

/** Pauses between tries to restart PostgreSQL. */
const backoff = { first: 500, longest: 8000 } as const

/** A server's hold on an embedded PostgreSQL. */
export interface Hold {
  /**
   * Releases the hold and stops watching. Returns whether PostgreSQL runs and no other server holds it. Call it under the lock
   * of the folder.
   */
  release: () => Promise<boolean>
}

interface Watch {
  url: string
  /** Makes PostgreSQL run when it does not. Throws when it cannot. */
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
  // An error ends the connection, and the end is what counts.
  client.on('error', () => void client.end())
  await client.connect()
  return client
}

async function isLast(client: Client): Promise<boolean> {
  const others = `select from pg_stat_activity where application_name = '${HOLD}' and pid <> pg_backend_pid()`
  return (await client.query(others)).rowCount === 0
}

/**
 * Opens a connection that represents one server, so that PostgreSQL knows its users and forgets a server that was killed. When
 * the connection ends, PostgreSQL has died; it is then revived, with longer pauses after each failure, until it runs.
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
  /** Returns the error that it met, or null. */
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

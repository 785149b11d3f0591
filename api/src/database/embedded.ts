import { Client } from 'pg'
import { addressOf, findRunning, initialise, type Settings, startCluster, stopCluster } from './embedded-cluster'
import { withFolderLock } from './embedded-lock'
import { choosePlace, type Place } from './embedded-place'

/** A share in an embedded PostgreSQL. */
export interface Embedded {
  url: string
  /** What the person who started the server should know, if anything. */
  note: string | null
  /** Gives the share back; the last one out stops PostgreSQL. Close all connections before. */
  leave: () => Promise<void>
}

const HOLD = 'lekta-hold'
const DATABASE = 'lekta'

async function createDatabase(address: string) {
  const client = new Client({ connectionString: address })
  await client.connect()
  const found = await client.query('select from pg_database where datname = $1', [DATABASE])
  if (found.rowCount === 0) await client.query(`create database ${DATABASE}`)
  await client.end()
}

/**
 * A connection that stands for one server. PostgreSQL itself so knows who uses it, and forgets a server that was killed.
 * It comes back by itself when PostgreSQL restarted.
 */
async function hold(url: string) {
  let released = false
  const connect = async (): Promise<Client> => {
    const client = new Client({ connectionString: url, application_name: HOLD, keepAlive: true })
    client.on('error', () => {
      if (!released) setTimeout(() => connect().then(keep, () => client.emit('error')), 1000).unref()
    })
    await client.connect()
    return client
  }
  let current = await connect()
  const keep = (client: Client) => {
    current = client
  }
  return {
    isLast: async () => {
      const others = `select from pg_stat_activity where application_name = '${HOLD}' and pid <> pg_backend_pid()`
      return (await current.query(others)).rowCount === 0
    },
    release: async () => {
      released = true
      await current.end()
    },
  }
}

async function share(place: Place, settings: Settings): Promise<Embedded> {
  await initialise(place)
  const port = (await findRunning(place)) ?? (await startCluster(place, settings))
  await createDatabase(await addressOf(place, port, 'postgres'))
  const url = await addressOf(place, port, DATABASE)
  const held = await hold(url)
  const leave = () =>
    withFolderLock(place.home, async () => {
      const last = await held.isLast()
      await held.release()
      if (last) await stopCluster(place)
    })
  return { url, note: place.note, leave }
}

/**
 * Joins the PostgreSQL that lives in `folder`: makes it when there is none, starts it when it does not run, takes it over
 * when its server was killed, and shares it with the servers that already use it. Throws StartError.
 */
export async function joinEmbedded(folder: string, settings: Settings = {}): Promise<Embedded> {
  const place = await choosePlace(folder)
  return withFolderLock(place.home, () => share(place, settings))
}

import { Client } from 'pg'
import {
  addressOf,
  findRunning,
  initialise,
  restartCluster,
  type Settings,
  startCluster,
  stopCluster,
} from './embedded-cluster'
import { chooseDataDir, type DataDir } from './embedded-data-dir'
import { holdDatabase } from './embedded-hold'
import { withFolderLock } from './embedded-lock'

/** A share in an embedded PostgreSQL. */
export interface Embedded {
  url: string
  /** What the person who started the server should know, if anything. */
  note: string | null
  /** Gives the share back; the last one out stops PostgreSQL. Close all connections before. */
  leave: () => Promise<void>
}

const DATABASE = 'lekta'

async function createDatabase(address: string) {
  const client = new Client({ connectionString: address })
  await client.connect()
  const found = await client.query('select from pg_database where datname = $1', [DATABASE])
  if (found.rowCount === 0) await client.query(`create database ${DATABASE}`)
  await client.end()
}

interface Options {
  settings?: Settings
  /** Is given what happens to PostgreSQL while the server runs, in sentences. */
  log?: (message: string) => void
}

async function share(place: DataDir, { settings = {}, log = () => undefined }: Options): Promise<Embedded> {
  await initialise(place)
  const port = (await findRunning(place)) ?? (await startCluster(place, settings))
  await createDatabase(await addressOf(place, port, 'postgres'))
  const url = await addressOf(place, port, DATABASE)
  // Under the lock, so that of several servers that share it one starts it.
  const revive = () =>
    withFolderLock(place.home, async () => {
      if ((await findRunning(place)) === null) await restartCluster(place, settings, port)
    })
  const held = await holdDatabase({ url, revive, log })
  const leave = () =>
    withFolderLock(place.home, async () => {
      if (await held.release()) await stopCluster(place)
    })
  return { url, note: place.note, leave }
}

/**
 * Joins the PostgreSQL that lives in `folder`: makes it when there is none, starts it when it does not run, takes it over
 * when its server was killed, shares it with the servers that already use it, and starts it again, at the same address, when it
 * dies. Throws StartError.
 */
export async function joinEmbedded(folder: string, options: Options = {}): Promise<Embedded> {
  const place = await chooseDataDir(folder)
  return withFolderLock(place.home, () => share(place, options))
}

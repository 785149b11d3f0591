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

/** An embedded PostgreSQL that this server may share with other servers. */
export interface Embedded {
  url: string
  /** A note for the operator; null if there is none. */
  note: string | null
  /** The folder with the database's files. */
  home: string
  /** Leaves the shared PostgreSQL. The last server to leave stops it. Close all other connections first. */
  leave: () => Promise<void>
}

const DATABASE = 'lekta'

async function createDatabase(address: string) {
  const client = new Client({ connectionString: address })
  // A lost connection rejects the running query; without a listener it would also end the process.
  client.on('error', () => undefined)
  await client.connect()
  const found = await client.query('select from pg_database where datname = $1', [DATABASE])
  if (found.rowCount === 0) await client.query(`create database ${DATABASE}`)
  await client.end()
}

interface Options {
  settings?: Settings
  /** Called with a message whenever PostgreSQL is lost or recovers while the server runs. */
  log?: (message: string) => void
  /** Called when this server has restarted PostgreSQL. */
  onRestart?: () => void
}

async function share(
  dataDir: DataDir,
  { settings = {}, log = () => undefined, onRestart = () => undefined }: Options,
): Promise<Embedded> {
  await initialise(dataDir)
  const port = (await findRunning(dataDir)) ?? (await startCluster(dataDir, settings))
  await createDatabase(await addressOf(dataDir, port, 'postgres'))
  const url = await addressOf(dataDir, port, DATABASE)
  // The lock ensures that only one of the servers that share PostgreSQL restarts it.
  const revive = () =>
    withFolderLock(dataDir.home, async () => {
      if ((await findRunning(dataDir)) !== null) return
      await restartCluster(dataDir, settings, port)
      onRestart()
    })
  const held = await holdDatabase({ url, revive, log })
  const leave = () =>
    withFolderLock(dataDir.home, async () => {
      if (await held.release()) await stopCluster(dataDir)
    })
  return { url, note: dataDir.note, home: dataDir.home, leave }
}

/**
 * Joins the PostgreSQL in `folder`, which other servers may already use. Creates it if it does not exist, starts it
 * if it is not running, and takes it over if its server was killed. If it dies later, it is restarted at the same
 * address. Throws a StartError.
 */
export async function joinEmbedded(folder: string, options: Options = {}): Promise<Embedded> {
  const dataDir = await chooseDataDir(folder)
  return withFolderLock(dataDir.home, () => share(dataDir, options))
}

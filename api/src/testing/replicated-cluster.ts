import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { addressOf, initialise, restartCluster, startCluster, stopCluster } from '../database/embedded/embedded-cluster'
import { chooseDataDir, type DataDir, giveOwnership } from '../database/embedded/embedded-data-dir'
import { createTemplate } from './cluster'

/** Settings of both servers: fast, and with everything that a standby needs in order to catch up. */
const settings = { fsync: 'off', full_page_writes: 'off', wal_keep_size: '1GB' }

/** Copies the files of a PostgreSQL that has never run, so that the copy can follow it. */
async function copyCluster(from: DataDir, to: DataDir) {
  await cp(from.home, to.home, { recursive: true })
  const names = await readdir(to.home, { recursive: true })
  for (const name of names) await giveOwnership(join(to.home, name), to.user)
}

async function follow(standby: DataDir, primary: string) {
  const { port, username, password } = new URL(primary)
  const connection = `host=127.0.0.1 port=${port} user=${username} password=${password}`
  const files = { 'standby.signal': '', 'postgresql.auto.conf': `primary_conninfo = '${connection}'\n` }
  for (const [name, content] of Object.entries(files)) {
    const path = join(standby.home, 'cluster', name)
    await writeFile(path, content)
    await giveOwnership(path, standby.user)
  }
}

async function query(address: string, statement: string) {
  const client = new Client({ connectionString: address })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

/** A PostgreSQL with a streaming replica. Both have a migrated template database. */
export interface ReplicatedCluster {
  /** The address of the writer, and of its replica. */
  writer: string
  replica: string
  /** Lets the replica receive changes without replaying them, until `resume`. */
  pause: () => Promise<unknown>
  resume: () => Promise<unknown>
  stopReplica: () => Promise<void>
  startReplica: () => Promise<void>
  /** Makes the replica a writer of its own. */
  promoteReplica: () => Promise<unknown>
  remove: () => Promise<void>
}

/** Starts a PostgreSQL and a streaming replica of it. */
export async function startReplicatedCluster(): Promise<ReplicatedCluster> {
  const folder = await mkdtemp(join(tmpdir(), 'lekta-replicated-'))
  const primary = await chooseDataDir(join(folder, 'primary'))
  const standby = await chooseDataDir(join(folder, 'standby'))
  for (const { home, user } of [primary, standby]) await giveOwnership(home, user)
  await initialise(primary)
  await copyCluster(primary, standby)
  const writer = await addressOf(primary, await startCluster(primary, settings), 'postgres')
  await createTemplate(writer)
  await follow(standby, writer)
  const port = await startCluster(standby, settings)
  const replica = await addressOf(standby, port, 'postgres')
  return {
    writer,
    replica,
    pause: () => query(replica, 'select pg_wal_replay_pause()'),
    resume: () => query(replica, 'select pg_wal_replay_resume()'),
    stopReplica: () => stopCluster(standby),
    startReplica: () => restartCluster(standby, settings, port),
    promoteReplica: () => query(replica, 'select pg_promote()'),
    remove: async () => {
      await stopCluster(standby)
      await stopCluster(primary)
      for (const { home } of [primary, standby]) await rm(home, { recursive: true, force: true })
      await rm(folder, { recursive: true, force: true })
    },
  }
}

import { existsSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { connect } from '../database/connect'
import { type Embedded, joinEmbedded } from '../database/embedded/embedded'
import { isAlive } from '../database/embedded/embedded-lock'
import { migrate } from '../database/migrations/migrate'
import { jobs } from '../jobs'
import { installJobs } from '../jobs/install'

const PREFIX = 'lekta-test-'
const TEMPLATE = 'lekta_template'

/** Settings that make the database faster. Test data need not survive a crash. */
const hasty = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' }

const folderOf = (pid: number) => join(tmpdir(), PREFIX + pid)

/** Returns whether a folder belongs to this user. Another test run may delete it at any time. */
async function isOwnedByUser(folder: string): Promise<boolean> {
  try {
    return (await stat(folder)).uid === (process.getuid?.() ?? 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
}

/** Stops and deletes clusters in the temporary folder that were left by killed test runs of this user. */
export async function removeAbandonedClusters() {
  for (const name of await readdir(tmpdir())) {
    const pid = name.startsWith(PREFIX) ? Number(name.slice(PREFIX.length)) : Number.NaN
    if (!Number.isInteger(pid) || isAlive(pid) || !(await isOwnedByUser(folderOf(pid)))) continue
    if (existsSync(join(folderOf(pid), 'cluster', 'postmaster.pid'))) await (await joinEmbedded(folderOf(pid))).leave()
    await rm(folderOf(pid), { recursive: true, force: true })
  }
}

/** Returns the address of another database of the same cluster. */
export function databaseAddress(address: string, database: string): string {
  const url = new URL(address)
  url.pathname = database
  return url.href
}

async function administer(address: string, statement: string) {
  const client = new Client({ connectionString: databaseAddress(address, 'postgres') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Creates a migrated, empty database that `cloneDatabase` copies. */
export async function createTemplate(address: string) {
  await administer(address, `create database ${TEMPLATE}`)
  const { pool } = await connect(databaseAddress(address, TEMPLATE), () => {})
  await migrate(pool)
  await installJobs(pool, jobs)
  await pool.end()
}

/** Starts a cluster for this test run, with a migrated template database. */
export async function startCluster(): Promise<Embedded> {
  await removeAbandonedClusters()
  const embedded = await joinEmbedded(folderOf(process.pid), { settings: hasty })
  await createTemplate(embedded.url)
  const leave = async () => {
    await embedded.leave()
    await rm(folderOf(process.pid), { recursive: true })
  }
  return { ...embedded, leave }
}

/** Creates a migrated, empty database and returns its address. */
export async function cloneDatabase(address: string, name: string): Promise<string> {
  await administer(address, `create database ${name} template ${TEMPLATE}`)
  return databaseAddress(address, name)
}

/** Creates a database without tables and returns its address. */
export async function createEmptyDatabase(address: string, name: string): Promise<string> {
  await administer(address, `create database ${name}`)
  return databaseAddress(address, name)
}

export const dropDatabase = (address: string, name: string) => administer(address, `drop database ${name} with (force)`)

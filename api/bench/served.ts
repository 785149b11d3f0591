import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, type Database } from '../src/database/connect'
import { joinEmbedded } from '../src/database/embedded/embedded'
import { cloneDatabase, startCluster } from '../src/testing/cluster'
import { freePort, serverProcess } from '../src/testing/server-process'

/** A server in a separate process, as `npm start` runs it. */
export interface Served {
  address: string
  pid: number
  /** Its data folder, which is deleted when the server has stopped. */
  folder: string
  /** Kills the server as a power cut would, restarts it on the same port and data, and resolves when it answers. */
  killAndRestart: () => Promise<void>
}

/** Starts a server without a portal, runs `measure`, and stops the server. */
export async function withServer<T>(
  environment: Record<string, string>,
  measure: (served: Served) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'lekta-bench-'))
  // If the benchmark runs as root, PostgreSQL runs as another user, who must be able to enter this folder.
  await chmod(folder, 0o755)
  const port = await freePort()
  const start = () => serverProcess({ PORT: String(port), DATA_DIR: folder, PORTAL_DIR: folder, ...environment })
  let server = start()
  const killAndRestart = async () => {
    await server.end('SIGKILL')
    server = start()
    await server.ready()
  }
  try {
    await server.ready()
    return await measure({ address: `http://localhost:${port}`, pid: server.pid, folder, killAndRestart })
  } finally {
    await server.end('SIGTERM')
    await rm(folder, { recursive: true, force: true })
  }
}

/** Runs `act` on the database of a server with its own PostgreSQL, which writes through to the disk. */
export async function inDatabaseOf<T>(
  { folder }: Served,
  act: (database: Database, url: string) => Promise<T>,
): Promise<T> {
  const { url, leave } = await joinEmbedded(join(folder, 'postgres'))
  const { database, pool } = await connect(url, () => {}, { withoutTimeouts: true })
  try {
    return await act(database, url)
  } finally {
    await pool.end()
    await leave()
  }
}

/** Seeds a database, then runs `measure` with a server on it. The database does not have to survive a crash. */
export async function withSeeded<S, T>(
  seed: (database: Database) => Promise<S>,
  measure: (address: string, seeded: S) => Promise<T>,
): Promise<T> {
  const cluster = await startCluster()
  try {
    const url = await cloneDatabase(cluster.url, 'bench')
    const { database, pool } = await connect(url, () => {})
    const seeded = await seed(database).finally(() => pool.end())
    return await withServer({ DATABASE_URL: url }, ({ address }) => measure(address, seeded))
  } finally {
    await cluster.leave()
  }
}

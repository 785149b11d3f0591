import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { StartError } from '../../config/start-error'
import { program } from './embedded-binaries'
import { type DataDir, giveOwnership } from './embedded-data-dir'
import { isAlive } from './embedded-lock'

/** PostgreSQL settings by name. */
export type Settings = Readonly<Record<string, string>>

/** Listens only on the loopback address, uses little memory, and logs no data. */
const defaults: Settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '128MB',
  max_connections: '100',
  jit: 'off',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
}

const clusterOf = ({ home }: DataDir) => join(home, 'cluster')
const passwordFileOf = ({ home }: DataDir) => join(home, 'password')
const logOf = ({ home }: DataDir) => join(home, 'postgres.log')
const portFileOf = ({ home }: DataDir) => join(home, 'port')

/** Returns the connection address of a database in the cluster. */
export async function addressOf(dataDir: DataDir, port: number, database: string): Promise<string> {
  const password = await readFile(passwordFileOf(dataDir), 'utf8')
  return `postgres://postgres:${password}@127.0.0.1:${port}/${database}`
}

const run = (dataDir: DataDir, name: 'initdb' | 'pg_ctl', flags: string[]) =>
  new Promise<boolean>((resolve, reject) => {
    const options = { ...dataDir.user, cwd: dataDir.home, stdio: 'ignore', windowsHide: true } as const
    const child = spawn(program(dataDir.binaries, name), flags, options)
    child.once('error', reject).once('exit', (code) => resolve(code === 0))
  })

async function storePassword(dataDir: DataDir) {
  const file = passwordFileOf(dataDir)
  if (existsSync(file)) return
  await writeFile(file, randomBytes(24).toString('hex'), { mode: 0o600 })
  await giveOwnership(file, dataDir.user)
}

/** Creates the cluster if it does not exist, and again if it is incomplete. */
export async function initialise(dataDir: DataDir): Promise<void> {
  const cluster = clusterOf(dataDir)
  if (existsSync(cluster)) return
  await storePassword(dataDir)
  const partial = `${cluster}.new`
  await rm(partial, { recursive: true, force: true })
  await mkdir(partial, { mode: 0o700 })
  await giveOwnership(partial, dataDir.user)
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const access = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFileOf(dataDir)}`]
  if (!(await run(dataDir, 'initdb', [`--pgdata=${partial}`, ...locale, ...access]))) {
    throw new StartError(
      `PostgreSQL could not create its files in ${partial}: check that the disk is writable and has free space.`,
    )
  }
  await rename(partial, cluster)
}

async function commandOf(pid: number): Promise<string | null> {
  return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => null)
}

/**
 * Returns whether the process id stored in the cluster still belongs to its PostgreSQL. After PostgreSQL has ended,
 * another process may get the same id.
 */
async function runsCluster(pid: number, cluster: string): Promise<boolean> {
  if (!isAlive(pid)) return false
  return process.platform !== 'linux' || ((await commandOf(pid))?.includes(cluster) ?? false)
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  client.on('error', () => client.end())
  try {
    await client.connect()
    await client.end()
    return true
  } catch (error) {
    if ((error as { code?: string }).code === '28P01') throw error
    return false
  }
}

/**
 * If PostgreSQL already runs on this cluster, waits until it answers and returns its port. Otherwise returns null.
 */
export async function findRunning(dataDir: DataDir): Promise<number | null> {
  const pidFile = join(clusterOf(dataDir), 'postmaster.pid')
  for (let tries = 0; tries < 300; tries++) {
    const lines = (await readFile(pidFile, 'utf8').catch(() => '')).split('\n')
    const [pid, port] = [Number(lines[0]), Number(lines[3])]
    if (!pid) return null
    if (!(await runsCluster(pid, clusterOf(dataDir)))) {
      // PostgreSQL itself removes the file of a dead process, except when another process has the same id or the dead
      // process was never reaped.
      if (isAlive(pid)) await rm(pidFile, { force: true })
      return null
    }
    if (port && (await answers(await addressOf(dataDir, port, 'postgres')))) return port
    await wait(200)
  }
  throw new StartError(
    `A PostgreSQL server is running on ${clusterOf(dataDir)} but has not responded for a minute: stop it and start again.`,
  )
}

/** Returns a free TCP port of the loopback address. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (!address || typeof address === 'string') throw new Error('A TCP server has an address with a port')
  return address.port
}

/** Returns the last fatal error that PostgreSQL has logged since the offset `from`, or else the last line. */
async function lastLogLine(dataDir: DataDir, from: number): Promise<string> {
  const lines = (await readFile(logOf(dataDir))).subarray(from).toString().trim().split('\n')
  return lines.findLast((line) => line.includes('FATAL')) ?? lines.at(-1) ?? ''
}

/** Creates the log if necessary, readable only by its owner, and returns its size. */
async function openLog(dataDir: DataDir, mode: 'w' | 'a'): Promise<number> {
  const log = await open(logOf(dataDir), mode, 0o600)
  await log.chmod(0o600)
  const { size } = await log.stat()
  await log.close()
  await giveOwnership(logOf(dataDir), dataDir.user)
  return size
}

/**
 * Yields the ports to try. The previous port comes first, because servers that share the cluster may still expect
 * PostgreSQL there.
 */
async function* portsFor(dataDir: DataDir) {
  const last = Number(await readFile(portFileOf(dataDir), 'utf8').catch(() => ''))
  if (last) yield last
  for (let tries = 0; tries < 3; tries++) yield await freePort()
}

async function startOn(dataDir: DataDir, settings: Settings, port: number): Promise<boolean> {
  const flags = Object.entries({ ...defaults, ...settings }).map(([name, value]) => `-c ${name}=${value}`)
  const start = ['start', '-w', '-t', '120', '-D', clusterOf(dataDir), '-l', logOf(dataDir)]
  return run(dataDir, 'pg_ctl', [...start, '-o', [`-p ${port}`, ...flags].join(' ')])
}

const notStarted = async (dataDir: DataDir, from: number) =>
  new StartError(
    `PostgreSQL did not start on ${clusterOf(dataDir)}. Its last log line: ${await lastLogLine(dataDir, from)}.`,
  )

/** Starts PostgreSQL as a detached process, so that it outlives this one. Returns its port. Throws a StartError. */
export async function startCluster(dataDir: DataDir, settings: Settings): Promise<number> {
  const from = await openLog(dataDir, 'w')
  for await (const port of portsFor(dataDir)) {
    if (!(await startOn(dataDir, settings, port))) continue
    await writeFile(portFileOf(dataDir), String(port))
    return port
  }
  throw await notStarted(dataDir, from)
}

/** Restarts PostgreSQL on the port where its servers expect it. Throws a StartError. */
export async function restartCluster(dataDir: DataDir, settings: Settings, port: number): Promise<void> {
  // The log is kept, because it may say why PostgreSQL ended.
  const from = await openLog(dataDir, 'a')
  if (!(await startOn(dataDir, settings, port))) throw await notStarted(dataDir, from)
}

/** Stops PostgreSQL cleanly: cancels running statements and writes all committed data to disk. */
export async function stopCluster(dataDir: DataDir): Promise<void> {
  await run(dataDir, 'pg_ctl', ['stop', '-w', '-m', 'fast', '-D', clusterOf(dataDir)])
}

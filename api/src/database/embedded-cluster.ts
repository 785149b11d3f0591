import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { StartError } from '../config/start-error'
import { program } from './embedded-binaries'
import { type DataDir, giveOwnership } from './embedded-data-dir'
import { isAlive } from './embedded-lock'

/** PostgreSQL settings by name. */
export type Settings = Readonly<Record<string, string>>

/** Loopback only, modest memory, and nothing of the data in the log. */
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

/** The address of a database of the cluster. */
export async function addressOf(place: DataDir, port: number, database: string): Promise<string> {
  const password = await readFile(passwordFileOf(place), 'utf8')
  return `postgres://postgres:${password}@127.0.0.1:${port}/${database}`
}

const run = (place: DataDir, name: 'initdb' | 'pg_ctl', flags: string[]) =>
  new Promise<boolean>((resolve, reject) => {
    const options = { ...place.user, cwd: place.home, stdio: 'ignore', windowsHide: true } as const
    const child = spawn(program(place.binaries, name), flags, options)
    child.once('error', reject).once('exit', (code) => resolve(code === 0))
  })

async function keepPassword(place: DataDir) {
  const file = passwordFileOf(place)
  if (existsSync(file)) return
  await writeFile(file, randomBytes(24).toString('hex'), { mode: 0o600 })
  await giveOwnership(file, place.user)
}

/** Makes the cluster when there is none yet; a half-made one is made anew. */
export async function initialise(place: DataDir): Promise<void> {
  const cluster = clusterOf(place)
  if (existsSync(cluster)) return
  await keepPassword(place)
  const partial = `${cluster}.new`
  await rm(partial, { recursive: true, force: true })
  await mkdir(partial, { mode: 0o700 })
  await giveOwnership(partial, place.user)
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const access = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFileOf(place)}`]
  if (!(await run(place, 'initdb', [`--pgdata=${partial}`, ...locale, ...access]))) {
    throw new StartError(
      `PostgreSQL could not create its files in ${partial}: check that the disk is writable and has free space.`,
    )
  }
  await rename(partial, cluster)
}

async function commandOf(pid: number): Promise<string | null> {
  return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => null)
}

/** Whether the process that left its id in the cluster still runs it, and is not a later one of the same id. */
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

/** The port of the PostgreSQL that already runs on this cluster, once it answers; null when none does. */
export async function findRunning(place: DataDir): Promise<number | null> {
  const pidFile = join(clusterOf(place), 'postmaster.pid')
  for (let tries = 0; tries < 300; tries++) {
    const lines = (await readFile(pidFile, 'utf8').catch(() => '')).split('\n')
    const [pid, port] = [Number(lines[0]), Number(lines[3])]
    if (!pid) return null
    if (!(await runsCluster(pid, clusterOf(place)))) {
      // PostgreSQL itself clears the file of a process that is gone; of one that has another's id, or was never reaped, it does not.
      if (isAlive(pid)) await rm(pidFile, { force: true })
      return null
    }
    if (port && (await answers(await addressOf(place, port, 'postgres')))) return port
    await wait(200)
  }
  throw new StartError(
    `A PostgreSQL server is running on ${clusterOf(place)} but has not responded for a minute: stop it and start again.`,
  )
}

/** A TCP port of the loopback address that nobody listens on. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (!address || typeof address === 'string') throw new Error('A TCP server has an address with a port')
  return address.port
}

/** What PostgreSQL said last, from an offset of its log on. */
async function lastLogLine(place: DataDir, from: number): Promise<string> {
  const lines = (await readFile(logOf(place))).subarray(from).toString().trim().split('\n')
  return lines.findLast((line) => line.includes('FATAL')) ?? lines.at(-1) ?? ''
}

/** Makes the log, which nobody else can read, and returns its size. */
async function openLog(place: DataDir, mode: 'w' | 'a'): Promise<number> {
  const log = await open(logOf(place), mode, 0o600)
  await log.chmod(0o600)
  const { size } = await log.stat()
  await log.close()
  await giveOwnership(logOf(place), place.user)
  return size
}

/** The ports to try: the last one first, because servers that share the cluster may still look for it there. */
async function* portsFor(place: DataDir) {
  const last = Number(await readFile(portFileOf(place), 'utf8').catch(() => ''))
  if (last) yield last
  for (let tries = 0; tries < 3; tries++) yield await freePort()
}

async function startOn(place: DataDir, settings: Settings, port: number): Promise<boolean> {
  const flags = Object.entries({ ...defaults, ...settings }).map(([name, value]) => `-c ${name}=${value}`)
  const start = ['start', '-w', '-t', '120', '-D', clusterOf(place), '-l', logOf(place)]
  return run(place, 'pg_ctl', [...start, '-o', [`-p ${port}`, ...flags].join(' ')])
}

const notStarted = async (place: DataDir, from: number) =>
  new StartError(
    `PostgreSQL did not start on ${clusterOf(place)}. Its last log line: ${await lastLogLine(place, from)}.`,
  )

/** Starts PostgreSQL on its own, so that it outlives this process; returns its port. Throws a StartError. */
export async function startCluster(place: DataDir, settings: Settings): Promise<number> {
  const from = await openLog(place, 'w')
  for await (const port of portsFor(place)) {
    if (!(await startOn(place, settings, port))) continue
    await writeFile(portFileOf(place), String(port))
    return port
  }
  throw await notStarted(place, from)
}

/** Starts PostgreSQL again at the port where its servers look for it. Throws a StartError. */
export async function restartCluster(place: DataDir, settings: Settings, port: number): Promise<void> {
  // Its log may say why it ended.
  const from = await openLog(place, 'a')
  if (!(await startOn(place, settings, port))) throw await notStarted(place, from)
}

/** Stops PostgreSQL cleanly: running statements are ended, everything committed is on disk. */
export async function stopCluster(place: DataDir): Promise<void> {
  await run(place, 'pg_ctl', ['stop', '-w', '-m', 'fast', '-D', clusterOf(place)])
}

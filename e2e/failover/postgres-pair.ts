import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { run, start } from '../operation/run-program'

const bin = '/usr/lib/postgresql/15/bin'

/** A PostgreSQL of Debian, with a cluster in a folder of its own. */
export interface PostgresNode {
  /** Runs a statement and returns its result as text, one line per row. */
  query: (statement: string, database?: string) => string
  /** Ends all of its processes at once, as a loss of power does. */
  kill: () => void
  /** Makes a standby the writer. */
  promote: () => void
}

const asPostgres = (program: string, ...args: string[]) => ['--user', 'postgres', '--', join(bin, program), ...args]
const runProgram = (...command: Parameters<typeof asPostgres>) => run('runuser', asPostgres(...command))
const connectionTo = (port: number) => ['--host', '127.0.0.1', '--port', String(port), '--username', 'postgres']

function kill(cluster: string) {
  const [postmaster = ''] = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
  const children = run('ps', ['-o', 'pid=', '--ppid', postmaster]).trim().split(/\s+/)
  for (const pid of [postmaster, ...children]) process.kill(Number(pid), 'SIGKILL')
}

async function startNode(cluster: string, port: number, name: string): Promise<PostgresNode> {
  const settings = { port, listen_addresses: '127.0.0.1', unix_socket_directories: '', cluster_name: name }
  const options = Object.entries(settings).flatMap(([setting, value]) => ['-c', `${setting}=${value}`])
  const isReady = async () => spawnSync(join(bin, 'pg_isready'), connectionTo(port)).status === 0
  await start('runuser', asPostgres('postgres', '-D', cluster, ...options), isReady)
  return {
    query: (statement, database = 'lekta') =>
      runProgram(
        ...(['psql', ...connectionTo(port), '--no-align', '--tuples-only'] as const),
        ...['--command', statement, database],
      ).trim(),
    kill: () => kill(cluster),
    promote: () => void runProgram('pg_ctl', 'promote', '--pgdata', cluster),
  }
}

/** Starts a PostgreSQL with an empty database `lekta`, and the role with which HAProxy asks for its state. */
export async function startPrimary(folder: string, port: number) {
  mkdirSync(folder)
  run('chown', ['postgres:', folder])
  const cluster = join(folder, 'primary')
  runProgram('initdb', '--pgdata', cluster, '--auth', 'trust', '--encoding', 'UTF8')
  const node = await startNode(cluster, port, 'primary')
  node.query('create database lekta', 'postgres')
  node.query('create role haproxy login', 'postgres')
  return node
}

/** Starts a standby. The primary acknowledges a commit only when the standby has stored it too. */
export async function addStandby(primary: PostgresNode, folder: string, ports: { primary: number; standby: number }) {
  const cluster = join(folder, 'standby')
  const options = ['--checkpoint', 'fast', '--write-recovery-conf']
  runProgram('pg_basebackup', ...connectionTo(ports.primary), '--pgdata', cluster, ...options)
  const node = await startNode(cluster, ports.standby, 'standby')
  // After the copy, so that a promoted standby waits for nobody.
  primary.query("alter system set synchronous_standby_names = '*'")
  primary.query('select pg_reload_conf()')
  return node
}

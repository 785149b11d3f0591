import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { run, start } from './run-program'

const bin = '/usr/lib/postgresql/15/bin'

/** A PostgreSQL of Debian, with a cluster in a folder of its own. */
export interface Postgres {
  /** Creates an empty database and returns its address. */
  createDatabase: (name: string) => string
  /** Runs a statement and returns its result as text, one line per row. */
  query: (database: string, statement: string) => string
  /** Returns a database as SQL. */
  dump: (database: string) => string
  stop: () => void
}

/** Creates a cluster in a new folder, and starts it on a port of this machine. */
export async function startPostgres(folder: string, port: number): Promise<Postgres> {
  const asPostgres = (program: string, ...args: string[]) => ['--user', 'postgres', '--', join(bin, program), ...args]
  const runProgram = (...command: Parameters<typeof asPostgres>) => run('runuser', asPostgres(...command))
  mkdirSync(folder)
  run('chown', ['postgres:', folder])
  const cluster = join(folder, 'cluster')
  runProgram('initdb', '--pgdata', cluster, '--auth', 'trust', '--encoding', 'UTF8')
  const settings = { port, listen_addresses: '127.0.0.1', unix_socket_directories: folder }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const connection = ['--host', '127.0.0.1', '--port', String(port)]
  const isReady = async () => spawnSync(join(bin, 'pg_isready'), connection).status === 0
  await start('runuser', asPostgres('postgres', '-D', cluster, ...options), isReady)
  return {
    createDatabase: (name) => {
      runProgram('createdb', ...connection, name)
      return `postgres://postgres@127.0.0.1:${port}/${name}`
    },
    query: (database, statement) =>
      runProgram('psql', ...connection, '--no-align', '--tuples-only', '--command', statement, database).trim(),
    dump: (database) => runProgram('pg_dump', ...connection, database),
    stop: () => void runProgram('pg_ctl', '--pgdata', cluster, '--mode', 'fast', 'stop'),
  }
}

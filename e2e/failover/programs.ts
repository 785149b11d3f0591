import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { apiFolder, type ServerProgram, serverProgram } from '@lekta/tools/bundle-server'
import { root } from '@lekta/tools/packages'
import { answers, start } from '../operation/run-program'

type Settings = Readonly<Record<string, string>>

/** Starts a server or a worker of this repository on a port, and waits until it is ready. */
export async function startProcess(program: ServerProgram, port: number, settings: Settings) {
  const address = `http://localhost:${port}`
  const environment = Object.entries({ ...settings, PORT: String(port) }).map(([name, value]) => `${name}=${value}`)
  const command = ['--chdir', apiFolder, ...environment, process.execPath, ...serverProgram(program)]
  return { ...(await start('env', command, () => answers(`${address}/readyz`))), address }
}

const readExample = (path: string) => readFileSync(join(root, 'ops', path), 'utf8')

/** Replaces parts of a text. Throws if it does not have one of them. */
function adapt(text: string, parts: readonly (readonly [string, string])[]) {
  return parts.reduce((adapted, [from, to]) => {
    if (!adapted.includes(from)) throw new Error(`The example has no “${from}”.`)
    return adapted.replace(from, to)
  }, text)
}

interface ProxyOptions {
  /** A folder for its configuration. */
  folder: string
  /** A file with a certificate and its key. */
  certificate: string
  ports: { https: number; writer: number; servers: readonly [number, number]; postgres: readonly [number, number] }
}

/** Starts HAProxy with the example in `ops`, in front of two servers and two PostgreSQL. */
export async function startProxy({ folder, certificate, ports }: ProxyOptions) {
  const file = join(folder, 'haproxy.cfg')
  const configuration = adapt(readExample('haproxy/haproxy.cfg'), [
    ['bind :443 ssl crt /etc/ssl/lekta/lekta.pem', `bind 127.0.0.1:${ports.https} ssl crt ${certificate}`],
    ['bind 127.0.0.1:5000', `bind 127.0.0.1:${ports.writer}`],
    ['/etc/haproxy/is-writer.sh', join(root, 'ops/haproxy/is-writer.sh')],
    ['127.0.0.1:8080', `127.0.0.1:${ports.servers[0]}`],
    ['127.0.0.1:8081', `127.0.0.1:${ports.servers[1]}`],
    ['10.0.0.11:5432', `127.0.0.1:${ports.postgres[0]}`],
    ['10.0.0.12:5432', `127.0.0.1:${ports.postgres[1]}`],
  ])
  writeFileSync(file, configuration)
  // It answers by itself, whether or not a server is behind it.
  const isUp = async () => (await fetch(`https://localhost:${ports.https}/metrics`).catch(() => null))?.status === 404
  return start('haproxy', ['-f', file], isUp)
}

interface PoolerOptions {
  /** A folder for its configuration. */
  folder: string
  mode: 'session' | 'transaction'
  ports: { pooler: number; postgres: number }
}

/** Starts PgBouncer with the example in `ops`, in front of a PostgreSQL that trusts everyone. */
export async function startPooler({ folder, mode, ports }: PoolerOptions) {
  const [file, users] = [`${mode}.ini`, 'users.txt'].map((name) => join(folder, name)) as [string, string]
  const configuration = adapt(readExample('pgbouncer/pgbouncer.ini'), [
    ['host=10.0.0.11 port=5432', `host=127.0.0.1 port=${ports.postgres}`],
    ['listen_port = 6432', `listen_port = ${ports.pooler}`],
    ['auth_type = scram-sha-256', 'auth_type = trust'],
    ['/etc/pgbouncer/userlist.txt', users],
    ['pool_mode = session', `pool_mode = ${mode}`],
  ])
  writeFileSync(file, `${configuration}\nunix_socket_dir =\n`)
  writeFileSync(users, '"postgres" ""\n')
  const connection = ['--host', '127.0.0.1', '--port', String(ports.pooler)]
  const isUp = async () => spawnSync('/usr/lib/postgresql/15/bin/pg_isready', connection).status === 0
  // It refuses to run as root.
  return start('runuser', ['--user', 'postgres', '--', 'pgbouncer', file], isUp)
}

interface Finding {
  subject: string
  verdict: string
  text: string
}

/** Returns what `lekta check` finds about the database that is not good. */
export function checkDatabase(settings: Settings): Finding[] {
  const { stdout, stderr } = spawnSync(process.execPath, [...serverProgram('lekta'), 'check', '--json'], {
    cwd: apiFolder,
    encoding: 'utf8',
    env: { ...process.env, ...settings },
  })
  if (!stdout) throw new Error(`The check printed no findings: ${stderr}`)
  return (JSON.parse(stdout) as Finding[]).filter(
    ({ subject, verdict }) => subject === 'database' && verdict !== 'good',
  )
}

import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { copyRepository } from './testing/repository-copy'
import { freePort, type ServerProcess, serverProcess, startProcess, takePort } from './testing/server-process'
import { until } from './testing/until'

// Every start loads the whole server, which takes seconds on a busy machine.
jest.setTimeout(90_000)

/** How long a test waits for its server, in milliseconds. It is a little less than the test's own timeout. */
const timeoutMs = 80_000

const repository = fileURLToPath(new URL('../../', import.meta.url))

/** A copy of the repository. The servers of this file share its folder `data`. */
let copy: string
let folder: string
const started: ServerProcess[] = []
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'lekta-start-'))
  await chmod(copy, 0o755)
  await copyRepository(copy)
  folder = join(copy, 'data')
})
afterAll(async () => {
  await Promise.all(started.map((server) => server.end('SIGTERM')))
  await rm(copy, { recursive: true })
})

function begin(environment: Record<string, string>): ServerProcess {
  const server = serverProcess({ DATA_DIR: folder, ...environment })
  started.push(server)
  return server
}

const pidFile = () => join(folder, 'postgres', 'cluster', 'postmaster.pid')
const postmaster = async () => Number((await readFile(pidFile(), 'utf8')).split('\n')[0])

/** Connects to the server's own database. */
async function connectToServer(): Promise<Client> {
  const [password, port] = await Promise.all(
    ['password', 'port'].map((file) => readFile(join(folder, 'postgres', file), 'utf8')),
  )
  const client = new Client({ connectionString: `postgres://postgres:${password}@127.0.0.1:${port}/lekta` })
  await client.connect()
  return client
}

async function run(environment: Record<string, string> = {}, start = begin) {
  const port = await freePort()
  const server = start({ PORT: String(port), ...environment })
  await server.ready()
  const address = `http://localhost:${port}`
  return { ...server, address, isReady: async () => (await fetch(`${address}/readyz`)).status === 200 }
}

type RunningServer = Awaited<ReturnType<typeof run>>

/** Creates an admin with `npm run lekta`. Returns the printed password. */
async function createAdmin(username: string): Promise<string> {
  const { scripts } = JSON.parse(await readFile(join(repository, 'package.json'), 'utf8'))
  const [, ...command] = (scripts.lekta as string).split(' ')
  const args = [...command, 'admin', 'create', '--name', 'Sri', '--username', username]
  const options = { cwd: repository, env: { ...process.env, DATA_DIR: folder } }
  const { stdout } = await promisify(execFile)(process.execPath, args, options)
  return /Password +(\S+)/.exec(stdout)?.[1] ?? ''
}

/** Logs in. Returns the HTTP status. */
async function logIn(address: string, credentials: { username: string; password: string }): Promise<number> {
  const headers = { 'Content-Type': 'application/json' }
  const init = { method: 'POST', headers, body: JSON.stringify(credentials) }
  return (await fetch(`${address}/api/v2/auth/loginMaster`, init)).status
}

describe('a server started without settings', () => {
  let server: RunningServer
  beforeAll(async () => {
    server = await run({ LOG_LEVEL: 'info' }, (environment) => {
      const start = startProcess(copy, environment)
      started.push(start)
      return start
    })
  })

  test('serves the portal that was built in its repository', async () => {
    const reply = await fetch(server.address, { headers: { Accept: 'text/html' } })
    expect([reply.status, await reply.text()]).toEqual([200, expect.stringContaining('A built portal')])
    expect(server.output()).toContain('Serving earlier releases instead of the working tree: host.')
  })

  test('creates its database in the folder `data` of its repository, with statistics', async () => {
    expect(await server.isReady()).toBe(true)
    const client = await connectToServer()
    const statistics = await client.query(`select reltuples > 0 as filled from pg_class where relname = 'item'`)
    await client.end()
    expect(statistics.rows).toEqual([{ filled: true }])
  })

  test('stores its database password in a file that only its own user can read', async () => {
    expect((await stat(join(folder, 'postgres', 'password'))).mode & 0o777).toBe(0o600)
  })

  test('logs routes without data of users or requests, and stops its database when it ends', async () => {
    const headers = { Authorization: 'Bearer secret-token', 'Content-Type': 'application/json' }
    await fetch(`${server.address}/api/v2/student?q=secret-name`, { headers })
    const body = JSON.stringify({ username: 'secret-user', password: 'secret-word' })
    await fetch(`${server.address}/api/auth/loginUsername`, { method: 'POST', headers, body })
    expect(await server.end('SIGTERM')).toBe(0)
    expect(existsSync(pidFile())).toBe(false)
    expect(server.output()).toContain('"route":"/api/v2/student"')
    expect(server.output()).toContain('"statusCode":401')
    expect(server.output()).not.toContain('secret')
  })
})

const count = (server: RunningServer, text: string) => server.output().split(text).length - 1
const hasRecovered = (server: RunningServer, times: number) =>
  until(() => count(server, 'is responding again after') === times, timeoutMs)
/** Maximum number of seconds until a server can use its database again after PostgreSQL has died. */
const recoveryLimit = 10
const recoveryTimes = (server: RunningServer) =>
  [...server.output().matchAll(/is responding again after ([\d.]+) s/g)].map(([, seconds]) => Number(seconds))
const killPostmaster = async () => process.kill(await postmaster(), 'SIGKILL')

async function killBackend() {
  const client = await connectToServer()
  client.on('error', () => undefined)
  const [backend] = (await client.query('select pg_backend_pid() as pid')).rows
  process.kill(backend.pid, 'SIGKILL')
}

describe('servers that share an embedded database', () => {
  let first: RunningServer
  let second: RunningServer

  test('take over the running database after its owner was killed', async () => {
    const killed = await run()
    const before = await postmaster()
    await killed.end('SIGKILL')
    first = await run()
    expect(await postmaster()).toBe(before)
    expect(await first.isReady()).toBe(true)
  })

  test('share it with the command-line tool', async () => {
    second = await run()
    const password = await createAdmin('sri')
    const logins = [first, second].map(({ address }) => logIn(address, { username: 'sri', password }))
    expect(await Promise.all(logins)).toEqual([200, 200])
  })

  test('restart it once when it dies', async () => {
    const servers = [first, second]
    const original = await postmaster()
    await killBackend()
    await Promise.all(servers.map((server) => hasRecovered(server, 1)))
    expect(await postmaster()).toBe(original)
    for (const crashes of [2, 3]) {
      const before = await postmaster()
      await killPostmaster()
      await Promise.all(servers.map((server) => hasRecovered(server, crashes)))
      expect(await Promise.all(servers.map((server) => server.isReady()))).toEqual([true, true])
      expect(await postmaster()).not.toBe(before)
    }
    const times = servers.flatMap(recoveryTimes)
    expect(times).toHaveLength(6)
    expect(Math.max(...times)).toBeLessThan(recoveryLimit)
  })

  test('keep it running until the last of them stops it', async () => {
    expect(await second.end('SIGTERM')).toBe(0)
    expect(await first.isReady()).toBe(true)
    expect(await first.end('SIGINT')).toBe(0)
    expect(existsSync(pidFile())).toBe(false)
  })
})

describe('a server alone with its database', () => {
  let server: RunningServer

  test('starts despite the lock and the process id of a dead server', async () => {
    await writeFile(join(folder, 'postgres', 'lock'), '4194303-left-behind')
    await writeFile(pidFile(), `${process.pid}\n${folder}/postgres/cluster\n1\n1\n\n127.0.0.1\n1 1\nready\n`)
    server = await run()
    expect(await server.isReady()).toBe(true)
  })

  test('keeps trying to start it until it runs, is not ready in the meantime, and stops cleanly', async () => {
    const settings = join(folder, 'postgres', 'cluster', 'postgresql.auto.conf')
    const sound = await readFile(settings)
    await writeFile(settings, 'nonsense = 1\n')
    await killPostmaster()
    await until(() => count(server, 'The next try comes in') === 2, timeoutMs)
    expect(server.output()).toMatch(/PostgreSQL did not start on .+ The next try comes in 1\.0 s\./)
    expect(await server.isReady()).toBe(false)
    await writeFile(settings, sound)
    await hasRecovered(server, 1)
    expect(await server.isReady()).toBe(true)
    await writeFile(settings, 'nonsense = 1\n')
    await killPostmaster()
    await until(() => count(server, 'The next try comes in') > 2, timeoutMs)
    expect(await server.end('SIGTERM')).toBe(0)
    await writeFile(settings, sound)
  })
})

// Only a server started by root runs PostgreSQL as another user.
if (process.getuid?.() === 0)
  describe('a server started by root in a folder that only root can enter', () => {
    test('puts its database in another folder and logs where', async () => {
      const home = await mkdtemp(join(tmpdir(), 'lekta-closed-'))
      const server = await run({ DATA_DIR: home })
      const moved = /so the database is in (\S+)\./.exec(server.output())?.[1] ?? ''
      expect(existsSync(join(moved, 'cluster', 'postmaster.pid'))).toBe(true)
      await server.end('SIGTERM')
      expect(existsSync(join(moved, 'cluster', 'postmaster.pid'))).toBe(false)
      await Promise.all([home, moved].map((path) => rm(path, { recursive: true })))
    })
  })

describe('a server that cannot start reports', () => {
  const cluster = (change: Partial<URL>) => Object.assign(new URL(process.env.LEKTA_TEST_CLUSTER ?? ''), change)
  const wrongPassword = cluster({ password: 'wrong' })
  const wrongName = cluster({ pathname: 'nowhere' })
  let port: number
  let freePortNow: () => Promise<unknown>
  let silent: string
  let refused: Record<'port' | 'silent' | 'password' | 'name' | 'variable', { code: number | null; output: string }>

  beforeAll(async () => {
    const taken = await takePort()
    port = taken.port
    freePortNow = taken.free
    silent = `127.0.0.1:${await freePort()}/lekta`
    const refuse = async (environment: Record<string, string>) => {
      const server = begin({ PORT: '0', ...environment })
      return { code: await server.exited, output: server.output().trim() }
    }
    // The servers start in parallel, because each does little more than load its code.
    const [taking, silence, password, name, variable] = await Promise.all([
      refuse({ PORT: String(port), DATA_DIR: join(copy, 'untouched') }),
      refuse({ DATABASE_URL: `postgres://anyone:secret@${silent}` }),
      refuse({ DATABASE_URL: wrongPassword.href }),
      refuse({ DATABASE_URL: wrongName.href }),
      refuse({ PORT: 'http' }),
    ])
    refused = { port: taking, silent: silence, password, name, variable }
  })
  afterAll(() => freePortNow())

  test('that its port is in use, before it creates a data folder', () => {
    expect(refused.port).toEqual({
      code: 1,
      output: `PORT ${port} is in use by another program: stop it, or choose another, for example PORT=${port + 1}.`,
    })
    expect(existsSync(join(copy, 'untouched'))).toBe(false)
  })

  test('that no PostgreSQL server responds at DATABASE_URL', () => {
    expect(refused.silent).toEqual({
      code: 1,
      output: `No PostgreSQL server responds at ${silent}: start it, or correct DATABASE_URL.`,
    })
  })

  test('that the database refused the user or password, without printing the password', () => {
    expect(refused.password.output).toBe(
      `The database at ${wrongPassword.host}/lekta refused the user or password: correct DATABASE_URL.`,
    )
  })

  test('that the database of DATABASE_URL does not exist', () => {
    expect(refused.name.output).toBe(
      `The database named in ${wrongName.host}/nowhere does not exist: create it, or correct DATABASE_URL.`,
    )
  })

  test('that a variable has an invalid value', () => {
    expect(refused.variable).toEqual({
      code: 1,
      output: 'PORT is "http" but must be a whole number from 0 to 65535 (0 takes a free port).',
    })
  })
})

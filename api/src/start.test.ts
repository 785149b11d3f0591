import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { freePort, serverProcess, takePort } from './testing/server-process'

jest.setTimeout(60_000)

const repository = fileURLToPath(new URL('../../', import.meta.url))

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lekta-start-'))
  await chmod(folder, 0o755)
})
afterAll(() => rm(folder, { recursive: true }))

const started: Server[] = []
afterEach(() => Promise.all(started.splice(0).map((server) => server.end('SIGTERM'))))

type Server = ReturnType<typeof serverProcess>

function begin(environment: Record<string, string>): Server {
  const server = serverProcess({ DATA_DIR: folder, ...environment })
  started.push(server)
  return server
}

const pidFile = () => join(folder, 'postgres', 'cluster', 'postmaster.pid')
const postmaster = async () => Number((await readFile(pidFile(), 'utf8')).split('\n')[0])

/** A connection to the server's own database. */
async function connectOwn(): Promise<Client> {
  const [password, port] = await Promise.all(
    ['password', 'port'].map((file) => readFile(join(folder, 'postgres', file), 'utf8')),
  )
  const client = new Client({ connectionString: `postgres://postgres:${password}@127.0.0.1:${port}/lekta` })
  await client.connect()
  return client
}

async function run(environment: Record<string, string> = {}) {
  const port = await freePort()
  const server = begin({ PORT: String(port), ...environment })
  await server.ready()
  const address = `http://localhost:${port}`
  return { ...server, address, isReady: async () => (await fetch(`${address}/readyz`)).status === 200 }
}

async function lastWords(environment: Record<string, string>) {
  const server = begin({ PORT: String(await freePort()), ...environment })
  return { code: await server.exited, said: server.said().trim() }
}

/** Makes an admin as an operator does, and returns the password that was printed. */
async function createAdmin(username: string): Promise<string> {
  const call = ['run', '--silent', 'lekta', '--', 'admin', 'create', '--name', 'Sri', '--username', username]
  const options = { cwd: repository, env: { ...process.env, DATA_DIR: folder }, shell: process.platform === 'win32' }
  const { stdout } = await promisify(execFile)('npm', call, options)
  return /Password +(\S+)/.exec(stdout)?.[1] ?? ''
}

/** The HTTP status of a login. */
async function logIn(address: string, credentials: { username: string; password: string }): Promise<number> {
  const headers = { 'Content-Type': 'application/json' }
  const init = { method: 'POST', headers, body: JSON.stringify(credentials) }
  return (await fetch(`${address}/api/v2/auth/loginMaster`, init)).status
}

describe('a server with its own database', () => {
  test('makes it at the first start, with statistics of what is in it, and stops it with itself', async () => {
    const server = await run()
    expect(await server.isReady()).toBe(true)
    const client = await connectOwn()
    const known = await client.query(`select reltuples > 0 as filled from pg_class where relname = 'item'`)
    await client.end()
    expect(known.rows).toEqual([{ filled: true }])
    expect(await server.end('SIGTERM')).toBe(0)
    expect(existsSync(pidFile())).toBe(false)
  })

  test('keeps its password where only the server can read it', async () => {
    expect((await stat(join(folder, 'postgres', 'password'))).mode & 0o777).toBe(0o600)
  })

  test('takes the running database over after its owner was killed', async () => {
    const killed = await run()
    const before = await postmaster()
    await killed.end('SIGKILL')
    const next = await run()
    expect(await postmaster()).toBe(before)
    expect(await next.isReady()).toBe(true)
    expect(await next.end('SIGINT')).toBe(0)
    expect(existsSync(pidFile())).toBe(false)
  })

  test('shares it with a second server and with the command line tool, and the last one out stops it', async () => {
    const [first, second] = await Promise.all([run(), run()])
    await first.end('SIGTERM')
    const password = await createAdmin('sri')
    expect(await logIn(second.address, { username: 'sri', password })).toBe(200)
    expect(await second.isReady()).toBe(true)
    await second.end('SIGTERM')
    expect(existsSync(pidFile())).toBe(false)
  }, 120_000)

  test('logs routes, and never who asked or what', async () => {
    const server = await run({ LOG_LEVEL: 'info' })
    const headers = { Authorization: 'Bearer secret-token', 'Content-Type': 'application/json' }
    await fetch(`${server.address}/api/v2/student?q=secret-name`, { headers })
    const body = JSON.stringify({ username: 'secret-user', password: 'secret-word' })
    await fetch(`${server.address}/api/auth/loginUsername`, { method: 'POST', headers, body })
    await server.end('SIGTERM')
    expect(server.said()).toContain('"route":"/api/v2/student"')
    expect(server.said()).toContain('"statusCode":401')
    expect(server.said()).not.toContain('secret')
  })

  test('starts where the lock and the process id of a dead server were left', async () => {
    await writeFile(join(folder, 'postgres', 'lock'), '4194303-left-behind')
    await writeFile(pidFile(), `${process.pid}\n${folder}/postgres/cluster\n1\n1\n\n127.0.0.1\n1 1\nready\n`)
    const server = await run()
    expect(await server.isReady()).toBe(true)
    expect(await server.end('SIGTERM')).toBe(0)
  })
})

describe('an embedded PostgreSQL that dies', () => {
  type Runs = Awaited<ReturnType<typeof run>>
  const until = async (isSo: () => boolean | Promise<boolean>) => {
    while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20))
  }
  const count = (server: Runs, words: string) => server.said().split(words).length - 1
  const isBack = (server: Runs, times: number) => until(() => count(server, 'is responding again after') === times)
  const killPostmaster = async () => process.kill(await postmaster(), 'SIGKILL')

  async function killBackend() {
    const client = await connectOwn()
    client.on('error', () => undefined)
    const [backend] = (await client.query('select pg_backend_pid() as pid')).rows
    process.kill(backend.pid, 'SIGKILL')
  }

  test('is started again once by the servers that share it', async () => {
    const servers = await Promise.all([run(), run()])
    const first = await postmaster()
    await killBackend()
    await Promise.all(servers.map((server) => isBack(server, 1)))
    expect(await postmaster()).toBe(first)
    for (const deaths of [2, 3]) {
      const before = await postmaster()
      await killPostmaster()
      await Promise.all(servers.map((server) => isBack(server, deaths)))
      expect(await Promise.all(servers.map((server) => server.isReady()))).toEqual([true, true])
      expect(await postmaster()).not.toBe(before)
    }
    const [one, other] = servers
    expect(await one.end('SIGTERM')).toBe(0)
    expect(await other.isReady()).toBe(true)
    expect(await other.end('SIGTERM')).toBe(0)
    expect(existsSync(pidFile())).toBe(false)
  })

  test('is tried again until it starts; its server is not ready meanwhile, and stops cleanly', async () => {
    const server = await run()
    const settings = join(folder, 'postgres', 'cluster', 'postgresql.auto.conf')
    const sound = await readFile(settings)
    await writeFile(settings, 'nonsense = 1\n')
    await killPostmaster()
    await until(() => count(server, 'The next try comes in') === 2)
    expect(server.said()).toMatch(/PostgreSQL did not start on .+ The next try comes in 1\.0 s\./)
    expect(await server.isReady()).toBe(false)
    await writeFile(settings, sound)
    await isBack(server, 1)
    expect(await server.isReady()).toBe(true)
    await writeFile(settings, 'nonsense = 1\n')
    await killPostmaster()
    await until(() => count(server, 'The next try comes in') > 2)
    expect(await server.end('SIGTERM')).toBe(0)
    await writeFile(settings, sound)
  })
})

// Only root runs PostgreSQL as somebody else.
if (process.getuid?.() === 0)
  describe('a server that root starts in a folder that nobody else may enter', () => {
    test('keeps its database elsewhere and says where', async () => {
      const home = await mkdtemp(join(tmpdir(), 'lekta-closed-'))
      const server = await run({ DATA_DIR: home })
      const place = /so the database is in (\S+)\./.exec(server.said())?.[1] ?? ''
      expect(existsSync(join(place, 'cluster', 'postmaster.pid'))).toBe(true)
      await server.end('SIGTERM')
      expect(existsSync(join(place, 'cluster', 'postmaster.pid'))).toBe(false)
      await Promise.all([home, place].map((path) => rm(path, { recursive: true })))
    })
  })

describe('a server that cannot start says in one sentence', () => {
  test('that its port is taken, before it touches a database', async () => {
    const { port, free } = await takePort()
    const data = join(folder, 'untouched')
    const { code, said } = await lastWords({ PORT: String(port), DATA_DIR: data })
    await free()
    expect(said).toBe(
      `PORT ${port} is in use by another program: stop it, or choose another, for example PORT=${port + 1}.`,
    )
    expect(code).toBe(1)
    expect(existsSync(data)).toBe(false)
  })

  test('that nobody answers at DATABASE_URL', async () => {
    const place = `127.0.0.1:${await freePort()}/lekta`
    const { code, said } = await lastWords({ DATABASE_URL: `postgres://somebody:secret@${place}` })
    expect(said).toBe(`No PostgreSQL server responds at ${place}: start it, or correct DATABASE_URL.`)
    expect(code).toBe(1)
  })

  test('that DATABASE_URL has a wrong password, without telling it', async () => {
    const address = new URL(process.env.LEKTA_TEST_CLUSTER ?? '')
    address.password = 'wrong'
    const { said } = await lastWords({ DATABASE_URL: address.href })
    expect(said).toBe(`The database at ${address.host}/lekta refused the user or password: correct DATABASE_URL.`)
  })

  test('that the database of DATABASE_URL does not exist', async () => {
    const address = new URL(process.env.LEKTA_TEST_CLUSTER ?? '')
    address.pathname = 'nowhere'
    const { said } = await lastWords({ DATABASE_URL: address.href })
    expect(said).toBe(
      `The database named in ${address.host}/nowhere does not exist: create it, or correct DATABASE_URL.`,
    )
  })

  test('that a variable is wrong', async () => {
    expect(await lastWords({ PORT: 'http' })).toEqual({
      code: 1,
      said: 'PORT is "http" but must be a whole number from 0 to 65535 (0 takes a free port).',
    })
  })
})

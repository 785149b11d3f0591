import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, serverProcess, takePort } from './testing/server-process'

jest.setTimeout(60_000)

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

async function run(environment: Record<string, string> = {}) {
  const port = await freePort()
  const server = begin({ PORT: String(port), ...environment })
  await server.ready()
  const address = `http://localhost:${port}`
  return { ...server, address, isReady: async () => (await fetch(`${address}/readyz`)).status === 200 }
}

async function lastWords(environment: Record<string, string>) {
  const server = begin(environment)
  return { code: await server.exited, said: server.said().trim() }
}

describe('a server with its own database', () => {
  test('makes it at the first start and stops it with itself', async () => {
    const server = await run()
    expect(await server.isReady()).toBe(true)
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

  test('shares it with a second server, and the last one out stops it', async () => {
    const [first, second] = await Promise.all([run(), run()])
    await first.end('SIGTERM')
    expect(await second.isReady()).toBe(true)
    await second.end('SIGTERM')
    expect(existsSync(pidFile())).toBe(false)
  })

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
  test('that its port is taken, and leaves no database running', async () => {
    const { port, free } = await takePort()
    const { code, said } = await lastWords({ PORT: String(port) })
    await free()
    expect(said).toBe(
      `PORT ${port} is taken by another program: stop that one, or choose another, for example PORT=${port + 1}.`,
    )
    expect(code).toBe(1)
    expect(existsSync(pidFile())).toBe(false)
  })

  test('that nobody answers at DATABASE_URL', async () => {
    const place = `127.0.0.1:${await freePort()}/lekta`
    const { code, said } = await lastWords({ DATABASE_URL: `postgres://somebody:secret@${place}` })
    expect(said).toBe(`No PostgreSQL answers at ${place}: start it, or correct DATABASE_URL.`)
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

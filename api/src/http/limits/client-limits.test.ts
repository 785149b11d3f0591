import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { type TestApp, testApp } from '../../testing/test-app'
import { until } from '../../testing/until'
import { type ClientLimits, clientLimits } from './client-limits'
import { isTooSlow } from './limit-bodies'

const SECOND = 1000

let app: TestApp | null = null
const start = async (limits: Partial<ClientLimits>, environment: Record<string, string> = {}) => {
  app = await testApp({ limits, environment })
  return app
}
afterEach(async () => {
  await app?.close()
  app = null
})

/** Opens a connection to a server and collects everything received until the connection is closed. */
async function open({ address }: TestApp, sent = ''): Promise<{ socket: Socket; reply: Promise<string> }> {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  // The server resets a connection that it refuses.
  const reply = text(socket).catch(() => 'reset')
  socket.write(sent)
  await once(socket, 'connect')
  return { socket, reply }
}

const bodyOf = (reply: string) => JSON.parse(reply.slice(reply.indexOf('{'))) as object
const timedOut = { code: 408, message: 'The request took too long to arrive. Please try again.' }
const post = (body: string, length = body.length) =>
  `POST /api/auth/loginUsername HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n${body}`

describe('headers', () => {
  test.each([
    ['that are not complete in time', 'GET / HTTP/1.1\r\nHost: x\r\n'],
    ['that are never sent', ''],
  ])('%s get a 408, and the connection is closed', async (_, sent) => {
    const { reply } = await open(await start({ headersTimeout: 50, checkInterval: 10 }), sent)
    expect(bodyOf(await reply)).toEqual(timedOut)
  })

  test('must arrive within 20 seconds, which is checked every second', () => {
    expect(clientLimits).toMatchObject({ headersTimeout: 20 * SECOND, checkInterval: SECOND })
  })

  test.each([
    ['that are too large', `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['that are not HTTP', 'hello\r\n\r\n', 400],
  ])('%s are refused with a message', async (_, sent, code) => {
    const { reply } = await open(await start({}), sent)
    expect(bodyOf(await reply)).toMatchObject({ code, message: expect.stringMatching(/^The .+\.$/) })
  })
})

describe('a body', () => {
  const limits = { bodyGrace: 50, bodyRate: 1000, checkInterval: 10 }

  test('that arrives too slowly gets a 408, while one that stalls after a fast start may finish', async () => {
    const server = await start(limits)
    const honest = JSON.stringify({ username: 'x', password: 'y', padding: 'x'.repeat(200_000) })
    const stalled = await open(server, post(honest.slice(0, -1), honest.length))
    const dripping = await open(server, post('{', 100))
    expect(bodyOf(await dripping.reply)).toEqual(timedOut)
    stalled.socket.write(honest.slice(-1))
    expect(await stalled.reply).toMatch(/^HTTP\/1.1 401 /)
  })

  test('that arrives too slowly after its request was refused ends the connection', async () => {
    const head = 'POST /api/profile/edit-me HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{'
    const { reply } = await open(await start(limits), head)
    expect(await reply).toMatch(/^HTTP\/1.1 401 /)
  })

  test.each([
    ['has 20 seconds for its first byte', 0, 20, false],
    ['of one byte every three seconds is ended after 21 seconds', 7, 21, true],
    ['may stall for a minute after 20 kB', 20_000, 60, false],
    ['may take 14 minutes for 10 MB', 10 * 1024 * 1024, 14 * 60, false],
  ])('%s', (_, received, seconds, ended) => {
    expect(isTooSlow({ elapsed: seconds * SECOND, received }, clientLimits)).toBe(ended)
  })

  test('has a request timeout of about 15 minutes, enough for the largest file at the slowest rate', () => {
    expect(clientLimits.requestTimeout).toBeGreaterThan(14 * 60 * SECOND)
    expect(clientLimits.requestTimeout).toBeLessThan(16 * 60 * SECOND)
  })
})

describe('connections from one address', () => {
  const request = 'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'

  test('are closed beyond the limit, which includes event streams and is freed by a closed one', async () => {
    const server = await start({ socketsPerAddress: 2 })
    const token = await server.as(await server.make.parent()).token()
    const listen = `GET /api/notifikasi/stream HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n\r\n`
    const stream = await open(server, listen)
    const [first] = (await once(stream.socket, 'data')) as [Buffer]
    expect(first.toString()).toMatch(/^HTTP\/1.1 200 /)
    const other = await open(server)
    expect(await (await open(server, request)).reply).not.toContain('alive')

    other.socket.destroy()
    const closed = () => new Promise((resolve) => server.app.server.getConnections((_, count) => resolve(count)))
    await until(async () => (await closed()) === 1)
    expect(await (await open(server, request)).reply).toContain('alive')
    stream.socket.destroy()
  })

  test('that is a trusted proxy are not counted', async () => {
    const server = await start({ socketsPerAddress: 1 }, { TRUSTED_PROXIES: '127.0.0.0/8' })
    const idle = await Promise.all([open(server), open(server), open(server)])
    expect(await (await open(server, request)).reply).toContain('alive')
    for (const { socket } of idle) socket.destroy()
  })

  test('have a limit that lets 500 devices reconnect before their old connections are closed', () => {
    expect(clientLimits.socketsPerAddress).toBeGreaterThanOrEqual(500 * 6 * 2)
  })
})

import { setTimeout as wait } from 'node:timers/promises'
import { freePort, type ServerProcess, serverProcess } from '../../testing/server-process'
import { type TestApp, testApp } from '../../testing/test-app'
import { until } from '../../testing/until'

let app: TestApp
const started: ServerProcess[] = []
beforeAll(async () => {
  app = await testApp()
})
afterAll(async () => {
  await Promise.all(started.map(({ end }) => end('SIGKILL')))
  await app.close()
})

async function startServer(drainSeconds: number, more: Record<string, string> = {}) {
  const port = await freePort()
  const settings = { DATABASE_URL: app.databaseUrl, PORT: String(port), DRAIN_SECONDS: String(drainSeconds), ...more }
  const server = serverProcess(settings)
  started.push(server)
  await server.ready()
  return { ...server, request: (path: string) => fetch(`http://localhost:${port}${path}`) }
}

test('a stopping server is no longer ready, but answers until the balancer has noticed', async () => {
  const { request, ...server } = await startServer(300, { LOG_LEVEL: 'info' })
  expect((await request('/readyz')).status).toBe(200)

  process.kill(server.pid, 'SIGTERM')
  await until(async () => (await request('/readyz')).status === 503)
  expect(await (await request('/readyz')).json()).toMatchObject({ message: 'This server is about to stop.' })
  const page = await request('/api/v2/plan')
  expect([page.status, page.headers.get('connection')]).toEqual([200, 'close'])
  const lines = server.output().split('\n')
  expect(lines.filter((line) => line.includes('"stopping"'))).toEqual([expect.stringContaining('"seconds":300')])
  expect(lines.filter((line) => line.includes('"level":50'))).toEqual([])
  expect(await Promise.race([server.exited, wait(100, 'still running')])).toBe('still running')

  expect(await server.end('SIGTERM')).toBe(1)
}, 90_000)

test('a server that need not drain stops when its requests have ended', async () => {
  const server = await startServer(0)
  expect(await server.end('SIGTERM')).toBe(0)
}, 90_000)

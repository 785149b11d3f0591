import { sql } from 'drizzle-orm'
import { notify } from '../notification/notify'
import { makeWorld } from '../testing/access/world'
import { clientOf, type TestClient } from '../testing/client'
import { type CollectedSpan, fakeCollector } from '../testing/fakes/fake-collector'
import { fakeFirebase } from '../testing/fakes/fake-firebase'
import { freePort, serverProcess } from '../testing/server-process'
import { type TestApp, testApp } from '../testing/test-app'
import { until } from '../testing/until'
import { isTracing } from './span'
import { startTracing } from './start-tracing'

jest.setTimeout(60_000)

let app: TestApp
let collector: Awaited<ReturnType<typeof fakeCollector>>
let firebase: Awaited<ReturnType<typeof fakeFirebase>>
beforeAll(async () => {
  app = await testApp()
  collector = await fakeCollector()
  firebase = await fakeFirebase()
})
afterAll(async () => {
  await collector.close()
  await firebase.close()
  await app.close()
})
beforeEach(() => {
  collector.spans.splice(0)
})

interface Server {
  address: string
  anonymous: TestClient
  as: (account: { id: number }) => TestClient
}

/** What the server of the last `record` printed. */
let printed = ''

/**
 * Starts the bundled server with a collector, does something with it, and stops it. Returns the spans that the
 * collector received.
 */
async function record(
  act: (server: Server) => Promise<unknown>,
  environment: Record<string, string> = {},
): Promise<CollectedSpan[]> {
  const port = await freePort()
  const address = `http://localhost:${port}`
  const common = { DATABASE_URL: app.databaseUrl, PORT: String(port), OTEL_EXPORTER_OTLP_ENDPOINT: collector.address }
  const server = serverProcess({ ...common, ...environment })
  try {
    await server.ready()
    const as = (account: { id: number }) => clientOf({ address, token: app.as(account).token })
    await act({ address, as, anonymous: clientOf({ address, token: async () => null }) })
  } finally {
    await server.end('SIGTERM')
    printed = server.output()
  }
  return collector.spans
}

const named = (spans: readonly CollectedSpan[], name: string) => {
  const found = spans.find((span) => span.name === name)
  if (!found) throw new Error(`No span ${name} among ${spans.map((span) => span.name).join(', ')}`)
  return found
}
const childrenOf = (spans: readonly CollectedSpan[], { spanId }: CollectedSpan) =>
  spans.filter(({ parentSpanId }) => parentSpanId === spanId)

test('without a collector nothing is recorded', async () => {
  const stop = await startTracing({ tracesUrl: null })
  expect(isTracing()).toBe(false)
  await stop()
})

test('a request is a span named after its route, and its queries are its children', async () => {
  const { id } = await app.make.teacher()
  let requestId: string | null = ''
  const spans = await record(
    async ({ address, as }) => {
      const { headers } = await as({ id }).send('child', { params: { id: 4711 } })
      requestId = headers.get('x-request-id')
      await fetch(`${address}/no-such-page-4711?name=Ayu`)
      for (const path of ['healthz', 'readyz', 'metrics']) await fetch(`${address}/${path}`)
      const stream = await as(await app.make.parent()).listen('notificationStream')
      await stream.close()
    },
    { LOG_LEVEL: 'info' },
  )
  const request = named(spans, 'GET /api/v2/child/:id')
  expect(request).toMatchObject({ failed: false, links: [] })
  expect(request.parentSpanId).toBeUndefined()
  expect(request.attributes).toEqual({
    'http.request.method': 'GET',
    'http.route': '/api/v2/child/:id',
    'http.response.status_code': 404,
    'lekta.request_id': requestId,
  })
  // The number that an error names leads to the log lines, and these to the trace.
  const lines = printed.split('\n').filter((line) => line.includes(requestId ?? ''))
  expect(lines.at(-1)).toContain(`"traceId":"${request.traceId}"`)
  const queries = childrenOf(spans, request)
  expect(queries.length).toBeGreaterThan(0)
  expect(queries[0]?.attributes).toMatchObject({ 'db.system.name': 'postgresql' })
  expect(named(spans, 'GET /api/notifikasi/stream').failed).toBe(false)
  expect(spans.filter(({ name }) => /healthz|readyz|metrics/.test(name))).toEqual([])
  // Each query belongs to a request or a job.
  expect(spans.filter(({ attributes, parentSpanId }) => 'db.query.text' in attributes && !parentSpanId)).toEqual([])
  expect(collector.resources[0]).toMatchObject({ 'service.name': 'lekta' })
})

test('queries belong to their own request, also if it had a body and waited for a connection', async () => {
  const teachers = await Promise.all(Array.from({ length: 40 }, () => app.make.teacher()))
  const spans = await record(({ as }) =>
    Promise.all(teachers.map((teacher) => as(teacher).call('editMe', { body: { language: 'id' } }))),
  )
  const requests = spans.filter(({ name }) => name === 'POST /api/profile/edit-me')
  expect(requests).toHaveLength(40)
  const changes = requests.map((request) =>
    childrenOf(spans, request)
      .filter(({ name }) => name === 'update account')
      .map(({ traceId }) => traceId === request.traceId),
  )
  expect(changes).toEqual(requests.map(() => [true]))
})

test('a job is a trace of its own, linked to the request that enqueued it', async () => {
  await app.make.parent({ email: 'sri@home.example', emailConfirmedAt: new Date() })
  const isTried = async () => {
    const { rows } = await app.database.execute(sql`select from pgboss.job where name = 'mail' and retry_count > 0
      or name = 'mail' and state = 'retry'`)
    return rows.length > 0
  }
  const spans = await record(
    async ({ anonymous }) => {
      await anonymous.call('forgotPassword', { body: { email: 'sri@home.example' } })
      await until(isTried)
    },
    { MAIL_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'us@read.example' },
  )
  const request = named(spans, 'POST /api/auth/forgot-password')
  const [lookup, mail] = [named(spans, 'job forgot-password'), named(spans, 'job mail')]
  expect(lookup.links.map(({ traceId }) => traceId)).toEqual([request.traceId])
  expect(mail.links.map(({ traceId }) => traceId)).toEqual([lookup.traceId])
  expect(new Set([request, lookup, mail].map(({ traceId }) => traceId)).size).toBe(3)
  const sending = childrenOf(spans, mail).filter(({ name }) => name === 'send mail')
  expect(sending).toMatchObject([{ failed: true, attributes: { 'server.address': '127.0.0.1' } }])
  expect(mail.failed).toBe(true)
  await app.database.execute(sql`delete from pgboss.job where name = 'mail'`)
})

test('the trace of a request is continued only if a trusted proxy sent it', async () => {
  const traceId = '0af7651916cd43dd8448eb211c80319c'
  const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01` }
  const ask = async ({ address }: Server) => void (await fetch(`${address}/robots.txt`, { headers }))
  expect(named(await record(ask), 'GET /robots.txt').traceId).not.toBe(traceId)
  collector.spans.splice(0)
  const behindProxy = await record(ask, { TRUSTED_PROXIES: '127.0.0.0/8,::1' })
  expect(named(behindProxy, 'GET /robots.txt')).toMatchObject({ traceId, parentSpanId: 'b7ad6b7169203331' })
})

test('nothing that is sent names a person or contains a value of a query', async () => {
  const world = await makeWorld(app, 'zebrafinch')
  const { teacher, school, parent } = world.accounts
  await app.as(parent).call('pushDevice', { body: { token: 'zebrafinch phone' } })
  const spans = await record(
    async ({ address, as, anonymous }) => {
      await as(teacher).send('studentScores', { query: { q: 'zebrafinch' } })
      await as(school).send('studentScores', { query: { q: "zebra'finch zebrafinch" } })
      await as(parent).call('editMe', { body: { name: 'zebrafinch the second' } })
      await anonymous.send('loginUsername', { body: { username: 'zebrafinch', password: 'zebrafinch' } })
      await fetch(`${address}/zebrafinch/${world.child.id}?zebrafinch=1`)
      const values = {
        child: 'zebrafinch',
        childId: world.child.id,
        title: 'zebrafinch',
        zone: 'Asia/Jakarta',
        attempt: 9,
      }
      await notify(app.database, [{ accountId: parent.id, role: 'parent' }], 'testFinished', values, 'a test is done')
      await until(() => firebase.sent.length > 0)
    },
    { ...firebase.environment, PUBLIC_URL: 'https://read.example' },
  )
  expect(childrenOf(spans, named(spans, 'job push')).map(({ name }) => name)).toContain('POST 127.0.0.1')
  expect(spans.filter(({ attributes }) => 'db.query.text' in attributes).length).toBeGreaterThan(10)
  expect(collector.received().toLowerCase()).not.toContain('zebra')
  const written = spans.map(({ attributes }) => String(attributes['db.query.text'] ?? ''))
  expect(written.filter((text) => text.includes("'"))).toEqual([])
})

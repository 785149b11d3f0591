import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { scrape } from '../testing/scrape'
import { type TestApp, testApp } from '../testing/test-app'
import { mayRead } from './may-read'

const TOKEN = 'a-token-of-some-length'

const requestOf = (remoteAddress: string, headers: IncomingHttpHeaders = {}) =>
  ({ headers: { host: 'localhost:8080', ...headers }, socket: { remoteAddress } }) as IncomingMessage

describe('without a token, the metrics can be read', () => {
  test.each(['127.0.0.1', '127.1.2.3', '::1', '::ffff:127.0.0.1'])('by a program at %s', (address) => {
    expect(mayRead(requestOf(address), null)).toBe(true)
  })

  test.each(['10.0.0.7', '192.168.1.2', '::ffff:10.0.0.7', 'fe80::1', '203.0.113.9', '::1:2', '1127.0.0.1'])(
    'by nobody at %s',
    (address) => {
      expect(mayRead(requestOf(address), null)).toBe(false)
    },
  )

  test.each([
    [{ 'x-forwarded-for': '127.0.0.1' }],
    [{ forwarded: 'for=127.0.0.1' }],
    [{ 'x-real-ip': '127.0.0.1' }],
    [{ 'x-forwarded-proto': 'https' }],
    [{ via: '1.1 caddy' }],
    [{ host: 'read.example.org' }],
    [{ host: 'localhost.evil.example' }],
  ])('by nobody through a proxy on the same machine, which sends %j', (headers) => {
    expect(mayRead(requestOf('127.0.0.1', headers), null)).toBe(false)
  })
})

describe('over HTTP', () => {
  let app: TestApp | null = null
  const start = async (environment: Record<string, string> = {}) => {
    app = await testApp({ environment })
    return app.address
  }
  afterEach(async () => {
    await app?.close()
    app = null
  })

  const answerAt = async (url: string, headers: Record<string, string> = {}, method = 'GET') => {
    const answer = await fetch(url, { headers, method })
    const sent = Object.fromEntries([...answer.headers].filter(([name]) => !['date', 'x-request-id'].includes(name)))
    return { status: answer.status, headers: sent, text: await answer.text() }
  }

  test.each([
    ['through a proxy', {}, { 'X-Forwarded-For': '10.0.0.1' }],
    ['without the token', { METRICS_TOKEN: TOKEN }, {}],
    ['with another token', { METRICS_TOKEN: TOKEN }, { Authorization: `Bearer ${TOKEN}x` }],
    ['with the token as a password', { METRICS_TOKEN: TOKEN }, { Authorization: `Basic ${TOKEN}` }],
  ])('a request %s gets exactly the answer of an unknown address', async (_, environment, headers) => {
    const address = await start(environment)
    for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS'])
      expect(await answerAt(`${address}/metrics`, headers, method)).toEqual(
        await answerAt(`${address}/nothing`, headers, method),
      )
    expect((await answerAt(`${address}/metrics`, headers)).text).not.toContain('lekta_')
  })

  test('a request with the token gets the metrics, also through a proxy', async () => {
    const address = await start({ METRICS_TOKEN: TOKEN })
    const { names } = await scrape(address, { Authorization: `Bearer ${TOKEN}`, 'X-Forwarded-For': '10.0.0.1' })
    expect(names.has('lekta_build_info')).toBe(true)
  })
})

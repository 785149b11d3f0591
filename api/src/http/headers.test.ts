import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { benchOf } from '../testing/bench'
import { type TestApp, testApp } from '../testing/test-app'
import { sendHeaders } from './headers'

let app: TestApp
let portal: string
beforeAll(async () => {
  portal = mkdtempSync(join(tmpdir(), 'lekta-headers-'))
  const files = { app: [], pages: { '/': [], '/404': [] }, federation: [], kit: [], frame: [], fonts: [] }
  mkdirSync(join(portal, 'host/assets'), { recursive: true })
  mkdirSync(join(portal, 'remotes'))
  writeFileSync(join(portal, 'host/index.html'), '<html lang="en"><head><title>Lekta</title></head></html>')
  writeFileSync(join(portal, 'host/files.json'), JSON.stringify(files))
  writeFileSync(join(portal, 'host/assets/app.js'), 'app')
  writeFileSync(join(portal, 'remotes.json'), '{}')
  app = await testApp({ environment: { PORTAL_DIR: portal, PUBLIC_URL: 'https://read.lekta.test' } })
})
afterAll(async () => {
  await app.close()
  rmSync(portal, { recursive: true })
})

async function headersOf(path: string, { address } = app) {
  const reply = await fetch(address + path)
  // A closing server waits until its responses have been read.
  await reply.text()
  return Object.fromEntries(reply.headers)
}

test.each([
  '/',
  '/nowhere',
  '/assets/app.js',
  '/assets/gone.js',
  '/robots.txt',
  '/healthz',
  '/api/profile/me',
  '/api/nowhere',
  '/api/docs/',
])('%s has the security headers of every response', async (path) => {
  expect(await headersOf(path)).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringMatching(/^accelerometer=\(\), camera=\(\), .*microphone=\(\)/),
    'referrer-policy': 'no-referrer',
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
})

test.each(['/robots.txt', '/healthz', '/config.json', '/api/profile/me', '/api/nowhere', '/gone.png'])(
  '%s has a content security policy that allows nothing',
  async (path) => {
    expect((await headersOf(path))['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
  },
)

test('pages have their own content security policy, and browser features they use stay allowed', async () => {
  const { 'content-security-policy': content, 'permissions-policy': permissions } = await headersOf('/')
  expect(content).toContain("script-src 'self'")
  expect(permissions).not.toMatch(/fullscreen|clipboard-write|publickey-credentials/)
})

test('a route can override a header', async () => {
  const bench = await benchOf(app.app)
  sendHeaders(bench)
  bench.get('/open', async (_, reply) => reply.header('Cross-Origin-Opener-Policy', 'unsafe-none').send(''))
  const { headers } = await bench.inject('/open')
  expect(headers['cross-origin-opener-policy']).toBe('unsafe-none')
})

test('a portal with an HTTP address does not force HTTPS', async () => {
  const other = await testApp()
  const headers = await headersOf('/', other)
  await other.close()
  expect(headers).not.toHaveProperty('strict-transport-security')
})

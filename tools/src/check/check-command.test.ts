import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describeEmpty } from '../testing/release-line'
import { check, describeReport } from './check-command'
import { servePackage } from './serve-package'

const release = {
  content: describeEmpty('1.0.0'),
  files: new Map([
    ['index.html', Buffer.from('<h1>Alone</h1>')],
    ['assets/shelf.js', Buffer.from('shelf()')],
  ]),
}

/** A portal that answers with the path that it was asked for. */
let portal: Server
let portalAddress: string
beforeAll(async () => {
  portal = createServer(({ url }, response) => {
    response.writeHead(url === '/missing' ? 404 : 200, { 'Content-Type': 'text/plain' }).end(url)
  }).listen(0, '127.0.0.1')
  await once(portal, 'listening')
  portalAddress = `http://127.0.0.1:${(portal.address() as AddressInfo).port}`
})
afterAll(async () => {
  portal.closeAllConnections()
  await new Promise((resolve) => portal.close(resolve))
})

/** Serves the release, and returns what it answers at addresses relative to its standalone page. */
async function askFor(portalOfPackage: string | null, ...paths: string[]) {
  const { address, stop } = await servePackage(release, portalOfPackage)
  const ask = async (path: string) => {
    const answer = await fetch(new URL(path, address))
    return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() }
  }
  try {
    return await Promise.all(paths.map(ask))
  } finally {
    await stop()
  }
}

test('a package is served as in a portal, with its description', async () => {
  const [page, script, description, missing] = await askFor(null, '', 'assets/shelf.js', 'release.json', 'other.js')
  expect(page).toEqual({ status: 200, type: 'text/html; charset=utf-8', text: '<h1>Alone</h1>' })
  expect(script).toEqual({ status: 200, type: 'text/javascript', text: 'shelf()' })
  expect(JSON.parse(description?.text ?? '')).toEqual(release.content)
  expect(missing?.status).toBe(404)
})

test('a portal that cannot be reached is named before any page is opened', async () => {
  const closed = createServer().listen(0, '127.0.0.1')
  await once(closed, 'listening')
  const { port } = closed.address() as AddressInfo
  await new Promise((resolve) => closed.close(resolve))
  await expect(servePackage(release, `http://127.0.0.1:${port}`)).rejects.toThrow(
    /cannot be reached \(ECONNREFUSED\)\. Start it, or check without LEKTA_PORTAL\.$/,
  )
})

test('the portal answers for everything else; without one there are only its empty settings', async () => {
  const [settings, missing] = await askFor(portalAddress, '/config.json?a=1', '/missing')
  expect(settings).toEqual({ status: 200, type: 'text/plain', text: '/config.json?a=1' })
  expect(missing?.status).toBe(404)
  const [empty, nothing] = await askFor(null, '/config.json', '/logo.svg')
  expect([empty?.text, nothing?.status]).toEqual(['{}', 404])
})

test('a report becomes sentences', () => {
  const report = { area: 'library', version: '1', checked_at: '2026-11-25T10:00:00.000Z', tools: '1.0.0', opened: 8 }
  const problem = { language: 'id', state: 'empty', problem: 'is 12 px wider than the window' } as const
  expect(
    describeReport({ ...report, pages: [{ address: '/library', role: 'teacher', problems: [problem] }], problems: 1 }),
  ).toBe(
    '/library as teacher, in Indonesian, state empty: is 12 px wider than the window.\n1 page was opened 8 times, in all languages and states. Problems: 1.',
  )
})

test('an address that is no standalone page is refused', async () => {
  const wrong = async (address: string) => Promise.resolve(check([address])).catch((error: unknown) => error)
  expect(String(await wrong(`${portalAddress}/missing`))).toMatch(
    /\/missing is not the standalone page of a release \(404\)\.$/,
  )
  expect(String(await wrong('http://127.0.0.1:9/'))).toMatch(/http:\/\/127\.0\.0\.1:9\/ cannot be reached: .+\.$/)
})

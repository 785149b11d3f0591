import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Registry } from '@lekta/shared/routing/registry'
import { fileOf, packChecked, putPackage, writeHost } from '../release/testing'
import { type TestApp, testApp } from '../testing/test-app'
import { bootIn, browser } from './testing'

const cdn = 'https://cdn.example.org'
const base = `${cdn}/lekta/remotes/library/1.0.0/`

let app: TestApp
beforeAll(async () => {
  app = await testApp({ environment: { RELEASES_CDN_URL: `${cdn}/lekta/remotes/`, NODE_ENV: 'production' } })
  const { portalDir } = app.app.dependencies.config
  await writeHost(portalDir)
  const host = {
    pages: { '/login': [] },
    app: ['/assets/app.js'],
    federation: [],
    legacy: [],
    kit: {},
    frame: [],
    fonts: [],
  }
  await writeFile(join(portalDir, 'host/files.json'), JSON.stringify(host))
  await writeFile(
    join(portalDir, 'host/index.html'),
    '<html lang="en"><head></head><script type="application/json" id="boot">{}</script></html>',
  )
  const admin = app.as(await app.make.account('admin'))
  const params = { area: 'library' }
  await admin.call('addReleaseArea', { body: { name: 'library', paths: ['/library/'], key: null } })
  await putPackage(app.address, await admin.token(), await packChecked({ version: '1.0.0' }))
  await admin.call('promote', { params, body: { version: '1.0.0', at: null, reason: 'First.' } })
  await app.app.dependencies.registry.refresh()
})
afterAll(() => app.close())

const get = (path: string, headers: Record<string, string> = browser) => fetch(app.address + path, { headers })
const shelf = fileOf('shelf()').integrity

test('the registry names all files of a release at the CDN, with their hashes', async () => {
  const { library } = (await (await get('/remotes.json')).json()) as Registry
  expect(library?.current).toMatchObject({
    entry: `${base}remoteEntry.js`,
    manifest: `${base}mf-manifest.json`,
    preload: { '/library/shelf': [`${base}assets/shelf.js`, `${base}assets/shelf.css`] },
  })
  const { files = {} } = library?.current ?? {}
  expect(files[`${base}assets/shelf.js`]).toBe(shelf)
  expect(Object.keys(files).filter((url) => !url.startsWith(base))).toEqual([])
})

test('a page may load code, styles, fonts and images from the CDN, and preloads with the hash', async () => {
  const answer = await get('/library/shelf')
  const body = await answer.text()
  expect(bootIn(body).remoteOrigins).toEqual([cdn])
  expect(body).toContain(
    `<link rel="preload" as="script" href="${base}assets/shelf.js" crossorigin="anonymous" integrity="${shelf}">`,
  )
  const policy = new Map(
    (answer.headers.get('content-security-policy') ?? '').split('; ').map((line) => {
      const [name = '', ...sources] = line.split(' ')
      return [name, sources]
    }),
  )
  const open = ['script-src', 'style-src', 'font-src', 'connect-src', 'img-src']
  expect([...policy.keys()].filter((name) => policy.get(name)?.includes(cdn)).sort()).toEqual(open.sort())
})

test('the CDN can get the files from the portal, for pages of any origin', async () => {
  const answer = await get('/remotes/library/1.0.0/assets/shelf.js', {})
  const { headers } = answer
  expect([answer.status, await answer.text()]).toEqual([200, 'shelf()'])
  expect(headers.get('access-control-allow-origin')).toBe('*')
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(headers.get('cache-control')).toContain('immutable')
})

import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { release, releaseChannel } from '../database/schema'
import { jobs } from '../jobs'
import { readPackage } from '../release/package/read-package'
import { openStore } from '../release/store/open-store'
import { describeRelease, packRelease, serveRelease } from '../release/testing'
import { fakeS3 } from '../testing/fakes/fake-s3'
import { type TestApp, testApp } from '../testing/test-app'
import { runCheck } from './testing'

let app: TestApp
let folder: string
beforeAll(async () => {
  app = await testApp()
  folder = await mkdtemp(join(tmpdir(), 'lekta-check-releases-'))
  await writeFile(join(folder, 'remotes.json'), '{}')
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const check = (environment: Record<string, string> = {}) =>
  runCheck({ databaseUrl: app.databaseUrl, jobs, folder, environment: { PUBLIC_URL: app.address, ...environment } })

const packed = packRelease({ version: '1.0.0' })
beforeEach(async () => serveRelease(app, describeRelease({ version: '1.0.0' })))
afterEach(async () => {
  await app.database.delete(releaseChannel)
  await app.database.delete(release)
  await rm(join(folder, 'releases'), { recursive: true, force: true })
})

test('releases in use must have all their files in DATA_DIR', async () => {
  const store = openStore({ dataDir: folder, releasesUrl: null })
  await store.add(await readPackage(await packed), await packed)
  const { report } = await check()
  expect(report).toContain('✓ releases  Releases can be stored, and those in use are complete.')
  await rm(join(folder, 'releases/library/1.0.0/assets/shelf.js'))
  const { code, report: incomplete } = await check()
  expect(incomplete).toContain(
    '✗ releases  library 1.0.0 is in use, but assets/shelf.js is missing: restore it from a backup, or serve another release.',
  )
  expect(code).toBe(1)
})

test('releases in use must be in the bucket of RELEASES_URL, which must be reachable and writable', async () => {
  const bucket = await fakeS3({ key: 'KEY', secret: 'SECRET', bucket: 'releases', region: 'us-east-1' })
  try {
    const store = openStore({ dataDir: folder, releasesUrl: bucket.address })
    await store.add(await readPackage(await packed), await packed)
    const stored = [...bucket.objects.keys()]
    const complete = await check({ RELEASES_URL: bucket.address })
    expect(complete.report).toMatch(/^✓ releases/m)
    expect([...bucket.objects.keys()]).toEqual(stored)
    bucket.objects.clear()
    const { code, report } = await check({ RELEASES_URL: bucket.address })
    expect(report).toContain('✗ releases  library 1.0.0 is in use, but library/1.0.0.tgz is missing: ')
    expect(code).toBe(1)
    const { report: refused } = await check({ RELEASES_URL: bucket.addressWith('WRONG') })
    expect(refused).toMatch(
      /^✗ releases {2}The bucket of RELEASES_URL cannot be used \(.* 403 SignatureDoesNotMatch\): correct RELEASES_URL, or the rights of its key\.$/m,
    )
    expect(refused).not.toContain('WRONG')
  } finally {
    await bucket.close()
  }
  const { code, report } = await check({ RELEASES_URL: bucket.address })
  expect(report).toMatch(/^✗ releases {2}The bucket of RELEASES_URL cannot be used \(.*ECONNREFUSED.*\): /m)
  expect(code).toBe(1)
})

test.each([
  [200, { 'Access-Control-Allow-Origin': '*' }, null],
  [200, {}, 'Access-Control-Allow-Origin: null'],
  [403, { 'Access-Control-Allow-Origin': '*' }, '403'],
])(
  'releases in use must be at the CDN, where an answer with %i and %j leads to the problem %s',
  async (status, headers, reason) => {
    const store = openStore({ dataDir: folder, releasesUrl: null })
    await store.add(await readPackage(await packed), await packed)
    const requested: (string | undefined)[] = []
    const cdn = createServer(({ url }, response) => {
      requested.push(url)
      response.writeHead(status, headers).end()
    }).listen(0, '127.0.0.1')
    await once(cdn, 'listening')
    const address = `http://127.0.0.1:${(cdn.address() as AddressInfo).port}/remotes`
    const { report } = await check({ RELEASES_CDN_URL: address })
    cdn.close()
    const [path] = requested
    expect(path).toMatch(/^\/remotes\/library\/1\.0\.0\/\w/)
    const problem = `✗ releases  Browsers cannot load ${new URL(path ?? '', address)} (${reason}): correct the CDN, or unset RELEASES_CDN_URL.`
    const problems = report.split('\n').filter((line) => line.startsWith('✗ releases'))
    expect(problems).toEqual(reason === null ? [] : [problem])
  },
)

test('releases cannot be stored in a folder that is a file', async () => {
  await writeFile(join(folder, 'releases'), '')
  const { code, report } = await check()
  expect(report).toMatch(/^✗ releases {2}The folder “releases” of DATA_DIR cannot be written to \(E/m)
  expect(code).toBe(1)
})

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestClient } from '../../testing/client'
import { type TestApp, testApp } from '../../testing/test-app'
import { packRelease, putPackage, reportOf, writeHost } from '../testing'
import { runCheck } from './run-check'

let folder: string
let app: TestApp
let admin: TestClient
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lekta-check-pages-'))
  app = await testApp({ environment: { RELEASE_CHECK: `"${process.execPath}" "${join(folder, 'check.cjs')}" --json` } })
  admin = app.as(await app.make.account('admin'))
  await writeHost(app.app.dependencies.config.portalDir)
  await admin.call('addReleaseArea', { body: { name: 'library', paths: ['/library/'], key: null } })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

/** Makes the command run this program. */
const command = (program: string) => writeFile(join(folder, 'check.cjs'), program)
const printing = (version: string, changes: object = {}) =>
  command(`const [flag, address] = process.argv.slice(2)
if (flag !== '--json' || !address.endsWith('/remotes/library/${version}/')) throw new Error(address)
console.log(${JSON.stringify(JSON.stringify({ ...reportOf({ version }), ...changes }))})`)

async function pagesOf(version: string) {
  const { checks } = await admin.call('release', { params: { area: 'library', version } })
  return checks.find(({ gate }) => gate === 'pages')
}
const handIn = async (version: string) => putPackage(app.address, await admin.token(), await packRelease({ version }))
const promote = (version: string) =>
  admin.send('promote', { params: { area: 'library' }, body: { version, at: null, reason: 'Tested.' } })

test('a server with a command opens the pages itself; until then, nobody can get the release', async () => {
  await printing('1.0.0')
  expect((await handIn('1.0.0')).status).toBe(200)
  expect(await pagesOf('1.0.0')).toMatchObject({ outcome: 'running' })
  expect(await promote('1.0.0')).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('is still being checked') },
  })
  await app.runJobs()
  expect(await pagesOf('1.0.0')).toEqual({ gate: 'pages', outcome: 'passed', messages: [] })
  expect(await promote('1.0.0')).toMatchObject({ status: 200 })
})

test('a release whose pages have problems is never served; handed in again, it is checked again', async () => {
  await printing('1.1.0', { opened: 3 })
  await handIn('1.1.0')
  await app.runJobs()
  expect(await pagesOf('1.1.0')).toMatchObject({
    outcome: 'failed',
    messages: [expect.stringContaining('3 of 8 times')],
  })
  expect(await promote('1.1.0')).toMatchObject({ status: 409 })
  await printing('1.1.0')
  await handIn('1.1.0')
  await app.runJobs()
  expect(await pagesOf('1.1.0')).toMatchObject({ outcome: 'passed' })
})

test('a command that fails says why', async () => {
  await command("console.error('No browser.'); process.exit(3)")
  await handIn('1.2.0')
  await app.runJobs()
  expect(await pagesOf('1.2.0')).toMatchObject({
    outcome: 'failed',
    messages: ['The check of the pages ended without a report: No browser.'],
  })
})

test('a command that takes too long is ended with what it has started', async () => {
  const { errors } = await runCheck('sleep 600 & wait; echo', 'http://x/', AbortSignal.timeout(100))
  expect(errors).toContain('It took too long.')
})

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PagesReport } from '@lekta/shared/contract/delivery/pages-report'
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
const printing = (version: string, changes: Partial<PagesReport> = {}) =>
  command(`const [flag, address] = process.argv.slice(2)
if (flag !== '--json' || !address.endsWith('/remotes/library/${version}/')) throw new Error(address)
console.log(${JSON.stringify(JSON.stringify(reportOf({ version, ...changes })))})`)

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

test('a problem is named with its page, role, language and state, and keeps the release from everyone', async () => {
  const problem = { language: 'id', state: 'empty', problem: 'shows no heading' } as const
  const pages = [{ address: '/library/shelf', role: 'teacher' as const, problems: [problem] }]
  await printing('1.2.0', { pages, problems: 1 })
  await handIn('1.2.0')
  await app.runJobs()
  expect(await pagesOf('1.2.0')).toEqual({
    gate: 'pages',
    outcome: 'failed',
    messages: ['/library/shelf as teacher, in Indonesian, state empty: shows no heading.'],
  })
  expect(await promote('1.2.0')).toMatchObject({ status: 409 })
})

test.each([
  ['1.3.0', "console.error('No browser.'); process.exit(3)", 'ended without a report: No browser.'],
  ['1.3.1', '', 'ended without a report: it printed nothing'],
  ['1.3.2', "console.log('Nothing is wrong.')", 'printed this instead of its report as JSON: Nothing is wrong.'],
  ['1.3.3', "console.log('{}')", 'printed this instead of its report as JSON: {}'],
])('a command that gives no report says why, version %s', async (version, program, message) => {
  await command(program)
  await handIn(version)
  await app.runJobs()
  const messages = [`The check of the pages ${message}`]
  expect(await pagesOf(version)).toMatchObject({ outcome: 'failed', messages })
})

describe('a command', () => {
  const never = new AbortController().signal

  test.each([
    ['is ended', 'sleep 600 & wait; echo'],
    ['is ended even if it does not want to', 'trap "" TERM; sleep 600 & wait; sleep 600; echo'],
  ])('that takes too long %s, with what it has started', async (_, program) => {
    const { ending } = await runCheck(program, 'http://x/', { signal: never, timeLimit: 100 })
    expect(ending).toBe('took longer than 0 minutes, so it was ended')
  })

  test('that crashes is reported with its signal', async () => {
    const { ending, errors } = await runCheck('echo Oh >&2; kill -SEGV $$; echo', 'http://x/', {
      signal: never,
      timeLimit: 60_000,
    })
    expect([ending, errors]).toEqual(['was ended by SIGSEGV', 'Oh\n'])
  })

  test('is ended when another process takes over', async () => {
    const taken = new AbortController()
    const run = runCheck('sleep 600; echo', 'http://x/', { signal: taken.signal, timeLimit: 600_000 })
    taken.abort()
    expect(await run).toEqual({ output: '', errors: '', ending: 'was ended by SIGTERM' })
  })
})

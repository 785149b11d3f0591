import { generateKeyPairSync, sign } from 'node:crypto'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { shapeOf } from '@lekta/shared/contract/delivery/endpoint-shape'
import { pagesReportFile } from '@lekta/shared/contract/delivery/pages-report'
import { maxPackageBytes, releaseFile, signatureFile } from '@lekta/shared/contract/delivery/release-package'
import { studentContract } from '@lekta/shared/contract/people/student'
import { eq } from 'drizzle-orm'
import { auditEntry, release, releaseArea, releaseChannel, releaseToken } from '../../database/schema'
import type { TestClient } from '../../testing/client'
import { type TestApp, testApp } from '../../testing/test-app'
import { describeRelease, pack, packChecked, packRelease, putPackage, reportOf, sources, writeHost } from '../testing'
import { handInLimit } from './serve-publish'

let app: TestApp
let admin: TestClient
beforeAll(async () => {
  app = await testApp()
  admin = app.as(await app.make.account('admin'))
  await writeHost(app.app.dependencies.config.portalDir)
  await admin.call('addReleaseArea', { body: { name: 'library', paths: ['/library/'], key: null } })
})
afterAll(() => app.close())

let token: string
beforeEach(async () => {
  token = await newToken()
})
afterEach(async () => {
  await app.database.update(releaseArea).set({ publicKey: null })
})

async function newToken(changes: { may_roll_out?: boolean; expires_at?: string | null } = {}) {
  const body = { name: 'CI', may_roll_out: false, expires_at: null, ...changes }
  return (await admin.call('addReleaseToken', { params: { area: 'library' }, body })).token
}

const put = (packed: Buffer, by: string | null = token) => putPackage(app.address, by, packed)
const stored = (version: string) => app.database.select().from(release).where(eq(release.version, version))
const folderOf = (version: string) => join(app.app.dependencies.releaseStore.folder, 'library', version)

/** Returns the messages of the failed gates of a refused package. */
async function problemsOf(packed: Buffer) {
  const { status, message, data } = await put(packed)
  const failed = data?.checks.filter(({ outcome }) => outcome === 'failed') ?? []
  expect([status, message]).toEqual([422, failed[0]?.messages[0]])
  return Object.fromEntries(failed.map(({ gate, messages }) => [gate, messages]))
}

test('a package that passes every gate is stored with its files, and nobody gets it yet', async () => {
  const answer = await put(await packChecked())
  expect(answer).toMatchObject({ status: 200, code: 20000, data: { version: '1.0.0-abc' } })
  expect(answer.data?.checks.map(({ gate, outcome }) => `${gate} ${outcome}`)).toEqual([
    ...['format passed', 'integrity passed', 'signature skipped', 'paths passed', 'endpoints passed'],
    ...['shared passed', 'size passed', 'pages passed'],
  ])
  expect(existsSync(join(folderOf('1.0.0-abc'), 'remoteEntry.js'))).toBe(true)
  expect(await app.database.select().from(releaseChannel)).toEqual([])
  const history = await admin.call('releaseHistory', { params: { area: 'library' }, query: {} })
  expect(history.data).toMatchObject([
    { action: 'published', version: '1.0.0-abc', by: 'CI', commit: '0123456789abcdef' },
  ])
  const [row] = await stored('1.0.0-abc')
  const entries = await app.database
    .select()
    .from(auditEntry)
    .where(eq(auditEntry.subject, `release ${row?.id}`))
  expect(entries).toMatchObject([{ action: 'release published', accountId: null, source: 'token' }])
  expect(row).toMatchObject({
    author: 'Ayu Lestari',
    content: expect.not.objectContaining({ author: expect.anything() }),
  })
})

test('the same package again gets the stored checks; another one of the same version is refused', async () => {
  const packed = await packChecked({ version: '1.1.0' })
  const first = await put(packed)
  expect(await put(packed)).toEqual(first)
  expect(await stored('1.1.0')).toHaveLength(1)
  expect(await put(await packChecked({ version: '1.1.0', strings: { Shelf: 'Lemari' } }))).toMatchObject({
    status: 409,
    message: 'library already has another release 1.1.0: give it a new version.',
  })
})

test('the same code, built again by a later commit and checked again, gets the stored checks', async () => {
  const first = await put(await packChecked({ version: '1.1.1' }))
  const later = { version: '1.1.1', commit: 'fedcba9876543210', author: 'Budi', built_at: '2026-11-26T10:00:00.000Z' }
  expect(await put(await packChecked(later, { checked_at: '2026-11-26T10:01:00.000Z' }))).toEqual(first)
  expect(await stored('1.1.1')).toMatchObject([{ content: { commit: '0123456789abcdef' } }])
})

test('of packages that are handed in at the same time, one is stored', async () => {
  const same = await packChecked({ version: '1.2.0' })
  const other = await packChecked({ version: '1.2.0', strings: { Shelf: 'other' } })
  const answers = await Promise.all([same, other, same, other].map((packed) => put(packed)))
  const [row, ...more] = await stored('1.2.0')
  expect(more).toEqual([])
  const winner = row?.content.strings.Shelf === 'other' ? [409, 200, 409, 200] : [200, 409, 200, 409]
  expect(answers.map(({ status }) => status)).toEqual(winner)
})

test('a release whose files were removed gets them back when it is handed in again', async () => {
  const packed = await packChecked({ version: '1.3.0' })
  await put(packed)
  await app.database.update(release).set({ filesRemovedAt: new Date() }).where(eq(release.version, '1.3.0'))
  await app.app.dependencies.releaseStore.remove('library', '1.3.0')
  expect((await put(packed)).status).toBe(200)
  expect(existsSync(folderOf('1.3.0'))).toBe(true)
  expect(await stored('1.3.0')).toMatchObject([{ filesRemovedAt: null }])
})

test('an admin can hand in a package too, and other people cannot', async () => {
  const packed = await packChecked({ version: '1.4.0' })
  expect((await put(packed, await admin.token())).status).toBe(200)
  const school = app.as(await app.make.schoolAccount())
  expect((await put(packed, await school.token())).status).toBe(403)
  expect((await put(packed, null)).status).toBe(401)
})

const assertNothingStored = async () => {
  expect(await stored('2.0.0')).toEqual([])
  expect(existsSync(folderOf('2.0.0'))).toBe(false)
}

describe('a package is refused, and nothing of it stored,', () => {
  afterEach(assertNothingStored)

  test('if it cannot be read', async () => {
    const format = [expect.stringMatching(/^The file is not a package/)]
    expect(await problemsOf(Buffer.from('hello'))).toEqual({ format })
    expect((await put(Buffer.from('hello'))).data?.version).toBeNull()
  })

  test('if a file is not as it was built, which ends the checks', async () => {
    const { files } = describeRelease()
    const packed = await packRelease(
      { version: '2.0.0', files, shared: { vue: '^3.0.0' } },
      { ...sources, 'assets/shelf.js': 'evil()' },
    )
    expect(await problemsOf(packed)).toEqual({ integrity: ['assets/shelf.js is not as it was built.'] })
  })

  test('if the area has a key and the package no signature of it', async () => {
    const { publicKey } = generateKeyPairSync('ed25519')
    const key = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('base64')
    await admin.call('editReleaseArea', { params: { area: 'library' }, body: { paths: ['/library/'], key } })
    const packed = await packChecked({ version: '2.0.0' })
    expect(await problemsOf(packed)).toEqual({ signature: [expect.stringContaining('is not signed')] })
  })
})

describe('a package that does not fit the portal is refused, and nothing of it stored,', () => {
  afterEach(assertNothingStored)

  test('if it has pages of others', async () => {
    const pages = ['/teacher/shelf', '/login'].map((path) => ({ path: path as '/', title: 'A' }))
    const area = { ...describeRelease().area, pages }
    expect(await problemsOf(await packChecked({ version: '2.0.0', area, preload: {} }))).toMatchObject({
      paths: [
        'The page /teacher/shelf does not belong to the area: its paths begin with /library/.',
        'The page /login does not belong to the area: its paths begin with /library/.',
        'The page /login belongs to the area “host”.',
      ],
    })
  })

  test('if it belongs to another area', async () => {
    const area = { ...describeRelease().area, name: 'teacher' }
    const { paths } = await problemsOf(await packChecked({ version: '2.0.0', area }))
    expect(paths).toEqual(['The package contains the area “teacher”, not “library”.'])
  })

  test('for everything that does not fit, at once', async () => {
    const students = shapeOf(studentContract.students)
    const endpoints = { 'student.students': { ...students, answer: 'data' as const }, 'student.gone': students }
    const packed = await packChecked({
      version: '2.0.0',
      shared: { react: '^20.0.0' },
      uses: { endpoints, exports: { react: ['useBooks'] } },
    })
    expect(await problemsOf(packed)).toEqual({
      endpoints: [
        'It calls student.students, but at the API of this portal the answer is sent as page now, not as data.',
        `It calls student.gone (GET ${students.path}), which the API of this portal does not have.`,
      ],
      shared: [
        'It needs react ^20.0.0, and this portal has 19.3.1.',
        'It uses useBooks of react, which this portal’s version does not export.',
      ],
    })
  })
})

describe('a package whose pages are not good enough is refused, and nothing of it stored,', () => {
  afterEach(assertNothingStored)

  test('if a page is too large', async () => {
    const large = Array.from({ length: 600_000 }, (_, i) => ((i * 7919) % 65_521).toString(36)).join('')
    const report = JSON.stringify(reportOf({ version: '2.0.0' }))
    const packed = await packRelease(
      { version: '2.0.0' },
      { ...sources, 'assets/shelf.js': large, [pagesReportFile]: report },
    )
    expect(await problemsOf(packed)).toEqual({
      size: [expect.stringMatching(/^The page \/library\/shelf loads [\d.]+ KB, and a page may load 250\.0 KB\.$/)],
    })
  })

  test('if its pages were not opened, or have problems', async () => {
    expect(await problemsOf(await packRelease({ version: '2.0.0' }))).toEqual({
      pages: [expect.stringContaining('build it with --check')],
    })
    const problem = { language: 'id' as const, state: 'empty' as const, problem: 'has no heading' }
    const pages = [{ address: '/library/books', role: 'teacher' as const, problems: [problem] }]
    expect(await problemsOf(await packChecked({ version: '2.0.0' }, { pages, opened: 7 }))).toEqual({
      pages: [
        'The page /library/shelf was not checked: give it a sample address in fixtures.ts.',
        'Not every page was opened in each language and state: 7 of 8 times.',
        '/library/books as teacher, in Indonesian, state empty: has no heading.',
      ],
    })
    expect(await problemsOf(await packChecked({ version: '2.0.0' }, { version: '1.0.0' }))).toEqual({
      pages: [expect.stringContaining('is about library 1.0.0, not about this release')],
    })
  })

  test('if the portal does not say what it shares', async () => {
    const { portalDir } = app.app.dependencies.config
    await rm(join(portalDir, 'host/shared.json'))
    const problems = await problemsOf(await packChecked({ version: '2.0.0' }))
    await writeHost(portalDir)
    expect(problems).toEqual({ shared: [expect.stringContaining('its operator has to build it again')] })
  })
})

test('a signed package of an area with a key is accepted', async () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const key = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('base64')
  await admin.call('editReleaseArea', { params: { area: 'library' }, body: { paths: ['/library/'], key } })
  const files = { ...sources, [pagesReportFile]: JSON.stringify(reportOf({ version: '3.0.0' })) }
  const description = JSON.stringify(describeRelease({ version: '3.0.0' }, files))
  const signature = sign(null, Buffer.from(description), privateKey).toString('base64')
  const packed = await pack([[releaseFile, description], [signatureFile, signature], ...Object.entries(files)])
  expect(await put(packed)).toMatchObject({
    status: 200,
    data: { checks: expect.arrayContaining([expect.objectContaining({ gate: 'signature', outcome: 'passed' })]) },
  })
})

test('the sizes of pages are described with the difference from the stable release', async () => {
  await put(await packChecked({ version: '4.0.0' }))
  await admin.call('promote', { params: { area: 'library' }, body: { version: '4.0.0', at: null, reason: 'First.' } })
  const { data } = await put(await packChecked({ version: '4.1.0' }))
  expect(data?.checks.find(({ gate }) => gate === 'size')?.messages).toEqual([
    expect.stringMatching(/^The page \/library\/shelf loads 0\.1 KB \(as in 4\.0\.0\)\.$/),
  ])
})

describe('a token', () => {
  test('is valid for its own area only', async () => {
    await admin.call('addReleaseArea', { body: { name: 'games', paths: ['/games/'], key: null } })
    expect(await putPackage(app.address, token, await packChecked(), 'games')).toMatchObject({
      status: 403,
      message: 'This token releases library, not games.',
    })
    expect(await app.holding(token).refusal('profileMe')).toMatchObject({
      status: 403,
      message: 'Release tokens are only for handing in and rolling out releases.',
    })
    expect(
      (await app.holding(token).call('releases', { params: { area: 'library' }, query: {} })).total,
    ).toBeGreaterThan(0)
  })

  test('that is unknown, revoked or expired is refused with the reason', async () => {
    const unknown = `${token.slice(0, -3)}abc`
    const expiring = await newToken({ expires_at: new Date(app.clock.now().getTime() + 60_000).toISOString() })
    const { data } = await admin.call('releaseTokens', { params: { area: 'library' }, query: {} })
    await admin.call('revokeReleaseToken', { params: { area: 'library', id: data[1]?.id ?? 0 } })
    app.clock.advance(120_000)
    const message = async (by: string) => (await put(Buffer.from('hello'), by)).message
    expect(await message(unknown)).toBe(
      'This release token does not exist. Please create one on the page of the releases.',
    )
    expect(await message(token)).toMatch(/was revoked/)
    expect(await message(expiring)).toMatch(/has expired/)
    expect((await put(Buffer.from('hello'), token)).status).toBe(401)
  })

  test('is stored only as a hash, and its use is recorded once a minute', async () => {
    const rows = await app.database.select().from(releaseToken)
    expect(JSON.stringify(rows)).not.toContain(token.slice(-43))
    const usedAt = async () =>
      (await admin.call('releaseTokens', { params: { area: 'library' }, query: {} })).data[0]?.last_used_at
    expect(await usedAt()).toBeNull()
    await put(Buffer.from('hello'))
    const first = await usedAt()
    await put(Buffer.from('hello'))
    expect(await usedAt()).toBe(first)
    app.clock.advance(61_000)
    await put(Buffer.from('hello'))
    expect(await usedAt()).not.toBe(first)
  })

  test('may hand in a limited number of packages in a time', async () => {
    app.clock.startWindow(handInLimit.window)
    for (let i = 0; i < handInLimit.tries; i += 1) expect((await put(Buffer.from('hello'))).status).toBe(422)
    expect((await put(Buffer.from('hello'))).status).toBe(429)
  })
})

test('a body that is no package is refused before it is read', async () => {
  const send = (headers: Record<string, string>, body: string) =>
    fetch(`${app.address}/api/releases/library`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${token}`, ...headers },
      body,
    })
  expect((await send({ 'Content-Type': 'application/json' }, '{}')).status).toBe(415)
  expect((await send({ 'Content-Type': 'application/gzip' }, '')).status).toBe(400)
  const large = await app.app.inject({
    method: 'PUT',
    url: '/api/releases/library',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/gzip' },
    payload: Buffer.alloc(maxPackageBytes + 1),
  })
  expect([large.statusCode, large.json<{ message: string }>().message]).toEqual([
    413,
    'The package is larger than 30 MB.',
  ])
})

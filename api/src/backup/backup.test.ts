import { mkdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { sql } from 'drizzle-orm'
import { unpackTar } from 'modern-tar'
import * as tables from '../database/schema'
import { type TestApp, testApp } from '../testing/test-app'
import { writeArchive } from './archive-writer'
import { type BackupTool, backupTool } from './testing/backup-tool'

let app: TestApp
let tool: BackupTool
beforeAll(async () => {
  app = await testApp()
  await app.make.school({ name: 'SD Kenanga' })
})
afterAll(() => app.close())
beforeEach(async () => {
  tool = await backupTool()
})
afterEach(() => jest.restoreAllMocks())
afterEach(() => tool.close())

const run = (args: string[], environment: Record<string, string> = {}) =>
  tool.run(args, { url: app.databaseUrl, environment })
const verify = (path: string, environment: Record<string, string> = {}, ...flags: string[]) =>
  run(['verify', path, ...flags], environment)

async function write(path: string, content: string) {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
}

const registry = {
  teacher: { current: { version: '2' }, previous: { version: '1' } },
  child: { current: { version: '7' }, previous: null },
}

/** Fills the portal with releases, of which one is served no more. */
async function release() {
  const releases = ['teacher/1', 'teacher/2', 'teacher/0', 'child/7']
  for (const folder of releases) await write(join(tool.portalDir, 'remotes', folder, 'entry.js'), folder)
  await write(join(tool.portalDir, 'host/assets/a.js'), 'host')
  await write(join(tool.portalDir, 'remotes.json'), JSON.stringify(registry))
}

describe('a backup', () => {
  test('in a folder is named after its time, readable only by its owner, and recorded', async () => {
    const { code, output } = await run(['backup', 'backups'])
    expect(code).toBe(0)
    const [name = ''] = await tool.files()
    expect(name).toMatch(/^lekta-\d{4}-\d\d-\d\dT\d{6}Z\.tar\.gz$/)
    expect(output).toContain(`${join(tool.backups, name)} is a backup of`)
    expect(output).toContain('It is not encrypted')
    const rows = await app.database.select().from(tables.backup)
    const content = await readFile(join(tool.backups, name))
    expect(rows.at(-1)).toMatchObject({ bytes: content.length, encrypted: false, verifiedAt: null })
  })

  test('can be read with ordinary tools', async () => {
    const path = await tool.backUp(app.databaseUrl)
    const entries = await unpackTar(gunzipSync(await readFile(path)))
    const school = entries.find(({ header }) => header.name === 'database/school/000001.copy')
    expect(Buffer.from(school?.data ?? []).toString()).toContain('SD Kenanga')
    expect(entries.at(-1)?.header.name).toBe('manifest.json')
  })

  test('never replaces a file', async () => {
    const path = await tool.backUp(app.databaseUrl)
    const content = await readFile(path)
    const { code, error } = await run(['backup', path])
    expect([code, error]).toEqual([1, `${path} exists: choose another name.`])
    await writeFile(`${path}2.gz.partial`, '')
    expect((await run(['backup', `${path}2.gz`])).error).toContain('another backup is being written, or one was')
    expect(await readFile(path)).toEqual(content)
  })

  test('deletes older backups that it has named itself, and no other files', async () => {
    const old = ['lekta-2026-01-01T000000Z.tar.gz', 'lekta-2026-01-02T000000Z.tar.gz.age', 'lekta-before-exams.tar.gz']
    for (const name of old) await writeFile(join(tool.backups, name), '')
    const { output } = await run(['backup', 'backups', '--keep', '2'])
    expect(output).toContain('1 older backup was deleted.')
    expect((await tool.files()).sort()).toEqual([old[1], expect.stringMatching(/^lekta-2/), old[2]])
  })

  test('deletes what a backup that was killed days ago has left', async () => {
    const names = ['lekta-2026-01-01T000000Z.tar.gz.partial', 'lekta-2026-01-02T000000Z.tar.gz.partial', 'my.partial']
    for (const name of names) await writeFile(join(tool.backups, name), '')
    const longAgo = new Date(Date.now() - 2 * 24 * 60 * 60_000)
    for (const name of [names[0], names[2]]) await utimes(join(tool.backups, name ?? ''), longAgo, longAgo)
    await run(['backup', 'backups'])
    expect((await tool.files()).filter((name) => name.endsWith('.partial'))).toEqual([names[1], names[2]])
  })

  test('is refused with a sentence if its folder cannot be made', async () => {
    const file = join(tool.folder, 'a-file')
    await writeFile(file, '')
    expect(await run(['backup', file])).toMatchObject({
      code: 1,
      error: expect.stringMatching(/^\/.*a-file cannot be used as a folder for backups: EEXIST.*\.$/),
    })
  })

  test('leaves no file behind if it fails', async () => {
    const progress = () => {
      throw new Error('unplugged')
    }
    expect(await tool.run(['backup', 'backups'], { url: app.databaseUrl, progress })).toMatchObject({ code: 1 })
    expect(await tool.files()).toEqual([])
  })

  test('of an empty database is refused', async () => {
    const { code, error } = await tool.run(['backup', 'backups'], { url: await tool.emptyDatabase() })
    expect([code, error]).toEqual([1, 'The database is empty: there is nothing to back up.'])
  })
})

describe('the portal', () => {
  test('serves the same releases after a restore', async () => {
    await release()
    const path = await tool.backUp(app.databaseUrl)
    const portalDir = join(tool.folder, 'restored')
    const call = { url: await tool.emptyDatabase(), environment: { PORTAL_DIR: portalDir } }
    expect((await tool.run(['restore', path], call)).output).toContain('will serve the same releases')
    expect(JSON.parse(await readFile(join(portalDir, 'remotes.json'), 'utf8'))).toEqual(registry)
    for (const [file, content] of [
      ['host/assets/a.js', 'host'],
      ['remotes/teacher/1/entry.js', 'teacher/1'],
      ['remotes/child/7/entry.js', 'child/7'],
    ] as const)
      expect(await readFile(join(portalDir, file), 'utf8')).toBe(content)
    await expect(readFile(join(portalDir, 'remotes/teacher/0/entry.js'))).rejects.toThrow('ENOENT')
  })

  test('that serves something already is left as it is', async () => {
    await release()
    const path = await tool.backUp(app.databaseUrl)
    await write(join(tool.portalDir, 'host/assets/a.js'), 'newer')
    const { output } = await tool.run(['restore', path], { url: await tool.emptyDatabase() })
    expect(output).toContain('PORTAL_DIR already has releases')
    expect(await readFile(join(tool.portalDir, 'host/assets/a.js'), 'utf8')).toBe('newer')
  })
})

describe('an encrypted backup', () => {
  test('is written for a public key and read with its secret key, here or by age', async () => {
    const identity = await generateX25519Identity()
    const BACKUP_KEY = await identityToRecipient(identity)
    const path = await tool.backUp(app.databaseUrl, { environment: { BACKUP_KEY } })
    const decrypter = new Decrypter()
    decrypter.addIdentity(identity)
    const plain = await decrypter.decrypt(await readFile(path))
    expect(gunzipSync(plain).includes('SD Kenanga')).toBe(true)
    const BACKUP_KEY_FILE = join(tool.folder, 'key.txt')
    await writeFile(BACKUP_KEY_FILE, `# created: 2026-11-23\n# public key: ${BACKUP_KEY}\n${identity}\n`)
    const { code, output } = await verify(path, { BACKUP_KEY, BACKUP_KEY_FILE })
    expect([code, output]).toEqual([0, expect.stringContaining(', encrypted)')])
    expect((await verify(path, { BACKUP_KEY })).error).toContain('is encrypted: set BACKUP_KEY_FILE')
    const url = await tool.emptyDatabase()
    expect(await tool.run(['restore', path], { url, environment: { BACKUP_KEY_FILE } })).toMatchObject({ code: 0 })
  })

  test('is written and read with a passphrase, and not with another one', async () => {
    const { setScryptWorkFactor } = Encrypter.prototype
    const setWork = jest.spyOn(Encrypter.prototype, 'setScryptWorkFactor').mockImplementation(function (
      this: Encrypter,
    ) {
      // The work of a real key takes ten seconds in a test.
      setScryptWorkFactor.call(this, 10)
    })
    const BACKUP_KEY = 'correct horse battery staple'
    const path = await tool.backUp(app.databaseUrl, { environment: { BACKUP_KEY } })
    expect(await verify(path, { BACKUP_KEY })).toMatchObject({ code: 0, error: '' })
    const { code, error } = await verify(path, { BACKUP_KEY: 'wrong horse battery staple' })
    expect([code, error]).toEqual([1, expect.stringMatching(/cannot be decrypted: neither BACKUP_KEY nor/)])
    expect(setWork.mock.calls).toEqual([[18]])
  })

  test('is refused for a key that is none', async () => {
    const { code, error } = await run(['backup', 'backups'], { BACKUP_KEY: 'age1thisisnokey' })
    expect([code, error]).toEqual([1, expect.stringMatching(/^BACKUP_KEY is not a valid key of age/)])
    const short = await run(['backup', 'backups'], { BACKUP_KEY: 'secret' })
    expect([short.code, short.error]).toEqual([1, expect.stringMatching(/^BACKUP_KEY is "…" but must be/)])
    const missing = await run(['backup', 'backups'], { BACKUP_KEY_FILE: '/nowhere/key' })
    expect([missing.code, missing.error]).toEqual([1, expect.stringMatching(/^BACKUP_KEY_FILE cannot be read/)])
    expect(await tool.files()).toEqual([])
  })
})

describe('verifying', () => {
  test('is recorded if the operator wishes so', async () => {
    const path = await tool.backUp(app.databaseUrl)
    expect((await verify(path, {}, '--record')).output).toContain('This has been noted.')
    const rows = await app.database.select().from(tables.backup)
    expect(rows.filter(({ verifiedAt }) => verifiedAt !== null)).toHaveLength(1)
    const other = await tool.emptyDatabase()
    await tool.run(['upgrade'], { url: other })
    expect((await tool.run(['verify', path, '--record'], { url: other })).output).toContain('does not know this backup')
  })

  test('thoroughly restores the backup into a temporary database', async () => {
    const path = await tool.backUp(app.databaseUrl)
    const { code, output, error } = await verify(path, {}, '--deep')
    expect([code, error]).toEqual([0, ''])
    expect(output).toContain('every table has all its rows')
    const { rows } = await app.database.execute(sql`select from pg_database where datname like 'lekta_verify_%'`)
    expect(rows).toEqual([])
  })

  test('thoroughly says what is missing if the user of the database may not create one', async () => {
    const path = await tool.backUp(app.databaseUrl)
    await app.database.execute(sql`create role limited login password 'limited'`)
    const url = new URL(app.databaseUrl)
    url.username = 'limited'
    url.password = 'limited'
    try {
      const { code, error } = await tool.run(['verify', path, '--deep'], { url: url.href })
      expect([code, error]).toEqual([1, expect.stringMatching(/^A deep check restores .* “alter role … createdb”/)])
    } finally {
      await app.database.execute(sql`drop role limited`)
    }
  })
})

test('a file of a backup is never restored outside its folder', async () => {
  const path = await tool.backUp(app.databaseUrl)
  const manifest = await tool.manifestOf(path)
  const forged = join(tool.backups, 'forged.tar.gz')
  const once = async function* (text: string) {
    yield Buffer.from(text)
  }
  await writeArchive(forged, { key: null, now: new Date() }, async (archive) => {
    await archive.add('portal/../../../escaped.txt', 2, once('hi'))
    const text = JSON.stringify({ ...manifest, tables: [], sequences: [], jobs: 0, entries: archive.entries })
    await archive.add('manifest.json', Buffer.byteLength(text), once(text))
  })
  const { code, error } = await tool.run(['restore', forged], { url: await tool.emptyDatabase() })
  expect([code, error]).toEqual([1, 'The backup contains a file named ../../../escaped.txt.'])
})

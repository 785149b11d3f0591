import { createHash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { type TestApp, testApp } from '../testing/test-app'
import { writeArchive } from './archive-writer'
import { type BackupTool, backupTool } from './testing/backup-tool'
import { verifyBackup } from './verify-backup'

let identity: string

let app: TestApp
let tool: BackupTool
let content: Buffer
beforeAll(async () => {
  identity = await generateX25519Identity()
  ;[app, tool] = await Promise.all([testApp(), backupTool()])
  await app.make.student()
  content = await readFile(await tool.backUp(app.databaseUrl))
})
afterAll(async () => {
  await app.close()
  await tool.close()
})

const file = () => join(tool.backups, 'damaged.tar.gz')

/** Returns the error of verifying such a file; null if there is none. */
async function verify(damaged: Uint8Array): Promise<string | null> {
  await writeFile(file(), damaged)
  return verifyBackup(file(), { encrypting: null, decrypting: [identity] }, () => undefined).then(
    () => null,
    (error: Error) => `${error.name}: ${error.message}`,
  )
}

/** Returns some offsets of a file: its first and last bytes, and some between them. */
function offsetsOf({ length }: Uint8Array): number[] {
  const between = Array.from({ length: 60 }, (_, i) => Math.floor(((i + 0.5) * length) / 60))
  const ends = Array.from({ length: 40 }, (_, i) => [i, length - 1 - i]).flat()
  return [...new Set([...ends, ...between])].sort((a, b) => a - b)
}

function flipBit(bytes: Uint8Array, offset: number, bit: number): Uint8Array {
  const flipped = Uint8Array.from(bytes)
  flipped[offset] = (bytes[offset] ?? 0) ^ (1 << bit)
  return flipped
}

const refusal = /^StartError: damaged\.tar\.gz (is damaged or incomplete|is not a backup of Lekta)/

test('a backup that was cut off anywhere is refused', async () => {
  for (const offset of offsetsOf(content)) {
    expect([offset, await verify(content.subarray(0, offset))]).toEqual([offset, expect.stringMatching(refusal)])
  }
})

/** Returns whether a file contains the same, for example because only the name of a system in its header differs. */
function hasSameContent(flipped: Uint8Array): boolean {
  try {
    return gunzipSync(flipped).equals(gunzipSync(content))
  } catch {
    return false
  }
}

test('a backup in which a bit has changed anywhere is refused, unless it contains the same', async () => {
  let refused = 0
  for (const offset of offsetsOf(content)) {
    const flipped = flipBit(content, offset, offset % 8)
    const error = await verify(flipped)
    if (hasSameContent(flipped)) continue
    expect([offset, error]).toEqual([offset, expect.stringMatching(refusal)])
    refused++
  }
  expect(refused).toBeGreaterThan(120)
})

test('an encrypted backup that was cut off or changed anywhere is refused', async () => {
  const BACKUP_KEY = await identityToRecipient(identity)
  const encrypted = await readFile(await tool.backUp(app.databaseUrl, { environment: { BACKUP_KEY } }))
  expect(await verify(encrypted)).toBeNull()
  const refused = /^StartError: damaged\.tar\.gz (is damaged|is not a backup|cannot be decrypted)/
  for (const offset of offsetsOf(encrypted)) {
    const cut = await verify(encrypted.subarray(0, offset))
    const flipped = await verify(flipBit(encrypted, offset, 0))
    expect([offset, cut, flipped]).toEqual([offset, expect.stringMatching(refused), expect.stringMatching(refused)])
  }
})

test('two backups in one file, another file, a folder and no file are refused', async () => {
  expect(await verify(Buffer.concat([content, content]))).toMatch(refusal)
  expect(await verify(Buffer.from('PK\x03\x04 a spreadsheet'))).toBe(
    'StartError: damaged.tar.gz is not a backup of Lekta.',
  )
  const folder = await tool.run(['verify', 'backups'], { url: app.databaseUrl })
  expect(folder).toMatchObject({ code: 1, error: expect.stringMatching(/backups is a folder: name a file in it\.$/) })
  const missing = await tool.run(['verify', 'nowhere.tar.gz'], { url: app.databaseUrl })
  expect(missing).toMatchObject({ code: 1, error: expect.stringMatching(/^There is no file .*nowhere\.tar\.gz\.$/) })
})

describe('a complete file with a manifest', () => {
  const once = async function* (text: string) {
    yield Buffer.from(text)
  }

  /** Writes a backup with two schools. Returns why it is refused; null if it is not. */
  async function verifyWritten({ hashed = '1\n2\n', count = 2, name = 'database/school/000001.copy' }) {
    const rows = '1\n2\n'
    const manifest = await tool.manifestOf(await tool.backUp(app.databaseUrl))
    const path = `${file()}.written.gz`
    await rm(path, { force: true })
    await writeArchive(path, { key: null, now: new Date() }, async (archive) => {
      await archive.add(name, Buffer.byteLength(rows), once(rows))
      const tables = [{ name: 'school', columns: ['id'], rows: count }]
      const sha256 = createHash('sha256').update(hashed).digest('hex')
      const entries = [{ name: 'database/school/000001.copy', bytes: Buffer.byteLength(rows), sha256 }]
      const text = JSON.stringify({ ...manifest, tables, jobs: 0, entries })
      await archive.add('manifest.json', Buffer.byteLength(text), once(text))
    })
    return verify(await readFile(path))
  }

  test('is accepted if both agree', async () => {
    expect(await verifyWritten({})).toBeNull()
  })

  test.each([
    ['counts other rows', { count: 3 }],
    ['has the hash of other rows', { hashed: '1\n3\n' }],
    ['names another entry', { name: 'database/school/000002.copy' }],
  ])('is refused if the manifest %s', async (_, written) => {
    expect(await verifyWritten(written)).toMatch(refusal)
  })
})

test('nothing of a damaged backup is restored', async () => {
  const url = await tool.emptyDatabase()
  await writeFile(file(), content.subarray(0, content.length - 1))
  const { code, error } = await tool.run(['restore', file()], { url })
  expect([code, error]).toEqual([
    1,
    expect.stringMatching(/^damaged\.tar\.gz is damaged or incomplete, so nothing of it/),
  ])
  expect(await tool.dump(url)).toBe('')
})

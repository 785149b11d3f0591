import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { unpackTar } from 'modern-tar'
import { describeEmpty } from '../testing/release-line'
import { packRelease, unpackRelease } from './pack'
import { assertSigningKey, makeKey } from './signing-key'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lekta-pack-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const release = () => ({
  content: describeEmpty('1.0.0'),
  files: new Map([
    ['remoteEntry.js', Buffer.from('entry()')],
    ['assets/shelf.css', Buffer.from('.shelf{}')],
  ]),
})

const entriesOf = async (packed: Buffer) =>
  (await unpackTar(gunzipSync(packed), { strict: true })).map(({ header, data }) => ({
    name: header.name,
    data: Buffer.from(data ?? []),
  }))

test('a package begins with its description, and contains its files', async () => {
  const packed = await packRelease(release(), undefined)
  const names = (await entriesOf(packed)).map(({ name }) => name)
  expect(names).toEqual(['release.json', 'remoteEntry.js', 'assets/shelf.css'])
  expect(await unpackRelease(packed)).toEqual(release())
})

test('the same release gives the same bytes at any time', async () => {
  const first = await packRelease(release(), undefined)
  jest.useFakeTimers({ now: Date.now() + 5000, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  const second = await packRelease(release(), undefined)
  jest.useRealTimers()
  expect(second.equals(first)).toBe(true)
})

test('the signature fits the description and the public key, and comes second', async () => {
  const file = join(folder, 'secret.pem')
  const key = makeKey(file)
  expect(Buffer.from(key, 'base64')).toHaveLength(32)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  for (const setting of [file, readFileSync(file, 'utf8'), readFileSync(file, 'utf8').replaceAll('\n', '\\n')]) {
    const packed = await packRelease(release(), setting)
    const [description, signature] = await entriesOf(packed)
    expect(signature?.name).toBe('release.sig')
    const der = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), Buffer.from(key, 'base64')])
    const publicKey = createPublicKey({ key: der, format: 'der', type: 'spki' })
    const signed = Buffer.from(signature?.data.toString() ?? '', 'base64')
    expect(verify(null, description?.data ?? Buffer.of(), publicKey, signed)).toBe(true)
    expect(await unpackRelease(packed)).toEqual(release())
  }
})

test('a key is never overwritten', () => {
  const file = join(folder, 'secret.pem')
  makeKey(file)
  const before = readFileSync(file, 'utf8')
  expect(() => makeKey(file)).toThrow(`${file} exists already.`)
  expect(readFileSync(file, 'utf8')).toBe(before)
})

test('a key that cannot sign is refused, without printing it', () => {
  const file = join(folder, 'wrong.pem')
  writeFileSync(file, 'nothing')
  const rsa = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'pem', type: 'pkcs8' })
  expect(() => assertSigningKey('c2VjcmV0')).toThrow(
    'LEKTA_SIGNING_KEY contains neither a secret key nor the path of a file with one.',
  )
  expect(() => assertSigningKey(file)).toThrow(
    `LEKTA_SIGNING_KEY names ${file}, which contains no secret key that can be read.`,
  )
  expect(() => assertSigningKey(String(rsa))).toThrow('LEKTA_SIGNING_KEY contains a key for ec.')
  expect(() => assertSigningKey(undefined)).not.toThrow()
})

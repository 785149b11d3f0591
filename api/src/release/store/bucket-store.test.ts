import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openObjectStore } from '../../object-store/object-store'
import { fakeS3 } from '../../testing/fakes/fake-s3'
import { readPackage } from '../package/read-package'
import { packRelease, sources } from '../testing'
import { bucketStore } from './bucket-store'
import { folderOf } from './release-folder'

let server: Awaited<ReturnType<typeof fakeS3>>
let folder: string
beforeAll(async () => {
  server = await fakeS3({ key: 'KEY', secret: 'SECRET', bucket: 'releases', region: 'us-east-1' })
})
afterAll(() => server.close())
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lekta-bucket-'))
  server.objects.clear()
})
afterEach(() => rm(folder, { recursive: true }))

const version = '1.0.0-abc'
const storeOf = (name: string) => bucketStore(openObjectStore(server.address), join(folder, name))
const entryIn = (name: string) =>
  readFile(join(folderOf(join(folder, name), 'library', version), 'remoteEntry.js'), 'utf8')

test('a release that one server stores can be served by another one, which reads it once', async () => {
  const packed = await packRelease()
  await storeOf('a').add(await readPackage(packed), packed)
  expect(server.objects.get(`/releases/lekta/library/${version}.tgz`)).toEqual(packed)
  expect(await entryIn('a')).toBe(sources['remoteEntry.js'])
  const other = storeOf('b')
  const before = server.requests.length
  expect(await Promise.all([other.fetch('library', version), other.fetch('library', version)])).toEqual([true, true])
  expect(await other.fetch('library', version)).toBe(true)
  expect(server.requests.slice(before)).toEqual([`GET /releases/lekta/library/${version}.tgz`])
  expect(await entryIn('b')).toBe(sources['remoteEntry.js'])
})

test('a release of the installation is packed', async () => {
  const packed = await packRelease()
  await storeOf('a').add(await readPackage(packed), packed)
  server.objects.clear()
  const store = storeOf('b')
  const from = folderOf(join(folder, 'a'), 'library', version)
  await store.addFolder({ area: 'library', version }, from)
  await store.addFolder({ area: 'library', version }, from)
  const stored = await readPackage(server.objects.get(`/releases/lekta/library/${version}.tgz`) ?? Buffer.alloc(0))
  expect([...stored.files.keys()]).toEqual(Object.keys(sources))
  expect(await storeOf('c').fetch('library', version)).toBe(true)
})

test('a release that was removed, or never stored, cannot be served', async () => {
  const packed = await packRelease()
  const store = storeOf('a')
  await store.add(await readPackage(packed), packed)
  await store.remove('library', version)
  expect(server.objects.size).toBe(0)
  expect(await store.fetch('library', version)).toBe(false)
})

import { fakeS3 } from '../testing/fakes/fake-s3'
import { isBucketAddress, openObjectStore } from './object-store'

let server: Awaited<ReturnType<typeof fakeS3>>
beforeAll(async () => {
  server = await fakeS3({ key: 'AKIA1', secret: 'a/secret+with=signs', bucket: 'files', region: 'ap-southeast-3' })
})
afterAll(() => server.close())

test('files are stored, found and removed below the prefix, by requests that are signed', async () => {
  const store = openObjectStore(server.address)
  const content = Buffer.from([0, 255, 10])
  const key = 'library/1.0.0+b 1.tgz'
  expect([await store.has(key), await store.get(key)]).toEqual([false, null])
  await store.put(key, content, 'application/gzip')
  expect([...server.objects.keys()]).toEqual([`/files/lekta/${key}`])
  expect([await store.has(key), await store.get(key)]).toEqual([true, content])
  await store.put(key, Buffer.from('other'), 'text/plain')
  expect(String(await store.get(key))).toBe('other')
  await store.remove(key)
  await store.remove(key)
  expect(await store.get(key)).toBeNull()
})

test('a wrong secret and a missing bucket are reported with the store’s own reason', async () => {
  const store = openObjectStore(server.addressWith('wrong'))
  await expect(store.get('a')).rejects.toThrow('The object store answers GET with 403 SignatureDoesNotMatch')
  await expect(
    openObjectStore(server.addressWith('a/secret+with=signs', 'none')).put('a', Buffer.from('a'), 'text/plain'),
  ).rejects.toThrow('The object store has no such bucket.')
})

test.each([
  ['https://KEY:SECRET@s3.example.org/bucket', true],
  ['https://KEY:SECRET@s3.example.org/bucket/prefix?region=eu-1', true],
  ['https://s3.example.org/bucket', false],
  ['https://KEY:SECRET@s3.example.org/', false],
  ['s3://KEY:SECRET@bucket/prefix', false],
  ['bucket', false],
])('whether %s is the address of a bucket', (address, isOne) => {
  expect(isBucketAddress(address)).toBe(isOne)
})

import { fakeS3 } from '../testing/fakes/fake-s3'
import { PART } from './large-files'
import { addressBelow, isBucketAddress, isObjectStoreError, openObjectStore } from './object-store'

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

describe('a file that arrives piece by piece', () => {
  const piece = (size: number, byte: number) => Buffer.alloc(size, byte)
  async function* pieces(...parts: (Buffer | Error)[]) {
    for (const one of parts) {
      if (one instanceof Error) throw one
      yield one
    }
  }
  const readAll = async (key: string) => {
    const found: Buffer[] = []
    for await (const chunk of (await openObjectStore(server.address).read(key)) ?? []) found.push(chunk)
    return Buffer.concat(found)
  }

  test.each([
    ['empty', []],
    ['small', [piece(3, 1), piece(2, 2)]],
    ['large', [piece(5, 1), piece(PART, 2), piece(PART - 1, 3), piece(7, 4)]],
  ])('is stored and read when it is %s', async (name, parts) => {
    const store = openObjectStore(server.address)
    const content = Buffer.concat(parts)
    expect(await store.write(`file ${name}`, pieces(...parts), 'application/zip')).toBe(content.length)
    expect((await readAll(`file ${name}`)).equals(content)).toBe(true)
    expect(server.uploads.size).toBe(0)
  })

  test('is not stored at all if the content fails, early or late', async () => {
    const store = openObjectStore(server.address)
    const failing = (...before: Buffer[]) => store.write('half', pieces(...before, new Error('no more')), 'text/plain')
    await expect(failing(piece(9, 1))).rejects.toThrow('no more')
    await expect(failing(piece(PART, 1), piece(PART, 2))).rejects.toThrow('no more')
    expect([await store.has('half'), server.uploads.size]).toEqual([false, 0])
  })

  test('that is not there is null, and a store that is away is named', async () => {
    expect(await openObjectStore(server.address).read('nothing')).toBeNull()
    const away = openObjectStore('http://KEY:SECRET@127.0.0.1:1/bucket', 1000)
    const error = await away.read('nothing').catch((thrown: unknown) => thrown as Error)
    expect(isObjectStoreError(error as Error)).toBe(true)
  })
})

test('a folder in a bucket has the same key and region', () => {
  expect(addressBelow('https://KEY:a%2Fb@s3.example.org/bucket/x/?region=eu-1', 'releases')).toBe(
    'https://KEY:a%2Fb@s3.example.org/bucket/x/releases?region=eu-1',
  )
})

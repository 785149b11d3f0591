import { gzipSync } from 'node:zlib'
import { releaseFile } from '@lekta/shared/contract/delivery/release-package'
import { describeRelease, pack, packRelease, sources } from '../testing'
import { readPackage } from './read-package'

const description = JSON.stringify(describeRelease())

test('a package is unpacked with its description, files and hash', async () => {
  const packed = await packRelease()
  const { content, files, hash, bytes } = await readPackage(packed)
  expect(content).toEqual(describeRelease())
  expect(Object.fromEntries([...files].map(([name, file]) => [name, String(file)]))).toEqual(sources)
  expect(hash).toMatch(/^[0-9a-f]{64}$/)
  expect(bytes).toBe(packed.length)
})

describe('is refused with a sentence:', () => {
  const refusal = async (packed: Buffer) => (await readPackage(packed).catch((error: Error) => error)) as Error

  test('another file, an archive that was cut off, and an empty file', async () => {
    const packed = await packRelease()
    for (const broken of [Buffer.from('hello'), packed.subarray(0, packed.length / 2), Buffer.alloc(0), gzipSync('hi')])
      expect((await refusal(broken)).message).toMatch(/^The file is not a package|contains no release\.json/)
  })

  test('a package without a description, or with one that is not JSON', async () => {
    expect((await refusal(await pack([['a.js', 'a()']]))).message).toBe('The package contains no release.json.')
    expect((await refusal(await pack([[releaseFile, '{']]))).message).toBe('release.json is not JSON.')
  })

  test('a description with a missing or impossible field, which it names', async () => {
    const { version: _, ...without } = describeRelease()
    expect((await refusal(await pack([[releaseFile, JSON.stringify(without)]]))).message).toMatch(
      /^release\.json is not as it should be: version: /,
    )
    for (const files of [{ '../a.js': 1 }, { '/etc/a.js': 1 }, { 'a/../b.js': 1 }, { 'a\\b.js': 1 }]) {
      const changed = JSON.stringify({ ...describeRelease(), files })
      expect((await refusal(await pack([[releaseFile, changed]]))).message).toMatch(/: files/)
    }
  })

  test('a newer format', async () => {
    const packed = await packRelease({ format: 99 })
    expect((await refusal(packed)).message).toMatch(
      /^The package has format 99, and this portal reads format 1: build it/,
    )
  })

  test('a file that is contained twice', async () => {
    const packed = await pack([
      [releaseFile, description],
      ['a.js', 'a()'],
      ['a.js', 'b()'],
    ])
    expect((await refusal(packed)).message).toBe('The package contains a.js twice.')
  })

  test('a package that unpacks to more than its limit', async () => {
    const zeros = '0'.repeat(26 * 1024 * 1024)
    const packed = await pack([
      [releaseFile, description],
      ...['a', 'b', 'c', 'd'].map((name) => [name, zeros] as const),
    ])
    expect((await refusal(packed)).message).toBe('The package unpacks to more than 100 MB.')
  })
})

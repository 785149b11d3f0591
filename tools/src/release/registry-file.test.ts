import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { releaseLine } from '../testing/release-line'
import { flip, flipBack, readRegistry } from './registry-file'

let dist: string
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'lekta-registry-'))
})
afterEach(() => rmSync(dist, { recursive: true, force: true }))

const versions = () => {
  const { current, previous } = readRegistry(dist).teacher ?? {}
  return [current?.version, previous?.version]
}

test('before the first release the registry is empty', () => {
  expect(readRegistry(dist)).toEqual({})
})

test('a release becomes current, and the one before it becomes previous', async () => {
  await flip(dist, 'teacher', releaseLine('1'))
  expect(versions()).toEqual(['1', undefined])
  await flip(dist, 'teacher', releaseLine('2'))
  expect(versions()).toEqual(['2', '1'])
})

test('repeating a release changes nothing', async () => {
  await flip(dist, 'teacher', releaseLine('1'))
  await flip(dist, 'teacher', releaseLine('2'))
  await flip(dist, 'teacher', releaseLine('2'))
  expect(versions()).toEqual(['2', '1'])
})

test('a rollback swaps current and previous, and a second one swaps them back', async () => {
  await flip(dist, 'teacher', releaseLine('1'))
  await flip(dist, 'teacher', releaseLine('2'))
  await flipBack(dist, 'teacher')
  expect(versions()).toEqual(['1', '2'])
  await flipBack(dist, 'teacher')
  expect(versions()).toEqual(['2', '1'])
})

test('a rollback without a previous release is refused and changes nothing', async () => {
  await flip(dist, 'teacher', releaseLine('1'))
  await expect(flipBack(dist, 'teacher')).rejects.toThrow('The remote “teacher” has no release to go back to.')
  expect(versions()).toEqual(['1', undefined])
})

test('simultaneous releases of several remotes are all registered', async () => {
  const areas = Array.from({ length: 12 }, (_, i) => `area-${i}`)
  await Promise.all(areas.map((area) => flip(dist, area, releaseLine('1'))))
  expect(Object.keys(readRegistry(dist)).sort()).toEqual([...areas].sort())
  expect(readdirSync(dist)).toEqual(['remotes.json'])
})

test('a release is refused if the registry cannot be read', async () => {
  writeFileSync(join(dist, 'remotes.json'), '{ torn')
  await expect(flip(dist, 'teacher', releaseLine('1'))).rejects.toThrow('cannot be read')
})

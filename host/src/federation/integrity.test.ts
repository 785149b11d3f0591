import type { Release } from '@lekta/shared/routing'
import { createIntegrity } from './integrity'

const release = {
  entry: '/remotes/teacher/1/remoteEntry.js',
  files: { '/remotes/teacher/1/remoteEntry.js': 'sha384-entry' },
} as unknown as Release

function addRelease() {
  const integrity = createIntegrity()
  integrity.add(release)
  return integrity
}

test('a listed file has its hash, even with a retry parameter in its address', () => {
  expect(addRelease().hashOf('http://localhost/remotes/teacher/1/remoteEntry.js?r=2')).toBe('sha384-entry')
})

test('an unlisted file inside a release gets a hash that nothing matches', () => {
  expect(addRelease().hashOf('/remotes/teacher/1/assets/smuggled.js')).toMatch(/^sha384-A{64}$/)
})

test('a file outside all releases has no hash', () => {
  expect(addRelease().hashOf('/assets/main.js')).toBe('')
})

test('a file of a release without hashes, such as an override, has no hash', () => {
  const integrity = createIntegrity()
  integrity.add({ ...release, files: {} })
  expect(integrity.hashOf('/remotes/teacher/1/remoteEntry.js')).toBe('')
})

test('each repeated request for a file has a new address', () => {
  const { address } = createIntegrity()
  const addresses = [1, 2, 3].map(() => address('http://localhost/a.js'))
  expect(addresses).toEqual(['http://localhost/a.js', 'http://localhost/a.js?r=1', 'http://localhost/a.js?r=2'])
})

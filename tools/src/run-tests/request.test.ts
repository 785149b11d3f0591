import { UsageError } from '../usage-error'
import { parseTests } from './request'

test('a package can be named by its folder or by its area', () => {
  expect(parseTests(['teacher']).paths).toEqual(['remote-teacher'])
  expect(parseTests(['remote-teacher', 'api', 'test-runner']).paths).toEqual([
    'remote-teacher',
    'api',
    'remote-test-runner',
  ])
})

test('files and folders can be named by their paths in any notation', () => {
  const file = 'tools/src/run-tests/request.test.ts'
  expect(parseTests([file, `./${file}`, file.replaceAll('/', '\\')]).paths).toEqual([file])
  expect(parseTests(['e2e/journeys/', 'tools/src/packages.ts']).paths).toEqual([
    'e2e/journeys',
    'tools/src/packages.ts',
  ])
})

test('a test file can be named by its file name if that is unique', () => {
  expect(parseTests(['shell.test.ts', 'changed-files.test.ts']).paths).toEqual([
    'e2e/journeys/platform/shell.test.ts',
    'tools/src/run-tests/changed-files.test.ts',
  ])
  // A test file that was moved is found in its new folder.
  expect(parseTests(['e2e/src/shell.test.ts']).paths).toEqual(['e2e/journeys/platform/shell.test.ts'])
  expect(() => parseTests(['access.test.ts'])).toThrow(UsageError)
  expect(() => parseTests(['access.test.ts'])).toThrow('“access.test.ts” is the name of several tests: ')
})

test('--changed can be used alone or with other arguments', () => {
  expect(parseTests(['--changed'])).toEqual({ paths: [], changed: true })
  expect(parseTests(['api', '--changed'])).toEqual({ paths: ['api'], changed: true })
  expect(parseTests([])).toEqual({ paths: [], changed: false })
})

test.each([
  ['techer', '“techer” is not a package, nor a file or folder in one.'],
  ['e2e/journeys/shel.test.ts', '“e2e/journeys/shel.test.ts” is not a package, nor a file or folder in one.'],
  ['docs', '“docs” is not a package, nor a file or folder in one.'],
  ['../elsewhere', '“../elsewhere” is not a package, nor a file or folder in one.'],
  ['tools/package.json', 'There are no tests in “tools/package.json”.'],
  ['--watch', 'Unknown argument “--watch”; the only flag is --changed.'],
])('%s is refused with an explanation', (word, sentence) => {
  expect(() => parseTests([word])).toThrow(UsageError)
  expect(() => parseTests([word])).toThrow(sentence)
})

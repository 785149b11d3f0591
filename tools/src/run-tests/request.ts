import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { packageNames, root } from '../packages'
import { UsageError } from '../usage-error'
import { allTests, isSource, type Path, packageOf, testsUnder } from './test-files'

/** A parsed `npm test` command. */
export interface TestRequest {
  /** Packages, folders and files. */
  paths: Path[]
  /** Whether to also check everything that differs from `main`. */
  changed: boolean
}

export const testUsage = `npm test                                everything: types, style, unit, API and browser tests
npm test -- teacher                     the tests of a package, by its folder or its area
npm test -- api/src/invoice             the tests in a folder
npm test -- shell.test.ts               one test file, by its name alone if no other has it
npm test -- shared/src/lib/text/csv.ts  the tests that use a source file
npm test -- --changed                   the tests of everything that differs from main
Words can be combined.`

/** Returns the test file with a name; null if there is none. Throws a UsageError if there are several. */
function testNamed(name: string): Path | null {
  const tests = allTests().filter((path) => basename(path) === name)
  if (tests.length > 1) throw new UsageError(`“${name}” is the name of several tests: ${tests.join(', ')}.`)
  return tests[0] ?? null
}

function pathOf(word: string): Path {
  const path = word.replaceAll('\\', '/').replace(/^\.\//, '').replace(/\/+$/, '')
  const name = packageNames().find((folder) => folder === path || folder === `remote-${path}`)
  if (name) return name
  const exists = existsSync(join(root, path)) && packageNames().includes(packageOf(path))
  // Finds a test file by its name if it is not at the given path.
  const test = exists ? null : testNamed(basename(path))
  if (test) return test
  if (!exists) throw new UsageError(`“${word}” is not a package, nor a file or folder in one.`)
  if (!isSource(path) && testsUnder(path).length === 0) throw new UsageError(`There are no tests in “${word}”.`)
  return path
}

/** Parses the arguments of `npm test`. Throws a UsageError if one of them is unknown. */
export function parseTests(words: readonly string[]): TestRequest {
  const unknown = words.find((word) => word.startsWith('-') && word !== '--changed')
  if (unknown) throw new UsageError(`Unknown argument “${unknown}”; the only flag is --changed.`)
  const named = words.filter((word) => !word.startsWith('-'))
  return { paths: [...new Set(named.map(pathOf))], changed: words.includes('--changed') }
}

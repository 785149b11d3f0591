import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { packageNames, root } from '../packages'
import { UsageError } from '../usage-error'
import { isSource, type Path, packageOf, testsUnder } from './test-files'

/** What the command that runs tests asks for. */
export interface TestRequest {
  /** Packages, folders and files. */
  paths: Path[]
  /** Also what git says has changed. */
  changed: boolean
}

export const testUsage = `npm test                                everything: types, style, unit, API and browser tests
npm test -- teacher                     the tests of a package, by its folder or its area
npm test -- api/src/invoice             the tests in a folder
npm test -- e2e/src/shell.test.ts       one test file; for any other file, the tests that use it
npm test -- --changed                   the tests of everything that differs from main
Words can be combined.`

function pathOf(word: string): Path {
  const path = word.replaceAll('\\', '/').replace(/^\.\//, '').replace(/\/+$/, '')
  const name = packageNames().find((known) => known === path || known === `remote-${path}`)
  if (name) return name
  const isKnown = existsSync(join(root, path)) && packageNames().includes(packageOf(path))
  if (!isKnown) throw new UsageError(`“${word}” is not a package, nor a file or folder in one.`)
  if (!isSource(path) && testsUnder(path).length === 0) throw new UsageError(`There are no tests in “${word}”.`)
  return path
}

/** Reads the words of a test command. Throws a UsageError when one of them is unknown. */
export function parseTests(words: readonly string[]): TestRequest {
  const unknown = words.find((word) => word.startsWith('-') && word !== '--changed')
  if (unknown) throw new UsageError(`“${unknown}” is unknown; the only flag is --changed.`)
  const named = words.filter((word) => !word.startsWith('-'))
  return { paths: [...new Set(named.map(pathOf))], changed: words.includes('--changed') }
}

import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join, posix, relative } from 'node:path'
import ts from 'typescript'
import { packageNames, root } from '../packages'
import { allTests, isJourney, isSource, type Path, packageOf, testsUnder } from './test-files'

/** Tests that read files without importing them, with the files that affect them. */
const readingTests: readonly (readonly [Path, (changed: Path) => boolean])[] = [
  ['tools/src/architecture.test.ts', (path) => packageNames().includes(packageOf(path))],
  ['tools/src/publish/api/api-report.test.ts', (path) => ['shared', 'staff'].includes(packageOf(path))],
]

/** Files of a package that none of its own tests reads. */
const isDocument = (path: Path) => path.endsWith('.md') || basename(path) === 'api-published.json'

/** Files in the root folder that affect every package. */
const common = /^(package\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml|tsconfig\.base\.json)$/

const { resolve } = createRequire(import.meta.url)

/** Returns the paths that a module of the browser tests imports by relative specifiers. */
function importsIn(path: Path): Path[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(join(root, path), 'utf8'))
  const relatives = importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
  return relatives.map(({ fileName }) => `${posix.join(posix.dirname(path), fileName)}.ts`)
}

/** Returns the journeys that are among these modules or import one of them, directly or indirectly. */
function journeysUsing(sources: readonly Path[]): Path[] {
  const imports = new Map<Path, Path[]>()
  const listImports = (path: Path) => {
    const found = imports.get(path) ?? importsIn(path)
    imports.set(path, found)
    return found
  }
  const reaches = (path: Path, visited = new Set<Path>()): boolean => {
    if (sources.includes(path)) return true
    visited.add(path)
    return listImports(path).some((next) => !visited.has(next) && reaches(next, visited))
  }
  return testsUnder('e2e').filter((test) => reaches(test))
}

/** Returns the tests of all packages that are among these modules or import one of them, directly or indirectly. */
export function testsUsing(sources: readonly Path[]): Path[] {
  const [ofJourneys, ofPackages] = [sources.filter(isJourney), sources.filter((path) => !isJourney(path))]
  const journeys = ofJourneys.length > 0 ? journeysUsing(ofJourneys) : []
  return [...journeys, ...packageTestsUsing(ofPackages)]
}

function packageTestsUsing(sources: readonly Path[]): Path[] {
  if (sources.length === 0) return []
  const packages = packageNames().filter((name) => name !== 'e2e')
  // All packages are roots of each project. Otherwise, jest would follow imports only within the tested package.
  const roots = packages.flatMap((name) => ['--roots', join(root, name)])
  const args = [resolve('jest/bin/jest'), '--listTests', '--json', ...roots, '--projects', ...packages]
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', ...args, '--findRelatedTests', ...sources],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  if (status !== 0) throw new Error(`The tests of ${sources.join(', ')} could not be listed:\n${stderr}`)
  return (JSON.parse(stdout) as string[]).map((file) => relative(root, file).replaceAll('\\', '/'))
}

const mentions = (test: Path, name: string) => readFileSync(join(root, test), 'utf8').includes(name)

/** Returns the tests that may break when a file that is not a module changes. */
function testsBeside(path: Path): Path[] {
  const name = packageOf(path)
  if (common.test(path)) return allTests().filter((test) => !isJourney(test))
  if (!packageNames().includes(name)) return allTests().filter((test) => mentions(test, basename(path)))
  return isDocument(path) || path.startsWith(`${name}/bench/`) ? [] : testsUnder(name)
}

/**
 * Returns the tests that changed files may break: for a module, the tests that import it; for any other file, the
 * tests of its package or those that mention it. All journeys use the whole portal, so modules outside `e2e` add no
 * journeys.
 */
export function testsAffectedBy(changed: readonly Path[]): Path[] {
  const reading = readingTests.filter(([test, isRead]) => existsSync(join(root, test)) && changed.some(isRead))
  const others = changed.filter((path) => !isSource(path))
  return [
    ...new Set([
      ...testsUsing(changed.filter(isSource)),
      ...others.flatMap(testsBeside),
      ...reading.map(([test]) => test),
    ]),
  ].sort()
}

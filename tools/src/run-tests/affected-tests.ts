import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join, posix, relative } from 'node:path'
import ts from 'typescript'
import { packageNames, root } from '../packages'
import { allTests, isJourney, isSource, type Path, packageOf, testsUnder } from './test-files'

/** Reads every source file, and so depends on all of them. */
const architectureTest = 'tools/src/architecture.test.ts'

/** Files outside of the packages that every package is made with. */
const common = /^(package\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml|tsconfig\.base\.json)$/

const { resolve } = createRequire(import.meta.url)

/** The modules of the browser tests that a module imports. */
function importsIn(path: Path): Path[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(join(root, path), 'utf8'))
  const relatives = importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
  return relatives.map(({ fileName }) => `${posix.join(posix.dirname(path), fileName)}.ts`)
}

/** The journeys that are, or import, one of some modules, by way of any others. */
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

/** The tests that import one of some modules, by way of any others and of any package. */
export function testsUsing(sources: readonly Path[]): Path[] {
  const [ofJourneys, ofPackages] = [sources.filter(isJourney), sources.filter((path) => !isJourney(path))]
  const journeys = ofJourneys.length > 0 ? journeysUsing(ofJourneys) : []
  return [...journeys, ...packageTestsUsing(ofPackages)]
}

function packageTestsUsing(sources: readonly Path[]): Path[] {
  if (sources.length === 0) return []
  const packages = packageNames().filter((name) => name !== 'e2e')
  // Every package sees the files of all: by itself jest knows only those of the package that it tests.
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

/** The tests that a changed file which is no module may break. */
function testsBeside(path: Path): Path[] {
  const name = packageOf(path)
  if (common.test(path)) return allTests().filter((test) => !isJourney(test))
  if (!packageNames().includes(name)) return allTests().filter((test) => mentions(test, basename(path)))
  return path.startsWith(`${name}/bench/`) ? [] : testsUnder(name)
}

/**
 * The tests that changed files may break: of a module those that import it, of any other file those of its package, or those that
 * mention it. Journeys in a browser use the whole portal; only those that have changed themselves are among them.
 */
export function testsAffectedBy(changed: readonly Path[]): Path[] {
  const inPackages = changed.some((path) => packageNames().includes(packageOf(path)))
  const architecture = inPackages && existsSync(join(root, architectureTest)) ? [architectureTest] : []
  const others = changed.filter((path) => !isSource(path))
  return [...new Set([...testsUsing(changed.filter(isSource)), ...others.flatMap(testsBeside), ...architecture])].sort()
}

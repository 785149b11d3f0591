import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { basename, join, resolve as resolvePath } from 'node:path'
import { binOf } from '../installed-command'
import { packageNames, root } from '../packages'
import { packedLibrariesVariable } from '../testing/packed-libraries'
import { typescriptLoader } from '../typescript-loader'
import { type Batches, batchesOf } from './batches'
import type { TestPlan } from './plan'
import { temporaryFolder } from './temporary-folder'
import { allTests, isJourney, type Path, packageOf } from './test-files'

const { resolve } = createRequire(import.meta.url)

/** Options that let Node run TypeScript. */
const typed = ['--import', typescriptLoader]

/** A Node process to run in the root folder. */
export interface Step {
  name: string
  args: string[]
  /** Where the test runner writes its results. */
  results?: { runner: 'jest' | 'playwright'; file: string }
  /** The files that jest runs. Generated ones are written before the step starts, and deleted after it. */
  batches?: Batches
  /** Environment variables in addition to those of this process. */
  env?: Readonly<NodeJS.ProcessEnv>
}

/** Returns the environment of a test runner: both pack the libraries, which takes half a minute, only once. */
const environmentIn = (scratch: string) => ({
  ...temporaryFolder(),
  [packedLibrariesVariable]: resolvePath(scratch, 'libraries'),
})

/** Returns one run of jest over test files. It is a single run so that no core stays idle at the end of a package. */
function jest(name: string, files: readonly Path[], scratch: string): Step {
  const file = join(scratch, `${name}.json`)
  // By default, jest leaves one core idle. Here it uses one worker more than there are cores, because tests wait for
  // the database.
  const workers = availableParallelism() + 1
  const report = ['--json', `--outputFile=${file}`, '--silent=false']
  const packages = new Set(files.map(packageOf))
  const batches = batchesOf(files, basename(scratch))
  const args = [
    ...typed,
    resolve('jest/bin/jest'),
    ...report,
    `--maxWorkers=${workers}`,
    `--testSequencer=${join(import.meta.dirname, 'longest-first.ts')}`,
    '--projects',
    ...packages,
    '--runTestsByPath',
    ...batches.keys(),
  ]
  return { name, args, batches, results: { runner: 'jest', file }, env: environmentIn(scratch) }
}

const escapeRegExp = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** Returns one run of Playwright over some journeys, or over all if `files` is empty. */
function playwright(name: string, files: readonly string[], scratch: string): Step {
  const file = join(scratch, `${name}.json`)
  const config = ['--config', 'e2e/playwright.config.ts', '--reporter', 'list,json']
  const selected = files.map((path) => `/${escapeRegExp(path)}$`)
  return {
    name,
    args: [playwrightProgram(), 'test', ...config, ...selected],
    results: { runner: 'playwright', file },
    env: { ...environmentIn(scratch), PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  }
}

const playwrightProgram = () => createRequire(join(root, 'e2e/package.json')).resolve('@playwright/test/cli')

/**
 * The compiler, a Go program, collects garbage less often than by default, unless it needs more than 2 GB. That saves
 * an eighth of its processor time.
 */
const rarelyCollected = { GOGC: '400', GOMEMLIMIT: '2GiB' }

/**
 * Checks two packages at a time, each with one checker, because several checkers of one package would repeat work.
 */
const checkTypes = (packages: readonly string[]): Step => {
  const projects = packages.length === packageNames().length ? [] : packages
  const args = [binOf('typescript', 'tsc'), '-b', '--builders', '2', '--checkers', '1', ...projects]
  return { name: 'types', args, env: rarelyCollected }
}

/** Without this option, `biome ci` writes colour codes even to a file. */
const colours = () => (process.stdout.isTTY ? [] : ['--colors=off'])

const checkStyle = (paths: readonly string[]): Step => ({
  name: 'format and lint',
  args: [binOf('@biomejs/biome', 'biome'), 'ci', '--no-errors-on-unmatched', ...colours(), ...paths],
})

const build: Step = { name: 'build', args: [...typed, join(import.meta.dirname, '../lekta-tools.ts'), 'build-all'] }

/**
 * Returns the steps of a plan, the quick ones first, in groups. The steps of a group run at the same time: the second
 * one works while the first one starts, waits and ends, which no step does with all cores.
 */
export function stepsFor({ types, style, tests }: TestPlan, scratch: string): Step[][] {
  const files = (tests === 'all' ? allTests() : tests).filter((file) => !isJourney(file))
  const journeys = tests === 'all' ? [] : tests.filter(isJourney)
  const inBrowser = tests === 'all' || journeys.length > 0
  const groups = [
    [...(types.length > 0 ? [checkTypes(types)] : []), ...(style.length > 0 ? [checkStyle(style)] : [])],
    [...(files.length > 0 ? [jest('tests of packages', files, scratch)] : []), ...(inBrowser ? [build] : [])],
    inBrowser ? [playwright('tests in a browser', journeys, scratch)] : [],
  ]
  return groups.filter((group) => group.length > 0)
}

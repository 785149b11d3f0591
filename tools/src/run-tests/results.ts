import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Step } from './steps'

/** What came of one file of tests. */
export interface FileResult {
  /** Absolute path. */
  file: string
  passed: number
  failed: number
  /** Titles of tests that passed only when they were run again; they are among the passed ones. */
  flaky: readonly string[]
}

/** What jest writes of one file. */
interface JestFile {
  name: string
  status: string
  assertionResults: { status: string }[]
}

const readJest = ({ testResults }: { testResults: JestFile[] }): FileResult[] =>
  testResults.map(({ name, status, assertionResults }) => {
    const count = (of: string) => assertionResults.filter((each) => each.status === of).length
    // A file that could not even be loaded counts as one failure.
    return { file: name, passed: count('passed'), failed: count('failed') || Number(status === 'failed'), flaky: [] }
  })

type PlaywrightStatus = 'expected' | 'unexpected' | 'flaky' | 'skipped'

/** What Playwright writes of a file, or of a group of tests in it. */
interface PlaywrightSuite {
  file: string
  suites?: PlaywrightSuite[]
  specs: { title: string; tests: { status: PlaywrightStatus }[] }[]
}

export interface PlaywrightReport {
  config: { rootDir: string }
  suites: PlaywrightSuite[]
}

const testsIn = ({ specs, suites = [] }: PlaywrightSuite): { title: string; status: PlaywrightStatus }[] => [
  ...specs.flatMap(({ title, tests }) => tests.map(({ status }) => ({ title, status }))),
  ...suites.flatMap(testsIn),
]

/** Reads the report of a run of Playwright. */
export const readPlaywright = ({ config, suites }: PlaywrightReport): FileResult[] =>
  suites.map((suite) => {
    const tests = testsIn(suite)
    const titlesOf = (of: PlaywrightStatus) => tests.filter(({ status }) => status === of).map(({ title }) => title)
    const [expected, flaky, unexpected] = [titlesOf('expected'), titlesOf('flaky'), titlesOf('unexpected')]
    const passed = expected.length + flaky.length
    return { file: join(config.rootDir, suite.file), passed, failed: unexpected.length, flaky }
  })

/** Returns what a test runner has written of each file; nothing when it has not come so far. */
export function readResults({ runner, file }: NonNullable<Step['results']>): FileResult[] {
  if (!existsSync(file)) return []
  const report = JSON.parse(readFileSync(file, 'utf8'))
  return runner === 'jest' ? readJest(report) : readPlaywright(report)
}

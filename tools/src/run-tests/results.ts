import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Step } from './steps'

/** The result of one test file. */
export interface FileResult {
  /** Absolute path. */
  file: string
  passed: number
  failed: number
  /** Titles of tests that passed only on a retry; `passed` includes them. */
  flaky: readonly string[]
}

/** A test file in jest's report. */
interface JestFile {
  name: string
  status: string
  assertionResults: { status: string }[]
}

const readJest = ({ testResults }: { testResults: JestFile[] }): FileResult[] =>
  testResults.map(({ name, status, assertionResults }) => {
    const count = (of: string) => assertionResults.filter((each) => each.status === of).length
    // A file that could not be loaded counts as one failure.
    return { file: name, passed: count('passed'), failed: count('failed') || Number(status === 'failed'), flaky: [] }
  })

type PlaywrightStatus = 'expected' | 'unexpected' | 'flaky' | 'skipped'

/** A test file in Playwright's report, or a group of tests in such a file. */
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

/** Returns the result of each file in a Playwright report. */
export const readPlaywright = ({ config, suites }: PlaywrightReport): FileResult[] =>
  suites.map((suite) => {
    const tests = testsIn(suite)
    const titlesOf = (of: PlaywrightStatus) => tests.filter(({ status }) => status === of).map(({ title }) => title)
    const [expected, flaky, unexpected] = [titlesOf('expected'), titlesOf('flaky'), titlesOf('unexpected')]
    const passed = expected.length + flaky.length
    return { file: join(config.rootDir, suite.file), passed, failed: unexpected.length, flaky }
  })

/** Returns the result of each test file; none if the runner ended before it wrote its report. */
export function readResults({ runner, file }: NonNullable<Step['results']>): FileResult[] {
  if (!existsSync(file)) return []
  const report = JSON.parse(readFileSync(file, 'utf8'))
  return runner === 'jest' ? readJest(report) : readPlaywright(report)
}

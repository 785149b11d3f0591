import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { batchFolder } from '../jest/jest'
import { root } from '../packages'
import type { Step } from './steps'

/** The result of one test file. */
export interface FileResult {
  /** Absolute path. */
  file: string
  passed: number
  failed: number
  /** Titles of tests that passed only on a retry; `passed` includes them. */
  flaky: readonly string[]
  /** How long its tests took, without loading the file. */
  seconds: number
}

interface JestTest {
  status: string
  /** The titles of the groups around the test; in a batch, the first one is the path of the test file. */
  ancestorTitles: string[]
  /** Milliseconds; null for a test that did not run. */
  duration: number | null
}

/** A test file, or a batch of them, in jest's report. */
interface JestFile {
  name: string
  status: string
  assertionResults: JestTest[]
}

/** Returns the test files of a batch. If it failed without a failed test, it counts as a file, too. */
function filesOf(file: JestFile): JestFile[] {
  const { name, status, assertionResults } = file
  if (!name.includes(batchFolder)) return [file]
  const paths = new Set(assertionResults.map(({ ancestorTitles: [path = ''] }) => path))
  const files = [...paths].map((path) => {
    const tests = assertionResults.filter(({ ancestorTitles }) => ancestorTitles[0] === path)
    return { name: join(root, path), status: 'passed', assertionResults: tests }
  })
  const isBroken = status === 'failed' && !assertionResults.some((test) => test.status === 'failed')
  return isBroken ? [...files, { name, status, assertionResults: [] }] : files
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

const readJest = ({ testResults }: { testResults: JestFile[] }): FileResult[] =>
  testResults.flatMap(filesOf).map(({ name, status, assertionResults }) => {
    const count = (of: string) => assertionResults.filter((each) => each.status === of).length
    // A file that could not be loaded counts as one failure.
    const failed = count('failed') || Number(status === 'failed')
    const seconds = sum(assertionResults.map(({ duration }) => duration ?? 0)) / 1000
    return { file: name, passed: count('passed'), failed, flaky: [], seconds }
  })

type PlaywrightStatus = 'expected' | 'unexpected' | 'flaky' | 'skipped'

interface PlaywrightTest {
  status: PlaywrightStatus
  /** One result for each time that the test was run, with its duration in milliseconds. */
  results: { duration: number }[]
}

/** A test file in Playwright's report, or a group of tests in such a file. */
interface PlaywrightSuite {
  file: string
  suites?: PlaywrightSuite[]
  specs: { title: string; tests: PlaywrightTest[] }[]
}

export interface PlaywrightReport {
  config: { rootDir: string }
  suites: PlaywrightSuite[]
}

const testsIn = ({ specs, suites = [] }: PlaywrightSuite): ({ title: string } & PlaywrightTest)[] => [
  ...specs.flatMap(({ title, tests }) => tests.map((test) => ({ title, ...test }))),
  ...suites.flatMap(testsIn),
]

/** Returns the result of each file in a Playwright report. */
export const readPlaywright = ({ config, suites }: PlaywrightReport): FileResult[] =>
  suites.map((suite) => {
    const tests = testsIn(suite)
    const titlesOf = (of: PlaywrightStatus) => tests.filter(({ status }) => status === of).map(({ title }) => title)
    const [expected, flaky, unexpected] = [titlesOf('expected'), titlesOf('flaky'), titlesOf('unexpected')]
    const passed = expected.length + flaky.length
    const seconds = sum(tests.flatMap(({ results }) => results.map(({ duration }) => duration))) / 1000
    return { file: join(config.rootDir, suite.file), passed, failed: unexpected.length, flaky, seconds }
  })

/** Returns the result of each test file; none if the runner ended before it wrote its report. */
export function readResults({ runner, file }: NonNullable<Step['results']>): FileResult[] {
  if (!existsSync(file)) return []
  const report = JSON.parse(readFileSync(file, 'utf8'))
  return runner === 'jest' ? readJest(report) : readPlaywright(report)
}

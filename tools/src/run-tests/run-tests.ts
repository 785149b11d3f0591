import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, sep } from 'node:path'
import { namedNpmFlags } from '../npm-flags'
import { packageNames, root } from '../packages'
import { UsageError } from '../usage-error'
import { planTests } from './plan'
import { parseTests, testUsage } from './request'
import { type Step, stepsFor } from './steps'
import { allTests } from './test-files'

interface Outcome {
  name: string
  /** Of a step; a package's tests run beside those of others. */
  seconds?: number
  passed: number
  failed: number
}

const exitOf = ({ args }: Step) =>
  new Promise<number>((done) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' })
    child.on('error', () => done(1))
    child.on('exit', (code) => done(code ?? 1))
  })

/** What jest writes of one file of tests. */
interface Suite {
  name: string
  status: string
  assertionResults: { status: string }[]
}

/** What came of a file; one that could not even be loaded counts as one failure. */
function countsOf({ status, assertionResults }: Suite) {
  const [passed, failed] = ['passed', 'failed'].map((of) => assertionResults.filter((one) => one.status === of).length)
  return { passed: passed ?? 0, failed: failed || (status === 'failed' ? 1 : 0) }
}

const sum = (outcomes: readonly Outcome[], key: 'passed' | 'failed') =>
  outcomes.reduce((total, outcome) => total + outcome[key], 0)

/** The results of each package in a run of jest. */
function packagesIn(results: string | undefined): Outcome[] {
  if (!results || !existsSync(results)) return []
  const { testResults } = JSON.parse(readFileSync(results, 'utf8')) as { testResults: Suite[] }
  const suites = testResults.map((suite) => ({
    name: relative(root, suite.name).split(sep)[0] ?? '',
    ...countsOf(suite),
  }))
  return packageNames().flatMap((name) => {
    const own = suites.filter((suite) => suite.name === name)
    return own.length ? [{ name: `  ${name}`, passed: sum(own, 'passed'), failed: sum(own, 'failed') }] : []
  })
}

/** The outcome of a step, and behind it what it is the sum of. */
async function take(step: Step): Promise<Outcome[]> {
  console.log(`\n── ${step.name}`)
  const start = Date.now()
  const code = await exitOf(step)
  const seconds = (Date.now() - start) / 1000
  const parts = packagesIn(step.results)
  const passed = parts.length ? sum(parts, 'passed') : Number(code === 0)
  const failed = Math.max(sum(parts, 'failed'), Number(code !== 0))
  return [{ name: step.name, seconds, passed, failed }, ...parts]
}

/** Prints what came of each step. Returns how much failed. */
function summarize(steps: readonly Outcome[][]): number {
  console.log('\n── summary')
  for (const { name, seconds, passed, failed } of steps.flat()) {
    const took = seconds === undefined ? '' : `${seconds.toFixed(1)} s`
    console.log(`${failed > 0 ? '✗' : '✓'} ${name.padEnd(28)} ${took.padStart(9)}  ${passed} passed, ${failed} failed`)
  }
  const whole = steps.flatMap(([step]) => step ?? [])
  console.log(`${sum(whole, 'passed')} passed, ${sum(whole, 'failed')} failed`)
  return sum(whole, 'failed')
}

async function runTests(words: readonly string[]): Promise<number> {
  const plan = planTests(parseTests(words))
  if (plan.tests !== 'all') console.log(`Running ${plan.tests.length} of ${allTests().length} test files.`)
  const scratch = mkdtempSync(join(tmpdir(), 'lekta-test-'))
  const outcomes: Outcome[][] = []
  try {
    // One after the other: the machine has few cores, and each step uses all of them.
    for (const step of stepsFor(plan, scratch)) outcomes.push(await take(step))
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
  return summarize(outcomes) > 0 ? 1 : 0
}

try {
  process.exitCode = await runTests([...process.argv.slice(2), ...namedNpmFlags(process.env, ['changed'])])
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  console.error(`${error.message}\n\n${testUsage}`)
  process.exitCode = 2
}

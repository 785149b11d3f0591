import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, sep } from 'node:path'
import { namedNpmFlags } from '../npm-flags'
import { packageNames, root } from '../packages'
import { UsageError } from '../usage-error'
import { writeBatches } from './batches'
import { planTests } from './plan'
import { parseTests, testUsage } from './request'
import { type FileResult, readResults } from './results'
import { type Step, stepsFor } from './steps'
import { allTests } from './test-files'

interface Outcome {
  name: string
  /** Duration of a step; not set for packages, because their tests run in parallel. */
  seconds?: number
  passed: number
  failed: number
  /** The results of its test files, if it runs tests. */
  files?: readonly FileResult[]
  /** Titles of tests that passed only on a retry; `passed` includes them. */
  flaky?: readonly string[]
}

interface Ended {
  code: number
  /** What it has printed, unless it printed directly. */
  output: string
}

/** Runs a step. It prints directly, or its output is returned. */
const run = ({ args, env }: Step, stdio: 'inherit' | 'pipe') =>
  new Promise<Ended>((done) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio, env: { ...process.env, ...env } })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        output += chunk
      })
    }
    child.on('error', () => done({ code: 1, output }))
    child.on('close', (code) => done({ code: code ?? 1, output }))
  })

const sum = (outcomes: readonly Pick<Outcome, 'passed' | 'failed'>[], key: 'passed' | 'failed') =>
  outcomes.reduce((total, outcome) => total + outcome[key], 0)

/** Sums the results of test files by package. */
function byPackage(results: readonly FileResult[]): Outcome[] {
  return packageNames().flatMap((name) => {
    const files = results.filter(({ file }) => relative(root, file).split(sep)[0] === name)
    if (files.length === 0) return []
    const flaky = files.flatMap((file) => file.flaky)
    return [{ name: `  ${name}`, passed: sum(files, 'passed'), failed: sum(files, 'failed'), flaky }]
  })
}

/**
 * Runs a step. Returns its outcome, followed by the outcomes of the packages in it. A step that runs beside the first
 * one of its group prints when it has ended.
 */
async function take(step: Step, position: number): Promise<Outcome[]> {
  const isFirst = position === 0
  if (isFirst) console.log(`\n── ${step.name}`)
  const start = Date.now()
  const deleteBatches = step.batches && writeBatches(step.batches)
  const { code, output } = await run(step, isFirst ? 'inherit' : 'pipe')
  deleteBatches?.()
  if (!isFirst) console.log(`\n── ${step.name}\n${output.trimEnd()}`)
  const seconds = (Date.now() - start) / 1000
  const files = step.results ? readResults(step.results) : []
  const parts = byPackage(files)
  const passed = parts.length ? sum(parts, 'passed') : Number(code === 0)
  const failed = Math.max(sum(parts, 'failed'), Number(code !== 0))
  return [{ name: step.name, seconds, passed, failed, files }, ...parts]
}

/** The number of test files after which the slowest ones are printed, and the number of those. */
const [manyFiles, slowest] = [20, 10]

/** Prints which test files take the longest, so that slow ones are noticed. */
function printSlowest(files: readonly FileResult[]) {
  if (files.length < manyFiles) return
  console.log('\n── the slowest test files')
  for (const { file, seconds } of files.toSorted((a, b) => b.seconds - a.seconds).slice(0, slowest))
    console.log(`${seconds.toFixed(1).padStart(9)} s  ${relative(root, file)}`)
}

/** Prints the outcome of each step. Returns the number of failures. */
function summarize(steps: readonly Outcome[][]): number {
  printSlowest(steps.flatMap(([step]) => step?.files ?? []))
  console.log('\n── summary')
  for (const { name, seconds, passed, failed, flaky = [] } of steps.flat()) {
    const took = seconds === undefined ? '' : `${seconds.toFixed(1)} s`
    console.log(`${failed > 0 ? '✗' : '✓'} ${name.padEnd(28)} ${took.padStart(9)}  ${passed} passed, ${failed} failed`)
    for (const title of flaky) console.log(`    flaky: ${title}`)
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
    for (const group of stepsFor(plan, scratch)) outcomes.push(...(await Promise.all(group.map(take))))
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

import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { wholeRun } from './jest'
import { packageNames, root } from './packages'

const { resolve } = createRequire(import.meta.url)
/** Makes Node understand TypeScript. */
const typed = ['--import', pathToFileURL(resolve('tsx')).href]

/** Something that Node runs in the root folder. */
interface Step {
  name: string
  args: string[]
  /** Where jest leaves its results. */
  results?: string
}

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

const binOf = (name: string, command: string) => {
  const manifest = createRequire(join(root, 'package.json')).resolve(`${name}/package.json`)
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: string | Record<string, string> }
  return join(manifest, '..', typeof bin === 'string' ? bin : (bin[command] ?? ''))
}

/** One run of jest over some packages; with several, a core that is done with one goes on with the next. */
function jest(name: string, packages: readonly string[], scratch: string): Step {
  const results = join(scratch, `${packages.length}.json`)
  // A single package brings its own limits.
  const limits = packages.length > 1 ? Object.entries(wholeRun).map(([key, value]) => `--${key}=${value}`) : []
  const told = ['--json', `--outputFile=${results}`, '--silent=false']
  const args = [...typed, resolve('jest/bin/jest'), ...told, ...limits, '--projects', ...packages]
  return { name, args, results }
}

function stepsFor(scratch: string): Step[] {
  const packages = packageNames().filter((name) => name !== 'e2e')
  return [
    // Two cores do the same work once each; several checkers of one package would repeat a part of it.
    { name: 'types', args: [binOf('typescript', 'tsc'), '-b', '--builders', '2', '--checkers', '1'] },
    { name: 'format and lint', args: [binOf('@biomejs/biome', 'biome'), 'ci', '.'] },
    jest('tests of packages', packages, scratch),
    { name: 'build', args: [...typed, join(import.meta.dirname, 'lekta-tools.ts'), 'build-all'] },
    jest('tests in a browser', ['e2e'], scratch),
  ]
}

/** Prints what came of each step, and tells how much failed. */
function tell(steps: readonly Outcome[][]): number {
  console.log('\n── summary')
  for (const { name, seconds, passed, failed } of steps.flat()) {
    const took = seconds === undefined ? '' : `${seconds.toFixed(1)} s`
    console.log(`${failed > 0 ? '✗' : '✓'} ${name.padEnd(28)} ${took.padStart(9)}  ${passed} passed, ${failed} failed`)
  }
  const whole = steps.flatMap(([step]) => step ?? [])
  console.log(`${sum(whole, 'passed')} passed, ${sum(whole, 'failed')} failed`)
  return sum(whole, 'failed')
}

const scratch = mkdtempSync(join(tmpdir(), 'lekta-test-'))
const outcomes: Outcome[][] = []
// One after the other: the machine has few cores, and each step uses all of them.
for (const step of stepsFor(scratch)) outcomes.push(await take(step))
rmSync(scratch, { recursive: true, force: true })
process.exitCode = tell(outcomes) > 0 ? 1 : 0

import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { packageNames, root } from './packages'

const { resolve } = createRequire(import.meta.url)
const tsx = pathToFileURL(resolve('tsx')).href

interface Step {
  name: string
  cwd: string
  args: string[]
  /** Where jest leaves its counts. */
  counts?: string
}

interface Outcome {
  name: string
  seconds: number
  passed: number
  failed: number
}

const exitOf = ({ cwd, args }: Step) =>
  new Promise<number>((done) => {
    const child = spawn(process.execPath, args, { cwd, stdio: 'inherit' })
    child.on('error', () => done(1))
    child.on('exit', (code) => done(code ?? 1))
  })

/** A suite that could not even be loaded counts as one failure. */
function countsIn(file: string) {
  if (!existsSync(file)) return null
  const result = JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>
  const { numPassedTests = 0, numFailedTests = 0, numRuntimeErrorTestSuites = 0 } = result
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites }
}

async function take(step: Step): Promise<Outcome> {
  console.log(`\n── ${step.name}`)
  const start = Date.now()
  const code = await exitOf(step)
  const counted = step.counts ? countsIn(step.counts) : null
  const passed = counted?.passed ?? (code === 0 ? 1 : 0)
  const failed = Math.max(counted?.failed ?? 0, code === 0 ? 0 : 1)
  return { name: step.name, seconds: (Date.now() - start) / 1000, passed, failed }
}

const binOf = (name: string, command: string) => {
  const manifest = createRequire(join(root, 'package.json')).resolve(`${name}/package.json`)
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: string | Record<string, string> }
  return join(manifest, '..', typeof bin === 'string' ? bin : (bin[command] ?? ''))
}

const jest = (name: string, scratch: string): Step => {
  const counts = join(scratch, `${name}.json`)
  const args = [
    '--import',
    tsx,
    resolve('jest/bin/jest'),
    '--passWithNoTests',
    '--json',
    `--outputFile=${counts}`,
    '--silent=false',
  ]
  return { name: `tests of ${name}`, cwd: join(root, name), args, counts }
}

function stepsFor(scratch: string): Step[] {
  const packages = packageNames().filter((name) => name !== 'e2e')
  return [
    // Two cores do the same work once each; several checkers of one package would repeat a part of it.
    { name: 'types', cwd: root, args: [binOf('typescript', 'tsc'), '-b', '--builders', '2', '--checkers', '1'] },
    { name: 'format and lint', cwd: root, args: [binOf('@biomejs/biome', 'biome'), 'ci', '.'] },
    ...packages.map((name) => jest(name, scratch)),
    { name: 'build', cwd: root, args: ['--import', tsx, join(import.meta.dirname, 'lekta-tools.ts'), 'build-all'] },
    jest('e2e', scratch),
  ]
}

function tell(outcomes: readonly Outcome[]) {
  console.log('\n── summary')
  for (const { name, seconds, passed, failed } of outcomes) {
    console.log(
      `${failed > 0 ? '✗' : '✓'} ${name.padEnd(28)} ${seconds.toFixed(1).padStart(7)} s  ${passed} passed, ${failed} failed`,
    )
  }
  const sum = (key: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[key], 0)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  return sum('failed')
}

const scratch = mkdtempSync(join(tmpdir(), 'lekta-test-'))
const outcomes: Outcome[] = []
// One after the other: the machine has few cores, and jest uses all of them.
for (const step of stepsFor(scratch)) outcomes.push(await take(step))
rmSync(scratch, { recursive: true, force: true })
process.exitCode = tell(outcomes) > 0 ? 1 : 0

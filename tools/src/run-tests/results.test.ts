import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { batchFolder } from '../jest/jest'
import { root } from '../packages'
import { readResults } from './results'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lekta-results-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(report: unknown) {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}

const spec = (title: string, status: string) => ({ title, tests: [{ status, results: [{ duration: 1500 }] }] })

const jestTest = (status: string, ancestorTitles: string[] = []) => ({ status, ancestorTitles, duration: 20 })

test('browser tests are counted per file, with groups; flaky ones are named and count as passed', () => {
  const group = { title: '', file: 'shell.test.ts', specs: [spec('unstable', 'flaky'), spec('broken', 'unexpected')] }
  const suite = { title: 'shell.test.ts', file: 'shell.test.ts', specs: [spec('good', 'expected')], suites: [group] }
  const file = write({ config: { rootDir: '/lekta/e2e/journeys' }, suites: [suite] })
  expect(readResults({ runner: 'playwright', file })).toEqual([
    { file: '/lekta/e2e/journeys/shell.test.ts', passed: 2, failed: 1, flaky: ['unstable'], seconds: 4.5 },
  ])
})

test('a Jest file that cannot be loaded counts as one failure', () => {
  const loaded = { name: '/a.test.ts', status: 'passed', assertionResults: [jestTest('passed')] }
  const file = write({ testResults: [loaded, { name: '/b.test.ts', status: 'failed', assertionResults: [] }] })
  expect(readResults({ runner: 'jest', file })).toEqual([
    { file: '/a.test.ts', passed: 1, failed: 0, flaky: [], seconds: 0.02 },
    { file: '/b.test.ts', passed: 0, failed: 1, flaky: [], seconds: 0 },
  ])
})

test('the test files of a batch are counted separately, and a batch that broke is a failure', () => {
  const tests = [jestTest('passed', ['api/src/a.test.ts', 'a group']), jestTest('passed', ['api/src/b.test.ts'])]
  const name = `/lekta/api/${batchFolder}/run-1.test.cjs`
  const results = readResults({
    runner: 'jest',
    file: write({ testResults: [{ name, status: 'failed', assertionResults: tests }] }),
  })
  expect(results).toEqual([
    { file: join(root, 'api/src/a.test.ts'), passed: 1, failed: 0, flaky: [], seconds: 0.02 },
    { file: join(root, 'api/src/b.test.ts'), passed: 1, failed: 0, flaky: [], seconds: 0.02 },
    { file: name, passed: 0, failed: 1, flaky: [], seconds: 0 },
  ])
})

test('a run that ended before its report has no results', () => {
  expect(readResults({ runner: 'playwright', file: join(folder, 'missing.json') })).toEqual([])
})

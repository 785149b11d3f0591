import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

const spec = (title: string, status: string) => ({ title, tests: [{ status }] })

test('browser tests are counted per file, with groups; flaky ones are named and count as passed', () => {
  const group = { title: '', file: 'shell.test.ts', specs: [spec('unstable', 'flaky'), spec('broken', 'unexpected')] }
  const suite = { title: 'shell.test.ts', file: 'shell.test.ts', specs: [spec('good', 'expected')], suites: [group] }
  const file = write({ config: { rootDir: '/lekta/e2e/journeys' }, suites: [suite] })
  expect(readResults({ runner: 'playwright', file })).toEqual([
    { file: '/lekta/e2e/journeys/shell.test.ts', passed: 2, failed: 1, flaky: ['unstable'] },
  ])
})

test('a Jest file that cannot be loaded counts as one failure', () => {
  const loaded = { name: '/a.test.ts', status: 'passed', assertionResults: [{ status: 'passed' }] }
  const file = write({ testResults: [loaded, { name: '/b.test.ts', status: 'failed', assertionResults: [] }] })
  expect(readResults({ runner: 'jest', file })).toEqual([
    { file: '/a.test.ts', passed: 1, failed: 0, flaky: [] },
    { file: '/b.test.ts', passed: 0, failed: 1, flaky: [] },
  ])
})

test('a run that ended before its report has no results', () => {
  expect(readResults({ runner: 'playwright', file: join(folder, 'missing.json') })).toEqual([])
})

import { spawnTool } from '../testing/spawn-tool'

// Runs the compiler, the linter and jest.
jest.setTimeout(120_000)

/** Runs `npm test` with arguments, as from a terminal. */
const runTests = (...words: string[]) => spawnTool('run-tests/run-tests.ts', words, { JEST_WORKER_ID: undefined })

test('a single test file is run and its results are counted', async () => {
  const run = runTests('tools/src/build/page-files.test.ts')
  expect(await run.exited).toBe(0)
  expect(run.output()).toMatch(/^Running 1 of \d+ test files\./)
  expect(run.output()).toMatch(/✓ tests of packages +[\d.]+ s {2}(\d+) passed, 0 failed\n✓ {3}tools +\1 passed/)
  expect(run.output()).toMatch(/\n\d+ passed, 0 failed\n$/)
})

test('an unknown argument prints the usage and exits with 2', async () => {
  const run = runTests('techer')
  expect(await run.exited).toBe(2)
  expect(run.output()).toContain('“techer” is not a package, nor a file or folder in one.\n\nnpm test  ')
})

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyRepository, linkLike } from '../testing/repository-copy'

// The tests copy the repository, and run the compiler, the linter and jest in the copy.
jest.setTimeout(300_000)

const copy = realpathSync(mkdtempSync(join(tmpdir(), 'lekta-new-')))
const read = (file: string) => readFileSync(join(copy, file), 'utf8')

/** Runs Node in the copy. Resolves with its exit code and output. */
async function runNode(...args: string[]) {
  const env = { ...process.env, JEST_WORKER_ID: undefined, NODE_OPTIONS: '' }
  const child = spawn(process.execPath, args, { cwd: copy, env })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  const [status] = await once(child, 'close')
  return { status, output }
}

/** Runs `npm run new --` with arguments. */
const runNew = (...words: string[]) => runNode('--import', 'tsx', 'tools/src/new/new.ts', ...words)

const passed = (output = '') => ({ status: 0, output: expect.stringContaining(output) })

const commands = [
  ['remote', 'library', '--title-id', 'Perpustakaan', '--roles', 'teacher,school'],
  ['page', 'teacher', '/teacher/book-shelf', '--title', 'Teachers’ “own” books', '--title-id', "Buku 'guru'"],
  ['page', 'library', '/library/book/:id', '--title-id', 'Buku'],
  ['endpoint', 'book-shelf', 'book-count'],
  ['endpoint', 'book-shelf', 'renameReader', '--method', 'POST', '--roles', 'parent,teacher'],
  ['endpoint', 'teacher', 'teacher-title', '--path', '/v2/teacher-title', '--roles', 'teacher'],
  ['endpoint', 'bank', 'rename-owner', '--method', 'POST', '--roles', 'admin'],
]

const files = [
  'remote-library/src/area.test.tsx',
  'remote-library/src/screens/library/library.test.tsx',
  'remote-library/src/screens/book-by-id/book-by-id.test.tsx',
  'remote-teacher/src/area.test.tsx',
  'remote-teacher/src/screens/book-shelf/book-shelf.test.tsx',
  'api/src/book-shelf/book-count.test.ts',
  'api/src/book-shelf/rename-reader.test.ts',
  'api/src/teacher/teacher-title.test.ts',
  'api/src/bank/rename-owner.test.ts',
  'tools/src/architecture.test.ts',
]

const runJest = (...args: string[]) =>
  runNode('--import', 'tsx', join(copy, 'tools/node_modules/jest/bin/jest.js'), '--projects', ...args)

/** Starts all checks of the created files, in parallel. */
function check() {
  const compiler = join(realpathSync(join(copy, 'node_modules/typescript')), 'bin/tsc')
  const biome = join(copy, 'node_modules/@biomejs/biome/bin/biome')
  const calls = ['bookCount', 'renameReader', 'teacherTitle', 'renameOwner'].join('|')
  const generatedTests = ['remote-library', 'remote-teacher', 'api', 'tools', '--runTestsByPath', ...files]
  return {
    types: runNode(compiler, '-b', 'remote-library', 'remote-teacher', 'api'),
    style: runNode(biome, 'ci', '--error-on-warnings', '.'),
    tests: runJest(...generatedTests),
    access: runJest('api', '--runTestsByPath', 'api/src/access.test.ts', '-t', `^(${calls}) `),
  }
}

let checks: ReturnType<typeof check>
beforeAll(async () => {
  copyRepository(copy)
  for (const words of commands) {
    expect(await runNew(...words)).toEqual(passed())
    if (words[0] === 'remote') linkLike(copy, 'remote-admin', 'remote-library')
  }
  checks = check()
})
afterAll(async () => {
  await Promise.allSettled(Object.values(checks ?? {}))
  rmSync(copy, { recursive: true, force: true })
})

test('a new remote is referenced by the root tsconfig and has its own port', () => {
  expect(read('tsconfig.json')).toContain('{ "path": "remote-library" }')
  const ports = ['admin', 'teacher', 'library'].map(
    (name) => /30\d\d/.exec(read(`remote-${name}/webpack.config.ts`))?.[0],
  )
  expect(new Set(ports).size).toBe(3)
})

test('the generated code compiles', async () => {
  expect(await checks.types).toEqual({ status: 0, output: '' })
})

test('the generated code is formatted and has no lint warnings', async () => {
  expect(await checks.style).toEqual(passed())
})

test('the generated tests and the architecture tests pass', async () => {
  expect(await checks.tests).toEqual(passed(`${files.length} passed`))
})

test('the generated endpoints pass the access tests', async () => {
  expect(await checks.access).toEqual(passed('1 passed'))
})

test('an endpoint that exists already is refused and not overwritten', async () => {
  const before = read('api/src/book-shelf/handlers.ts')
  const again = await runNew('endpoint', 'book-shelf', 'book-count')
  expect(again).toEqual({ status: 2, output: expect.stringContaining('There is an endpoint “bookCount” already.') })
  expect(read('api/src/book-shelf/handlers.ts')).toBe(before)
})

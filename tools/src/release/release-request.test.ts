import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../packages'
import { UsageError } from '../usage-error'
import { parseRelease } from './release-request'

// Running npm takes seconds on a busy machine.
jest.setTimeout(120_000)

const parts = ['host', 'child', 'teacher']

test('remotes and the host are released by their names, each once', () => {
  expect(parseRelease(['teacher'], parts)).toEqual({ action: 'release', parts: ['teacher'] })
  expect(parseRelease(['host', 'teacher', 'host'], parts)).toEqual({ action: 'release', parts: ['host', 'teacher'] })
  expect(parseRelease(['all'], parts)).toEqual({ action: 'release', parts })
})

test('remotes are rolled back, wherever the flag is', () => {
  const request = { action: 'roll back', parts: ['teacher'] }
  expect(parseRelease(['teacher', '--rollback'], parts)).toEqual(request)
  expect(parseRelease(['--rollback', 'teacher'], parts)).toEqual(request)
})

test.each([
  [[], 'Name a remote.'],
  [['--rollback'], 'Name a remote.'],
  [['teachr'], 'Unknown argument “teachr”. Use host, child, teacher, all or --rollback.'],
  [['teacher', '--canary', '10'], 'Unknown argument “--canary”'],
  [['teacher', '10'], 'Unknown argument “10”'],
  [['teacher', '--rollbak'], 'Unknown argument “--rollbak”'],
  [['teacher', '--no-rollback'], 'Unknown argument “--no-rollback”'],
  [['host', '--rollback'], 'Only remotes can be rolled back, not the host.'],
  [['all', '--rollback'], 'Only remotes can be rolled back, not the host.'],
])('%j is refused with an explanation', (words, sentence) => {
  expect(() => parseRelease(words, parts)).toThrow(UsageError)
  expect(() => parseRelease(words, parts)).toThrow(sentence)
})

describe('npm run release', () => {
  /** The environment without the variables of the npm that runs these tests. */
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)))
  const dist = join(tmpdir(), `lekta-no-portal-${process.pid}`)
  afterEach(() => rmSync(dist, { recursive: true, force: true }))

  const npmRun = (...words: string[]) => {
    const options = { cwd: root, env: { ...env, PORTAL_DIR: dist }, encoding: 'utf8' } as const
    const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'release', ...words], {
      ...options,
      shell: process.platform === 'win32',
    })
    return { status, printed: stdout + stderr }
  }
  const nothingToRollBack = 'The remote “teacher” has no release to go back to.'

  test.each([[['teacher', '--rollback']], [['--', 'teacher', '--rollback']]])('with %j is a rollback', (words) => {
    expect(npmRun(...words)).toEqual({ status: 1, printed: expect.stringContaining(nothingToRollBack) })
    expect(existsSync(dist)).toBe(false)
  })

  test.each([
    [['teacher', '--canary', '10'], 'Unknown argument “10”'],
    [['teacher', '--rollbak'], 'Unknown argument “--rollbak”'],
    [['teacher', '--dry-run'], 'Unknown argument “--dry-run”'],
  ])('with %j prints its usage and exits with 2', (words, sentence) => {
    const { status, printed } = npmRun(...words)
    expect(printed).toContain(sentence)
    expect(printed).toContain('npm run release <remote> --rollback')
    expect(status).toBe(2)
  })
})

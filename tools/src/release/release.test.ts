import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describeEmpty, releaseLine } from '../testing/release-line'
import { type SpawnedTool, spawnTool } from '../testing/spawn-tool'
import type { BuildRelease } from './build-release'
import { flip, readRegistry } from './registry-file'
import { release } from './release'

// Some tests run a release in a separate process, which takes seconds to start on a busy machine.
jest.setTimeout(120_000)

let scratch: string
let dist: string
beforeEach(async () => {
  scratch = mkdtempSync(join(tmpdir(), 'lekta-release-'))
  dist = join(scratch, 'dist')
  await flip(dist, 'teacher', releaseLine('1'))
})

const spawned: SpawnedTool[] = []
afterEach(async () => {
  for (const { kill } of spawned) kill('SIGKILL')
  await Promise.all(spawned.splice(0).map(({ exited }) => exited))
  rmSync(scratch, { recursive: true, force: true })
})

const filesIn = () => readdirSync(dist, { recursive: true }).map(String).sort()

const buildQuickly: BuildRelease = async ({ version }, folder) => {
  writeFileSync(join(folder, 'remoteEntry.js'), version)
  return describeEmpty(version)
}

/** Starts a release in a separate process; its build ends when `finish` is called. */
function releaseInProcess() {
  const tool = spawnTool('testing/release-on-signal.ts', [dist, join(scratch, 'may-finish')])
  spawned.push(tool)
  return tool
}
const finish = () => writeFileSync(join(scratch, 'may-finish'), '')

test('a release becomes current with its files, and the one before it becomes previous', async () => {
  const { version } = await release('teacher', dist, buildQuickly)
  const { current, previous } = readRegistry(dist).teacher ?? {}
  expect([current?.version, previous?.version]).toEqual([version, '1'])
  expect(readFileSync(join(dist, 'remotes/teacher', version, 'remoteEntry.js'), 'utf8')).toBe(version)
})

test('a failed build leaves no files and does not change the registry', async () => {
  const build: BuildRelease = async (_, folder) => {
    writeFileSync(join(folder, 'half-built.js'), '')
    throw new Error('It does not compile.')
  }
  const before = readFileSync(join(dist, 'remotes.json'), 'utf8')
  await expect(release('teacher', dist, build)).rejects.toThrow('It does not compile.')
  expect(filesIn()).toEqual(['remotes.json'])
  expect(readFileSync(join(dist, 'remotes.json'), 'utf8')).toBe(before)
})

test('a release leaves no files if the registry cannot be updated', async () => {
  const build: BuildRelease = async (target, folder) => {
    writeFileSync(join(dist, 'remotes.json'), '{ torn')
    return buildQuickly(target, folder)
  }
  await expect(release('teacher', dist, build)).rejects.toThrow('cannot be read')
  expect(filesIn().filter((file) => file.includes('remoteEntry'))).toEqual([])
})

test('a release fails before its build if the registry cannot be read', async () => {
  writeFileSync(join(dist, 'remotes.json'), '{ torn')
  const build = jest.fn(buildQuickly)
  await expect(release('teacher', dist, build)).rejects.toThrow('cannot be read')
  expect(build).not.toHaveBeenCalled()
})

test('of two simultaneous releases of a remote the second waits and reuses the first', async () => {
  const first = releaseInProcess()
  await first.printed('building')
  const second = releaseInProcess()
  await second.printed(`Waiting for another release of teacher (process ${first.pid})`)
  finish()
  expect([await first.exited, await second.exited]).toEqual([0, 0])
  expect(second.output()).not.toContain('building')
  expect(second.output().split('\n').at(-2)).toBe(first.output().split('\n').at(-2))
  expect(readRegistry(dist).teacher?.previous?.version).toBe('1')
})

test('an interrupted release leaves no files', async () => {
  const interrupted = releaseInProcess()
  await interrupted.printed('building')
  interrupted.kill('SIGTERM')
  expect(await interrupted.exited).toBe(143)
  expect(filesIn()).toEqual(['remotes.json'])
})

test('the files of a killed release are removed by the next one, which does not wait for it', async () => {
  const killed = releaseInProcess()
  await killed.printed('building')
  killed.kill('SIGKILL')
  await killed.exited
  expect(filesIn().length).toBeGreaterThan(1)
  const { version } = await release('teacher', dist, buildQuickly)
  const folders = ['remotes', 'remotes.json', 'remotes/teacher', `remotes/teacher/${version}`]
  const files = ['release.json', 'remoteEntry.js'].map((file) => `remotes/teacher/${version}/${file}`)
  expect(filesIn()).toEqual([...folders, ...files].sort())
})

test('an unknown remote is refused with a list of the remotes', async () => {
  await expect(release('nowhere', dist, buildQuickly)).rejects.toThrow('There is no remote “nowhere”. Remotes: admin,')
})

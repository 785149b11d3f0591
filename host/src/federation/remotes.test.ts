import { type Area, type Boot, type Registry, type Release, tableOf } from '@lekta/shared/routing'
import { RemoteError } from './failures/remote-error'
import type { Transport } from './load-screen'
import { remotesOver } from './remotes'

const Screen = () => null
const areaWith = (translation: string): Area => ({
  name: 'teacher',
  words: { id: { Student: translation } },
  pages: [{ path: '/teacher/student', title: 'Student', lazy: async () => ({ default: Screen }) }],
})
const release = (version: string): Release => ({
  version,
  contract: '1.0.0',
  manifest: '',
  entry: '',
  container: version,
  files: {},
  preload: {},
  area: tableOf(areaWith('')),
})
const boot: Boot = {
  registry: { teacher: { current: release('2'), previous: release('1') } },
  nonce: '',
  remoteOrigins: [],
}

const line = (current: string, previous?: string): Registry[string] => ({
  current: release(current),
  previous: previous ? release(previous) : null,
})

/** A portal in which some releases cannot be loaded; `now` is the registry's entry when it is read again. */
function portal(broken: readonly string[] = [], now: Registry[string] | null = null, stopped: string[] = []) {
  const loads: string[] = []
  const learned: string[] = []
  const areas = new Map(['1', '2', '3'].map((version) => [version, areaWith(`Siswa ${version}`)]))
  const transport: Transport = {
    async load({ version }) {
      loads.push(version)
      const area = areas.get(version)
      if (!area || broken.includes(version)) throw new Error('down')
      return area
    },
    diagnose: async () => 'crash',
    reread: async () => now,
    wait: () => new Promise(() => undefined),
    run: (_area, _version, work) => work(),
  }
  const remotes = remotesOver({
    boot,
    transport,
    watch: { show: () => () => undefined },
    broken: stopped,
    onWords: (words) => learned.push(words.Student ?? ''),
  })
  const open = async () => (await remotes.loadScreen('teacher', '/teacher/student')).version
  const fail = (version: string) =>
    remotes.dropRelease(new RemoteError({ reason: 'crash', area: 'teacher', version, cause: new Error('boom') }))
  return { remotes, loads, learned, open, fail }
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => jest.restoreAllMocks())

test('an area brings its words once, when its code is here', async () => {
  const { learned, open } = portal()
  expect(learned).toEqual([])
  await open()
  await open()
  expect(learned).toEqual(['Siswa 2'])
})

test('the version that worked stays in force for the other pages of the area', async () => {
  const { remotes, loads, open } = portal(['2'])
  expect(remotes.versionOf('teacher')).toBe('2')
  await open()
  await open()
  expect(loads).toEqual(['2', '1', '1'])
  expect(remotes.versionOf('teacher')).toBe('1')
})

describe('a release whose page fails after loading', () => {
  test('is not used again, and the console names the release used instead', async () => {
    const { remotes, fail, open, loads } = portal()
    expect(await open()).toBe('2')
    expect(fail('2')).toBe(true)
    expect(console.error).toHaveBeenCalledWith(
      'The area teacher 2 failed (crash). teacher 1 is used instead.',
      expect.objectContaining({ message: 'boom' }),
    )
    expect(await open()).toBe('1')
    expect(remotes.versionOf('teacher')).toBe('1')
    expect(loads).toEqual(['2', '1'])
  })

  test('leaves nothing to show when the previous one fails as well, and the reason is that of the current one', async () => {
    const { fail, remotes } = portal()
    expect([fail('2'), fail('1')]).toEqual([true, false])
    await expect(remotes.loadScreen('teacher', '/teacher/student')).rejects.toMatchObject({
      reason: 'crash',
      version: '2',
      cause: expect.objectContaining({ message: 'boom' }),
    })
  })
})

describe('a release that froze or emptied this tab’s page', () => {
  test('is replaced by the previous one, and the console reports it', async () => {
    const { open, loads } = portal([], null, ['teacher@2'])
    expect(await open()).toBe('1')
    expect(loads).toEqual(['1'])
    expect(console.error).toHaveBeenCalledWith('The area teacher 2 failed (stopped). teacher 1 is used instead.')
  })

  test('is not run again by a retry either, until the registry names another one', async () => {
    const stopped = ['teacher@2', 'teacher@1']
    const { remotes, open } = portal([], line('2', '1'), stopped)
    await expect(open()).rejects.toMatchObject({ reason: 'stopped', version: '2' })
    remotes.retry('teacher')
    await expect(open()).rejects.toMatchObject({ reason: 'stopped' })
    const repaired = portal([], line('3', '2'), stopped)
    repaired.remotes.retry('teacher')
    expect(await repaired.open()).toBe('3')
  })
})

describe('a retry', () => {
  test('starts over with the current version', async () => {
    const { remotes, loads, open } = portal(['2'])
    await open()
    remotes.retry('teacher')
    await open()
    expect(loads).toEqual(['2', '1', '2', '1'])
  })

  test.each([
    ['a release that could not be loaded', ['2', '1']],
    ['a release that failed after it was loaded', []],
  ])('reads the registry again, so that %s heals without a reload', async (_, broken) => {
    const { remotes, open, fail } = portal(broken, line('3', '2'))
    if (broken.length > 0) await expect(open()).rejects.toMatchObject({ reason: 'crash' })
    else [fail('2'), fail('1')]
    remotes.retry('teacher')
    expect(await open()).toBe('3')
    expect(remotes.versionOf('teacher')).toBe('3')
  })

  test('uses the known registry if it cannot be read again', async () => {
    const { remotes, open, fail } = portal([], null)
    await open()
    fail('2')
    remotes.retry('teacher')
    expect(await open()).toBe('2')
  })
})

test('a preload that fails has no effect', async () => {
  const { remotes, loads } = portal(['1', '2'])
  remotes.preload('teacher')
  remotes.preload('nowhere')
  await Promise.resolve()
  expect(loads).toEqual(['2'])
})

test('an area that was never released is reported as down', async () => {
  const { remotes } = portal()
  await expect(remotes.loadScreen('nowhere', '/x')).rejects.toMatchObject({ reason: 'down', area: 'nowhere' })
})

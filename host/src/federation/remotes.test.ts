import { type Area, type Boot, type Registry, type Release, tableOf } from '@lekta/shared/routing'
import { RemoteError } from './failures/remote-error'
import type { Transport } from './load-screen'
import { createRemotesWith } from './remotes'

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
  overridePolicy: 'free',
  tag: '',
}

const registryEntry = (current: string, previous?: string): Registry[string] => ({
  current: release(current),
  previous: previous ? release(previous) : null,
})

/**
 * Creates a portal in which some releases cannot be loaded. `now` is the entry that the registry returns when it is
 * read again.
 */
function portal(broken: readonly string[] = [], now: Registry[string] | null = null, stoppedReleases: string[] = []) {
  const loads: string[] = []
  const addedWords: string[] = []
  const areas = new Map(['1', '2', '3'].map((version) => [version, areaWith(`Siswa ${version}`)]))
  const transport: Transport = {
    loadTexts: async () => undefined,
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
  const remotes = createRemotesWith({
    boot,
    transport,
    watch: { show: () => () => undefined },
    broken: stoppedReleases,
    onWords: (words) => addedWords.push(words.Student ?? ''),
  })
  const open = async () => (await remotes.loadScreen('teacher', '/teacher/student')).version
  const fail = (version: string) =>
    remotes.dropRelease(new RemoteError({ reason: 'crash', area: 'teacher', version, cause: new Error('boom') }))
  return { remotes, loads, addedWords, open, fail }
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => jest.restoreAllMocks())

test('the translations of an area are added once, when its code has loaded', async () => {
  const { addedWords, open } = portal()
  expect(addedWords).toEqual([])
  await open()
  await open()
  expect(addedWords).toEqual(['Siswa 2'])
})

test('the release that could be loaded is also used for the next page of the area', async () => {
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

  test('is reported with its own reason if the previous release fails as well', async () => {
    const { fail, remotes } = portal()
    expect([fail('2'), fail('1')]).toEqual([true, false])
    await expect(remotes.loadScreen('teacher', '/teacher/student')).rejects.toMatchObject({
      reason: 'crash',
      version: '2',
      cause: expect.objectContaining({ message: 'boom' }),
    })
  })
})

describe('a release that froze or emptied the page of this tab', () => {
  test('is replaced by the previous one, and the console reports it', async () => {
    const { open, loads } = portal([], null, ['teacher@2'])
    expect(await open()).toBe('1')
    expect(loads).toEqual(['1'])
    expect(console.error).toHaveBeenCalledWith('The area teacher 2 failed (stopped). teacher 1 is used instead.')
  })

  test('is not loaded by a retry either, until the registry names another release', async () => {
    const stoppedReleases = ['teacher@2', 'teacher@1']
    const { remotes, open } = portal([], registryEntry('2', '1'), stoppedReleases)
    await expect(open()).rejects.toMatchObject({ reason: 'stopped', version: '2' })
    remotes.retry('teacher')
    await expect(open()).rejects.toMatchObject({ reason: 'stopped' })
    const repaired = portal([], registryEntry('3', '2'), stoppedReleases)
    repaired.remotes.retry('teacher')
    expect(await repaired.open()).toBe('3')
  })
})

describe('a retry', () => {
  test('starts again with the current release', async () => {
    const { remotes, loads, open } = portal(['2'])
    await open()
    remotes.retry('teacher')
    await open()
    expect(loads).toEqual(['2', '1', '2', '1'])
  })

  test.each([
    ['a release that could not be loaded', ['2', '1']],
    ['a release that failed after it was loaded', []],
  ])('reads the registry again, so that %s is replaced without a reload', async (_, broken) => {
    const { remotes, open, fail } = portal(broken, registryEntry('3', '2'))
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

test('a preload that fails, or of an unknown area, has no effect', async () => {
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

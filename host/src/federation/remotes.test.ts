import { type Area, type Boot, type Release, tableOf } from '@lekta/shared/routing'
import type { Transport } from './load-screen'
import { remotesOver } from './remotes'

const Screen = () => null
const areaWith = (word: string): Area => ({
  name: 'teacher',
  words: { id: { Student: word } },
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

function portal(broken: readonly string[] = []) {
  const loads: string[] = []
  const learned: string[] = []
  const areas = new Map(['1', '2'].map((version) => [version, areaWith(`Siswa ${version}`)]))
  const transport: Transport = {
    async load({ version }) {
      loads.push(version)
      const area = areas.get(version)
      if (!area || broken.includes(version)) throw new Error('down')
      return area
    },
    diagnose: async () => 'crash',
    reread: async () => null,
    wait: async () => undefined,
  }
  const remotes = remotesOver({ boot, transport, onWords: (words) => learned.push(words.Student ?? '') })
  return { remotes, loads, learned }
}

test('an area brings its words once, when its code is here', async () => {
  const { remotes, learned } = portal()
  expect(learned).toEqual([])
  await remotes.loadScreen('teacher', '/teacher/student')
  await remotes.loadScreen('teacher', '/teacher/student')
  expect(learned).toEqual(['Siswa 2'])
})

test('the version that worked stays in force for the other pages of the area', async () => {
  const { remotes, loads } = portal(['2'])
  expect(remotes.versionOf('teacher')).toBe('2')
  await remotes.loadScreen('teacher', '/teacher/student')
  await remotes.loadScreen('teacher', '/teacher/student')
  expect(loads).toEqual(['2', '1', '1'])
  expect(remotes.versionOf('teacher')).toBe('1')
})

test('a retry starts over with the current version', async () => {
  const { remotes, loads } = portal(['2'])
  await remotes.loadScreen('teacher', '/teacher/student')
  remotes.retry('teacher')
  await remotes.loadScreen('teacher', '/teacher/student')
  expect(loads).toEqual(['2', '1', '2', '1'])
})

test('a preload that fails troubles nobody', async () => {
  const { remotes, loads } = portal(['1', '2'])
  remotes.preload('teacher')
  remotes.preload('nowhere')
  await Promise.resolve()
  expect(loads).toEqual(['2'])
})

test('an area that nobody released is told as down', async () => {
  const { remotes } = portal()
  await expect(remotes.loadScreen('nowhere', '/x')).rejects.toMatchObject({ reason: 'down', area: 'nowhere' })
})

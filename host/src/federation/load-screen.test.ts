import { type Area, type Release, tableOf } from '@lekta/shared/routing'
import { fits, loadScreen, type Transport } from './load-screen'
import { RemoteError } from './remote-error'

const Screen = () => null
const Cards = () => null
const area: Area = {
  name: 'teacher',
  words: { id: {} },
  pages: [{ path: '/teacher/student', title: 'Student', lazy: async () => ({ default: Screen }) }],
}
const release = (version: string, contract = '1.0.0'): Release => ({
  version,
  contract,
  manifest: '',
  entry: `/remotes/teacher/${version}/remoteEntry.js`,
  container: `teacher_${version}`,
  files: {},
  preload: {},
  area: tableOf(area),
})
const [now, before, next] = [release('2'), release('1'), release('3')]

type Fault = Awaited<ReturnType<Transport['diagnose']>>

/** A transport on which each release fails as its script says, try by try, and then works. */
function fake(faults: Record<string, Fault[]>, registry: Release | null = null) {
  const tries: string[] = []
  const pauses: number[] = []
  let rereads = 0
  const transport: Transport = {
    async load({ version }, fresh) {
      tries.push(fresh ? `${version} fresh` : version)
      const fault = faults[version]?.shift()
      if (fault) throw Object.assign(new Error(fault), { fault })
      return area
    },
    diagnose: async (error) => (error as { fault: Fault }).fault,
    reread: async () => {
      rereads += 1
      return registry
    },
    wait: async (pause) => void pauses.push(pause),
  }
  return { transport, tries, pauses, rereads: () => rereads }
}

const wanted = { area: 'teacher', path: '/teacher/student', contract: '1.4.0', releases: [now, before] }
const always = (fault: Fault) => Array.from({ length: 9 }, () => fault)

test('a healthy area is loaded at the first try', async () => {
  const { transport, tries } = fake({})
  await expect(loadScreen(transport, wanted)).resolves.toMatchObject({ screen: Screen, release: now })
  expect(tries).toEqual(['2'])
})

test('a stumble heals by trying again after a pause, past every cache', async () => {
  const { transport, tries, pauses } = fake({ 2: ['down', 'slow'] })
  await expect(loadScreen(transport, wanted)).resolves.toMatchObject({ release: now })
  expect(tries).toEqual(['2', '2 fresh', '2 fresh'])
  expect(pauses).toEqual([300, 1200])
})

test.each(['offline', 'down', 'slow', 'integrity'] as const)(
  'after three times %s the version before takes over',
  async (fault) => {
    const { transport, tries } = fake({ 2: always(fault) })
    await expect(loadScreen(transport, wanted)).resolves.toMatchObject({ release: before })
    expect(tries).toEqual(['2', '2 fresh', '2 fresh', '1'])
  },
)

test.each(['mismatch', 'crash'] as const)(
  'a %s is not tried again: the version before takes over at once',
  async (fault) => {
    const { transport, tries } = fake({ 2: always(fault) })
    await expect(loadScreen(transport, wanted)).resolves.toMatchObject({ release: before })
    expect(tries).toEqual(['2', '1'])
  },
)

test('a version made for another contract is not even asked for', async () => {
  const { transport, tries } = fake({})
  const releases = [release('2', '2.0.0'), before]
  await expect(loadScreen(transport, { ...wanted, releases })).resolves.toMatchObject({ release: before })
  expect(tries).toEqual(['1'])
})

test('a file that is gone leads to one look at the registry, and to the version it names now', async () => {
  const { transport, tries, rereads } = fake({ 2: always('gone') }, next)
  await expect(loadScreen(transport, wanted)).resolves.toMatchObject({ release: next })
  expect(tries).toEqual(['2', '3'])
  expect(rereads()).toBe(1)
})

test('a file that is gone from every version is looked up once and told as down', async () => {
  const { transport, rereads } = fake({ 1: always('gone'), 2: always('gone'), 3: always('gone') }, next)
  await expect(loadScreen(transport, wanted)).rejects.toMatchObject({ reason: 'down', area: 'teacher', version: '2' })
  expect(rereads()).toBe(1)
})

test.each(['offline', 'down', 'slow', 'mismatch', 'integrity', 'crash'] as const)(
  'when nothing helps, the failure says %s and names the current version',
  async (reason) => {
    const { transport } = fake({ 1: always('down'), 2: always(reason) })
    const failure = loadScreen(transport, wanted)
    await expect(failure).rejects.toBeInstanceOf(RemoteError)
    await expect(failure).rejects.toMatchObject({ reason, area: 'teacher', version: '2' })
  },
)

test('the cards of an area for the dashboard are loaded like a page', async () => {
  const { transport } = fake({})
  const withCards: Transport = {
    ...transport,
    load: async () => ({ ...area, dashboard: async () => ({ default: Cards }) }),
  }
  await expect(loadScreen(withCards, { ...wanted, path: 'dashboard' })).resolves.toMatchObject({ screen: Cards })
})

test('a page that the area does not have fails like a crash would', async () => {
  const { transport } = fake({})
  const asked: Transport = { ...transport, diagnose: async () => 'crash' }
  await expect(loadScreen(asked, { ...wanted, path: '/teacher/nowhere' })).rejects.toMatchObject({ reason: 'crash' })
})

test.each([
  ['1.0.0', '1.9.3', true],
  ['2.0.0', '1.9.3', false],
])('a remote made for contract %s fits into a portal with %s: %s', (made, has, answer) => {
  expect(fits(release('1', made), has)).toBe(answer)
})

test('where the network is slow, the version before gets one try, so that the answer does not take a minute', async () => {
  const { transport, tries } = fake({ 1: always('slow'), 2: always('slow') })
  await expect(loadScreen(transport, wanted)).rejects.toMatchObject({ reason: 'slow' })
  expect(tries).toEqual(['2', '2 fresh', '2 fresh', '1'])
})

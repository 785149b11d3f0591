import { type Area, type Release, tableOf } from '@lekta/shared/routing'
import { RemoteError } from './failures/remote-error'
import {
  answerWithin,
  isCompatible,
  type Loaded,
  loadScreen,
  overtakeAfter,
  type PageRequest,
  type Transport,
} from './load-screen'

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

type ErrorReason = Awaited<ReturnType<Transport['diagnose']>>

/** A step in which a release loads only after some milliseconds. */
const late = (milliseconds: number) => ({ milliseconds })

/**
 * A transport on the fake clock. Each release fails as listed in `script`, one entry for each load, and then works.
 */
function fake(script: Record<string, (ErrorReason | ReturnType<typeof late>)[]>, registry: Release | null = null) {
  const tries: string[] = []
  let rereads = 0
  const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
  const transport: Transport = {
    loadTexts: async () => undefined,
    async load({ version }, fresh) {
      tries.push(fresh ? `${version} fresh` : version)
      const step = script[version]?.shift()
      if (typeof step === 'string') throw Object.assign(new Error(step), { reason: step })
      if (step) await wait(step.milliseconds)
      return area
    },
    diagnose: async (error) => (error as { reason: ErrorReason }).reason,
    reread: async () => {
      rereads += 1
      return registry && { current: registry, previous: null }
    },
    wait,
    run: (_area, _version, work) => work(),
  }
  return { transport, tries, rereads: () => rereads }
}

const pageRequest: PageRequest = {
  area: 'teacher',
  path: '/teacher/student',
  contract: '1.4.0',
  version: '2',
  releases: Promise.resolve([now, before]),
}
const without = { ...pageRequest, releases: Promise.resolve([now]) }
const always = (reason: ErrorReason) => Array.from({ length: 9 }, () => reason)

interface Outcome {
  /** Milliseconds on the fake clock. */
  after: number
  loaded?: Loaded
  error?: RemoteError
}

/** Loads the page while the clock runs. Returns the outcome and when it arrived. */
async function load(transport: Transport, request: PageRequest = pageRequest): Promise<Outcome> {
  const start = Date.now()
  const outcome = loadScreen(transport, request).then(
    (loaded) => ({ loaded, after: Date.now() - start }),
    (error: RemoteError) => ({ error, after: Date.now() - start }),
  )
  await jest.advanceTimersByTimeAsync(60_000)
  return outcome
}

const versionOf = ({ loaded }: Outcome) => loaded?.release.version

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('a page is not shown before its texts are there', async () => {
  const { transport } = fake({})
  const loadTexts = jest.fn(() => new Promise<void>((resolve) => setTimeout(resolve, 700)))
  const outcome = await load({ ...transport, loadTexts })
  expect(outcome).toMatchObject({ after: 700 })
  expect(loadTexts).toHaveBeenCalledWith(now)
})

test('a working area loads at the first try, and nothing is logged', async () => {
  const { transport, tries } = fake({})
  expect(await load(transport)).toMatchObject({ loaded: { screen: Screen, release: now }, after: 0 })
  expect(tries).toEqual(['2'])
  expect(console.error).not.toHaveBeenCalled()
})

test('two failed loads are retried after pauses, bypassing the cache', async () => {
  const { transport, tries } = fake({ 2: ['down', 'slow'] })
  const outcome = await load(transport)
  expect([versionOf(outcome), outcome.after]).toEqual(['2', 1500])
  expect(tries).toEqual(['2', '2 fresh', '2 fresh'])
})

test.each(['offline', 'down', 'slow', 'integrity'] as const)(
  'after three failures with the reason %s the previous release is used',
  async (reason) => {
    const { transport, tries } = fake({ 2: always(reason) })
    expect(versionOf(await load(transport))).toBe('1')
    expect(tries).toEqual(['2', '2 fresh', '2 fresh', '1'])
  },
)

test.each(['mismatch', 'crash'] as const)(
  'a failure with the reason %s is not retried, and the previous release is used at once',
  async (reason) => {
    const { transport, tries } = fake({ 2: always(reason) })
    expect(versionOf(await load(transport))).toBe('1')
    expect(tries).toEqual(['2', '1'])
  },
)

test('the console names the failed release, the reason and the release that is used instead', async () => {
  await load(fake({ 2: always('integrity') }).transport)
  expect(console.error).toHaveBeenCalledWith(
    'The area teacher 2 failed (integrity). teacher 1 is used instead.',
    expect.objectContaining({ message: 'integrity' }),
  )
})

test('a release built for another contract is not fetched, and the previous one is used', async () => {
  const { transport, tries } = fake({})
  const releases = Promise.resolve([release('2', '2.0.0'), before])
  expect(versionOf(await load(transport, { ...pageRequest, releases }))).toBe('1')
  expect(tries).toEqual(['1'])
})

test('a release without a contract version is replaced by the previous one', async () => {
  const { contract: _, ...nameless } = release('2')
  const releases = Promise.resolve([nameless as Release, before])
  expect(versionOf(await load(fake({}).transport, { ...pageRequest, releases }))).toBe('1')
})

test.each([
  ['without a default export', {}],
  ['whose default export is not a component', { default: 'students' }],
])('a page %s is loaded from the previous release', async (_, module) => {
  const { transport } = fake({})
  const [page] = area.pages
  const broken = { ...area, pages: [{ ...page, lazy: async () => module }] } as unknown as Area
  const load2 = async (requested: Release) => (requested === now ? broken : area)
  const outcome = await load({ ...transport, load: load2, diagnose: async () => 'crash' })
  expect(versionOf(outcome)).toBe('1')
})

test('after a missing file the registry is read once, and the release that it names is loaded', async () => {
  const { transport, tries, rereads } = fake({ 2: always('gone') }, next)
  expect(versionOf(await load(transport))).toBe('3')
  expect(tries).toEqual(['2', '3'])
  expect(rereads()).toBe(1)
})

test('if every release lacks the file, the registry is read once and the reason is “down”', async () => {
  const { transport, rereads } = fake({ 1: always('gone'), 2: always('gone'), 3: always('gone') }, next)
  expect((await load(transport)).error).toMatchObject({ reason: 'down', area: 'teacher', version: '2' })
  expect(rereads()).toBe(1)
})

test.each(['offline', 'down', 'slow', 'mismatch', 'integrity', 'crash'] as const)(
  'if no release works, the error has the reason %s and names the current release',
  async (reason) => {
    const { error } = await load(fake({ 1: always('down'), 2: always(reason) }).transport)
    expect(error).toBeInstanceOf(RemoteError)
    expect(error).toMatchObject({ reason, area: 'teacher', version: '2' })
  },
)

test.each([30_000, Number.POSITIVE_INFINITY])(
  'a release that takes %s ms is overtaken by the previous one within the time limit',
  async (milliseconds) => {
    const { transport, tries } = fake({ 2: [late(Math.min(milliseconds, 2 ** 31 - 1))], 1: [late(900)] })
    const outcome = await load(transport)
    expect([versionOf(outcome), outcome.after]).toEqual(['1', overtakeAfter + 900])
    expect(outcome.after).toBeLessThan(answerWithin)
    expect(tries).toEqual(['2', '1'])
  },
)

test('of two releases that load at once, the first to arrive is used', async () => {
  const { transport } = fake({ 2: [late(6000)], 1: [late(2000)] })
  const outcome = await load(transport)
  expect([versionOf(outcome), outcome.after]).toEqual(['2', 6000])
})

describe('when no release has arrived in time', () => {
  test('the load fails as “slow” at the time limit, and still delivers the page when it arrives', async () => {
    const onLoad = jest.fn()
    const { transport } = fake({ 2: [late(30_000)] })
    const { error, after } = await load(transport, { ...without, onLoad })
    expect(error).toMatchObject({ reason: 'slow', version: '2' })
    expect(after).toBe(answerWithin)
    await expect(error?.late).resolves.toMatchObject({ release: now })
    expect(onLoad).toHaveBeenCalledWith(expect.objectContaining({ release: now }))
  })

  test('the promise of the late page rejects with the real reason when the load fails', async () => {
    const { transport } = fake({ 2: [late(9000)] })
    const failing = {
      ...transport,
      load: () => transport.load(now, false).then(() => Promise.reject(new Error('broken'))),
    }
    const { error, after } = await load({ ...failing, diagnose: async () => 'crash' }, without)
    expect([error?.reason, after]).toEqual(['slow', answerWithin])
    await expect(error?.late).rejects.toMatchObject({ reason: 'crash', version: '2' })
  })

  test('the reason is “offline” if there is no connection', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { error } = await load(fake({ 2: [late(30_000)] }).transport, without)
    expect(error).toMatchObject({ reason: 'offline' })
  })

  test('the wait for the registry counts towards the limit', async () => {
    const releases = new Promise<Release[]>((resolve) => setTimeout(() => resolve([now]), 20_000))
    const { error, after } = await load(fake({}).transport, { ...pageRequest, releases })
    expect([error?.reason, after]).toEqual(['slow', answerWithin])
  })
})

test('the dashboard cards of an area are loaded like a page', async () => {
  const { transport } = fake({})
  const withCards: Transport = {
    ...transport,
    load: async () => ({ ...area, slots: { dashboard: { lazy: async () => ({ default: Cards }) } } }),
  }
  expect(await load(withCards, { ...pageRequest, path: 'dashboard' })).toMatchObject({ loaded: { screen: Cards } })
})

test('a page that the area does not have fails with the diagnosed reason', async () => {
  const { transport } = fake({})
  const crashing: Transport = { ...transport, diagnose: async () => 'crash' }
  const { error } = await load(crashing, { ...pageRequest, path: '/teacher/nowhere' })
  expect(error).toMatchObject({ reason: 'crash' })
})

test.each([
  ['1.0.0', '1.9.3', true],
  ['2.0.0', '1.9.3', false],
])('a remote built for contract %s is compatible with a portal at %s: %s', (built, expected, answer) => {
  expect(isCompatible(release('1', built), expected)).toBe(answer)
})

import { createStore, StoreProvider, sessionSlice } from '@lekta/shared/client'
import type { FailureReason } from '@lekta/shared/contract/beacon'
import type { Role } from '@lekta/shared/contract/endpoint'
import type { StudentPageActions } from '@lekta/shared/contract/slots'
import { createWords, WordsProvider } from '@lekta/shared/i18n'
import { type Area, type Fill, FillsProvider, type Release, Slot, tableOf } from '@lekta/shared/routing'
import { fakeHttp } from '@lekta/shared/testing/fake-api'
import { UiProvider } from '@lekta/shared/ui'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import type { Transport } from '../load-screen'
import { createPortalContext, PortalContextProvider } from '../portal-context'
import { createRemotesWith } from '../remotes'
import { Fills } from './fills'

const slot = 'student-page.actions'
type Load = Fill<typeof slot>['lazy']

const print: Load = async () => ({
  default: ({ student }: StudentPageActions) => <button type="button">Print for {student.name}</button>,
})
const send: Load = async () => ({ default: () => <button type="button">Send home</button> })
const older: Load = async () => ({ default: () => <button type="button">Send home, as before</button> })

/** Two areas fill the slot: `library` always works; the releases of `post` do what a test says. */
interface Options {
  /** The fills of the current and the previous release of `post`. */
  current: Load
  previous?: Load
  /** Why files cannot be loaded, by version. */
  broken?: Record<string, FailureReason>
  /** The role of the user. */
  role?: Role
  roles?: readonly Role[]
}

let build = 0

/** Returns a registry of both areas, and the code of their releases by container. */
function createRegistry({ current, previous, roles = ['teacher', 'child'] }: Options) {
  // Each failure of a release is reported once, so every test has releases of its own.
  const number = ++build
  const areas = new Map<string, Area>()
  const release = (name: string, version: string, lazy: Load): Release => {
    const area: Area = { name, roles, words: { id: {} }, pages: [], slots: { [slot]: { lazy } } }
    const container = `${name} ${version}`
    areas.set(container, area)
    return {
      version,
      container,
      contract: '1.0.0',
      manifest: '',
      entry: '',
      files: {},
      preload: {},
      area: tableOf(area),
    }
  }
  const registry = {
    library: { current: release('library', `${number}.1`, print), previous: null },
    post: {
      current: release('post', `${number}.2`, current),
      previous: previous ? release('post', `${number}.1`, previous) : null,
    },
  }
  return { registry, areas, number }
}

function createPortal(options: Options) {
  const { registry, areas, number } = createRegistry(options)
  const loads: string[] = []
  const shown: string[] = []
  const timers: (() => void)[] = []
  const reasons = new Map<unknown, FailureReason>()
  const transport: Transport = {
    loadTexts: async () => undefined,
    async load({ container, version }) {
      loads.push(container)
      const reason = container.startsWith('post') && options.broken?.[version.split('.')[1] ?? '']
      const area = areas.get(container)
      if (area && !reason) return area
      const error = new Error('not loaded')
      reasons.set(error, reason || 'down')
      throw error
    },
    diagnose: async (error) => reasons.get(error) ?? 'crash',
    reread: async () => registry.post,
    // Pauses between two tries are skipped; time limits pass when a test says so.
    wait: (milliseconds) => (milliseconds < 2000 ? Promise.resolve() : new Promise((done) => timers.push(done))),
    run: (_area, _version, work) => work(),
  }
  const show = (area: string, version: string) => {
    shown.push(`${area} ${version}`)
    return () => undefined
  }
  const remotes = createRemotesWith({
    boot: { registry, nonce: '', remoteOrigins: [], overridePolicy: 'free', tag: '' },
    transport,
    watch: { show },
  })
  const passTime = () =>
    act(async () => {
      for (const done of timers.splice(0)) done()
    })
  return { remotes, loads, shown, passTime, number }
}

function open(options: Options) {
  const portal = createPortal(options)
  const store = createStore(fakeHttp([]))
  const user = { role: options.role ?? 'teacher', fullname: 'Sri', avatar: null }
  store.dispatch(sessionSlice.actions.entered({ token: 't', user }))
  const words = createWords('en')
  render(
    <StoreProvider store={store}>
      <WordsProvider i18n={words}>
        <UiProvider>
          <PortalContextProvider value={createPortalContext(store, portal.remotes, words)}>
            <FillsProvider value={Fills}>
              <h1>The page</h1>
              <Slot
                name={slot}
                props={{ student: { id: 7, name: 'Ayu', grade: 3 }, report: { id: 12, title: 'Autumn' } }}
                waiting={<span>reserved</span>}
              />
            </FillsProvider>
          </PortalContextProvider>
        </UiProvider>
      </WordsProvider>
    </StoreProvider>,
  )
  return { ...portal, user: userEvent.setup() }
}

const beacon = jest.fn()
const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.readAsText(blob)
  })
const reports = () =>
  Promise.all(beacon.mock.calls.map(async ([, blob]) => JSON.parse(await textOf(blob as Blob)) as object))

beforeEach(() => {
  beacon.mockReset()
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: beacon })
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'sendBeacon')
  jest.restoreAllMocks()
})

const note = /^One part isn’t available\./
const othersWork = async () => {
  expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Print for Ayu' })).toBeVisible()
}

test('the fills of all areas are shown with the props of the slot, and count as on display', async () => {
  const { shown, number } = open({ current: send })
  await othersWork()
  expect(await screen.findByRole('button', { name: 'Send home' })).toBeVisible()
  expect(shown).toEqual([`library ${number}.1`, `post ${number}.2`])
  expect(beacon).not.toHaveBeenCalled()
})

test.each([
  ['another role', 'teacher', ['school']],
  ['no role of the account', 'school', ['teacher', 'child']],
] as const)('a fill for %s is not shown, and its code is not loaded', async (_, role, roles) => {
  const { loads } = open({ current: send, role, roles })
  await act(async () => undefined)
  expect(screen.queryByText('reserved')).toBeNull()
  expect(loads).toEqual([])
})

const throwing = (): never => {
  throw new Error('boom')
}
const InEffect = () => {
  useEffect(() => throwing(), [])
  return <button type="button">Send home</button>
}
const failures: [string, Partial<Options> & { current: Load }, FailureReason][] = [
  ['throws while rendering', { current: async () => ({ default: throwing }) }, 'crash'],
  ['throws in an effect', { current: async () => ({ default: InEffect }) }, 'crash'],
  ['throws in its import', { current: async () => throwing() }, 'crash'],
  ['has no default export', { current: (async () => ({})) as unknown as Load }, 'crash'],
  ['has files with another hash', { current: send, broken: { 2: 'integrity' } }, 'integrity'],
  ['cannot be fetched', { current: send, broken: { 2: 'down' } }, 'down'],
]

describe.each(failures)('a fill that %s', (_, options, reason) => {
  const report = (number: number, outcome: string) => ({
    area: 'post',
    version: `${number}.2`,
    page: slot,
    reason,
    outcome,
  })

  test('is replaced by a note; the page and the other fills stay, and it is reported', async () => {
    const { number } = open(options)
    expect(await screen.findByText(note)).toBeVisible()
    await othersWork()
    expect(screen.queryByRole('button', { name: 'Send home' })).toBeNull()
    expect(await reports()).toEqual([report(number, 'failed')])
  })

  test('is replaced by the previous release, and reported', async () => {
    const { number, remotes } = open({ ...options, previous: older })
    expect(await screen.findByRole('button', { name: 'Send home, as before' })).toBeVisible()
    await othersWork()
    expect(screen.queryByText(note)).toBeNull()
    expect(await reports()).toEqual([report(number, 'fallback')])
    // The pages of the area continue with the current release.
    expect(remotes.versionOf('post')).toBe(`${number}.2`)
  })

  test('leaves nothing on the page of a child', async () => {
    open({ ...options, role: 'child' })
    await othersWork()
    expect(screen.queryByText('reserved')).toBeNull()
    expect(screen.queryByText(note)).toBeNull()
  })
})

test('a fill that fails in both releases is not loaded again, and its area keeps both for its pages', async () => {
  const broken = async () => ({ default: throwing })
  const { remotes, number } = open({ current: broken, previous: broken })
  expect(await screen.findByText(note)).toBeVisible()
  await expect(remotes.loadFill('post', slot)).rejects.toMatchObject({ version: `${number}.2`, reason: 'crash' })
  expect(remotes.versionOf('post')).toBe(`${number}.2`)
})

test('a fill that is slow has its space reserved, is reported after the limit, and appears when it arrives', async () => {
  let arrive: () => void = () => undefined
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  const { passTime, number } = open({
    current: async () => {
      await arrived
      return send()
    },
  })
  await othersWork()
  expect(screen.getByText('reserved')).toBeVisible()
  await passTime()
  expect(await screen.findByText(note)).toBeVisible()
  expect(await reports()).toEqual([
    { area: 'post', version: `${number}.2`, page: slot, reason: 'slow', outcome: 'slow' },
  ])
  await act(async () => arrive())
  expect(await screen.findByRole('button', { name: 'Send home' })).toBeVisible()
  expect(screen.queryByText(note)).toBeNull()
})

test('a fill that has failed is loaded again on request', async () => {
  let isBroken = true
  const { user } = open({ current: async () => (isBroken ? { default: throwing } : send()) })
  await screen.findByText(note)
  isBroken = false
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('button', { name: 'Send home' })).toBeVisible()
  await othersWork()
})

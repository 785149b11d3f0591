import { createWords, WordsProvider } from '@lekta/shared/i18n'
import { UiProvider } from '@lekta/shared/ui'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Activity, type ComponentType, useState } from 'react'
import { RemoteError } from './failures/remote-error'
import { noOverrides } from './override'
import { type PortalContext, PortalContextProvider } from './portal-context'
import { RemoteScreen } from './remote-screen'
import type { Remotes } from './remotes'

/** Hides and shows the screen, as the portal does when another page is opened. */
let show: (shown: boolean) => Promise<void> = async () => undefined

const HideableScreen = () => {
  const [shown, setShown] = useState(true)
  show = (next) => act(async () => setShown(next))
  return (
    <Activity mode={shown ? 'visible' : 'hidden'}>
      <RemoteScreen area="teacher" path="/teacher/student" title="Student" />
    </Activity>
  )
}

interface OpenOptions {
  /** The result of each load of the page, in order. */
  loads: (() => Promise<ComponentType>)[]
  /** The number of other releases that are left after a failure. */
  others?: number
}

async function open({ loads, others = 0 }: OpenOptions) {
  const retried: string[] = []
  const dropped: RemoteError[] = []
  let count = 0
  const remotes: Remotes = {
    areas: [],
    overrides: noOverrides,
    preload: () => undefined,
    async loadScreen() {
      const load = loads.shift() ?? (() => Promise.reject(new Error('no more loads')))
      const version = `1.2.${3 - count++}`
      return { Screen: await load(), version }
    },
    dropRelease: (failure) => dropped.push(failure) <= others,
    loadFill: () => Promise.reject(new Error('no fills')),
    dropFill: () => false,
    show: () => () => undefined,
    retry: (area) => void retried.push(area),
    versionOf: () => '1.2.3',
  }
  // The card and the boundary use nothing else of the context.
  const context = { remotes } as PortalContext
  const portal = (
    <WordsProvider i18n={createWords('en')}>
      <UiProvider>
        <PortalContextProvider value={context}>
          <p>the shell</p>
          <HideableScreen />
        </PortalContextProvider>
      </UiProvider>
    </WordsProvider>
  )
  await act(async () => void render(portal))
  return { retried, dropped }
}

const Students = () => <h1>Students</h1>
const Broken = () => {
  throw new Error('boom')
}
const down = () => Promise.reject(new RemoteError({ reason: 'down', area: 'teacher', version: '1.2.3' }))

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => jest.restoreAllMocks())

test('a page shows a loading status and is then rendered', async () => {
  let arrive: (screen: ComponentType) => void = () => undefined
  await open({ loads: [() => new Promise((resolve) => (arrive = resolve))] })
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument()
  await act(async () => arrive(Students))
  expect(await screen.findByRole('heading', { name: 'Students' })).toBeVisible()
})

test('an area that is down shows a card with reason and version, and loads after a retry', async () => {
  const { retried } = await open({ loads: [down, async () => Students] })
  const card = await screen.findByRole('alert')
  expect(card).toHaveTextContent('The server isn’t responding.')
  expect(card).toHaveTextContent('Area: teacher, version 1.2.3')
  expect(screen.getByRole('heading', { level: 1, name: 'Student' })).toBeVisible()
  expect(screen.getByText('the shell')).toBeVisible()
  await act(() => userEvent.click(screen.getByRole('button', { name: 'Retry' })))
  expect(await screen.findByRole('heading', { name: 'Students' })).toBeVisible()
  expect(retried).toEqual(['teacher'])
})

test('a page that throws while rendering becomes a card in the shell, and its release is dropped', async () => {
  const { dropped } = await open({ loads: [async () => Broken] })
  expect(await screen.findByRole('alert')).toHaveTextContent('Something on this page isn’t working.')
  expect(screen.getByText('the shell')).toBeVisible()
  expect(dropped).toEqual([
    expect.objectContaining({ version: '1.2.3', cause: expect.objectContaining({ message: 'boom' }) }),
  ])
})

test('a page that throws while rendering is replaced by the previous release', async () => {
  const { dropped } = await open({ loads: [async () => Broken, async () => Students], others: 1 })
  expect(await screen.findByRole('heading', { name: 'Students' })).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(dropped.map(({ version }) => version)).toEqual(['1.2.3'])
})

test('a card is shown if the previous release throws as well', async () => {
  const { dropped } = await open({ loads: [async () => Broken, async () => Broken], others: 1 })
  expect(await screen.findByRole('alert')).toHaveTextContent('Something on this page isn’t working.')
  expect(dropped.map(({ version }) => version)).toEqual(['1.2.3', '1.2.2'])
})

describe('a late page', () => {
  const overdue = (late: Promise<unknown>) => () =>
    Promise.reject(new RemoteError({ reason: 'slow', area: 'teacher', version: '1.2.3', late }))

  test('shows a card, and opens as soon as it arrives', async () => {
    let arrive: () => void = () => undefined
    await open({ loads: [overdue(new Promise<void>((resolve) => (arrive = resolve))), async () => Students] })
    expect(await screen.findByRole('alert')).toHaveTextContent('It will open here as soon as it has loaded.')
    await act(async () => arrive())
    expect(await screen.findByRole('heading', { name: 'Students' })).toBeVisible()
  })

  test('shows the real reason on its card as soon as it is known', async () => {
    let fail: (error: RemoteError) => void = () => undefined
    await open({ loads: [overdue(new Promise((_, reject) => (fail = reject)))] })
    await screen.findByRole('alert')
    await act(async () => fail(new RemoteError({ reason: 'mismatch', area: 'teacher', version: '1.2.3' })))
    expect(screen.getByRole('alert')).toHaveTextContent('This page needs a newer version of Lekta.')
  })
})

test.each([
  [false, 'You’re offline.'],
  [true, 'The server isn’t responding.'],
])('a chunk that cannot be fetched is reported as a connection problem (online: %s)', async (online, words) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
  await open({
    loads: [
      async () => () => {
        throw Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' })
      },
    ],
  })
  expect(await screen.findByRole('alert')).toHaveTextContent(words)
})

test('an area that could not load offline loads by itself when the browser is online again', async () => {
  await open({
    loads: [
      () => Promise.reject(new RemoteError({ reason: 'offline', area: 'teacher', version: '1' })),
      async () => Students,
    ],
  })
  await screen.findByRole('alert')
  await act(async () => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByRole('heading', { name: 'Students' })).toBeVisible()
})

test('a page that is shown again is not loaded again', async () => {
  await open({ loads: [async () => Students] })
  const heading = await screen.findByRole('heading', { name: 'Students' })
  await show(false)
  expect(heading).not.toBeVisible()
  await show(true)
  expect(heading).toBeVisible()
})

test('a page that failed to load is loaded again when the user returns to it', async () => {
  await open({ loads: [down, async () => Students] })
  await screen.findByRole('alert')
  await show(false)
  await show(true)
  expect(await screen.findByRole('heading', { name: 'Students' })).toBeVisible()
})

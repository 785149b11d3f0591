import { createWords, WordsProvider } from '@lekta/shared/i18n'
import { UiProvider } from '@lekta/shared/ui'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Activity, type ComponentType, useState } from 'react'
import { type Parts, PartsProvider } from '../portal/parts'
import { RemoteError } from './remote-error'
import { RemoteScreen } from './remote-screen'
import type { Remotes } from './remotes'

/** Hides and shows the page, as the portal does when another one is opened before it. */
let show: (shown: boolean) => Promise<void> = async () => undefined

const Kept = () => {
  const [shown, setShown] = useState(true)
  show = (next) => act(async () => setShown(next))
  return (
    <Activity mode={shown ? 'visible' : 'hidden'}>
      <RemoteScreen area="teacher" path="/teacher/student" title="Student" />
    </Activity>
  )
}

async function draw(loads: (() => Promise<ComponentType>)[]) {
  const retried: string[] = []
  const remotes: Remotes = {
    areas: [],
    overrides: [],
    preload: () => undefined,
    loadScreen: () => (loads.shift() ?? (() => Promise.reject(new Error('no more loads'))))(),
    retry: (area) => void retried.push(area),
    versionOf: () => '1.2.3',
  }
  // The card and the boundary read nothing else of the shell.
  const parts = { remotes } as Parts
  const portal = (
    <WordsProvider i18n={createWords('en')}>
      <UiProvider>
        <PartsProvider value={parts}>
          <p>the shell</p>
          <Kept />
        </PartsProvider>
      </UiProvider>
    </WordsProvider>
  )
  await act(async () => void render(portal))
  return { retried }
}

const Students = () => <h1>Students</h1>
const Broken = () => {
  throw new Error('boom')
}
const down = () => Promise.reject(new RemoteError({ reason: 'down', area: 'teacher', version: '1.2.3' }))

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => jest.restoreAllMocks())

test('a page is announced as loading and then drawn', async () => {
  let arrive: (screen: ComponentType) => void = () => undefined
  await draw([() => new Promise((resolve) => (arrive = resolve))])
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument()
  await act(async () => arrive(Students))
  expect(await screen.findByRole('heading', { name: 'Students' })).toBeVisible()
})

test('an area that is down leaves a card with the reason and version, and heals by Retry', async () => {
  const { retried } = await draw([down, async () => Students])
  const card = await screen.findByRole('alert')
  expect(card).toHaveTextContent('The server of this part does not answer.')
  expect(card).toHaveTextContent('Part: teacher, version 1.2.3')
  expect(screen.getByRole('heading', { level: 1, name: 'Student' })).toBeVisible()
  expect(screen.getByText('the shell')).toBeVisible()
  await act(() => userEvent.click(screen.getByRole('button', { name: 'Retry' })))
  expect(await screen.findByRole('heading', { name: 'Students' })).toBeVisible()
  expect(retried).toEqual(['teacher'])
})

test('a page that throws while it is drawn takes nothing else down, and the console names its version', async () => {
  await draw([async () => Broken])
  expect(await screen.findByRole('alert')).toHaveTextContent('stopped because of a fault of its own')
  expect(screen.getByText('the shell')).toBeVisible()
  expect(console.error).toHaveBeenCalledWith(
    'The area teacher 1.2.3 failed.',
    expect.objectContaining({ message: 'boom' }),
  )
})

test.each([
  [false, 'You are offline.'],
  [true, 'The server of this part does not answer.'],
])('a piece of a page that cannot be fetched is no fault of the page (online: %s)', async (online, words) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
  await draw([
    async () => () => {
      throw Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' })
    },
  ])
  expect(await screen.findByRole('alert')).toHaveTextContent(words)
})

test('an area that could not load offline comes by itself when the connection is back', async () => {
  await draw([
    () => Promise.reject(new RemoteError({ reason: 'offline', area: 'teacher', version: '1' })),
    async () => Students,
  ])
  await screen.findByRole('alert')
  await act(async () => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByRole('heading', { name: 'Students' })).toBeVisible()
})

test('a page that is shown again is not loaded again', async () => {
  await draw([async () => Students])
  const heading = await screen.findByRole('heading', { name: 'Students' })
  await show(false)
  expect(heading).not.toBeVisible()
  await show(true)
  expect(heading).toBeVisible()
})

test('a page that could not be shown is tried again when somebody comes back to it', async () => {
  await draw([down, async () => Students])
  await screen.findByRole('alert')
  await show(false)
  await show(true)
  expect(await screen.findByRole('heading', { name: 'Students' })).toBeVisible()
})

import { defaultReadingSettings, type ReadingSettings, readingContract } from '@lekta/shared/contract/reading'
import { answers, refusal } from '@lekta/shared/testing/fake-api'
import { renderScreen } from '@lekta/shared/testing/render-screen'
import { act, screen, waitFor } from '@testing-library/react'
import { freshBrowser } from '../../testing/fresh-browser'
import { createSettingsSaver } from './settings-saver'
import { keepUnsent, unsentSettings } from './unsent-settings'
import { useReadingSettings } from './use-reading-settings'

beforeEach(freshBrowser)

const child = 7
const away = refusal(503, 'The server is busy.')

const Probe = () => {
  const { settings, choose } = useReadingSettings()
  return (
    <>
      <output>{`${settings.size} ${settings.face} ${settings.ruler}`}</output>
      <button type="button" onClick={() => choose({ size: 'large' })}>
        large
      </button>
    </>
  )
}

/** A server that can be switched off, with its stored settings. */
function fakeServer(settings: ReadingSettings | null) {
  const server = { settings, isAway: false }
  const refuseWhenAway = () => {
    if (server.isAway) throw away
  }
  const all = answers(readingContract, {
    readingWays: async () => ({ student_id: child, ways: server.settings }),
    keepReadingWays: async ({ body }) => {
      refuseWhenAway()
      server.settings = body
      return null
    },
  })
  return { server, open: () => renderScreen(Probe, { answers: all, role: 'child' }) }
}

test('a child that has chosen nothing reads as usual, and a choice shows at once and reaches the server', async () => {
  const { server, open } = fakeServer(null)
  const { user } = open()
  expect(screen.getByRole('status')).toHaveTextContent('normal book off')
  await user.click(screen.getByRole('button', { name: 'large' }))
  expect(screen.getByRole('status')).toHaveTextContent('large book off')
  await waitFor(() => expect(server.settings).toEqual({ ...defaultReadingSettings, size: 'large' }))
})

test('the server’s settings apply, and one choice leaves the others unchanged', async () => {
  const { server, open } = fakeServer({ ...defaultReadingSettings, face: 'dyslexia', ruler: 'on' })
  const { user } = open()
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('normal dyslexia on'))
  await user.click(screen.getByRole('button', { name: 'large' }))
  await waitFor(() =>
    expect(server.settings).toEqual({ ...defaultReadingSettings, size: 'large', face: 'dyslexia', ruler: 'on' }),
  )
})

test('a choice that does not reach the server stays in this browser and is sent by the next page', async () => {
  const { server, open } = fakeServer(null)
  server.isAway = true
  const first = open()
  await waitFor(() =>
    expect(first.store.getState().api).toMatchObject({
      queries: { 'GET /v2/reading-ways(undefined)': { status: 'fulfilled' } },
    }),
  )
  await first.user.click(screen.getByRole('button', { name: 'large' }))
  await waitFor(() => expect(unsentSettings(child)).toEqual({ ...defaultReadingSettings, size: 'large' }))
  first.unmount()
  server.isAway = false
  open()
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('large book off'))
  await waitFor(() => expect(server.settings?.size).toBe('large'))
  await waitFor(() => expect(unsentSettings(child)).toBeNull())
})

test('another child at the same browser does not get it', async () => {
  keepUnsent(child + 1, { ...defaultReadingSettings, size: 'largest' })
  const { server, open } = fakeServer(null)
  const { store } = open()
  await waitFor(() =>
    expect(store.getState().api).toMatchObject({
      queries: { 'GET /v2/reading-ways(undefined)': { status: 'fulfilled' } },
    }),
  )
  expect(screen.getByRole('status')).toHaveTextContent('normal book off')
  expect(server.settings).toBeNull()
})

test('after several quick choices the server has the last one', async () => {
  const sent: string[] = []
  const finish: (() => void)[] = []
  const keeper = createSettingsSaver(
    ({ size }) =>
      new Promise((resolve) => {
        sent.push(size)
        finish.push(resolve)
      }),
  )
  void keeper.save({ ...defaultReadingSettings, size: 'large' }, child)
  void keeper.save({ ...defaultReadingSettings, size: 'normal' }, child)
  const last = keeper.save({ ...defaultReadingSettings, size: 'largest' }, child)
  expect(unsentSettings(child)?.size).toBe('largest')
  await act(async () => finish[0]?.())
  finish[1]?.()
  await last
  expect(sent).toEqual(['large', 'largest'])
  expect(unsentSettings(child)).toBeNull()
})

test('a bug of ours is not mistaken for a network problem', async () => {
  const keeper = createSettingsSaver(() => Promise.reject(new TypeError('ours')))
  await expect(keeper.save(defaultReadingSettings, child)).rejects.toThrow('ours')
})

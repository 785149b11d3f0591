import {
  defaultReadingSettings,
  type ReadingSettings,
  readingContract,
} from '@lekta/shared/contract/assessment/reading'
import { answers, refusal } from '@lekta/shared/testing/fake-api'
import { renderScreen } from '@lekta/shared/testing/render-screen'
import { act, screen, waitFor } from '@testing-library/react'
import { freshBrowser } from '../../testing/fresh-browser'
import { createSettingsSaver } from './settings-saver'
import { keepUnsent, unsentSettings } from './unsent-settings'
import { useReadingSettings } from './use-reading-settings'

beforeEach(freshBrowser)

const child = 7
const unavailable = refusal(503, 'The server is busy.')

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

/** Creates a fake server with stored settings. The server can be switched off. */
function fakeServer(settings: ReadingSettings | null) {
  const server = { settings, isAway: false }
  const refuseWhenAway = () => {
    if (server.isAway) throw unavailable
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

test('the defaults apply at first, and a choice takes effect at once and is sent to the server', async () => {
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

test('a choice that cannot be sent is kept in the browser and sent after a reload', async () => {
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

test('an unsent choice does not apply to another child in the same browser', async () => {
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

test('of several quick choices, only the first and the last are sent', async () => {
  const sent: string[] = []
  const finish: (() => void)[] = []
  const saver = createSettingsSaver(
    ({ size }) =>
      new Promise((resolve) => {
        sent.push(size)
        finish.push(resolve)
      }),
  )
  void saver.save({ ...defaultReadingSettings, size: 'large' }, child)
  void saver.save({ ...defaultReadingSettings, size: 'normal' }, child)
  const last = saver.save({ ...defaultReadingSettings, size: 'largest' }, child)
  expect(unsentSettings(child)?.size).toBe('largest')
  await act(async () => finish[0]?.())
  finish[1]?.()
  await last
  expect(sent).toEqual(['large', 'largest'])
  expect(unsentSettings(child)).toBeNull()
})

test('a programming error is thrown, and not treated as a network failure', async () => {
  const saver = createSettingsSaver(() => Promise.reject(new TypeError('ours')))
  await expect(saver.save(defaultReadingSettings, child)).rejects.toThrow('ours')
})

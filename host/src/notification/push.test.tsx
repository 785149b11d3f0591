import { logOut } from '@lekta/shared/client'
import { type Answer, refusal } from '@lekta/shared/testing/fake-api'
import { act, screen, waitFor, within } from '@testing-library/react'
import { fakeMessages } from '../testing/fake-messages'
import { closePortal, openPortal } from '../testing/open-portal'
import type { Pushed } from './firebase'

const line = {
  token: jest.fn(async () => 'browser 1'),
  forget: jest.fn(async () => true),
  receive: undefined as ((pushed: Pushed) => void) | undefined,
  onMessage: (receive: (pushed: Pushed) => void) => {
    line.receive = receive
    return () => {
      line.receive = undefined
    }
  },
}
jest.mock('./firebase', () => ({ openPush: () => line }))

const push = { webApp: { apiKey: 'k', projectId: 'p', messagingSenderId: '1', appId: 'a' }, vapidKey: 'v' }
const permission = { now: 'default', next: 'granted' }
const realFetch = globalThis.fetch

beforeAll(() => {
  const requestPermission = async () => {
    permission.now = permission.next
    return permission.now
  }
  const Notification = Object.defineProperty({ requestPermission }, 'permission', { get: () => permission.now })
  Object.assign(window, { Notification, PushManager: class {} })
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: {} })
  globalThis.fetch = (async () => new Response(JSON.stringify({ push }))) as typeof fetch
})
afterAll(() => {
  globalThis.fetch = realFetch
})
beforeEach(() => {
  Object.assign(permission, { now: 'default', next: 'granted' })
  line.token.mockClear()
  line.forget.mockClear()
})
afterEach(closePortal)

// A document without a layout hides the menu.
const hidden = true
const offer = 'Tell me also when Lekta is closed'

const open = async (at = '/teacher/student', more: readonly Answer[] = fakeMessages().answers()) => {
  const portal = await openPortal({ at, role: 'teacher', more })
  await screen.findByRole('button', { name: 'Notifications' })
  return portal
}
const openBell = async ({ user }: Awaited<ReturnType<typeof open>>) => {
  await user.click(screen.getByRole('button', { name: 'Notifications' }))
  return screen.findByRole('menu', { hidden })
}

test('nobody is asked before the bell is opened, and nothing of the push service is loaded', async () => {
  await open()
  expect([permission.now, line.token.mock.calls.length]).toEqual(['default', 0])
})

test('who wants it is asked for permission, named by the push service, and told to the server', async () => {
  const portal = await open()
  await portal.user.click(await within(await openBell(portal)).findByRole('menuitem', { name: offer, hidden }))
  expect(await screen.findByText('From now on this browser tells you also when Lekta is closed.')).toBeVisible()
  expect(localStorage.getItem('fcmToken')).toBe('browser 1')
  expect(portal.sent.find(({ url }) => url === '/notifikasi/device')?.body).toEqual({ token: 'browser 1' })
})

test('who refuses is told where to change it, and nothing is sent', async () => {
  permission.next = 'denied'
  const portal = await open()
  await portal.user.click(await within(await openBell(portal)).findByRole('menuitem', { name: offer, hidden }))
  expect(await screen.findByText(/^This browser blocks messages of Lekta/)).toBeVisible()
  expect([localStorage.getItem('fcmToken'), line.token.mock.calls.length]).toEqual([null, 0])
})

test('a push service that does not answer is told, and it can be tried again', async () => {
  line.token.mockRejectedValueOnce(new Error('no network'))
  const portal = await open()
  const again = async () => within(await openBell(portal)).findByRole('menuitem', { name: offer, hidden })
  await portal.user.click(await again())
  expect(await screen.findByText(/^This browser could not be registered/)).toBeVisible()
  await portal.user.click(await again())
  await waitFor(() => expect(localStorage.getItem('fcmToken')).toBe('browser 1'))
})

describe('a browser that takes pushes', () => {
  beforeEach(() => {
    permission.now = 'granted'
    localStorage.setItem('fcmToken', 'browser 0')
  })

  test('tells the server when it goes by another name', async () => {
    const { sent } = await open()
    await waitFor(() => expect(localStorage.getItem('fcmToken')).toBe('browser 1'))
    const body = { token: 'browser 1', renews: 'browser 0' }
    expect(sent.find(({ url }) => url === '/notifikasi/device')?.body).toEqual(body)
  })

  test('says a push that comes while the portal is open, once with what the stream says', async () => {
    const server = fakeMessages()
    await open('/teacher/student', server.answers())
    await waitFor(() => expect(line.receive).toBeDefined())
    act(() => server.tell('As the stream says it'))
    expect(await screen.findByText('As the stream says it')).toBeVisible()
    act(() => line.receive?.({ id: 1, pesan: 'As it is pushed' }))
    act(() => line.receive?.({ id: 2, pesan: 'Pushed before the stream says it' }))
    expect(await screen.findByText('Pushed before the stream says it')).toBeVisible()
    expect(screen.queryByText('As it is pushed')).toBeNull()
  })

  test('of which somebody else had asked for pushes takes none', async () => {
    const pushDevice = async () => {
      throw refusal(404, 'There is no such device.')
    }
    await open('/teacher/student', fakeMessages().answers({ pushDevice }))
    await waitFor(() => expect(localStorage.getItem('fcmToken')).toBeNull())
    expect(line.receive).toBeUndefined()
  })

  test('can be told to take none any more', async () => {
    const { user, sent } = await open('/notification/index')
    const choice = await screen.findByRole('switch', { name: 'Also when Lekta is closed' })
    await waitFor(() => expect(localStorage.getItem('fcmToken')).toBe('browser 1'))
    expect(choice).toBeChecked()
    await user.click(choice)
    expect(await screen.findByText('This browser tells you only while Lekta is open.')).toBeVisible()
    expect([localStorage.getItem('fcmToken'), line.forget.mock.calls.length]).toEqual([null, 1])
    expect(sent.find(({ url }) => url === '/notifikasi/device/forget')?.body).toEqual({ token: 'browser 1' })
  })

  test('is forgotten with a logout', async () => {
    const { store, sent } = await open()
    await waitFor(() => expect(localStorage.getItem('fcmToken')).toBe('browser 1'))
    await act(() => logOut(store))
    expect(sent.at(-1)).toMatchObject({ url: '/auth/logout', body: { leaving: false, device: 'browser 1' } })
    expect(localStorage.getItem('fcmToken')).toBeNull()
  })
})

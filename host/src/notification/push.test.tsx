import { logOut } from '@lekta/shared/client'
import { type Answer, refusal } from '@lekta/shared/testing/fake-api'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { fakeMessages } from '../testing/fake-messages'
import { closePortal, openPortal, remember } from '../testing/open-portal'
import type { Pushed } from './firebase'

const pushService = {
  token: jest.fn(async () => 'browser 1'),
  forget: jest.fn(async () => true),
  receive: undefined as ((pushed: Pushed) => void) | undefined,
  onMessage: (receive: (pushed: Pushed) => void) => {
    pushService.receive = receive
    return () => {
      pushService.receive = undefined
    }
  },
}
jest.mock('./firebase', () => ({ openPush: () => pushService }))

const push = { webApp: { apiKey: 'k', projectId: 'p', messagingSenderId: '1', appId: 'a' }, vapidKey: 'v' }
const permission = { now: 'default', next: 'granted', requests: 0 }
const realFetch = globalThis.fetch

beforeAll(() => {
  const requestPermission = async () => {
    permission.requests++
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
  Object.assign(permission, { now: 'default', next: 'granted', requests: 0 })
  pushService.token.mockClear()
  pushService.forget.mockClear()
})
afterEach(() => closePortal())

// jsdom has no layout, which hides the menu.
const hidden = true
const offer = 'Show notifications on this device'
const turnedOn = 'Notifications now show on this device, even when Lekta is closed.'

const open = async (at = '/teacher/student', more: readonly Answer[] = fakeMessages().answers()) => {
  const portal = await openPortal({ at, role: 'teacher', more })
  await screen.findByRole('button', { name: 'Notifications' })
  return portal
}
const openBell = async ({ user }: Awaited<ReturnType<typeof open>>) => {
  await user.click(screen.getByRole('button', { name: 'Notifications' }))
  return screen.findByRole('menu', { hidden })
}
const registered = ({ sent }: Awaited<ReturnType<typeof open>>) =>
  sent.filter(({ url }) => url === '/notifikasi/device').map(({ body }) => body)
const allowPromptAnytime = () => Object.defineProperty(navigator, 'userAgentData', { configurable: true, value: {} })

describe('a new browser', () => {
  afterEach(() => void Reflect.deleteProperty(navigator, 'userAgentData'))

  test('that may prompt at any time does so after the login, and registers for pushes', async () => {
    allowPromptAnytime()
    const portal = await open()
    await waitFor(() => expect(localStorage.getItem('fcmToken')).toBe('browser 1'))
    expect(permission.requests).toBe(1)
    expect(registered(portal)).toEqual([{ token: 'browser 1' }])
  })

  test('that may prompt only after an interaction does so at the first click', async () => {
    const { user } = await open()
    expect(permission.requests).toBe(0)
    await user.click(screen.getByRole('heading', { name: 'The students' }))
    await waitFor(() => expect(localStorage.getItem('fcmToken')).toBe('browser 1'))
    expect(permission.requests).toBe(1)
  })

  test.each(['default', 'denied'])('prompts only once if the permission becomes %s', async (answer) => {
    allowPromptAnytime()
    permission.next = answer
    const portal = await open()
    await waitFor(() => expect(permission.requests).toBe(1))
    permission.now = 'default'
    await act(async () => portal.router.navigate('/notification/index'))
    await act(() => logOut(portal.store))
    cleanup()
    await open()
    expect(permission.requests).toBe(1)
    expect(registered(portal)).toEqual([])
  })

  test('does not prompt a child on its parent’s device', async () => {
    allowPromptAnytime()
    remember('parent')
    localStorage.setItem('token_child', 'of the child')
    localStorage.setItem('user_child', JSON.stringify({ role: 'child', fullname: 'Bintang', avatar: null }))
    await openPortal({ at: '/notification/index', more: fakeMessages().answers() })
    await screen.findByRole('button', { name: 'Notifications' })
    expect(permission.requests).toBe(0)
  })
})

describe('a browser that has prompted before', () => {
  beforeEach(() => localStorage.setItem('notificationsAsked', 'yes'))

  test('can register for pushes from the bell menu', async () => {
    const portal = await open()
    await portal.user.click(await within(await openBell(portal)).findByRole('menuitem', { name: offer, hidden }))
    expect(await screen.findByText(turnedOn)).toBeVisible()
    expect(localStorage.getItem('fcmToken')).toBe('browser 1')
    expect(registered(portal)).toEqual([{ token: 'browser 1' }])
  })

  test('explains in the bell menu how to allow blocked notifications, and sends nothing', async () => {
    permission.now = 'denied'
    const portal = await open()
    const entry = await within(await openBell(portal)).findByRole('menuitem', {
      name: 'Notifications are blocked: how to allow them',
      hidden,
    })
    await portal.user.click(entry)
    expect(await screen.findByText(/^Your browser is blocking notifications from Lekta\. Click the icon/)).toBeVisible()
    expect([permission.requests, registered(portal)]).toEqual([0, []])
  })

  test('can turn on notifications in the settings', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Display' }))
    const choice = await screen.findByRole('switch', { name: offer })
    expect(choice).toHaveAccessibleDescription('Even when Lekta is closed')
    await user.click(choice)
    expect(await screen.findByText(turnedOn)).toBeVisible()
    expect(choice).toBeChecked()
  })

  test('can retry after the push service failed', async () => {
    pushService.token.mockRejectedValueOnce(new Error('no network'))
    const portal = await open()
    const again = async () => within(await openBell(portal)).findByRole('menuitem', { name: offer, hidden })
    await portal.user.click(await again())
    expect(await screen.findByText(/^This device could not be registered/)).toBeVisible()
    await portal.user.click(await again())
    await waitFor(() => expect(localStorage.getItem('fcmToken')).toBe('browser 1'))
  })

  test('switches its pushes from another user to the user who turns them on', async () => {
    Object.assign(permission, { now: 'granted' })
    localStorage.setItem('fcmToken', 'browser 0')
    localStorage.setItem('pushOwner', '99')
    const pushDevice = async ({ body }: { body: { renews?: string | undefined } }) => {
      if (body.renews) throw refusal(404, 'There is no such device.')
      return null
    }
    const portal = await open('/notification/index', fakeMessages().answers({ pushDevice }))
    const choice = await screen.findByRole('switch', { name: offer })
    expect(choice).not.toBeChecked()
    await portal.user.click(choice)
    await waitFor(() => expect(localStorage.getItem('fcmToken')).toBe('browser 1'))
    expect(localStorage.getItem('pushOwner')).toBe('1')
  })
})

describe('a browser registered for pushes', () => {
  beforeEach(() => {
    permission.now = 'granted'
    localStorage.setItem('fcmToken', 'browser 0')
  })

  test('reports a renewed token to the server', async () => {
    const { sent } = await open()
    await waitFor(() => expect(localStorage.getItem('fcmToken')).toBe('browser 1'))
    const body = { token: 'browser 1', renews: 'browser 0' }
    expect(sent.find(({ url }) => url === '/notifikasi/device')?.body).toEqual(body)
  })

  test('shows a notification once if both the stream and a push deliver it', async () => {
    const server = fakeMessages()
    await open('/teacher/student', server.answers())
    await waitFor(() => expect(pushService.receive).toBeDefined())
    act(() => server.add('As the stream says it'))
    expect(await screen.findByText('As the stream says it')).toBeVisible()
    act(() => pushService.receive?.({ id: 1, pesan: 'As it is pushed' }))
    act(() => pushService.receive?.({ id: 2, pesan: 'Pushed before the stream says it' }))
    expect(await screen.findByText('Pushed before the stream says it')).toBeVisible()
    expect(screen.queryByText('As it is pushed')).toBeNull()
  })

  test('forgets its token and receives no pushes if the server does not know it', async () => {
    const pushDevice = async () => {
      throw refusal(404, 'There is no such device.')
    }
    await open('/teacher/student', fakeMessages().answers({ pushDevice }))
    await waitFor(() => expect(localStorage.getItem('fcmToken')).toBeNull())
    expect(pushService.receive).toBeUndefined()
  })

  test('by another account keeps that registration', async () => {
    localStorage.setItem('pushOwner', '99')
    const portal = await open('/notification/index')
    expect(await screen.findByRole('switch', { name: offer })).toBeVisible()
    expect([registered(portal), localStorage.getItem('fcmToken')]).toEqual([[], 'browser 0'])
  })

  test('is registered again when the same account logs in after a logout', async () => {
    localStorage.removeItem('fcmToken')
    localStorage.setItem('pushOwner', '1')
    const portal = await open()
    await waitFor(() => expect(localStorage.getItem('fcmToken')).toBe('browser 1'))
    expect(registered(portal)).toEqual([{ token: 'browser 1' }])
  })

  test('can turn pushes off, which stay off at the next login', async () => {
    const { user, sent } = await open('/notification/index')
    const choice = await screen.findByRole('switch', { name: offer })
    await waitFor(() => expect(localStorage.getItem('fcmToken')).toBe('browser 1'))
    expect(choice).toBeChecked()
    await user.click(choice)
    expect(await screen.findByText('Notifications no longer show on this device.')).toBeVisible()
    expect([localStorage.getItem('fcmToken'), pushService.forget.mock.calls.length]).toEqual([null, 1])
    expect(sent.find(({ url }) => url === '/notifikasi/device/forget')?.body).toEqual({ token: 'browser 1' })
    cleanup()
    pushService.token.mockClear()
    await open()
    expect(pushService.token).not.toHaveBeenCalled()
  })

  test('is unregistered by a logout', async () => {
    const { store, sent } = await open()
    await waitFor(() => expect(localStorage.getItem('fcmToken')).toBe('browser 1'))
    await act(() => logOut(store))
    expect(sent.at(-1)).toMatchObject({ url: '/auth/logout', body: { leaving: false, device: 'browser 1' } })
    expect(localStorage.getItem('fcmToken')).toBeNull()
  })
})

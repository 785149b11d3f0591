import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { fakeMessages } from '../testing/fake-messages'
import { closePortal, openPortal } from '../testing/open-portal'

const permission = { now: 'granted', next: 'granted' }
const realFetch = globalThis.fetch

/** The browser notifications shown so far. */
const shown: FakeNotification[] = []
class FakeNotification {
  onclick: (() => void) | null = null
  closed = false
  static get permission() {
    return permission.now
  }
  static async requestPermission() {
    permission.now = permission.next
    return permission.now
  }
  constructor(
    readonly title: string,
    readonly options: NotificationOptions,
  ) {
    shown.push(this)
  }
  close() {
    this.closed = true
  }
}

const setHidden = (hidden: boolean) => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeAll(() => {
  Object.assign(window, { Notification: FakeNotification, PushManager: class {}, focus: () => undefined })
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: {} })
  globalThis.fetch = (async () => new Response(JSON.stringify({ push: null }))) as typeof fetch
})
afterAll(() => {
  globalThis.fetch = realFetch
})
beforeEach(() => {
  Object.assign(permission, { now: 'granted', next: 'granted' })
  localStorage.setItem('notificationsAsked', 'yes')
})
afterEach(() => {
  closePortal()
  setHidden(false)
  shown.length = 0
})

async function open(server = fakeMessages()) {
  const portal = await openPortal({ at: '/teacher/student', role: 'teacher', more: server.answers() })
  await screen.findByRole('button', { name: 'Notifications' })
  const receive = async (pesan: string, tautan?: string) => {
    act(() => server.add(pesan, { tautan: tautan ?? null }))
    await screen.findByRole('button', { name: /^Notifications, \d unread$/ })
  }
  return { ...portal, server, receive }
}

describe('without a push service, a new browser', () => {
  afterEach(() => void Reflect.deleteProperty(navigator, 'userAgentData'))

  test('is asked for permission after the login, and keeps the answer', async () => {
    localStorage.removeItem('notificationsAsked')
    Object.defineProperty(navigator, 'userAgentData', { configurable: true, value: {} })
    permission.now = 'default'
    await open()
    await waitFor(() => expect(permission.now).toBe('granted'))
    expect(localStorage.getItem('notificationsAsked')).toBe('yes')
  })
})

describe('without a push service, a notification', () => {
  test('is shown by the browser if the page is hidden; a click opens its page and marks it as read', async () => {
    const { receive, server, address } = await open()
    setHidden(true)
    await receive('Bintang has finished “May check”.', '/teacher/class-room')
    await waitFor(() => expect(shown).toHaveLength(1))
    expect(shown[0]).toMatchObject({
      title: 'Lekta',
      options: { body: 'Bintang has finished “May check”.', tag: 'notification-1' },
    })
    expect(screen.queryByRole('alert')).toBeNull()
    setHidden(false)
    act(() => shown[0]?.onclick?.())
    expect(await screen.findByRole('heading', { name: 'The classrooms' })).toBeVisible()
    expect(address()).toBe('/teacher/class-room')
    expect(shown[0]?.closed).toBe(true)
    await waitFor(() => expect(server.rows[0]?.status).toBe(1))
  })

  test('is only shown as a toast while the page is visible', async () => {
    const { receive } = await open()
    await receive('In sight')
    expect(await screen.findByText('In sight')).toBeVisible()
    expect(shown).toEqual([])
  })

  test('is not shown by the browser if the user has turned that off or not allowed it yet', async () => {
    const { user, receive } = await open()
    await user.click(screen.getByRole('button', { name: 'Display' }))
    await user.click(await screen.findByRole('switch', { name: 'Show notifications on this device' }))
    expect(await screen.findByText('Notifications no longer show on this device.')).toBeVisible()
    setHidden(true)
    await receive('Turned off')
    cleanup()
    localStorage.removeItem('notificationsMuted')
    permission.now = 'default'
    setHidden(false)
    const again = await open()
    setHidden(true)
    await again.receive('Not allowed yet')
    expect(shown).toEqual([])
  })
})

test('without a push service the settings explain the limits and can turn notifications on', async () => {
  permission.now = 'default'
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Display' }))
  const choice = await screen.findByRole('switch', { name: 'Show notifications on this device' })
  expect(choice).toHaveAccessibleDescription('While Lekta is open, even behind other windows')
  await user.click(choice)
  const message = 'Notifications now show on this device while Lekta is open, even behind other windows.'
  expect(await screen.findByText(message)).toBeVisible()
  expect(choice).toBeChecked()
})

test('the bell menu has no entry to turn notifications on if they are on already', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Notifications' }))
  const menu = within(await screen.findByRole('menu', { hidden: true }))
  expect(menu.getByRole('menuitem', { name: 'See all', hidden: true })).toBeInTheDocument()
  expect(menu.queryByRole('menuitem', { name: 'Show notifications on this device', hidden: true })).toBeNull()
})

test('the settings explain how to allow notifications if the browser blocks them', async () => {
  permission.now = 'denied'
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Display' }))
  const choice = await screen.findByRole('switch', { name: 'Show notifications on this device' })
  expect(choice).toBeDisabled()
  expect(choice).toHaveAccessibleDescription(/^Your browser is blocking them\. Click the icon next to the address/)
})

import type { Notification } from '@lekta/shared/contract/notification'
import { refusal } from '@lekta/shared/testing/fake-api'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { fakeMessages } from '../testing/fake-messages'
import { closePortal, openPortal, type Portal } from '../testing/open-portal'
import { bounceTime } from './use-live'

// jsdom has no layout, so the menu's button counts as scrolled out of view, which hides the menu.
const hidden = true
const MINUTE = 60_000
const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE).toISOString()

const bell = (unread?: string) =>
  screen.findByRole('button', { name: unread ? `Notifications, ${unread} unread` : 'Notifications' })
const open = async (server = fakeMessages(), instead = {}) => {
  const portal = await openPortal({ at: '/teacher/student', role: 'teacher', more: server.answers(instead) })
  await screen.findByRole('heading', { name: 'The students' })
  return portal
}
const openMenu = async ({ user }: Portal, unread?: string) => {
  await user.click(await bell(unread))
  return screen.findByRole('menu', { hidden })
}
const messagesIn = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('menuitem', { hidden })
    .map(({ title }) => title)
    .filter((title) => title !== '')

afterEach(closePortal)

describe('the bell', () => {
  test('shows the number of unread notifications', async () => {
    await open(fakeMessages([{}, {}, { status: 1 }]))
    expect(await bell('2')).toHaveTextContent('2')
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Notifications, 2 unread')
  })

  test.each([
    [99, '99'],
    [100, '99+'],
    [130, '99+'],
  ])('shows %d unread notifications as %s', async (count, badge) => {
    await open(fakeMessages(Array.from({ length: count }, () => ({}))))
    expect(await bell(badge)).toHaveTextContent(badge)
  })

  test('shows no number when everything is read', async () => {
    const portal = await open(fakeMessages([{ status: 1 }]))
    expect((await bell()).textContent).toBe('')
    expect(within(await openMenu(portal)).getByText('You’re all caught up')).toBeInTheDocument()
  })

  test('closes its menu on Escape before the menu has received the focus', async () => {
    const portal = await open(fakeMessages())
    const menu = await openMenu(portal)
    fireEvent.keyDown(await bell(), { key: 'Escape' })
    await waitFor(() => expect(menu).not.toBeInTheDocument())
  })

  test('requests all notifications, not only unread ones', async () => {
    const requests: unknown[] = []
    const notifications = async ({ query }: { query: { showAll: boolean } }) => {
      requests.push(query.showAll)
      return { data: [], last_page: 1, total: 0, page: 1 }
    }
    await open(fakeMessages(), { notifications })
    await waitFor(() => expect(requests).not.toEqual([]))
    expect(new Set(requests)).toEqual(new Set([true]))
  })
})

describe('the menu under the bell', () => {
  test('lists the five newest unread notifications, newest first, cut after 30 characters', async () => {
    const texts = ['a', 'b', 'c', 'd', 'e', 'f'].map((letter, i) => ({
      pesan: letter.repeat(28 + i),
      waktu_notifikasi: ago(i),
    }))
    const server = fakeMessages([{ status: 1, waktu_notifikasi: ago(0) }, ...texts.reverse()])
    const menu = await openMenu(await open(server), '6')
    expect(messagesIn(menu)).toEqual(['a', 'b', 'c', 'd', 'e'].map((letter, i) => letter.repeat(28 + i)))
    expect(within(menu).getByText(`${'c'.repeat(30)}`)).toBeInTheDocument()
    expect(within(menu).getByText(`${'d'.repeat(30)}…`)).toBeInTheDocument()
    expect(within(menu).getByText('3 minutes ago')).toBeInTheDocument()
  })

  test('opens the page of a notification and marks it as read', async () => {
    const server = fakeMessages([{ pesan: 'A class is done', tautan: '/teacher/class-room' }, {}])
    const portal = await open(server)
    const menu = await openMenu(portal, '2')
    await portal.user.click(within(menu).getByTitle('A class is done'))
    expect(await screen.findByRole('heading', { name: 'The classrooms' })).toBeVisible()
    expect(await bell('1')).toBeVisible()
    expect(server.rows.map(({ status }) => status)).toEqual([1, 0])
  })

  test('opens the list of all notifications', async () => {
    const portal = await open(fakeMessages([{}]))
    const menu = await openMenu(portal, '1')
    await portal.user.click(within(menu).getByRole('menuitem', { name: 'See all', hidden }))
    expect(await screen.findByRole('heading', { name: 'Notifications', level: 1 })).toBeVisible()
    expect(portal.address()).toBe('/notification/index')
  })

  test('marks all notifications as read', async () => {
    const server = fakeMessages([{}, {}])
    const portal = await open(server)
    const menu = await openMenu(portal, '2')
    await portal.user.click(within(menu).getByRole('menuitem', { name: 'Mark all as read', hidden }))
    expect(await within(menu).findByText('You’re all caught up')).toBeInTheDocument()
    expect(server.rows.every(({ status }) => status === 1)).toBe(true)
  })

  test('shows HTML in a notification as text', async () => {
    const pesan = '<b onclick=alert(1)>Boo</b>'
    const menu = await openMenu(await open(fakeMessages([{ pesan }])), '1')
    expect(within(menu).getByText(pesan)).toBeInTheDocument()
    expect(menu.querySelector('b')).toBeNull()
  })
})

describe('errors in the menu under the bell', () => {
  test('of marking as read are shown, and the unread number is restored', async () => {
    const notificationsRead = async () => {
      throw refusal(503, 'The database is not responding.')
    }
    const portal = await open(fakeMessages([{ pesan: 'Stays' }]), { notificationsRead })
    const menu = await openMenu(portal, '1')
    await portal.user.click(within(menu).getByRole('menuitem', { name: 'Mark all as read', hidden }))
    expect(await screen.findByText('The database is not responding.')).toBeVisible()
    expect(await bell('1')).toBeInTheDocument()
  })

  test('of loading the list add a retry entry', async () => {
    let down = true
    const server = fakeMessages([{ pesan: 'Now it is here' }])
    const [list] = server.answers()
    const notifications = async (input: never) => {
      if (down) throw refusal(500, 'Something went wrong on our side.')
      return list?.handler(input) as never
    }
    const notificationStream = async () => {
      throw refusal(404, 'There is no such call.')
    }
    const portal = await open(server, { notifications, notificationStream })
    const menu = await openMenu(portal)
    down = false
    await portal.user.click(within(menu).getByRole('menuitem', { name: /Retry/, hidden }))
    expect(await within(menu).findByTitle('Now it is here')).toBeInTheDocument()
  })
})

describe('a new notification', () => {
  const bouncing = () => document.querySelector('[data-bouncing]') !== null

  test('is counted, bounces the bell for a short time, and is shown in a toast', async () => {
    const server = fakeMessages()
    await open(server)
    await bell()
    expect(bouncing()).toBe(false)
    act(() => server.add('Bintang has finished “May check”.'))
    expect(await bell('1')).toBeVisible()
    expect(bouncing()).toBe(true)
    expect(await screen.findByText('Bintang has finished “May check”.')).toBeVisible()
    await waitFor(() => expect(bouncing()).toBe(false), { timeout: 2 * bounceTime })
  })

  test('is added to the open menu', async () => {
    const server = fakeMessages()
    const menu = await openMenu(await open(server))
    act(() => server.add('Just now'))
    expect(await within(menu).findByTitle('Just now')).toBeInTheDocument()
  })

  test('is shown once, even if it arrives twice', async () => {
    const server = fakeMessages()
    const { store } = await open(server)
    await bell()
    act(() => server.add('Once'))
    await screen.findByText('Once')
    act(() => void store.dispatch({ type: 'notice/noticeClosed' }))
    act(() => server.repeat())
    act(() => server.add('Another'))
    expect(await screen.findByText('Another')).toBeVisible()
    expect(screen.queryByText('Once')).toBeNull()
    expect(await bell('2')).toBeVisible()
  })

  test('is shown unchanged, even if it contains placeholder syntax', async () => {
    const server = fakeMessages()
    await open(server)
    await bell()
    act(() => server.add('“{{title}}” $t(All) <i>x</i>'))
    expect(await screen.findByText('“{{title}}” $t(All) <i>x</i>')).toBeVisible()
  })
})

test('notifications missed while disconnected are counted after reconnecting', async () => {
  const server = fakeMessages()
  let connections = 0
  let breakConnection: () => void = () => undefined
  const isBroken = new Promise<void>((resolve) => {
    breakConnection = resolve
  })
  const notificationStream = async () => {
    connections += 1
    async function* broken() {
      await (connections === 1 ? isBroken : new Promise(() => undefined))
    }
    return broken() as AsyncGenerator<never>
  }
  await open(server, { notificationStream })
  await bell()
  server.rows.push({
    ...(server.rows[0] as Notification),
    id: 7,
    pesan: 'Missed',
    status: 0,
    jenis: 'test',
    tautan: null,
    waktu_notifikasi: ago(0),
  })
  breakConnection()
  expect(await bell('1')).toBeVisible()
  expect(connections).toBeGreaterThan(1)
})

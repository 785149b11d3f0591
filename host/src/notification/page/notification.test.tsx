import type { ListQuery } from '@lekta/shared/contract/list'
import { act, screen, waitFor, within } from '@testing-library/react'
import { fakeMessages } from '../../testing/fake-messages'
import { closePortal, openPortal } from '../../testing/open-portal'

const MINUTE = 60_000
const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE).toISOString()

const someMessages = () =>
  fakeMessages([
    { pesan: 'Everyone has finished “May check”', tautan: '/teacher/class-room', waktu_notifikasi: ago(5) },
    { pesan: 'The import is done', jenis: 'import', waktu_notifikasi: ago(3 * 60) },
    { pesan: 'An old test is closed', status: 1, waktu_notifikasi: ago(2 * 24 * 60) },
  ])

const open = async (server = someMessages(), at = '/notification/index') => {
  const portal = await openPortal({ at, role: 'teacher', more: server.answers() })
  await screen.findByRole('heading', { name: 'Notifications', level: 1 })
  return portal
}
const rows = () =>
  within(screen.getByRole('table', { name: 'Notifications' }))
    .getAllByRole('row')
    .slice(1)
const expectTexts = async (...expected: string[]) =>
  waitFor(() => {
    const found = rows().map((row) => within(row).getAllByRole('cell')[0]?.textContent)
    expect(found).toEqual(expected)
  })

afterEach(closePortal)

test.each(['admin', 'teacher', 'parent', 'child', 'school'])('the role %s can open the page', async (role) => {
  await openPortal({ at: '/notification/index', role, more: someMessages().answers() })
  expect(await screen.findByRole('heading', { name: 'Notifications', level: 1 })).toBeVisible()
  expect(document.title).toBe('Notifications - Lekta')
})

test('all notifications are listed in order, with time and read state', async () => {
  await open()
  await expectTexts('Everyone has finished “May check”', 'The import is done', 'An old test is closed')
  const cells = rows().map((row) =>
    within(row)
      .getAllByRole('cell')
      .slice(1)
      .map(({ textContent }) => textContent),
  )
  expect(cells).toEqual([
    ['5 minutes ago', 'Mark as read'],
    ['3 hours ago', 'Mark as read'],
    ['2 days ago', 'Read'],
  ])
})

test('the list can be filtered by unread and by subject, and the filters are in the address', async () => {
  const { user, address } = await open()
  await user.click(await screen.findByText('Unread'))
  await expectTexts('Everyone has finished “May check”', 'The import is done')
  await expectTexts('Everyone has finished “May check”', 'The import is done')
  await user.selectOptions(screen.getByRole('combobox', { name: 'About' }), 'Imports')
  await expectTexts('The import is done')
  expect(address()).toBe('/notification/index?show=unread&about=import')
})

test('filters in the address are applied', async () => {
  await open(someMessages(), '/notification/index?about=test')
  await expectTexts('Everyone has finished “May check”', 'An old test is closed')
})

test('one notification can be marked as read', async () => {
  const server = someMessages()
  const { user } = await open(server)
  await user.click(await screen.findByRole('button', { name: 'Mark as read: The import is done' }))
  await waitFor(() => expect(within(rows()[1] as HTMLElement).getByText('Read')).toBeVisible())
  expect(server.rows.map(({ status }) => status)).toEqual([0, 1, 1])
  expect(await screen.findByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible()
})

test('all notifications can be marked as read, which disables the button', async () => {
  const server = someMessages()
  const { user } = await open(server)
  const all = await screen.findByRole('button', { name: 'Mark all as read' })
  await user.click(all)
  await waitFor(() => expect(all).toBeDisabled())
  expect(server.rows.every(({ status }) => status === 1)).toBe(true)
})

test('a notification opens its page and is marked as read', async () => {
  const server = someMessages()
  const { user } = await open(server)
  await user.click(await screen.findByRole('link', { name: 'Everyone has finished “May check”' }))
  expect(await screen.findByRole('heading', { name: 'The classrooms' })).toBeVisible()
  await waitFor(() => expect(server.rows[0]?.status).toBe(1))
})

test('a filtered list without rows has a button that shows all notifications', async () => {
  const { user } = await open(fakeMessages([{ status: 1 }]), '/notification/index?show=unread')
  expect(await screen.findByText('You’re all caught up')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show all' }))
  await expectTexts('Message 1')
})

test('a user without notifications sees an empty state', async () => {
  await open(fakeMessages())
  expect(await screen.findByText('No notifications yet')).toBeVisible()
})

test('a link leads to the notification settings', async () => {
  await open()
  expect(screen.getByRole('link', { name: 'Notification settings' })).toHaveAttribute(
    'href',
    '/teacher/setting/index?tab=notifications',
  )
})

describe('the request of the list', () => {
  const listSize = 20
  async function openCounted() {
    const server = someMessages()
    const searches: string[] = []
    const [list] = server.answers()
    const notifications = async (input: { query: ListQuery }) => {
      // The bell requests notifications too, with another page size.
      if (input.query.options.itemsPerPage === listSize) searches.push(input.query.q)
      return list?.handler(input as never) as never
    }
    const portal = await openPortal({
      at: '/notification/index',
      role: 'teacher',
      more: server.answers({ notifications }),
    })
    await expectTexts('Everyone has finished “May check”', 'The import is done', 'An old test is closed')
    const search = (term: string) => portal.user.type(screen.getByRole('searchbox'), `${term}{Enter}`)
    return { ...portal, searches, search }
  }

  test('is sent again on Enter, with an unchanged, a new or a cleared search', async () => {
    const { searches, search, user } = await openCounted()
    await search('')
    await waitFor(() => expect(searches).toEqual(['', '']))
    await search('import')
    await expectTexts('The import is done')
    await user.clear(screen.getByRole('searchbox'))
    await search('')
    await waitFor(() => expect(searches).toEqual(['', '', 'import', '']))
  })

  test('is not sent again when the cached page is shown again', async () => {
    const { searches, search, router } = await openCounted()
    await search('import')
    await expectTexts('The import is done')
    await act(() => router.navigate('/teacher/class-room'))
    expect(await screen.findByRole('heading', { name: 'The classrooms' })).toBeVisible()
    await act(() => router.navigate('/notification/index?q=import'))
    await expectTexts('The import is done')
    expect(searches).toEqual(['', 'import'])
  })
})

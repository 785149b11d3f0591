import { screen, waitFor, within } from '@testing-library/react'
import { closePortal, openPortal } from '../../testing/open-portal'
import { installWidth, setWidth } from '../../testing/set-width'

const { matchMedia } = window

beforeEach(installWidth)
afterEach(() => {
  closePortal()
  window.matchMedia = matchMedia
})

const button = () => screen.getByRole('button', { name: 'Account of Sri Wahyuni Prasetyo' })
const panel = () => screen.queryByRole('dialog', { name: 'Account' })

const open = async (role = 'teacher', at = '/home/dashboard') => {
  const portal = await openPortal({ at, role })
  await screen.findByRole('heading', { level: 1 })
  await portal.user.click(button())
  return portal
}
const logout = async ({ user }: Awaited<ReturnType<typeof open>>) => {
  await user.click(screen.getByRole('button', { name: 'Logout' }))
  expect(await screen.findByRole('heading', { name: 'Know how well each child reads. Watch it grow.' })).toBeVisible()
}

test('the account button in the header shows the user’s name', async () => {
  await openPortal({ at: '/teacher/student', role: 'teacher' })
  await screen.findByRole('heading', { name: 'The students' })
  expect(within(screen.getByRole('banner')).getByText('Sri Wahyuni Prasetyo')).toBeVisible()
  expect(button()).toHaveAttribute('aria-haspopup', 'dialog')
  expect(button()).toHaveAttribute('aria-expanded', 'false')
  expect(panel()).toBeNull()
})

describe('the account panel', () => {
  test('shows the user’s name, initials and role, and takes the focus', async () => {
    await open()
    expect(button()).toHaveAttribute('aria-expanded', 'true')
    expect(panel()).toHaveFocus()
    expect(within(panel() as HTMLElement).getByText('Sri Wahyuni Prasetyo')).toBeVisible()
    expect(panel()).toHaveTextContent('SW')
    expect(panel()).toHaveTextContent('Teacher')
  })

  test('links to the account settings, and closes when they open', async () => {
    const { user, address } = await open()
    await user.click(screen.getByRole('link', { name: 'Edit Account' }))
    expect(await screen.findByRole('heading', { name: 'The settings' })).toBeVisible()
    expect(address()).toBe('/teacher/setting/index')
    expect(panel()).toBeNull()
  })

  test('has no link to account settings for a child', async () => {
    await open('child')
    expect(panel()).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Edit Account' })).toBeNull()
  })

  test('switches to the settings panel, and the account button switches back', async () => {
    const { user } = await open()
    await user.click(within(panel() as HTMLElement).getByRole('button', { name: 'Display' }))
    expect(screen.getByRole('dialog', { name: 'Display' })).toHaveFocus()
    await user.click(button())
    expect(panel()).toHaveFocus()
  })

  test.each([
    ['its button', () => button()],
    ['the page beside it', () => screen.getByRole('main')],
    ['its close button', () => within(panel() as HTMLElement).getByRole('button', { name: 'Close' })],
  ])('closes with a click on %s', async (_, target) => {
    const { user } = await open()
    await user.click(target())
    expect(panel()).toBeNull()
  })

  test('closes with Escape and returns the focus to its button', async () => {
    const { user } = await open()
    await user.keyboard('{Escape}')
    expect(panel()).toBeNull()
    expect(button()).toHaveFocus()
  })

  test('is modal on a phone: the page behind it is inert, and a click there closes it', async () => {
    setWidth(390)
    const { user } = await open()
    expect(panel()).toHaveAttribute('aria-modal', 'true')
    expect(screen.getByRole('main', { hidden: true }).parentElement).toHaveAttribute('inert')
    await user.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
    expect(panel()).toBeNull()
    expect(screen.getByRole('main').parentElement).not.toHaveAttribute('inert')
  })
})

describe('Logout', () => {
  test('notifies the server, clears the session and redirects to the front page', async () => {
    const portal = await open()
    await logout(portal)
    expect(portal.address()).toBe('/')
    expect(portal.sent.find(({ url }) => url === '/auth/logout')).toMatchObject({
      body: { leaving: false },
      headers: { 'X-Token': 'kept' },
    })
    expect(portal.store.getState()).toMatchObject({ session: { token: null }, layout: { panel: null }, views: [] })
    expect(localStorage.getItem('token')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('also works if the server cannot be reached', async () => {
    const fail = async () => {
      throw new TypeError('no server')
    }
    const portal = await openPortal({ at: '/home/dashboard', role: 'teacher', server: { logout: fail } })
    await screen.findByRole('heading', { level: 1 })
    await portal.user.click(button())
    await logout(portal)
    expect(localStorage.getItem('token')).toBeNull()
  })

  test('is followed by no request without a token, except for the plans', async () => {
    const portal = await open('teacher', '/teacher/class-room')
    await logout(portal)
    const withoutToken = () => portal.sent.filter(({ headers }) => headers.Authorization === undefined)
    // The landing page requests the plans without a login.
    await waitFor(() => expect(withoutToken().map(({ url }) => url)).toEqual(['/v2/plan']))
  })
})

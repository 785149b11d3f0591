import { screen, within } from '@testing-library/react'
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

test('the account button above the page shows the name', async () => {
  await openPortal({ at: '/teacher/student', role: 'teacher' })
  await screen.findByRole('heading', { name: 'The students' })
  expect(within(screen.getByRole('banner')).getByText('Sri Wahyuni Prasetyo')).toBeVisible()
  expect(button()).toHaveAttribute('aria-haspopup', 'dialog')
  expect(button()).toHaveAttribute('aria-expanded', 'false')
  expect(panel()).toBeNull()
})

describe('the panel of the account', () => {
  test('shows the user’s initials and role, and takes the focus', async () => {
    await open()
    expect(button()).toHaveAttribute('aria-expanded', 'true')
    expect(panel()).toHaveFocus()
    expect(within(panel() as HTMLElement).getByText('Sri Wahyuni Prasetyo')).toBeVisible()
    expect(panel()).toHaveTextContent('SW')
    expect(panel()).toHaveTextContent('Teacher')
  })

  test('leads to the settings of the account, and closes with that', async () => {
    const { user, address } = await open()
    await user.click(screen.getByRole('link', { name: 'Edit Account' }))
    expect(await screen.findByRole('heading', { name: 'The settings' })).toBeVisible()
    expect(address()).toBe('/teacher/setting/index')
    expect(panel()).toBeNull()
  })

  test('has no links to settings that an account does not have', async () => {
    await open('child')
    expect(panel()).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Edit Account' })).toBeNull()
  })

  test('leads to the settings of the portal, and its button leads back to it', async () => {
    const { user } = await open()
    await user.click(within(panel() as HTMLElement).getByRole('button', { name: 'Settings' }))
    expect(screen.getByRole('dialog', { name: 'Settings' })).toHaveFocus()
    await user.click(button())
    expect(panel()).toHaveFocus()
  })

  test.each([
    ['its button', () => button()],
    ['the page beside it', () => screen.getByRole('main')],
    ['its cross', () => within(panel() as HTMLElement).getByRole('button', { name: 'Close' })],
  ])('closes by %s', async (_, target) => {
    const { user } = await open()
    await user.click(target())
    expect(panel()).toBeNull()
  })

  test('closes by Escape and gives the focus back', async () => {
    const { user } = await open()
    await user.keyboard('{Escape}')
    expect(panel()).toBeNull()
    expect(button()).toHaveFocus()
  })

  test('is alone on a phone: the page behind it is out of reach, and a touch there closes it', async () => {
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
  test('notifies the server, forgets the session and leads to the front page', async () => {
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
    const refused = async () => {
      throw new TypeError('no server')
    }
    const portal = await openPortal({ at: '/home/dashboard', role: 'teacher', server: { logout: refused } })
    await screen.findByRole('heading', { level: 1 })
    await portal.user.click(button())
    await logout(portal)
    expect(localStorage.getItem('token')).toBeNull()
  })

  test('leaves no page behind that sends requests', async () => {
    const portal = await open('teacher', '/teacher/class-room')
    await logout(portal)
    const withoutToken = portal.sent.filter(({ headers }) => headers.Authorization === undefined)
    // The landing page requests the plans without a login.
    expect(withoutToken.filter(({ url }) => url !== '/v2/plan')).toEqual([])
  })
})

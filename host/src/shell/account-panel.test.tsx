import { screen, waitFor, within } from '@testing-library/react'
import { closePortal, openPortal, type Portal } from '../testing/open-portal'

const open = async () => {
  const portal = await openPortal({ at: '/teacher/student', role: 'teacher' })
  await screen.findByRole('heading', { name: 'The students' })
  return portal
}
const account = /^(Account of|Akun) Sri Wahyuni Prasetyo$/
// A document without a layout takes the menu for one whose button was scrolled away, and hides it.
const hidden = true
const closed = () => waitFor(() => expect(screen.queryByRole('menu', { hidden })).toBeNull())
const choose = async ({ user }: Portal, role: 'menuitem' | 'menuitemradio', name: string) => {
  await user.click(screen.getByRole('button', { name: account }))
  await user.click(await screen.findByRole(role, { name, hidden }))
  await closed()
}
const chosen = async ({ user }: Portal) => {
  await user.click(screen.getByRole('button', { name: account }))
  const items = await screen.findAllByRole('menuitemradio', { hidden })
  const names = items.filter((item) => item.getAttribute('aria-checked') === 'true').map((item) => item.textContent)
  await user.keyboard('{Escape}')
  await closed()
  return names
}

afterEach(closePortal)

test('the account stands with its name, language and colours', async () => {
  const portal = await open()
  const button = screen.getByRole('button', { name: 'Account of Sri Wahyuni Prasetyo' })
  expect(within(screen.getByRole('banner')).getByText('Sri Wahyuni Prasetyo')).toBeVisible()
  expect(button).toHaveAttribute('aria-haspopup', 'menu')
  expect(await chosen(portal)).toEqual(['English', 'As the device'])
})

test('Indonesian changes the words, the window’s title, the document’s language and the cookie', async () => {
  const portal = await open()
  await choose(portal, 'menuitemradio', 'Bahasa Indonesia')
  const menu = await screen.findByRole('navigation', { name: 'Menu utama' })
  expect(
    within(menu)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Dasbor', 'Siswa', 'Kelas'])
  expect(document.documentElement.lang).toBe('id')
  expect(document.cookie).toContain('language=id')
  expect(document.title).toBe('Siswa - Lekta')
  expect(await chosen(portal)).toEqual(['Bahasa Indonesia', 'Ikut perangkat'])
  await choose(portal, 'menuitemradio', 'English')
  expect(await screen.findByRole('navigation', { name: 'Main menu' })).toBeVisible()
  expect(document.documentElement.lang).toBe('en')
  expect(document.cookie).toContain('language=en')
})

test.each([
  ['Dark', 'dark'],
  ['Light', 'light'],
])('the colours can be %s', async (name, scheme) => {
  const portal = await open()
  await choose(portal, 'menuitemradio', name)
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', scheme))
  expect(await chosen(portal)).toEqual(['English', name])
})

test('Logout tells the server, forgets the session and leads to the front page', async () => {
  const portal = await open()
  await choose(portal, 'menuitem', 'Logout')
  expect(await screen.findByRole('heading', { name: 'Know how well each child reads. Watch it grow.' })).toBeVisible()
  expect(portal.address()).toBe('/')
  expect(portal.sent.at(-1)).toMatchObject({
    url: '/auth/logout',
    body: { leaving: false },
    headers: { 'X-Token': 'kept' },
  })
  expect(portal.store.getState().session.token).toBeNull()
  expect(localStorage.getItem('token')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('Logout works also when the server cannot be told', async () => {
  const logout = async () => {
    throw new TypeError('no server')
  }
  const portal = await openPortal({ at: '/teacher/student', role: 'teacher', server: { logout } })
  await screen.findByRole('heading', { name: 'The students' })
  await choose(portal, 'menuitem', 'Logout')
  expect(await screen.findByRole('heading', { name: 'Know how well each child reads. Watch it grow.' })).toBeVisible()
  expect(localStorage.getItem('token')).toBeNull()
})

test('after Logout no page that is still open asks the server for anything', async () => {
  const portal = await openPortal({ at: '/teacher/class-room', role: 'teacher' })
  await screen.findByRole('heading', { name: 'The classrooms' })
  await choose(portal, 'menuitem', 'Logout')
  await screen.findByRole('heading', { name: 'Know how well each child reads. Watch it grow.' })
  expect(portal.sent.filter(({ headers }) => headers.Authorization === undefined)).toEqual([])
  expect(portal.sent.at(-1)?.url).toBe('/auth/logout')
})

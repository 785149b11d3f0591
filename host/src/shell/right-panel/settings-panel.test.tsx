import { screen, waitFor, within } from '@testing-library/react'
import { closePortal, openPortal } from '../../testing/open-portal'
import { installWidth, setWidth } from '../../testing/set-width'

const { matchMedia } = window

beforeEach(installWidth)
afterEach(() => {
  closePortal()
  window.matchMedia = matchMedia
})

const open = async () => {
  const portal = await openPortal({ at: '/teacher/student', role: 'teacher' })
  await screen.findByRole('heading', { name: 'The students' })
  await portal.user.click(screen.getByRole('button', { name: 'Display' }))
  return portal
}
const selectedIn = (group: string) =>
  within(screen.getByRole('radiogroup', { name: group }))
    .getAllByRole<HTMLInputElement>('radio')
    .filter(({ checked }) => checked)
    .map(({ value }) => value)

test('a new browser has medium size, English, the colours of the device, and no tabs', async () => {
  await open()
  expect(['Size', 'Language', 'Colours'].map(selectedIn)).toEqual([['medium'], ['en'], ['auto']])
  expect(screen.getByRole('switch', { name: 'Show visited pages as tabs' })).not.toBeChecked()
  expect(document.documentElement).toHaveAttribute('data-size', 'medium')
})

test.each([
  ['Default', 'default'],
  ['Small', 'small'],
  ['Mini', 'mini'],
])('the size %s is applied to the document and stored in a cookie', async (name, size) => {
  const { user } = await open()
  await user.click(screen.getByRole('radio', { name }))
  expect(await screen.findByText('Switch Size Success')).toBeVisible()
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-size', size))
  expect(document.cookie).toContain(`size=${size}`)
})

test('choosing Indonesian translates the page and the window title, and is stored in a cookie', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('radio', { name: 'Bahasa Indonesia' }))
  const menu = await screen.findByRole('navigation', { name: 'Menu utama' })
  const entries = within(menu).getAllByRole('link')
  expect(entries.map(({ textContent }) => textContent)).toEqual(['Dasbor', 'Siswa', 'Kelas'])
  expect(screen.getByRole('dialog', { name: 'Tampilan' })).toBeVisible()
  expect(document.documentElement.lang).toBe('id')
  expect(document.cookie).toContain('language=id')
  expect(document.title).toBe('Siswa - Lekta')
  expect(selectedIn('Bahasa')).toEqual(['id'])
  await user.click(screen.getByRole('radio', { name: 'English' }))
  expect(await screen.findByRole('navigation', { name: 'Main menu' })).toBeVisible()
  expect(document.cookie).toContain('language=en')
})

test.each([
  ['Dark', 'dark'],
  ['Light', 'light'],
])('the colours can be %s, and are stored in a cookie', async (name, scheme) => {
  const { user } = await open()
  await user.click(screen.getByRole('radio', { name }))
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', scheme))
  await waitFor(() => expect(document.cookie).toContain(`colours=${scheme}`))
  expect(localStorage.getItem('mantine-color-scheme-value')).toBeNull()
})

test('the colours of an earlier visit are applied in a new window', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: sets the cookie as an earlier visit would
  document.cookie = 'colours=dark; Path=/'
  await openPortal({ at: '/404' })
  expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark')
})

test('the tabs can be shown and hidden; a phone has no switch for them', async () => {
  const { user } = await open()
  const tabs = () => screen.queryByRole('navigation', { name: 'Visited pages' })
  expect(tabs()).toBeNull()
  await user.click(screen.getByRole('switch', { name: 'Show visited pages as tabs' }))
  expect(tabs()).toBeVisible()
  expect(document.cookie).toContain('tabs=1')
  await user.click(screen.getByRole('switch', { name: 'Show visited pages as tabs' }))
  expect(tabs()).toBeNull()
  expect(document.cookie).toContain('tabs=0')
  setWidth(390)
  expect(screen.queryByRole('switch', { name: 'Show visited pages as tabs' })).toBeNull()
})

describe('full screen', () => {
  const setFullScreen = (element: Element | null) => {
    Object.defineProperty(document, 'fullscreenElement', { configurable: true, get: () => element })
    document.dispatchEvent(new Event('fullscreenchange'))
  }
  const setSupported = (enabled: boolean) =>
    Object.defineProperty(document, 'fullscreenEnabled', { configurable: true, value: enabled })

  afterEach(() => {
    setFullScreen(null)
    setSupported(false)
  })

  test('is started and ended by its button', async () => {
    setSupported(true)
    const enter = jest.fn(async () => setFullScreen(document.documentElement))
    const leave = jest.fn(async () => setFullScreen(null))
    Object.assign(document.documentElement, { requestFullscreen: enter })
    Object.assign(document, { exitFullscreen: leave })
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Full screen' }))
    expect(enter).toHaveBeenCalledTimes(1)
    await user.click(await screen.findByRole('button', { name: 'Leave full screen' }))
    expect(leave).toHaveBeenCalledTimes(1)
    expect(await screen.findByRole('button', { name: 'Full screen' })).toBeVisible()
  })

  test.each([
    ['does not support it', false],
    ['refuses it', true],
  ])('shows a warning in a browser that %s', async (_, enabled) => {
    setSupported(enabled)
    const refuse = () => Promise.reject(new TypeError('not now'))
    Object.assign(document.documentElement, { requestFullscreen: refuse })
    const { user, store } = await open()
    await user.click(screen.getByRole('button', { name: 'Full screen' }))
    expect(await screen.findByText('you browser can not work')).toBeVisible()
    expect(store.getState().notice?.kind).toBe('warning')
  })
})

import { showScheme, showSize } from './color-scheme'

const { matchMedia } = window
const mockDevice = (dark: boolean) => {
  const listening = new EventTarget()
  const media = Object.assign(listening, { matches: dark }) as MediaQueryList & { matches: boolean }
  window.matchMedia = () => media
  return (next: boolean) => {
    media.matches = next
    listening.dispatchEvent(new Event('change'))
  }
}
const shown = () => document.documentElement.getAttribute('data-mantine-color-scheme')

afterEach(() => {
  window.matchMedia = matchMedia
  // biome-ignore lint/suspicious/noDocumentCookie: sets the cookie as the portal does
  document.cookie = 'colours=; Max-Age=0; Path=/'
})

test.each([
  [null, false, 'light'],
  [null, true, 'dark'],
  ['auto', true, 'dark'],
  ['light', true, 'light'],
  ['dark', false, 'dark'],
])('the stored choice %s on a device with dark mode %s gives the scheme “%s”', (chosen, dark, scheme) => {
  mockDevice(dark)
  // biome-ignore lint/suspicious/noDocumentCookie: sets the cookie as the portal does
  if (chosen) document.cookie = `colours=${chosen}; Path=/`
  showScheme()
  expect(shown()).toBe(scheme)
})

test('the page becomes dark when the device does', () => {
  const setDark = mockDevice(false)
  showScheme()
  setDark(true)
  expect(shown()).toBe('dark')
})

test('the stored size is applied to the document', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: sets the cookie as the portal does
  document.cookie = 'size=mini; Path=/'
  showSize()
  expect(document.documentElement).toHaveAttribute('data-size', 'mini')
  // biome-ignore lint/suspicious/noDocumentCookie: sets the cookie as the portal does
  document.cookie = 'size=; Max-Age=0; Path=/'
})

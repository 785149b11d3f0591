import { showScheme, showSize } from './color-scheme'

const { matchMedia } = window
const device = (dark: boolean) => {
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
])('a choice of %s wins over a dark device (%s): %s', (chosen, dark, scheme) => {
  device(dark)
  // biome-ignore lint/suspicious/noDocumentCookie: sets the cookie as the portal does
  if (chosen) document.cookie = `colours=${chosen}; Path=/`
  showScheme()
  expect(shown()).toBe(scheme)
})

test('a device that turns dark in the evening takes the page with it', () => {
  const turn = device(false)
  showScheme()
  turn(true)
  expect(shown()).toBe('dark')
})

test('a page is as large as it was chosen before its program is there', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: sets the cookie as the portal does
  document.cookie = 'size=mini; Path=/'
  showSize()
  expect(document.documentElement).toHaveAttribute('data-size', 'mini')
  // biome-ignore lint/suspicious/noDocumentCookie: sets the cookie as the portal does
  document.cookie = 'size=; Max-Age=0; Path=/'
})

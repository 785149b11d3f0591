import { showScheme } from './scheme'

const { matchMedia } = window
const device = (dark: boolean) => {
  window.matchMedia = (media) => ({ ...matchMedia(media), matches: dark })
}
const shown = () => document.documentElement.getAttribute('data-mantine-color-scheme')

afterEach(() => {
  window.matchMedia = matchMedia
  // biome-ignore lint/suspicious/noDocumentCookie: as the portal keeps it
  document.cookie = 'colours=; Max-Age=0; Path=/'
})

test.each([
  [null, false, 'light'],
  [null, true, 'dark'],
  ['auto', true, 'dark'],
  ['light', true, 'light'],
  ['dark', false, 'dark'],
])('what is chosen (%s) goes before a dark device (%s): %s', (chosen, dark, scheme) => {
  device(dark)
  // biome-ignore lint/suspicious/noDocumentCookie: as the portal keeps it
  if (chosen) document.cookie = `colours=${chosen}; Path=/`
  showScheme()
  expect(shown()).toBe(scheme)
})

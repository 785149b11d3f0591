import { showScheme } from './scheme'

const { matchMedia } = window
const device = (dark: boolean) => {
  window.matchMedia = (media) => ({ ...matchMedia(media), matches: dark })
}
const shown = () => document.documentElement.getAttribute('data-mantine-color-scheme')

afterEach(() => {
  window.matchMedia = matchMedia
  localStorage.clear()
})

test.each([
  [null, false, 'light'],
  [null, true, 'dark'],
  ['auto', true, 'dark'],
  ['light', true, 'light'],
  ['dark', false, 'dark'],
])('what is chosen (%s) goes before a dark device (%s): %s', (chosen, dark, scheme) => {
  device(dark)
  if (chosen) localStorage.setItem('mantine-color-scheme-value', chosen)
  showScheme()
  expect(shown()).toBe(scheme)
})

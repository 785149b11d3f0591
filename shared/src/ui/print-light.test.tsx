import { renderHook } from '@testing-library/react'
import { usePrintLight } from './print-light'

const root = document.documentElement
const currentScheme = () => root.getAttribute('data-mantine-color-scheme')
const dispatch = (name: string) => window.dispatchEvent(new Event(name))

test.each(['dark', 'light'])('a page in the %s scheme is printed light and then restored', (scheme) => {
  root.setAttribute('data-mantine-color-scheme', scheme)
  const { unmount } = renderHook(() => usePrintLight())
  dispatch('beforeprint')
  expect(currentScheme()).toBe('light')
  dispatch('afterprint')
  expect(currentScheme()).toBe(scheme)
  unmount()
})

test('the scheme does not change after the hook was unmounted', () => {
  root.setAttribute('data-mantine-color-scheme', 'dark')
  renderHook(() => usePrintLight()).unmount()
  dispatch('beforeprint')
  expect(currentScheme()).toBe('dark')
})

import { renderHook } from '@testing-library/react'
import { usePrintLight } from './print-light'

const root = document.documentElement
const worn = () => root.getAttribute('data-mantine-color-scheme')
const say = (name: string) => window.dispatchEvent(new Event(name))

test.each(['dark', 'light'])('a page in the %s is printed light, and is as it was afterwards', (scheme) => {
  root.setAttribute('data-mantine-color-scheme', scheme)
  const { unmount } = renderHook(() => usePrintLight())
  say('beforeprint')
  expect(worn()).toBe('light')
  say('afterprint')
  expect(worn()).toBe(scheme)
  unmount()
})

test('removed elements change nothing', () => {
  root.setAttribute('data-mantine-color-scheme', 'dark')
  renderHook(() => usePrintLight()).unmount()
  say('beforeprint')
  expect(worn()).toBe('dark')
})

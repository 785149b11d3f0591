import { render } from '@testing-library/react'
import { UiProvider } from './ui-provider'

const shown = () => document.documentElement.getAttribute('data-mantine-color-scheme')

test('what is dark on the screen is printed light, and dark again afterwards', () => {
  render(<UiProvider colorScheme="dark">page</UiProvider>)
  expect(shown()).toBe('dark')
  window.dispatchEvent(new Event('beforeprint'))
  window.dispatchEvent(new Event('beforeprint'))
  expect(shown()).toBe('light')
  window.dispatchEvent(new Event('afterprint'))
  expect(shown()).toBe('dark')
})

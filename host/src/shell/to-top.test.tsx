import { act, screen } from '@testing-library/react'
import { closePortal, openPortal } from '../testing/open-portal'

const button = () => screen.queryByRole('button', { name: 'Back to top' })
const scrolled = (scrollY: number) => {
  Object.assign(window, { scrollY })
  act(() => void window.dispatchEvent(new Event('scroll')))
}

beforeEach(() => {
  // The user has not asked for reduced motion.
  jest.spyOn(window, 'matchMedia').mockReturnValue(window.matchMedia(''))
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  Object.assign(window, { scrollY: 0 })
  closePortal()
})

test('far down a page a button scrolls to the top in about 500 ms', async () => {
  await openPortal({ at: '/teacher/student', role: 'teacher' })
  await screen.findByRole('heading', { name: 'The students' })
  scrolled(600)
  expect(button()).toBeNull()
  scrolled(2000)
  expect(button()).toBeVisible()
  jest.useFakeTimers()
  jest.spyOn(window, 'scrollTo').mockImplementation(((_: number, top: number) => {
    Object.assign(window, { scrollY: top })
  }) as typeof window.scrollTo)
  act(() => button()?.click())
  jest.advanceTimersByTime(250)
  expect(window.scrollY).toBeGreaterThan(0)
  expect(window.scrollY).toBeLessThan(2000)
  jest.advanceTimersByTime(270)
  expect(window.scrollY).toBe(0)
  scrolled(0)
  expect(button()).toBeNull()
})

test('the animation stops if the user scrolls down', async () => {
  await openPortal({ at: '/teacher/student', role: 'teacher' })
  await screen.findByRole('heading', { name: 'The students' })
  scrolled(2000)
  jest.useFakeTimers()
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(((_: number, top: number) => {
    Object.assign(window, { scrollY: top })
  }) as typeof window.scrollTo)
  act(() => button()?.click())
  jest.advanceTimersByTime(100)
  Object.assign(window, { scrollY: 1990 })
  scrollTo.mockClear()
  jest.advanceTimersByTime(1000)
  expect(scrollTo).not.toHaveBeenCalled()
})

import { renderScreen } from '@lekta/shared/testing/render-screen'
import { act, fireEvent, screen } from '@testing-library/react'
import { idleAfter } from './item-clock'
import { Nudge } from './nudge'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const open = () => renderScreen(Nudge, { answers: [], role: 'child' })
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))
const nudge = () => screen.queryByText('Are you still reading? Take all the time you need.')

test('after long inactivity a friendly message appears, is announced politely, and names no time', async () => {
  open()
  await pass(idleAfter - 1)
  expect(nudge()).toBeNull()
  await pass(1)
  const said = nudge()?.closest('[aria-live="polite"]')
  expect(said).toHaveTextContent(/Press Pause. This text will wait for you.$/)
  expect(said).not.toHaveTextContent(/\d|minute|second/)
})

test.each([
  ['a touch', () => fireEvent.pointerDown(document.body)],
  ['the mouse', () => fireEvent.pointerMove(document.body)],
  ['a key', () => fireEvent.keyDown(document.body, { key: 'Shift' })],
  ['a wheel', () => fireEvent.wheel(document.body)],
  ['the way back to this tab', () => document.dispatchEvent(new Event('visibilitychange'))],
])('%s closes it, and it returns only after the same time', async (_, sign) => {
  open()
  await pass(idleAfter)
  act(() => void sign())
  expect(nudge()).toBeNull()
  await pass(idleAfter - 1)
  expect(nudge()).toBeNull()
  await pass(1)
  expect(nudge()).not.toBeNull()
})

test('occasional input prevents it', async () => {
  open()
  for (let i = 0; i < 5; i++) {
    await pass(idleAfter / 2)
    fireEvent.pointerMove(document.body)
  }
  expect(nudge()).toBeNull()
})

test('leaving the text ends the watch', async () => {
  const { unmount } = open()
  unmount()
  await pass(2 * idleAfter)
  expect(jest.getTimerCount()).toBe(0)
})

import { renderScreen } from '@lekta/shared/testing/render-screen'
import { act, fireEvent, screen } from '@testing-library/react'
import { idleAfter } from './item-clock'
import { Nudge } from './nudge'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const open = () => renderScreen(Nudge, { answers: [], role: 'child' })
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))
const nudge = () => screen.queryByText('Are you still reading? Take all the time you need.')

test('after long inactivity a message is announced politely, without mentioning time', async () => {
  open()
  await pass(idleAfter - 1)
  expect(nudge()).toBeNull()
  await pass(1)
  const message = nudge()?.closest('[aria-live="polite"]')
  expect(message).toHaveTextContent(/Press Pause. This text will wait for you.$/)
  expect(message).not.toHaveTextContent(/\d|minute|second/)
})

test.each([
  ['a touch', () => fireEvent.pointerDown(document.body)],
  ['a mouse movement', () => fireEvent.pointerMove(document.body)],
  ['a key', () => fireEvent.keyDown(document.body, { key: 'Shift' })],
  ['the mouse wheel', () => fireEvent.wheel(document.body)],
  ['a return to the tab', () => document.dispatchEvent(new Event('visibilitychange'))],
])('%s hides the message, and it returns only after the same time', async (_, interact) => {
  open()
  await pass(idleAfter)
  act(() => void interact())
  expect(nudge()).toBeNull()
  await pass(idleAfter - 1)
  expect(nudge()).toBeNull()
  await pass(1)
  expect(nudge()).not.toBeNull()
})

test('occasional input prevents the message', async () => {
  open()
  for (let i = 0; i < 5; i++) {
    await pass(idleAfter / 2)
    fireEvent.pointerMove(document.body)
  }
  expect(nudge()).toBeNull()
})

test('unmounting clears all timers', async () => {
  const { unmount } = open()
  unmount()
  await pass(2 * idleAfter)
  expect(jest.getTimerCount()).toBe(0)
})

import { noticeSlice } from '@lekta/shared/client'
import { act, screen } from '@testing-library/react'
import { closePortal, openPortal } from '../../testing/open-portal'

const { noticed } = noticeSlice.actions

afterEach(() => {
  jest.useRealTimers()
  closePortal()
})

const say = async (kind: 'success' | 'warning' | 'error', text: string) => {
  const portal = await openPortal({ at: '/404' })
  jest.useFakeTimers()
  act(() => void portal.store.dispatch(noticed({ kind, text })))
  return portal
}
const pass = (time: number) => act(() => void jest.advanceTimersByTime(time))

test.each(['success', 'warning'] as const)('a %s goes by itself after 6 seconds', async (kind) => {
  await say(kind, 'The test is scheduled.')
  expect(screen.getByRole('status')).toHaveTextContent('The test is scheduled.')
  pass(5999)
  expect(screen.getByText('The test is scheduled.')).toBeVisible()
  pass(1)
  expect(screen.queryByText('The test is scheduled.')).toBeNull()
})

test('an error stays until it is closed', async () => {
  await say('error', 'Has Error')
  pass(60_000)
  expect(screen.getByRole('alert')).toHaveTextContent('Has Error')
  act(() => screen.getByRole('button', { name: 'Close' }).click())
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a new success notice restarts the timer', async () => {
  const { store } = await say('success', 'One')
  pass(4000)
  act(() => void store.dispatch(noticed({ kind: 'success', text: 'Two' })))
  pass(4000)
  expect(screen.getByRole('status')).toHaveTextContent('Two')
})

import { noticeSlice } from '@lekta/shared/client'
import { act, screen } from '@testing-library/react'
import { closePortal, openPortal } from '../../testing/open-portal'

const { noticed } = noticeSlice.actions

afterEach(() => {
  jest.useRealTimers()
  closePortal()
})

const showNotice = async (kind: 'success' | 'warning' | 'error', text: string) => {
  const portal = await openPortal({ at: '/404' })
  jest.useFakeTimers()
  act(() => void portal.store.dispatch(noticed({ kind, text })))
  return portal
}
const passTime = (time: number) => act(() => void jest.advanceTimersByTime(time))

test.each(['success', 'warning'] as const)('a %s notice disappears after 6 seconds', async (kind) => {
  await showNotice(kind, 'The test is scheduled.')
  expect(screen.getByRole('status')).toHaveTextContent('The test is scheduled.')
  passTime(5999)
  expect(screen.getByText('The test is scheduled.')).toBeVisible()
  passTime(1)
  expect(screen.queryByText('The test is scheduled.')).toBeNull()
})

test('an error notice stays until it is closed', async () => {
  await showNotice('error', 'Has Error')
  passTime(60_000)
  expect(screen.getByRole('alert')).toHaveTextContent('Has Error')
  act(() => screen.getByRole('button', { name: 'Close' }).click())
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a new success notice restarts the timer', async () => {
  const { store } = await showNotice('success', 'One')
  passTime(4000)
  act(() => void store.dispatch(noticed({ kind: 'success', text: 'Two' })))
  passTime(4000)
  expect(screen.getByRole('status')).toHaveTextContent('Two')
})

import { call } from '@lekta/shared/client'
import { scheduleContract } from '@lekta/shared/contract/schedule'
import { renderScreen } from '@lekta/shared/testing/render-screen'
import { screen, waitFor, within } from '@testing-library/react'
import { createFixtures } from '../../fixtures'
import { words } from '../../words.id'
import Schedule from './schedule'

const open = (search = '', language: 'en' | 'id' = 'en') =>
  renderScreen(Schedule, {
    path: '/teacher/schedule',
    at: `/teacher/schedule${search}`,
    role: 'teacher',
    language,
    words,
    answers: createFixtures(),
  })

const bars = () => screen.findAllByRole('button', { name: /Reading check, autumn/ })

test('the calendar shows the tests of the month, and a click opens the details', async () => {
  const { user, address } = open()
  const [first] = await bars()
  await user.click(first as HTMLElement)
  const details = await screen.findByRole('dialog', { name: 'Test details' })
  await within(details).findByRole('heading', { name: 'Reading check, autumn' })
  expect(address()).toMatch(/\?open=[12]$/)
  expect(within(details).getByText('Sri Wahyuni')).toBeVisible()
})

test('the details show who has not started, and link to the test’s page', async () => {
  const { user, address } = open('?open=1')
  const details = await screen.findByRole('dialog', { name: 'Test details' })
  const waiting = await within(details).findByRole('region', { name: 'Not started' })
  expect(within(waiting).getAllByRole('listitem')).toHaveLength(4)
  await user.click(within(details).getByRole('link', { name: 'Watch live' }))
  expect(address()).toBe('/teacher/schedule/1')
})

test('the calendar can be turned by a month, switched to weeks and returned to today', async () => {
  const { user, address } = open()
  await bars()
  const today = screen.getByRole('button', { name: 'Today' })
  expect(today).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Later' }))
  expect(address()).toMatch(/day=\d{4}-\d\d-01/)
  await user.click(screen.getByRole('radio', { name: 'Week' }))
  expect(address()).toMatch(/view=week/)
  await user.click(screen.getByRole('button', { name: 'Today' }))
  expect(address()).toBe('/teacher/schedule?view=week')
})

test('an open test can be closed early after a confirmation', async () => {
  const { user } = open('?open=1')
  const details = await screen.findByRole('dialog', { name: 'Test details' })
  await user.click(await within(details).findByRole('button', { name: 'Close now' }))
  const confirmation = await screen.findByRole('dialog', { name: 'Close this test now?' })
  await user.click(within(confirmation).getByRole('button', { name: 'Close now' }))
  expect(await within(details).findByText('Closed')).toBeVisible()
  expect(await within(details).findByRole('link', { name: 'View results' })).toBeVisible()
})

test('an open test can be extended by an hour', async () => {
  const { user, store } = open('?open=1')
  const closesAt = async () => {
    const { closes_at } = await call(store.http, scheduleContract.schedule, { params: { id: 1 } })
    return Date.parse(closes_at)
  }
  const before = await closesAt()
  const details = await screen.findByRole('dialog', { name: 'Test details' })
  await user.click(await within(details).findByRole('button', { name: 'Extend test' }))
  const dialog = await screen.findByRole('dialog', { name: 'Extend test' })
  await user.click(within(dialog).getByRole('button', { name: '1 more hour' }))
  await user.click(within(dialog).getAllByRole('button', { name: 'Extend test' }).at(-1) as HTMLElement)
  await screen.findByRole('link', { name: 'Watch live' })
  expect(store.getState().notice?.text).toBe('Test extended.')
  expect((await closesAt()) - before).toBe(60 * 60_000)
})

test('a test that no child has started can be cancelled after a confirmation', async () => {
  const { user, address } = open('?view=list&open=3')
  const details = await screen.findByRole('dialog', { name: 'Test details' })
  await user.click(await within(details).findByRole('button', { name: 'Cancel test' }))
  const confirmation = await screen.findByRole('dialog', { name: 'Cancel this test?' })
  await user.click(within(confirmation).getByRole('button', { name: 'Cancel test' }))
  await waitFor(() => expect(screen.queryByText('End of term check')).toBeNull())
  expect(address()).toBe('/teacher/schedule?view=list')
})

test('the list can be filtered by the status of a test', async () => {
  const { user } = open('?view=list')
  await screen.findByText('End of term check')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'closed')
  await screen.findByText('First reading check')
  await waitFor(() => expect(screen.queryByText('End of term check')).toBeNull())
})

test('the page renders in Indonesian', async () => {
  open('', 'id')
  await screen.findByRole('tab', { name: 'Kalender' })
})

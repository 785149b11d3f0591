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
  const about = await screen.findByRole('dialog', { name: 'Test details' })
  await within(about).findByRole('heading', { name: 'Reading check, autumn' })
  expect(address()).toMatch(/\?open=[12]$/)
  expect(within(about).getByText('Sri Wahyuni')).toBeVisible()
})

test('the details show who has not started, and link to the test’s page', async () => {
  const { user, address } = open('?open=1')
  const about = await screen.findByRole('dialog', { name: 'Test details' })
  const waiting = await within(about).findByRole('region', { name: 'Not started' })
  expect(within(waiting).getAllByRole('listitem')).toHaveLength(4)
  await user.click(within(about).getByRole('link', { name: 'Watch live' }))
  expect(address()).toBe('/teacher/schedule/1')
})

test('months and weeks are turned, and today is found again', async () => {
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

test('an open test is closed early from here, after one more question', async () => {
  const { user } = open('?open=1')
  const about = await screen.findByRole('dialog', { name: 'Test details' })
  await user.click(await within(about).findByRole('button', { name: 'Close now' }))
  const question = await screen.findByRole('dialog', { name: 'Close this test now?' })
  await user.click(within(question).getByRole('button', { name: 'Close now' }))
  expect(await within(about).findByText('Closed')).toBeVisible()
  expect(await within(about).findByRole('link', { name: 'View results' })).toBeVisible()
})

test('a test stays open longer', async () => {
  const { user, store } = open('?open=1')
  const about = await screen.findByRole('dialog', { name: 'Test details' })
  await user.click(await within(about).findByRole('button', { name: 'Extend test' }))
  const dialog = await screen.findByRole('dialog', { name: 'Extend test' })
  await user.click(within(dialog).getByRole('button', { name: '1 more hour' }))
  await user.click(within(dialog).getAllByRole('button', { name: 'Extend test' }).at(-1) as HTMLElement)
  await screen.findByRole('link', { name: 'Watch live' })
  expect(store.getState().notice?.text).toBe('Test extended.')
})

test('a test that no child has started is deleted', async () => {
  const { user, address } = open('?view=list&open=3')
  const about = await screen.findByRole('dialog', { name: 'Test details' })
  await user.click(await within(about).findByRole('button', { name: 'Cancel test' }))
  const question = await screen.findByRole('dialog', { name: 'Cancel this test?' })
  await user.click(within(question).getByRole('button', { name: 'Cancel test' }))
  await waitFor(() => expect(screen.queryByText('End of term check')).toBeNull())
  expect(address()).toBe('/teacher/schedule?view=list')
})

test('the list is filtered by the state of a test', async () => {
  const { user } = open('?view=list')
  await screen.findByText('End of term check')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'closed')
  await screen.findByText('First reading check')
  expect(screen.queryByText('End of term check')).toBeNull()
})

test('Indonesian is spoken', async () => {
  open('', 'id')
  await screen.findByRole('tab', { name: 'Kalender' })
})

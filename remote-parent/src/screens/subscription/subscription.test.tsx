import { renderScreen } from '@lekta/shared/testing/render-screen'
import { screen, within } from '@testing-library/react'
import { createFixtures } from '../../fixtures'
import { words } from '../../words.id'
import Subscriptions from './subscription'

const now = new Date('2026-11-20T05:00:00Z')

const show = () =>
  renderScreen(Subscriptions, {
    path: '/parent/subscription',
    role: 'parent',
    answers: createFixtures({ now }),
    words,
  })
const card = async () => within(await screen.findByRole('article', { name: 'A whole year' }))

test('a free seat is given to a child, and taken back', async () => {
  const { user } = show()
  const seats = await card()
  expect(seats.getByText('Seats: 2, given: 1, free: 1')).toBeVisible()
  await user.selectOptions(seats.getByLabelText('Give a free seat to'), 'Bima Lestari')
  await user.click(seats.getByRole('button', { name: 'Give' }))
  await user.click(await seats.findByRole('button', { name: 'Take the seat of Bima Lestari back' }))
  expect(await seats.findByText('Seats: 2, given: 1, free: 1')).toBeVisible()
})

test('a subscription that is to end can be gone on with', async () => {
  const { user } = show()
  const seats = await card()
  await user.click(seats.getByRole('button', { name: 'Let it end' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Let it end' }))
  expect(await seats.findByText(/It ends then for good/)).toBeVisible()
  await user.click(seats.getByRole('button', { name: 'Go on with it' }))
  expect(await seats.findByRole('button', { name: 'Let it end' })).toBeVisible()
})

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

test('a free seat can be assigned to a child and removed again', async () => {
  const { user } = show()
  const seats = await card()
  expect(seats.getByText('1 of 2 seats in use, 1 free')).toBeVisible()
  await user.selectOptions(seats.getByLabelText('Give a free seat to'), 'Bima Lestari')
  await user.click(seats.getByRole('button', { name: 'Give' }))
  await user.click(await seats.findByRole('button', { name: 'Remove Bima Lestari’s seat' }))
  expect(await seats.findByText('1 of 2 seats in use, 1 free')).toBeVisible()
})

test('the renewal of a subscription can be stopped after a confirmation and resumed', async () => {
  const { user } = show()
  const seats = await card()
  await user.click(seats.getByRole('button', { name: 'Stop renewal' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Stop renewal' }))
  expect(await seats.findByText(/After that it ends/)).toBeVisible()
  await user.click(seats.getByRole('button', { name: 'Keep subscription' }))
  expect(await seats.findByRole('button', { name: 'Stop renewal' })).toBeVisible()
})

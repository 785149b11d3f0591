import { renderScreen } from '@lekta/shared/testing/render-screen'
import { screen, waitFor, within } from '@testing-library/react'
import { createFixtures } from '../fixtures'
import FindAccount from './find-account'

const search = async (name: string) => {
  const rendered = renderScreen(FindAccount, { path: '/admin/account', role: 'admin', answers: createFixtures() })
  const { user } = rendered
  await user.type(screen.getByLabelText('Username or e-mail address'), name)
  await user.click(screen.getByRole('button', { name: 'Find' }))
  return rendered
}

test('a locked account is found, and can be unlocked and logged out', async () => {
  const { user, store } = await search('sekolah.cakrawala')
  const account = within(await screen.findByRole('article', { name: 'Sekolah Cakrawala' }))
  expect(account.getByText('Locked')).toBeVisible()
  expect(account.getByRole('link', { name: 'Sekolah Cakrawala' })).toHaveAttribute('href', '/admin/school/1')
  await user.click(account.getByRole('button', { name: 'Unlock Sekolah Cakrawala' }))
  await waitFor(() => expect(account.queryByText('Locked')).toBeNull())
  await user.click(account.getByRole('button', { name: 'Send password link to Sekolah Cakrawala' }))
  await waitFor(() => expect(store.getState().notice?.text).toBe('A link is on its way to tu@cakrawala.example.'))
  await user.click(account.getByRole('button', { name: 'End sessions of Sekolah Cakrawala' }))
  const question = within(await screen.findByRole('dialog', { name: 'End all sessions of Sekolah Cakrawala?' }))
  await user.click(question.getByRole('button', { name: 'End sessions' }))
  await waitFor(() => expect(account.getByText(/0 open sessions/)).toBeVisible())
})

test('a search without a result says who helps children', async () => {
  await search('nobody')
  expect(await screen.findByText(/Children are helped by their school or parents/)).toBeVisible()
})

import { renderScreen } from '@lekta/shared/testing/render-screen'
import { screen, waitFor, within } from '@testing-library/react'
import { createFixtures } from '../fixtures'
import PrivacyPage from './privacy'

const open = (at = '/admin/privacy') =>
  renderScreen(PrivacyPage, { path: '/admin/privacy', at: at as '/', role: 'admin', answers: createFixtures() })

const rowOf = async (text: string) => within((await screen.findByText(text)).closest('tr') as HTMLElement)

test('open erasures name the person, with the date and the reason; done ones say only how much it was', async () => {
  open()
  const waiting = await rowOf('Ayu Lestari')
  for (const text of ['ayu · Sekolah Cakrawala', 'Waiting', 'by Sari Wulandari', 'On request', '7 Dec 2026'])
    expect(waiting.getByText(text)).toBeVisible()
  const done = await rowOf('A child')
  expect(done.getByText('Deleted')).toBeVisible()
  expect(done.getByText('2 tests with their results, 40 answers, 9 notifications')).toBeVisible()
  expect(done.queryByRole('button')).toBeNull()
})

test('a filter shows only the erasures in one state, and is kept in the address', async () => {
  const { user, address } = open()
  await rowOf('Ayu Lestari')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Deleted')
  await waitFor(() => expect(screen.queryByText('Ayu Lestari')).toBeNull())
  expect(address()).toBe('/admin/privacy?state=done')
})

test('an open erasure can be cancelled', async () => {
  const { user, store } = open()
  await user.click((await rowOf('Ayu Lestari')).getByRole('button', { name: 'Cancel deletion of Ayu Lestari' }))
  await waitFor(() =>
    expect(store.getState().notice).toMatchObject({ text: 'Cancelled. Ayu Lestari’s account works again.' }),
  )
})

test('an account is deleted by its username, with a note on the request', async () => {
  const { user, store } = open()
  await user.click(screen.getByRole('button', { name: 'Delete an account' }))
  const find = within(await screen.findByRole('dialog'))
  await user.click(find.getByRole('button', { hidden: true, name: 'Continue' }))
  expect(await find.findByText('Please enter a username.')).toBeInTheDocument()
  await user.type(find.getByRole('textbox', { hidden: true, name: 'Username' }), 'ayu')
  await user.click(find.getByRole('button', { hidden: true, name: 'Continue' }))
  const note = await screen.findByRole('textbox', { hidden: true, name: /How and when was this requested/ })
  await user.type(note, 'Letter of 3 November')
  await user.type(screen.getByRole('textbox', { hidden: true, name: /Type “Ayu” to confirm/ }), 'Ayu')
  await user.click(screen.getByRole('button', { hidden: true, name: 'Delete on 7 December 2026' }))
  await waitFor(() =>
    expect(store.getState().notice).toMatchObject({ text: 'Closed. The data will be deleted on 7 December 2026.' }),
  )
})

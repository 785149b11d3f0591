import { platformStaffContract } from '@lekta/shared/contract/platform/platform-staff'
import { answers, refusal } from '@lekta/shared/testing/fake-api'
import { renderScreen } from '@lekta/shared/testing/render-screen'
import { screen, waitFor, within } from '@testing-library/react'
import { createFixtures } from '../fixtures'
import StaffList from './staff-list'

const open = (first: ReturnType<typeof answers> = []) =>
  renderScreen(StaffList, { path: '/admin/staff', role: 'admin', answers: [...first, ...createFixtures()] })

const openAdmin = async (user: ReturnType<typeof open>['user'], name: string) => {
  await user.click(await screen.findByRole('button', { name }))
  return within(await screen.findByRole('dialog', { name }))
}

test('an admin can be added, and the first password is shown once', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Add admin' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add admin' }))
  await user.type(dialog.getByLabelText('Name'), 'Sri')
  await user.type(dialog.getByLabelText('Username'), 'sri')
  await user.click(dialog.getByRole('button', { name: 'Add admin' }))
  expect(await screen.findByRole('dialog', { name: 'Sri can log in now' })).toHaveTextContent('k3np-7mwa-x2yd-hq9f')
})

test('an admin can be archived after a question, and restored', async () => {
  const { user, store } = open()
  const dialog = await openAdmin(user, 'Budi Santoso')
  await user.click(dialog.getByRole('button', { name: 'Archive' }))
  const question = within(await screen.findByRole('dialog', { name: 'Archive Budi Santoso?' }))
  await user.click(question.getByRole('button', { name: 'Archive' }))
  await waitFor(() => expect(store.getState().notice?.text).toBe('Budi Santoso is archived.'))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Budi Santoso' })).toBeNull())
  await user.selectOptions(screen.getByLabelText('Show'), 'Archived')
  const archived = await openAdmin(user, 'Budi Santoso')
  await user.click(archived.getByRole('button', { name: 'Restore' }))
  await waitFor(() => expect(store.getState().notice?.text).toBe('Budi Santoso can log in again.'))
})

test('the sentence of the server is shown when the last admin would be archived', async () => {
  const archiveAdmin = async () => {
    throw refusal(409, 'This is the last admin. Please add another one first.')
  }
  const { user, store } = open(answers(platformStaffContract, { archiveAdmin }))
  const dialog = await openAdmin(user, 'Budi Santoso')
  await user.click(dialog.getByRole('button', { name: 'Archive' }))
  const question = within(await screen.findByRole('dialog', { name: 'Archive Budi Santoso?' }))
  await user.click(question.getByRole('button', { name: 'Archive' }))
  await waitFor(() => expect(store.getState().notice).toMatchObject({ kind: 'error', text: /last admin/ }))
})

test('an admin can be changed', async () => {
  const { user, store } = open()
  const dialog = await openAdmin(user, 'Budi Santoso')
  await user.type(dialog.getByLabelText('Name'), ' S.')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(store.getState().notice?.text).toBe('Saved.'))
  expect(await screen.findByRole('button', { name: 'Budi Santoso S.' })).toBeVisible()
})

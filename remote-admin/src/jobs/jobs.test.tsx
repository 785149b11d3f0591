import { renderScreen } from '@lekta/shared/testing/render-screen'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createFixtures } from '../fixtures'
import JobsPage from './jobs'

const open = async () => {
  renderScreen(JobsPage, { role: 'admin', answers: createFixtures() })
  const table = await screen.findByRole('table', { name: 'Failed jobs' })
  await within(table).findAllByText('Send e-mails')
  return userEvent.setup()
}
const failedRows = () => within(screen.getByRole('table', { name: 'Failed jobs' })).getAllByText('Send e-mails')

test('the queue shows every kind that has jobs, and how late it is', async () => {
  await open()
  const table = within(screen.getByRole('table', { name: 'Jobs by kind' }))
  const cells = table.getAllByRole('cell').map(({ textContent }) => textContent)
  expect(cells).toEqual(['Send e-mails', '12', '1', '0', '2', '3 min'])
})

test('a failed job shows its error without anybody’s data, and can be queued again', async () => {
  const user = await open()
  expect(failedRows()).toHaveLength(2)
  await user.click(screen.getAllByText('Error ECONNREFUSED')[0] as HTMLElement)
  expect(screen.getByText('at connect (net.js:1:1)')).toBeVisible()
  await user.click(screen.getAllByRole('button', { name: 'Try again' })[0] as HTMLElement)
  await waitFor(() => expect(failedRows()).toHaveLength(1))
})

test('the failed jobs of one kind can be shown', async () => {
  const user = await open()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Job' }), 'Send push notifications')
  expect(await screen.findByText('Nothing matches this filter')).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Job' }), 'Send e-mails')
  await waitFor(() => expect(failedRows()).toHaveLength(2))
})

test('all failed jobs of a page can be queued again together', async () => {
  const user = await open()
  await user.click(screen.getByRole('button', { name: 'Try all on this page again' }))
  expect(await screen.findByText('No failed jobs')).toBeVisible()
})

test('a failed job is deleted only after a confirmation', async () => {
  const user = await open()
  await user.click(screen.getAllByRole('button', { name: 'Delete' })[0] as HTMLElement)
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this job?' }))
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(failedRows()).toHaveLength(1))
})

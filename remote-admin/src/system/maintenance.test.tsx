import { renderScreen } from '@lekta/shared/testing/render-screen'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createFixtures } from '../fixtures'
import { MaintenancePanel } from './maintenance'

test('an admin begins maintenance with a message, and ends it', async () => {
  const user = userEvent.setup()
  renderScreen(MaintenancePanel, { role: 'admin', answers: createFixtures() })
  await user.type(await screen.findByRole('textbox', { name: 'Message (optional)' }), 'Back at 18:00.')
  await user.click(screen.getByRole('button', { name: 'Begin maintenance' }))
  expect(await screen.findByText(/^Nothing can be changed since .*24 Nov/)).toBeVisible()
  expect(screen.getByText('Back at 18:00.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'End maintenance' }))
  expect(await screen.findByRole('button', { name: 'Begin maintenance' })).toBeVisible()
})

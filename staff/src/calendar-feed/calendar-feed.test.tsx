import { renderScreen } from '@lekta/shared/testing/render-screen'
import { screen, waitFor, within } from '@testing-library/react'
import { schoolFixtures } from '../testing/school-fixtures'
import { CalendarFeedButton } from './calendar-feed-button'

test('a calendar link is created, shown once, replaced and ended', async () => {
  const { user, store } = renderScreen(CalendarFeedButton, { role: 'teacher', answers: schoolFixtures('teacher') })
  await user.click(await screen.findByRole('button', { name: 'Subscribe' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Subscribe in your calendar' }))
  await user.click(await dialog.findByRole('button', { name: 'Create link' }))
  const link = await dialog.findByLabelText('Calendar link')
  expect(link).toHaveValue(`https://lekta.example/api/calendar/${'x'.repeat(43)}.ics`)
  expect(dialog.getByRole('link', { name: 'Open in calendar app' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^webcal:\/\/lekta\.example/),
  )
  expect(await dialog.findByText(/No calendar has read it yet/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'End link' }))
  const question = within(await screen.findByRole('dialog', { name: 'End the link?' }))
  await user.click(question.getByRole('button', { name: 'End link' }))
  await waitFor(() => expect(store.getState().notice?.text).toBe('Calendar link ended.'))
  expect(await dialog.findByRole('button', { name: 'Create link' })).toBeVisible()
  expect(dialog.queryByLabelText('Calendar link')).toBeNull()
})

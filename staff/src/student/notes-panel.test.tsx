import { renderScreen } from '@lekta/shared/testing/render-screen'
import { screen, waitFor, within } from '@testing-library/react'
import { schoolFixtures } from '../testing/school-fixtures'
import StudentOverview from './student-overview'

async function openNotes() {
  const page = renderScreen(StudentOverview, {
    path: '/teacher/student/:id',
    at: '/teacher/student/1',
    role: 'teacher',
    answers: schoolFixtures('teacher'),
  })
  const panel = within(await screen.findByRole('region', { name: 'Notes' }))
  await panel.findByText(/seat at the front/)
  return { ...page, panel }
}

test('notes have their author, and only one’s own can be changed or deleted', async () => {
  const { panel } = await openNotes()
  const [other, mine] = panel.getAllByRole('listitem') as [HTMLElement, HTMLElement]
  expect(other).toHaveTextContent(/^Pak Joko · /)
  expect(within(other).queryByRole('button')).toBeNull()
  expect(mine).toHaveTextContent(/^Sri Wahyuni · .* · edited/)
  expect(within(mine).getByRole('button', { name: 'Edit' })).toBeVisible()
})

test('a new note appears at the top, and the field is empty again', async () => {
  const { user, panel } = await openNotes()
  const field = panel.getByLabelText('New note', { selector: 'textarea' })
  await user.type(field, 'Asks good questions.')
  await user.click(panel.getByRole('button', { name: 'Add note' }))
  await panel.findByText('Asks good questions.')
  expect(panel.getAllByRole('listitem')[0]).toHaveTextContent('Asks good questions.')
  expect(field).toHaveValue('')
})

test('a note can be changed, and deleted after a confirmation', async () => {
  const { user, panel } = await openNotes()
  await user.click(panel.getByRole('button', { name: 'Edit' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit note' }))
  await user.clear(dialog.getByLabelText('Note'))
  await user.type(dialog.getByLabelText('Note'), 'Has glasses now.')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await panel.findByText('Has glasses now.')
  await user.click(panel.getByRole('button', { name: 'Delete' }))
  const question = within(await screen.findByRole('dialog', { name: 'Delete this note?' }))
  await user.click(question.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(panel.queryByText('Has glasses now.')).toBeNull())
  expect(panel.getByText(/Reads aloud/)).toBeVisible()
})

import { renderScreen } from '@lekta/shared/testing/render-screen'
import { screen, within } from '@testing-library/react'
import Comparison from '../comparison/comparison'
import StudentOverview from '../student/student-overview'
import { schoolFixtures } from '../testing/school-fixtures'

const now = new Date('2026-05-04T08:00:00Z')
const answers = () => schoolFixtures('school', now)
const openStudent = (id: number) =>
  renderScreen(StudentOverview, {
    path: '/school/student/:id',
    at: `/school/student/${id}`,
    role: 'school',
    answers: answers(),
  })

const panelOf = async (name: RegExp) => within(await screen.findByRole('region', { name }))

test('the page of a student shows the goal, its state and who is responsible', async () => {
  openStudent(1)
  const panel = await panelOf(/^Goal of /)
  expect(await panel.findByText(/^600L by /)).toBeVisible()
  expect(panel.getByText('Behind')).toBeVisible()
  expect(panel.getByText(/^Started at 480L on .* · Today 490L$/)).toBeVisible()
  expect(panel.getByText('Responsible: The school')).toBeVisible()
})

test('a goal below today’s measure is refused at its field, and a higher one is set', async () => {
  const { user } = openStudent(3)
  await user.click(await (await panelOf(/^Goal of /)).findByRole('button', { name: 'Set a goal' }))
  const dialog = within(await screen.findByRole('dialog', { name: /^Goal of / }))
  await user.type(dialog.getByLabelText('Measure to reach (L)'), '400')
  await user.click(dialog.getByRole('button', { name: 'Set the goal' }))
  expect(await dialog.findByText('Please choose a measure above today’s 450L.')).toBeVisible()
  await user.clear(dialog.getByLabelText('Measure to reach (L)'))
  await user.type(dialog.getByLabelText('Measure to reach (L)'), '640')
  await user.click(dialog.getByRole('button', { name: 'Set the goal' }))
  expect(await (await panelOf(/^Goal of /)).findByText(/^640L by /)).toBeVisible()
})

test('a goal is removed after a question', async () => {
  const { user } = openStudent(2)
  await user.click(await (await panelOf(/^Goal of /)).findByRole('button', { name: 'Remove' }))
  await user.click(await screen.findByRole('button', { name: 'Remove the goal' }))
  expect(await (await panelOf(/^Goal of /)).findByText('No goal yet.')).toBeVisible()
})

test('a comparison shows the goals of classes in the table, and that of the school', async () => {
  renderScreen(Comparison, {
    path: '/school/compare',
    at: '/school/compare?show=level',
    role: 'school',
    answers: answers(),
  })
  const table = within(await screen.findByRole('region', { name: 'All figures' }))
  expect(await table.findByText('520L')).toBeVisible()
  expect(table.getByText('On track')).toBeVisible()
  const school = await panelOf(/^Goal of the school$/)
  expect(await school.findByRole('button', { name: 'Set a goal' })).toBeVisible()
})

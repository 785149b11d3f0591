import type { StudentPageActions } from '@lekta/shared/contract/slots'
import { renderScreen } from '@lekta/shared/testing/render-screen'
import { screen } from '@testing-library/react'
import { schoolFixtures } from '../testing/school-fixtures'
import StudentReport from './student-report'

const Action = ({ student, report }: StudentPageActions) => (
  <p>
    {student.id} {student.name}, report {report.id}
  </p>
)

const open = (fills = {}) =>
  renderScreen(StudentReport, {
    path: '/teacher/report-detail/:id',
    at: '/teacher/report-detail/11',
    role: 'teacher',
    answers: schoolFixtures('teacher', new Date('2026-05-04T08:00:00Z')),
    fills,
  })

test('actions of other areas get the student and the report', async () => {
  open({ 'student-page.actions': Action })
  const { textContent: name } = await screen.findByRole('heading', { level: 1 })
  expect(screen.getByText(/, report 11$/)).toHaveTextContent(new RegExp(`^\\d+ ${name}, report 11$`))
})

test('the page has only its own actions if no area adds any', async () => {
  open()
  await screen.findByRole('heading', { level: 1 })
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent)
  expect(names[0]).toBe('Print')
})

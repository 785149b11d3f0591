import { renderScreen } from '@lekta/shared/testing/render-screen'
import { screen, waitFor } from '@testing-library/react'
import { schoolFixtures } from '../testing/school-fixtures'
import ClassroomList from './classroom-list'

const open = () =>
  renderScreen(ClassroomList, {
    path: '/school/class-room',
    role: 'school',
    answers: schoolFixtures('school'),
  })

const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)

afterEach(() => localStorage.clear())

test('a column can be hidden and shown again, and the choice is remembered', async () => {
  const { user, unmount } = open()
  await screen.findByText('3A Melati')
  await user.click(screen.getByRole('button', { name: 'Columns' }))
  const item = await screen.findByRole('menuitemcheckbox', { hidden: true, name: 'Teachers' })
  expect(item).toHaveAttribute('aria-checked', 'true')
  await user.click(item)
  expect(headings()).toEqual(['', 'Name', 'Grade', 'Students', 'Measured', 'Median', 'Actions'])
  unmount()

  const again = open()
  await screen.findByText('3A Melati')
  expect(headings()).not.toContain('Teachers')
  await again.user.click(screen.getByRole('button', { name: 'Columns' }))
  await again.user.click(await screen.findByRole('menuitemcheckbox', { hidden: true, name: 'Teachers' }))
  await waitFor(() => expect(headings()).toContain('Teachers'))
})

test('the columns Name and Actions cannot be hidden', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Columns' }))
  await screen.findByRole('menuitemcheckbox', { hidden: true, name: 'Grade' })
  for (const name of ['Name', 'Actions'])
    expect(screen.queryByRole('menuitemcheckbox', { hidden: true, name })).toBeNull()
})

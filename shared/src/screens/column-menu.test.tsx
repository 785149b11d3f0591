import { act, renderHook, screen, waitFor } from '@testing-library/react'
import { renderScreen } from '../testing/render-screen'
import { schoolFixtures } from '../testing/school-fixtures'
import { ClassroomList } from './classroom-list'
import { useColumnChoice } from './column-menu'

const open = () =>
  renderScreen(() => <ClassroomList area="school" />, {
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

test('the first column and that of the menus cannot be hidden', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Columns' }))
  await screen.findByRole('menuitemcheckbox', { hidden: true, name: 'Grade' })
  for (const name of ['Name', 'Actions'])
    expect(screen.queryByRole('menuitemcheckbox', { hidden: true, name })).toBeNull()
})

test('a column that starts hidden shows once it is chosen, and the choice is remembered', () => {
  const columns = ['name', 'grade', 'note'].map((name) => ({
    name,
    label: name,
    cell: () => name,
    startsHidden: name === 'note',
  }))
  const choose = () => renderHook(() => useColumnChoice('people', columns))
  const shownIn = ({ result }: ReturnType<typeof choose>) => result.current.shown.map(({ name }) => name)
  const first = choose()
  expect(shownIn(first)).toEqual(['name', 'grade'])
  act(() => first.result.current.toggle('note'))
  expect(shownIn(first)).toEqual(['name', 'grade', 'note'])
  expect(shownIn(choose())).toEqual(['name', 'grade', 'note'])
})

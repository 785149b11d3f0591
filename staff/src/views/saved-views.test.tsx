import { savedViewContract } from '@lekta/shared/contract/people/saved-view'
import { type Answer, answers } from '@lekta/shared/testing/fake-api'
import { renderScreen } from '@lekta/shared/testing/render-screen'
import { screen, waitFor, within } from '@testing-library/react'
import StudentList from '../students/student-list'
import { schoolFixtures } from '../testing/school-fixtures'

const now = new Date('2026-05-04T08:00:00Z')

afterEach(() => localStorage.clear())

const open = async (at = '/teacher/student', first: readonly Answer[] = []) => {
  const view = renderScreen(StudentList, {
    path: '/teacher/student',
    at,
    role: 'teacher',
    answers: [...first, ...schoolFixtures('teacher', now)],
  })
  await screen.findByRole('button', { name: 'Saved views' })
  return view
}
type View = Awaited<ReturnType<typeof open>>
const openMenu = async ({ user }: View) => {
  await user.click(screen.getByRole('button', { name: 'Saved views' }))
  return screen.findByRole('menu', { hidden: true })
}
const choose = async (view: View, name: string | RegExp) =>
  view.user.click(within(await openMenu(view)).getByRole('menuitem', { hidden: true, name }))

test('a view shows its filters and order, and is marked while the list shows it', async () => {
  const view = await open()
  await choose(view, 'My class by growth')
  expect(view.address()).toBe('/teacher/student?classroom=1&sort=-growth')
  await waitFor(() => expect(screen.getByRole('columnheader', { name: 'Growth' })).toHaveAttribute('aria-sort'))
  const menu = await openMenu(view)
  expect(within(menu).getByRole('menuitem', { hidden: true, name: 'My class by growth' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  expect(within(menu).getByRole('menuitem', { hidden: true, name: 'Grade 3 by Dewi Lestari' })).not.toHaveAttribute(
    'aria-current',
  )
})

test('what the list shows can be saved, with its columns and without what was searched', async () => {
  const sent: unknown[] = []
  const watched = answers(savedViewContract, {
    addSavedView: async ({ body }) => {
      sent.push(body)
      return { id: 9 }
    },
  })
  const view = await open('/teacher/student?grade=3&q=Ayu&page=2', watched)
  await view.user.click(screen.getByRole('button', { name: 'Columns' }))
  await view.user.click(await screen.findByRole('menuitemcheckbox', { hidden: true, name: 'Username' }))
  await view.user.keyboard('{Escape}')
  await choose(view, 'Save this view')
  const dialog = await screen.findByRole('dialog', { name: 'Save this view' })
  await view.user.type(within(dialog).getByLabelText('Name of the view'), 'Third grade')
  await view.user.click(within(dialog).getByLabelText('All staff of the school can use it'))
  await view.user.click(within(dialog).getByRole('button', { name: 'Save view' }))
  await waitFor(() =>
    expect(sent).toEqual([
      { name: 'Third grade', shared: true, list: 'students', query: 'grade=3&sort=name', columns: ['username'] },
    ]),
  )
})

test('a name that is taken is an error at its field', async () => {
  const view = await open()
  await choose(view, 'Save this view')
  const dialog = await screen.findByRole('dialog', { name: 'Save this view' })
  await view.user.type(within(dialog).getByLabelText('Name of the view'), 'My class by growth{Enter}')
  expect(await within(dialog).findByText('You already have a view with this name.')).toBeVisible()
})

test('a view of a class that is no longer there says so, and the filter can be removed', async () => {
  const view = await open()
  await choose(view, 'Last year’s class')
  expect(await screen.findByRole('heading', { name: 'This class is no longer there' })).toBeVisible()
  await view.user.click(screen.getByRole('button', { name: 'Remove this filter' }))
  expect(view.address()).toBe('/teacher/student?sort=name')
  expect(await screen.findByRole('table', { name: 'Students' })).toBeVisible()
})

test('only own views can be renamed, shared and deleted', async () => {
  const view = await open()
  await choose(view, 'Rename, share or delete views')
  const dialog = await screen.findByRole('dialog', { name: 'Your views' })
  expect(within(dialog).queryByText('Grade 3')).toBeNull()
  const row = within(dialog).getByRole('group', { name: 'Last year’s class' })
  await view.user.click(within(row).getByRole('button', { name: 'Rename' }))
  const name = within(dialog).getByLabelText('Name of the view')
  await view.user.clear(name)
  await view.user.type(name, 'Class of 2025{Enter}')
  const renamed = await within(dialog).findByRole('group', { name: 'Class of 2025' })
  await view.user.click(
    within(dialog).getByRole('switch', { name: 'Share “Class of 2025” with the staff of the school' }),
  )
  await waitFor(() =>
    expect(
      within(dialog).getByRole('switch', { name: 'Share “Class of 2025” with the staff of the school' }),
    ).toBeChecked(),
  )
  await view.user.click(within(renamed).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(within(dialog).queryByRole('group', { name: 'Class of 2025' })).toBeNull())
})

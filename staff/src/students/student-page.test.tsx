import { studentContract } from '@lekta/shared/contract/people/student'
import { answers, refusal } from '@lekta/shared/testing/fake-api'
import { renderScreen } from '@lekta/shared/testing/render-screen'
import { screen, waitFor, within } from '@testing-library/react'
import type { StaffArea } from '../staff-paths'
import { fixturePassword } from '../testing/people-fixtures'
import { schoolFixtures } from '../testing/school-fixtures'
import StudentList from './student-list'
import StudentPage from './student-page'

type Fixtures = ReturnType<typeof schoolFixtures>

const openList = (search = '', area: StaffArea = 'school', first: Fixtures = []) =>
  renderScreen(StudentList, {
    path: `/${area}/student`,
    at: `/${area}/student${search}`,
    role: area,
    answers: [...first, ...schoolFixtures(area)],
  })

const openPage = (search = '', area: StaffArea = 'school', first: Fixtures = []) => {
  const path = area === 'school' ? '/school/student/add' : '/teacher/child/add'
  return renderScreen(StudentPage, {
    path,
    at: path + search,
    role: area,
    answers: [...first, ...schoolFixtures(area)],
  })
}

const names = () =>
  screen
    .getAllByRole('checkbox', { name: /^Select (?!all)/ })
    .map((box) => box.getAttribute('aria-label')?.replace('Select ', ''))

describe('the list of students', () => {
  test('can show archived students and restore one', async () => {
    const { user, address } = openList()
    await user.click(await screen.findByRole('checkbox', { name: 'Select Ayu Lestari' }))
    await user.click(screen.getByRole('button', { name: 'Archive' }))
    await user.selectOptions(screen.getByLabelText('Show'), 'Archived')
    await waitFor(() => expect(names()).toEqual(['Ayu Lestari']))
    expect(address()).toBe('/school/student?archived=yes')
    await user.click(screen.getByRole('button', { name: 'Actions for Ayu Lestari' }))
    await user.click(await screen.findByRole('menuitem', { hidden: true, name: 'Restore' }))
    await screen.findByText('Nothing matches this filter')
    await user.click(screen.getByRole('button', { name: 'Show all' }))
    await waitFor(() => expect(names()).toContain('Ayu Lestari'))
  })

  test('can select all students of a page, and clear the selection', async () => {
    const { user } = openList()
    await screen.findByRole('checkbox', { name: 'Select Ayu Lestari' })
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
    expect(screen.getByText('20 selected')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(screen.queryByText('20 selected')).toBeNull()
  })

  test('can be filtered by grade, which is kept in the address', async () => {
    const { user, address } = openList()
    await screen.findByRole('checkbox', { name: 'Select Ayu Lestari' })
    await user.selectOptions(screen.getByLabelText('Grade'), 'Grade 4')
    expect(address()).toBe('/school/student?grade=4')
    await waitFor(() => expect(names()).not.toContain('Ayu Lestari'))
  })

  test('does not allow a teacher to archive students', async () => {
    const { user } = openList('', 'teacher')
    await user.click(await screen.findByRole('button', { name: 'Actions for Ayu Lestari' }))
    // Without a layout the menu counts as hidden.
    const items = (await screen.findAllByRole('menuitem', { hidden: true })).map(({ textContent }) => textContent)
    expect(items).toEqual([
      'Edit',
      'Give a test',
      'Print reports',
      'Letters to parents',
      'Give a seat',
      'Move to a classroom',
      'Reset password…',
      'Add to an intervention',
    ])
    expect(screen.queryByLabelText('Show')).toBeNull()
    expect(screen.getByRole('link', { name: 'Add child' })).toHaveAttribute('href', '/teacher/child/add')
  })

  test.each([
    ['school', '/school/student/add', '/school/child/upload'],
    ['teacher', '/teacher/child/add', '/teacher/child/upload'],
  ] as const)('links a %s to adding one child and to the import', async (area, child, sheet) => {
    openList('', area)
    expect(await screen.findByRole('link', { name: 'Add child' })).toHaveAttribute('href', child)
    expect(screen.getByRole('link', { name: 'Import students' })).toHaveAttribute('href', sheet)
  })
})

describe('an action on students in the list', () => {
  test('archives the selected students, with an undo in the notice', async () => {
    const { user, store } = openList('?q=lestari')
    await user.click(await screen.findByRole('checkbox', { name: 'Select Ayu Lestari' }))
    await user.click(screen.getByRole('checkbox', { name: 'Select Bagas Lestari' }))
    const bar = within(screen.getByRole('group', { name: 'Selected' }))
    expect(bar.getByText('2 selected')).toBeVisible()
    await user.click(bar.getByRole('button', { name: 'Archive' }))
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Selected' })).toBeNull())
    await waitFor(() => expect(names()).not.toContain('Ayu Lestari'))
    expect(store.getState().notice).toMatchObject({
      text: '2 students archived',
      undo: { path: '/v2/student/restore', body: { ids: [1, 2] } },
    })
  })

  test('that fails shows why, and keeps the selection', async () => {
    const first = answers(studentContract, {
      archiveStudents: async () => {
        throw refusal(503, 'The server rests.')
      },
    })
    const { user, store } = openList('', 'school', first)
    await user.click(await screen.findByRole('checkbox', { name: 'Select Ayu Lestari' }))
    await user.click(screen.getByRole('button', { name: 'Archive' }))
    await waitFor(() => expect(store.getState().notice).toMatchObject({ kind: 'error', text: 'The server rests.' }))
    expect(screen.getByText('1 selected')).toBeVisible()
  })
})

describe('moving students in the list', () => {
  test('moves the selected student, with an undo to the previous classroom in the notice', async () => {
    const { user, store } = openList('?q=ayu+lestari')
    await user.click(await screen.findByRole('checkbox', { name: 'Select Ayu Lestari' }))
    await user.click(screen.getByRole('button', { name: 'Move to a classroom' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Move Ayu Lestari from 3A Melati' }))
    expect(dialog.getByText('Now in 3A Melati, grade 3')).toBeVisible()
    expect(dialog.getByLabelText('To classroom')).toHaveValue('')
    expect(dialog.getByRole('button', { name: 'Move' })).toBeDisabled()
    await user.selectOptions(dialog.getByLabelText('To classroom'), await dialog.findByText('4B Kenanga'))
    expect(dialog.getByRole('checkbox', { name: 'Change the grade to 4' })).toBeChecked()
    await user.click(dialog.getByRole('button', { name: 'Move' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const row = screen.getByRole('checkbox', { name: 'Select Ayu Lestari' }).closest('tr') as HTMLElement
    await waitFor(() => expect(row).toHaveTextContent('4B Kenanga'))
    expect(store.getState().notice?.undo?.body).toEqual({ students: [{ id: 1, classrooms: [1] }] })
  })

  test('moves a student and shows a new login card, and asks before it is closed unprinted', async () => {
    const { user } = openList('?q=ayu+lestari')
    await user.click(await screen.findByRole('checkbox', { name: 'Select Ayu Lestari' }))
    await user.click(screen.getByRole('button', { name: 'Move to a classroom' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Move Ayu Lestari from 3A Melati' }))
    await user.selectOptions(dialog.getByLabelText('To classroom'), await dialog.findByText('4B Kenanga'))
    await user.click(dialog.getByRole('checkbox', { name: 'Reset the password and print a new login card' }))
    await user.click(dialog.getByRole('button', { name: 'Move' }))
    const cards = within(await screen.findByRole('dialog', { name: 'Login cards' }))
    expect(await cards.findByText(fixturePassword)).toBeVisible()
    await user.keyboard('{Escape}')
    const question = within(await screen.findByRole('dialog', { name: 'Close without printing?' }))
    await user.click(question.getByRole('button', { name: 'Back to the cards' }))
    expect(cards.getByText(fixturePassword)).toBeVisible()
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Close anyway' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('stays open with the student’s current class if somebody else has moved the student', async () => {
    const sentence = 'Ayu Lestari has been moved in the meantime.'
    const first = answers(studentContract, {
      placeStudents: async () => {
        throw refusal(409, sentence)
      },
    })
    const { user, store } = openList('?q=ayu+lestari', 'school', first)
    await user.click(await screen.findByRole('checkbox', { name: 'Select Ayu Lestari' }))
    await user.click(screen.getByRole('button', { name: 'Move to a classroom' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Move Ayu Lestari from 3A Melati' }))
    await user.selectOptions(dialog.getByLabelText('To classroom'), await dialog.findByText('4B Kenanga'))
    await user.click(dialog.getByRole('button', { name: 'Move' }))
    await waitFor(() => expect(store.getState().notice).toMatchObject({ kind: 'error', text: sentence }))
    expect(await screen.findByRole('dialog', { name: 'Move Ayu Lestari from 3A Melati' })).toBeVisible()
  })
})

describe('a new login card', () => {
  test('creates new login cards after a confirmation', async () => {
    const { user } = openList()
    await user.click(await screen.findByRole('button', { name: 'Actions for Ayu Lestari' }))
    await user.click(await screen.findByRole('menuitem', { hidden: true, name: 'Reset password…' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.queryByText(fixturePassword)).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Reset the password' }))
    expect(await dialog.findByText(fixturePassword)).toBeVisible()
    expect(dialog.getByText('ayu.lestari')).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Print the card' })).toBeEnabled()
  })

  test('keeps the selection if the new cards are cancelled', async () => {
    const { user } = openList()
    await user.click(await screen.findByRole('checkbox', { name: 'Select Ayu Lestari' }))
    await user.click(screen.getByRole('button', { name: 'Reset password…' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByText('1 selected')).toBeVisible()
  })
})

describe('adding a student', () => {
  test('requires only a name, and then shows the login card', async () => {
    const { user } = openPage()
    await user.type(await screen.findByLabelText('Name'), 'Dewi Sari')
    await user.click(screen.getByRole('button', { name: 'Add child' }))
    await screen.findByRole('heading', { level: 1, name: 'Dewi Sari can log in now' })
    // Each card exists twice: on the screen and in the copy for printing.
    expect((await screen.findAllByText('dewi.sari'))[0]).toBeVisible()
    expect(screen.getAllByText(fixturePassword)).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: 'Add another child' }))
    expect(await screen.findByLabelText('Name')).toHaveValue('')
  })

  test('without a name shows an error at the field', async () => {
    const { user } = openPage()
    await user.click(await screen.findByRole('button', { name: 'Add child' }))
    expect(await screen.findByText('Please fill this in.')).toBeVisible()
    expect(screen.getByLabelText('Name')).toHaveFocus()
  })

  test('with a taken username shows an error at the field', async () => {
    const { user } = openPage()
    await user.type(await screen.findByLabelText('Name'), 'Ayu')
    await user.type(screen.getByLabelText('Username (optional)'), 'ayu.lestari')
    await user.click(screen.getByRole('button', { name: 'Add child' }))
    expect(await screen.findByText('This username is already taken. Please choose another.')).toBeVisible()
    expect(screen.getByLabelText('Username (optional)')).toHaveFocus()
  })

  test('from a classroom preselects that classroom', async () => {
    openPage('?classroom=2')
    expect(await screen.findByRole('checkbox', { name: '4B Kenanga' })).toBeChecked()
    expect(screen.getByRole('checkbox', { name: '3A Melati' })).not.toBeChecked()
  })

  test('is in the user’s language, and the login card in the school’s', async () => {
    const { user } = renderScreen(StudentPage, {
      path: '/teacher/child/add',
      role: 'teacher',
      language: 'en',
      answers: schoolFixtures('teacher'),
    })
    await user.type(await screen.findByLabelText('Name'), 'Dewi Sari')
    await user.click(screen.getByRole('button', { name: 'Add child' }))
    expect((await screen.findAllByText('Kata sandi'))[0]).toBeVisible()
    expect((await screen.findAllByRole('img', { name: 'Kode alamat masuk' }))[0]).toBeVisible()
  })
})

describe('editing a student', () => {
  test('starts with the saved values, and returns to the list', async () => {
    const { user, address, store } = openPage('?id=1')
    const name = await screen.findByLabelText('Name')
    expect(name).toHaveValue('Ayu Lestari')
    expect(screen.getByLabelText('Username')).toHaveValue('ayu.lestari')
    await user.clear(name)
    await user.type(name, 'Ayu L')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(address()).toBe('/school/student'))
    expect(store.getState().notice).toMatchObject({ kind: 'success', text: 'Saved.' })
  })

  test('who does not exist shows a message', async () => {
    openPage('?id=4711')
    expect(await screen.findByText('There is no such student.')).toBeVisible()
  })
})

import { type Classroom, classroomContract } from '@lekta/shared/contract/people/classroom'
import { type Answer, answers } from '@lekta/shared/testing/fake-api'
import { privacyFixtures } from '@lekta/shared/testing/privacy-fixtures'
import { type Rendered, renderScreen } from '@lekta/shared/testing/render-screen'
import { screen, waitFor, within } from '@testing-library/react'
import ClassroomList from '../classrooms/classroom-list'
import StudentClassrooms from '../students/student-classrooms'
import TeacherClassrooms from '../teachers/teacher-classrooms'
import { schoolFixtures } from '../testing/school-fixtures'
import { rooms } from '../testing/school-people'
import TeacherList from './teacher-list'
import TeacherPage from './teacher-page'

const open = (Screen: () => React.ReactNode, path: `/${string}`, search = '', first: readonly Answer[] = []) =>
  renderScreen(Screen, { path, at: path + search, role: 'school', answers: [...first, ...schoolFixtures('school')] })

/** Starts to record the path and the body of every POST. */
function recordPosts({ store }: Rendered) {
  const posts: [path: string | undefined, body: unknown][] = []
  store.http.interceptors.request.use((config) => {
    if (config.method === 'post') posts.push([config.url, config.data])
    return config
  })
  return posts
}

const rowOf = async (name: string) => (await screen.findByText(name)).closest('tr') as HTMLElement
const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

describe('the list of teachers', () => {
  test('shows classrooms and students, and marks a teacher who has never logged in as new', async () => {
    open(TeacherList, '/school/teacher')
    const cells = cellsOf(await rowOf('Sri Wahyuni'))
    expect(cells[1]).toContain('Sri Wahyunisri.wahyuni')
    expect(cells.slice(2, 5)).toEqual(['sri@sd-melati.sch.id', '3A Melati, 4B Kenanga', '40'])
    expect(await rowOf('Bambang Prasetyo')).toHaveTextContent('New')
  })

  test('archives a teacher, with an undo in the notice', async () => {
    const { user, store } = open(TeacherList, '/school/teacher')
    await user.click(await screen.findByRole('button', { name: 'Actions for Sri Wahyuni' }))
    await user.click(await screen.findByRole('menuitem', { hidden: true, name: 'Archive' }))
    await waitFor(() => expect(screen.queryByText('Sri Wahyuni')).toBeNull())
    expect(store.getState().notice).toMatchObject({ undo: { path: '/v2/teacher/restore', body: { ids: [901] } } })
  })

  test('deletes all data about a teacher after a preview, and lists who is waiting to be deleted', async () => {
    const { user } = open(TeacherList, '/school/teacher', '', privacyFixtures({ preview: { confirm: ['Sri'] } }))
    await user.click(await screen.findByRole('button', { name: 'Actions for Sri Wahyuni' }))
    await user.click(await screen.findByRole('menuitem', { hidden: true, name: 'Delete all data…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete all data about this teacher?' }))
    await user.type(await dialog.findByRole('textbox', { hidden: true }), 'Sri')
    await user.click(dialog.getByRole('button', { hidden: true, name: 'Delete on 7 December 2026' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('links to the classrooms of a teacher, with the teacher’s details in the address', async () => {
    const { user, address } = open(TeacherList, '/school/teacher')
    await user.click(await screen.findByRole('button', { name: 'Actions for Sri Wahyuni' }))
    await user.click(await screen.findByRole('menuitem', { hidden: true, name: 'Classrooms' }))
    expect(address()).toBe(
      '/school/teacher/class-room?id=901&username=sri.wahyuni&name=Sri+Wahyuni&email=sri%40sd-melati.sch.id',
    )
  })
})

describe('a teacher', () => {
  test('is added with the chosen classroom, and gets a login card', async () => {
    const view = open(TeacherPage, '/school/teacher/add')
    const { user } = view
    const posts = recordPosts(view)
    await user.type(await screen.findByLabelText('Name'), 'Wati Baru')
    await user.click(await screen.findByRole('checkbox', { name: '3A Melati' }))
    await user.click(screen.getByRole('button', { name: 'Add teacher' }))
    await screen.findByRole('heading', { level: 1, name: 'Wati Baru can log in now' })
    expect((await screen.findAllByText('wati.baru'))[0]).toBeVisible()
    expect(screen.getAllByText(/\/login\?as=master$/)[0]).toBeVisible()
    expect(posts).toMatchObject([['/v2/teacher/add', { name: 'Wati Baru', classrooms: [1] }]])
  })

  test('can be edited, which sends the change and returns to the list', async () => {
    const view = open(TeacherPage, '/school/teacher/add', '?id=901')
    const { user, address } = view
    const posts = recordPosts(view)
    expect(await screen.findByLabelText('Name')).toHaveValue('Sri Wahyuni')
    await user.click(await screen.findByRole('checkbox', { name: '4B Kenanga' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(address()).toBe('/school/teacher'))
    expect(posts).toMatchObject([['/v2/teacher/edit/901', { name: 'Sri Wahyuni', classrooms: [1] }]])
  })
})

/** A school with a classroom that contains neither the student nor the teacher of these tests. */
const withThirdClassroom = answers(classroomContract, {
  classrooms: async () => {
    const third = { id: 3, name: '5C Mawar', grade: 5, teachers: [] }
    const data = [...rooms, third].map(
      (room): Classroom => ({
        ...room,
        teachers: [...room.teachers],
        students: 0,
        measured: 0,
        seated: 0,
        median: null,
      }),
    )
    return { data, total: data.length, last_page: 1, page: 1 }
  },
})

describe('the page with the classrooms of a person', () => {
  test('saves a change', async () => {
    const search = '?id=901&username=sri.wahyuni&name=Sri+Wahyuni'
    const view = open(TeacherClassrooms, '/school/teacher/class-room', search)
    const { user, store } = view
    const posts = recordPosts(view)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sri Wahyuni')
    const box = await screen.findByRole('checkbox', { name: '3A Melati' })
    expect(box).toBeChecked()
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled()
    await user.click(box)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(store.getState().notice).toMatchObject({ kind: 'success', text: 'Saved.' }))
    expect(posts).toEqual([['/v2/teacher/class-room/901', { classrooms: [2] }]])
  })

  test('shows the classrooms of the student and of the teacher in the address, and all others on demand', async () => {
    const search = '?id=1&teacherid=902&name=Ayu+Lestari'
    const { user } = open(StudentClassrooms, '/school/student/class-room', search, withThirdClassroom)
    await screen.findByRole('checkbox', { name: '4B Kenanga' })
    // The student's current classroom is listed too, though this teacher does not teach it.
    expect(screen.getByRole('checkbox', { name: '3A Melati' })).toBeChecked()
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: '5C Mawar' })).toBeNull())
    await user.click(screen.getByRole('button', { name: 'Show all classrooms' }))
    expect(screen.getByRole('checkbox', { name: '5C Mawar' })).not.toBeChecked()
    expect(screen.getAllByRole('checkbox')).toHaveLength(3)
  })

  test('redirects to the list if the address has no id', () => {
    expect(open(TeacherClassrooms, '/school/teacher/class-room').address()).toBe('/school/teacher')
    expect(open(StudentClassrooms, '/school/student/class-room').address()).toBe('/school/student')
  })
})

describe('the list of classrooms', () => {
  test('adds a classroom, which needs a unique name', async () => {
    const { user } = open(ClassroomList, '/school/class-room')
    await user.click(await screen.findByRole('button', { name: 'Add classroom' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add classroom' }))
    await user.type(dialog.getByLabelText('Name'), '3A Melati')
    await user.selectOptions(dialog.getByLabelText('Grade'), 'Grade 5')
    await user.click(dialog.getByRole('button', { name: 'Add classroom' }))
    expect(await dialog.findByText('A classroom with this name already exists.')).toBeVisible()
    await user.clear(dialog.getByLabelText('Name'))
    await user.type(dialog.getByLabelText('Name'), '5C Mawar')
    await user.click(dialog.getByRole('checkbox', { name: 'Sri Wahyuni' }))
    await user.click(dialog.getByRole('button', { name: 'Add classroom' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(cellsOf(await rowOf('5C Mawar')).slice(2, 5)).toEqual(['5', 'Sri Wahyuni', '0'])
  })

  test('saves a new name of a classroom', async () => {
    const { user } = open(ClassroomList, '/school/class-room')
    await user.click(await screen.findByRole('button', { name: 'Actions for 3A Melati' }))
    await user.click(await screen.findByRole('menuitem', { hidden: true, name: 'Edit' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit classroom' }))
    const name = await dialog.findByLabelText('Name')
    expect(name).toHaveValue('3A Melati')
    await user.clear(name)
    await user.type(name, '3A Anggrek')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await rowOf('3A Anggrek')
  })

  test('archives the selected classroom, with an undo in the notice', async () => {
    const { user, store } = open(ClassroomList, '/school/class-room')
    await user.click(await screen.findByRole('checkbox', { name: 'Select 4B Kenanga' }))
    await user.click(screen.getByRole('button', { name: 'Archive' }))
    await waitFor(() => expect(screen.queryByText('4B Kenanga')).toBeNull())
    expect(store.getState().notice?.undo).toMatchObject({ path: '/v2/classroom/restore', body: { ids: [2] } })
  })
})

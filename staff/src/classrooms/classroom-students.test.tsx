import { layoutSlice } from '@lekta/shared/client'
import type { ListQuery } from '@lekta/shared/contract/list'
import { type Student, studentContract } from '@lekta/shared/contract/people/student'
import { sessionContract } from '@lekta/shared/contract/session'
import { blankStudent } from '@lekta/shared/testing/blank-student'
import { type Answer, answers, refusal } from '@lekta/shared/testing/fake-api'
import { listOf } from '@lekta/shared/testing/fake-list'
import { renderScreen } from '@lekta/shared/testing/render-screen'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { StaffArea } from '../staff-paths'
import { fixtureSchool, schoolFixtures } from '../testing/school-fixtures'
import ClassroomById from './classroom-by-id'
import ClassroomStudents from './classroom-students'

const open = (area: StaffArea, search = '', first: readonly Answer[] = []) =>
  renderScreen(ClassroomStudents, {
    path: `/${area}/class-room/student/:id`,
    at: `/${area}/class-room/student/2${search}`,
    role: area,
    answers: [...first, ...schoolFixtures(area)],
  })

const student = (id: number): Student => ({
  ...blankStudent,
  id,
  name: `Reader ${id}`,
  username: `reader${id}`,
  grade: 3,
  classrooms: [],
})

/** A classroom of sixty students, with a record of the list's queries. */
const largeClassroom = () => {
  const requests: ListQuery[] = []
  const rows = Array.from({ length: 60 }, (_, i) => student(i + 1))
  const first = answers(studentContract, {
    students: async ({ query }) => {
      requests.push(query)
      return listOf(rows, query, { text: ({ name }) => name, sort: {} })
    },
  })
  return { requests, first }
}

const pages = () =>
  within(screen.getByRole('navigation', { name: 'Pages' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)

test('the columns are Name, Username, Email and Date Of Birth', async () => {
  open('teacher')
  const row = (await screen.findByText('Ayu Prasetyo')).closest('tr') as HTMLElement
  const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(headings).toEqual(['', 'Name', 'Username', 'Email', 'Date Of Birth'])
  const cells = within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
  expect(cells.slice(2)).toEqual(['ayu.prasetyo', '–', '1 Sept 2013'])
})

test('the request contains the user’s school and the classroom in the address', async () => {
  const { requests, first } = largeClassroom()
  open('teacher', '', first)
  await screen.findByText('Reader 1')
  expect(requests).toHaveLength(1)
  expect(requests[0]?.options).toMatchObject({
    school_id: fixtureSchool.id,
    classroom_id: 2,
    page: 1,
    itemsPerPage: 10,
  })
})

test('the request contains the search term as q and as options[search]', async () => {
  const { requests, first } = largeClassroom()
  open('teacher', '?q=Reader+7', first)
  await screen.findByText('Reader 7')
  expect(requests).toMatchObject([{ q: 'Reader 7', options: { search: 'Reader 7' } }])
})

test('the page sizes are 5, 10, 15, 20, 50 and 100, with 10 as the default on a desktop', async () => {
  open('teacher')
  const box = await screen.findByLabelText('Rows per page')
  const sizes = within(box)
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
  expect(sizes).toEqual(['5', '10', '15', '20', '50', '100'])
  expect(box).toHaveValue('10')
})

test('the default page size on a small screen is 5', async () => {
  const { store } = open('teacher')
  act(() => void store.dispatch(layoutSlice.actions.deviceChanged('mobile')))
  expect(await screen.findByLabelText('Rows per page')).toHaveValue('5')
  await screen.findByText('1–5 of 20')
})

test('the pager has up to five page buttons and Next, and scrolls to the top', async () => {
  const { user, address } = open('teacher', '', largeClassroom().first)
  await screen.findByText('Reader 1')
  expect(pages()).toEqual(['1', '2', '3', '4', '5', 'Next'])
  const scroll = jest.spyOn(window, 'scrollTo')
  await user.click(screen.getByRole('button', { name: 'Page 5' }))
  await screen.findByText('Reader 41')
  expect(pages()).toEqual(['2', '3', '4', '5', '6', 'Next'])
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await screen.findByText('Reader 51')
  expect(address()).toBe('/teacher/class-room/student/2?page=6')
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled()
  await waitFor(() => expect(scroll).toHaveBeenLastCalledWith(0, 0))
})

describe('a search', () => {
  test('with Enter returns to the first page and keeps the focus', async () => {
    const { user, address } = open('teacher', '?page=3', largeClassroom().first)
    await screen.findByText('Reader 21')
    const box = screen.getByRole('searchbox', { name: 'Name, username or e-mail' })
    await user.type(box, 'Reader 7{Enter}')
    await screen.findByText('1–1 of 1')
    expect(address()).toBe('/teacher/class-room/student/2?q=Reader+7')
    expect(box).toHaveFocus()
  })

  test('with the button returns to the first page', async () => {
    const { user, address } = open('teacher', '?page=3', largeClassroom().first)
    await user.type(await screen.findByRole('searchbox'), 'Reader 8')
    await user.click(screen.getByRole('button', { name: 'Search' }))
    await screen.findByText('1–1 of 1')
    expect(address()).toBe('/teacher/class-room/student/2?q=Reader+8')
  })
})

test('an empty classroom shows a picture and a message', async () => {
  const none = answers(studentContract, { students: async () => ({ data: [], last_page: 1, total: 0, page: 1 }) })
  const { container } = open('teacher', '', none)
  await screen.findByRole('heading', { name: 'No students in this classroom yet' })
  expect(container.querySelector('svg[role="img"]')).toBeInTheDocument()
})

test('placeholders are shown while the students load', () => {
  open('teacher')
  expect(screen.getAllByRole('row')).toHaveLength(1 + 10)
  expect(screen.getByRole('status')).toHaveTextContent('Loading')
})

test.each(['school', 'teacher'] as const)('the Back link leads a %s to the classrooms of their area', async (area) => {
  const { user, address } = open(area)
  await screen.findByRole('heading', { level: 1, name: '4B Kenanga' })
  await user.click(screen.getByRole('link', { name: 'Back' }))
  expect(address()).toBe(`/${area}/class-room`)
})

describe('a failure', () => {
  const logged = jest.spyOn(console, 'error')
  beforeEach(() => logged.mockReset())
  afterAll(() => logged.mockRestore())
  const lines = () => logged.mock.calls.filter(([line]) => line === 'Failed to fetch data:')

  test('of the list request is logged, ends the loading state and can be retried', async () => {
    let down = true
    const flaky = answers(studentContract, {
      students: async () => {
        if (down) throw refusal(500, 'Something broke.')
        return { data: [student(1)], last_page: 1, total: 1, page: 1 }
      },
    })
    const { user } = open('teacher', '', flaky)
    expect(await screen.findByRole('alert')).toHaveTextContent('Something broke.')
    expect(lines()).toEqual([['Failed to fetch data:', expect.objectContaining({ status: 500 })]])
    expect(screen.queryByRole('status')).toBeNull()
    down = false
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await screen.findByText('Reader 1')
  })

  test('of the profile request is shown and logged', async () => {
    const failing = answers(sessionContract, {
      profileMe: async () => {
        throw refusal(503, 'Nobody is at home.')
      },
    })
    open('teacher', '', failing)
    expect(await screen.findByRole('alert')).toHaveTextContent('Nobody is at home.')
    expect(lines()).toHaveLength(1)
  })
})

describe('the old address of a classroom', () => {
  const openOld = (search: string) =>
    renderScreen(ClassroomById, {
      path: '/school/class-room/student',
      at: `/school/class-room/student${search}`,
    })

  test.each([
    ['?id=7', '/school/class-room/student/7'],
    ['?id=7x', '/school/class-room'],
    ['', '/school/class-room'],
  ])('with “%s” redirects to %s', async (search, target) => {
    const { address } = openOld(search)
    await waitFor(() => expect(address()).toBe(target))
  })
})

import type { ListQuery } from '@lekta/shared/contract/list'
import { studentContract } from '@lekta/shared/contract/people/student'
import { answers, refusal } from '@lekta/shared/testing/fake-api'
import { renderScreen } from '@lekta/shared/testing/render-screen'
import { screen, waitFor, within } from '@testing-library/react'
import { schoolFixtures } from '../testing/school-fixtures'
import StudentList from './student-list'

const fixtures = schoolFixtures('teacher', new Date('2026-05-04T08:00:00Z'))
const open = (at = '/teacher/student', first: typeof fixtures = []) =>
  renderScreen(StudentList, { path: '/teacher/student', at, role: 'teacher', answers: [...first, ...fixtures] })

/** Records the list's queries and returns no rows. */
const recordQueries = () => {
  const requests: ListQuery[] = []
  const first = answers(studentContract, {
    studentScores: async ({ query }) => {
      requests.push(query)
      return { data: [], last_page: 1, total: 0, page: 1 }
    },
  })
  return { requests, first }
}

test('a student is listed with the classroom under the name, grade, measure with its band, growth and last test', async () => {
  open()
  const row = (await screen.findByRole('link', { name: 'Bagas Lestari' })).closest('tr') as HTMLElement
  const cells = within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
  expect(cells[1]).toContain('Bagas Lestari3A Melati')
  expect(cells.slice(2, -1)).toEqual(['3', '385L230L–535L', '→ no clear change +35L', '2 May 2026'])
  const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(headings).toEqual(['', 'Name', 'Grade', 'Measure', 'Growth', 'Last test', 'Actions'])
})

test('the preferred name is searched, and is shown once its column is chosen', async () => {
  const { user } = open('/teacher/student?q=zul')
  await screen.findByText(/Muhammad Zulfikar/)
  expect(screen.queryByText('Zul')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Columns' }))
  await user.click(await screen.findByRole('menuitemcheckbox', { hidden: true, name: 'Preferred name' }))
  expect(await screen.findByText('Zul')).toBeVisible()
  localStorage.clear()
})

test('a click on a row opens the page of the student', async () => {
  const { user, address } = open()
  const link = await screen.findByRole('link', { name: 'Bagas Lestari' })
  await user.click(link.closest('tr') as HTMLElement)
  expect(address()).toBe('/teacher/student/2')
})

test('a student without a finished test is shown as not measured, and has a page, too', async () => {
  const { user, address } = open()
  const row = (await screen.findByText('Dimas Lestari')).closest('tr') as HTMLElement
  expect(row).toHaveTextContent('Not measured yet')
  await user.click(row)
  expect(address()).toBe('/teacher/student/4')
})

test('the page sizes are 10, 20, 30 and 50, with 20 as the default, and a change returns to page 1', async () => {
  const { user, address } = open('/teacher/student?page=2')
  const box = await screen.findByLabelText('Rows per page')
  expect(box).toHaveValue('20')
  expect(
    within(box)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['10', '20', '30', '50'])
  await screen.findByText('21–40 of 40')
  await user.selectOptions(box, '30')
  expect(address()).toBe('/teacher/student?size=30')
  await screen.findByText('1–30 of 40')
})

test('a click on a heading sorts the list, and a second click reverses the order', async () => {
  const { user, address } = open()
  const heading = await screen.findByRole('button', { name: 'Measure' })
  await user.click(heading)
  expect(address()).toBe('/teacher/student?sort=measure')
  await user.click(heading)
  expect(address()).toBe('/teacher/student?sort=-measure')
  expect(screen.getByRole('columnheader', { name: 'Measure' })).toHaveAttribute('aria-sort', 'descending')
  await waitFor(() => expect(screen.getAllByRole('row')[1]).toHaveTextContent('Ibrahim Saputra'))
})

test('the request contains page, size, search, sorting and classroom from the address', async () => {
  const { requests, first } = recordQueries()
  open('/teacher/student?page=3&size=50&q=ayu&sort=-growth&classroom=2', first)
  await waitFor(() =>
    expect(requests[0]).toMatchObject({ q: 'ayu', options: { page: 3, itemsPerPage: 50, search: 'ayu' } }),
  )
  expect(requests[0]?.options).toMatchObject({ sortBy: 'growth', sortDesc: true, classroom_id: 2 })
})

test('filtering by classroom returns to the first page', async () => {
  const { user, address } = open('/teacher/student?page=2')
  await screen.findByRole('option', { name: '4B Kenanga' })
  await user.selectOptions(screen.getByLabelText('Classroom'), '4B Kenanga')
  expect(address()).toBe('/teacher/student?classroom=2')
  await screen.findByText('1–20 of 20')
})

test('a filter that was used before loads its rows again', async () => {
  const { requests, first } = recordQueries()
  const { user } = open('/teacher/student', first)
  await screen.findByRole('option', { name: '4B Kenanga' })
  for (const [index, classroom] of ['4B Kenanga', 'All classrooms', '4B Kenanga'].entries()) {
    await user.selectOptions(screen.getByLabelText('Classroom'), classroom)
    await waitFor(() => expect(requests).toHaveLength(index + 2))
  }
  expect(requests.map(({ options }) => options?.classroom_id)).toEqual([undefined, 2, undefined, 2])
})

test('a page past the end redirects to the last page', async () => {
  const { address } = open('/teacher/student?page=9')
  await waitFor(() => expect(address()).toBe('/teacher/student?page=2'))
  await screen.findByText('21–40 of 40')
})

test('a search without results can be reset to show all students', async () => {
  const { user, address } = open('/teacher/student?q=zzz')
  await screen.findByRole('heading', { name: 'Nothing found for “zzz”' })
  await user.click(screen.getByRole('button', { name: 'Show all' }))
  expect(address()).toBe('/teacher/student')
  expect(screen.getByLabelText('Name, username or e-mail')).toHaveValue('')
})

test('a teacher without students sees how to get some', async () => {
  open('/teacher/student', recordQueries().first)
  await screen.findByRole('heading', { name: 'No students yet' })
  expect(screen.getByText(/assigns you a classroom/)).toBeVisible()
})

test('a failure shows its reason, and can be retried', async () => {
  let down = true
  const flaky = answers(studentContract, {
    studentScores: async () => {
      if (down) throw refusal(503, 'The server is being updated.')
      return { data: [], last_page: 1, total: 0, page: 1 }
    },
  })
  const { user } = open('/teacher/student', flaky)
  expect(await screen.findByRole('alert')).toHaveTextContent('The server is being updated.')
  down = false
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await screen.findByRole('heading', { name: 'No students yet' })
})

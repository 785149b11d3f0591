import { renderScreen } from '@lekta/shared/testing/render-screen'
import { screen, waitFor, within } from '@testing-library/react'
import { schoolFixtures } from '../testing/school-fixtures'
import StudentOverview from './student-overview'

const open = (id: number | string, role: 'teacher' | 'school' = 'teacher') =>
  renderScreen(StudentOverview, {
    path: `/${role}/student/:id`,
    at: `/${role}/student/${id}`,
    role,
    answers: schoolFixtures(role),
  })

const panel = async (name: string) => within(await screen.findByRole('region', { name }))

describe('the page of a tested student', () => {
  test('says in words how the student reads, and links to the latest report', async () => {
    open(1)
    await screen.findByRole('heading', { level: 1, name: 'Ayu Lestari' })
    const level = await panel('Reading level')
    expect(level.getByRole('link', { name: 'Open the latest report' })).toHaveAttribute(
      'href',
      '/teacher/report-detail/11',
    )
    expect(level.getByText(/third graders/)).toBeVisible()
    expect(level.getByText(/Since the first test/)).toBeVisible()
  })

  test('lists every test, each of which opens its report', async () => {
    const { user, address } = open(1)
    const tests = await panel('Tests and reports')
    const rows = tests.getAllByRole('row').slice(1)
    expect(rows).toHaveLength(2)
    await user.click(within(rows[1] as HTMLElement).getByRole('link'))
    expect(address()).toBe('/teacher/report-detail/10')
  })

  test('offers a test for exactly this student, to teachers only', async () => {
    const teacher = open(1)
    expect(await screen.findByRole('link', { name: 'Give a test' })).toHaveAttribute('href', '/teacher/test?students=1')
    teacher.unmount()
    open(1, 'school')
    await screen.findByRole('heading', { level: 1, name: 'Ayu Lestari' })
    expect(screen.queryByRole('link', { name: 'Give a test' })).toBeNull()
  })

  test('names parents and their requests to the school only', async () => {
    const teacher = open(1)
    await screen.findByRole('heading', { level: 1, name: 'Ayu Lestari' })
    expect(screen.queryByRole('region', { name: 'Parents' })).toBeNull()
    teacher.unmount()
    open(1, 'school')
    const parents = await panel('Parents')
    expect(parents.getByText('Dewi Prasetya')).toBeVisible()
    expect(parents.getByText('Waiting for an answer')).toBeVisible()
  })
})

describe('the page of an untested student', () => {
  test('says that there is no result yet, and has no chart', async () => {
    open(4)
    expect(await screen.findByText('Dimas has not finished a test yet.')).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Growth' })).toBeNull()
    const profile = await panel('Profile')
    expect(profile.getByText('dimas.lestari')).toBeVisible()
    const rooms = await panel('Classrooms')
    expect(rooms.getByRole('link', { name: '3A Melati' })).toHaveAttribute('href', '/teacher/class-room/student/1')
  })

  test('gives a seat to a student who has none', async () => {
    const { user } = open(14)
    const seat = await panel('Seat')
    await user.click(seat.getByRole('button', { name: 'Give a seat' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Give a seat' }))
    await user.click(await dialog.findByRole('button', { name: 'Give seats' }))
    await waitFor(() => expect(seat.getByText(/School year/)).toBeVisible())
  })
})

test('the address of no student leads to the list', async () => {
  const { address } = open('nobody')
  await waitFor(() => expect(address()).toBe('/teacher/student'))
})

test('a student of others is not found', async () => {
  open(4711)
  expect(await screen.findByText('There is no such student.')).toBeVisible()
})

import { dashboardContract, type TeacherDashboard } from '@lekta/shared/contract/dashboard'
import type { Handlers } from '@lekta/shared/contract/endpoint'
import { type Answer, answers, refusal } from '@lekta/shared/testing/fake-api'
import { renderScreen } from '@lekta/shared/testing/render-screen'
import { schoolFixtures } from '@lekta/staff/testing/school-fixtures'
import { screen, within } from '@testing-library/react'
import { words } from '../words.id'
import Dashboard from './dashboard'

const now = new Date('2026-11-20T05:00:00Z')
const show = (first: readonly Answer[] = [], language: 'en' | 'id' = 'en') =>
  renderScreen(Dashboard, {
    path: '/home/dashboard',
    role: 'teacher',
    answers: [...first, ...schoolFixtures('teacher', now)],
    language,
    words,
  })
const dashboardAnswers = (handler: Handlers<typeof dashboardContract>['teacherDashboard']) =>
  answers(dashboardContract, { teacherDashboard: handler })
const part = async (name: string) => within(await screen.findByRole('region', { name }))

const empty: TeacherDashboard = {
  students: 0,
  tested: 0,
  term_began: '2026-07-01T00:00:00.000Z',
  tests: { open: 0, upcoming: 0, waiting: 0, first: [] },
  concerns: { fallen: 0, far_below: 0, doubtful: 0, untested: 0 },
  recent: [],
  classrooms: [],
  attention: [],
}
const room = {
  id: 1,
  name: '3A Melati',
  grade: 3,
  students: 20,
  tested: 0,
  median: null,
  norm: { low: 325, high: 700 },
  place: null,
  change: null,
}

describe('today’s tests', () => {
  test('show progress and the closing time in the school’s time zone', async () => {
    show()
    const today = await part('Today and upcoming')
    const [first, second, third] = today.getAllByRole('listitem')
    expect(first).toHaveTextContent('Reading check, autumn · 3A Melati')
    expect(first).toHaveTextContent('9 of 20 finished3 in progress8 not started')
    // 12:00 in Jakarta is 05:00 in UTC.
    await within(first as HTMLElement).findByText('Closes Wed 25 Nov, 12:00')
    expect(second).toHaveTextContent('20 of 20 finished0 not started')
    expect(third).toHaveTextContent('End of term check · 3A Melati, 4B Kenanga')
    expect(third).toHaveTextContent('Given to 40 students')
  })

  test('link to the classroom', async () => {
    const { user, address } = show()
    const today = await part('Today and upcoming')
    await user.click(today.getAllByRole('link', { name: '4B Kenanga' })[0] as HTMLElement)
    expect(address()).toBe('/teacher/class-room/student/2')
  })

  test.each([
    [{ open: 0, upcoming: 0, waiting: 0, first: [] }, 'No tests are open today.'],
    [{ open: 1, upcoming: 0, waiting: 0, first: [] }, 'Everyone has started the open tests.'],
    [{ open: 9, upcoming: 0, waiting: 3, first: [] }, /^3 students haven’t started\./],
  ])('are summarised in a sentence (case %#)', async (tests, sentence) => {
    show(dashboardAnswers(async () => ({ ...empty, classrooms: [room], tests })))
    expect((await part('Today and upcoming')).getByText(sentence)).toBeVisible()
  })
})

describe('the needs-attention list', () => {
  test('shows five students with reasons and links to their pages', async () => {
    const { user, address } = show()
    const attention = await part('Needs attention')
    const rows = attention.getAllByRole('listitem')
    expect(rows).toHaveLength(5)
    expect(rows[0]).toHaveTextContent(/Since the previous test: ↘ clear decline −\d+L/)
    expect(attention.getByText('4 without a reliable result')).toBeVisible()
    expect(attention.getByText('3 far below grade level')).toBeVisible()
    expect(attention.getAllByText(/^Far below grade level · .*\d+th percentile/).length).toBeGreaterThan(0)
    await user.click(attention.getByRole('link', { name: 'Ayu Saputra' }))
    expect(address()).toBe('/teacher/student/31')
  })

  test('is empty if no student needs attention', async () => {
    show(dashboardAnswers(async () => ({ ...empty, classrooms: [room] })))
    expect((await part('Needs attention')).getByText(/^All clear:/)).toBeVisible()
  })
})

test('each class is shown with its median, the typical range and the last term, and links to its report', async () => {
  const { user, address } = show()
  const classes = await part('Your classes')
  expect(classes.getByText('515L')).toBeInTheDocument()
  expect(classes.getByRole('link', { name: /^3A Melati:/ })).toHaveAccessibleName(
    /^3A Melati: Median 515L · .* · Typical range for the grade 325L–700L · Median last term 480L · 18 of 20 tested$/,
  )
  await user.click(classes.getByRole('link', { name: 'Report of 3A Melati' }))
  expect(address()).toBe('/teacher/report?classroom=1')
})

test('a class without measured students shows that no one has been measured', async () => {
  show(dashboardAnswers(async () => ({ ...empty, classrooms: [room] })))
  expect((await part('Your classes')).getByRole('link', { name: /: Not measured yet/ })).toBeVisible()
  expect((await part('Recently finished')).getByText(/^Reports appear here/)).toBeVisible()
})

test('five finished tests are listed, with a link to all of them', async () => {
  const { user, address } = show()
  const recent = await part('Recently finished')
  expect(recent.getAllByRole('listitem')).toHaveLength(5)
  await user.click(recent.getByRole('link', { name: 'All finished tests' }))
  expect(address()).toBe('/teacher/report?tab=finished')
})

test('a teacher without a classroom sees a message', async () => {
  show(dashboardAnswers(async () => empty))
  expect(await screen.findByRole('heading', { name: 'No classrooms yet' })).toBeVisible()
})

test('loading is announced, and a failed request can be retried', async () => {
  let down = true
  const { user } = show(
    dashboardAnswers(async () => {
      if (down) throw refusal(503, 'The server is resting.')
      return empty
    }),
  )
  expect(screen.getByRole('status')).toHaveTextContent('Loading')
  expect(await screen.findByRole('alert')).toHaveTextContent('The server is resting.')
  down = false
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('heading', { name: 'No classrooms yet' })).toBeVisible()
})

test('the dashboard renders in Indonesian', async () => {
  show([], 'id')
  expect(await screen.findByRole('region', { name: 'Hari ini dan berikutnya' })).toBeVisible()
  expect(screen.getByRole('region', { name: 'Kelas Anda' })).toBeVisible()
})

test('what waits is a list of links, and a test can be given from here', async () => {
  show()
  const inbox = await part('Waiting for you')
  const links = inbox.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['1 intervention to check', '/teacher/intervention'],
    ['Reading check, autumn: 8 not started', '/teacher/schedule/1'],
  ])
  expect(screen.getByRole('link', { name: 'Give a test' })).toHaveAttribute('href', '/teacher/test')
})

import { dashboardContract, type SchoolDashboard } from '@lekta/shared/contract/dashboard'
import { type Answer, answers } from '@lekta/shared/testing/fake-api'
import { renderScreen } from '@lekta/shared/testing/render-screen'
import { schoolFixtures } from '@lekta/staff/testing/school-fixtures'
import { screen, within } from '@testing-library/react'
import { words } from '../words.id'
import Dashboard from './dashboard'

const now = new Date('2026-11-20T05:00:00Z')
const show = (first: readonly Answer[] = [], language: 'en' | 'id' = 'en') =>
  renderScreen(Dashboard, {
    path: '/home/dashboard',
    role: 'school',
    answers: [...first, ...schoolFixtures('school', now)],
    language,
    words,
  })
const dashboardAnswers = (dashboard: SchoolDashboard) =>
  answers(dashboardContract, { schoolDashboard: async () => dashboard })
const part = async (name: string) => within(await screen.findByRole('region', { name }))

const withoutConcerns: SchoolDashboard = {
  students: 12345,
  tested: 11000,
  term_began: '2026-07-01T00:00:00.000Z',
  tests: { open: 0, upcoming: 0, waiting: 0, first: [] },
  concerns: { fallen: 0, far_below: 0, doubtful: 0, untested: 0 },
  recent: [],
  teachers: 400,
  classrooms: 390,
  link_requests: 0,
  grades: [],
  attention: [],
}

test('the header shows the testing progress, and links to students and classrooms', async () => {
  const { user, address } = show(dashboardAnswers(withoutConcerns))
  expect(await screen.findByText('89%')).toBeVisible()
  expect(screen.getByText('11,000 of 12,345 students')).toBeVisible()
  expect(screen.getByRole('link', { name: '400 teachers' })).toHaveAttribute('href', '/school/teacher')
  expect(screen.getByRole('link', { name: '390 classrooms' })).toHaveAttribute('href', '/school/class-room')
  await user.click(screen.getByRole('link', { name: 'Students' }))
  expect(address()).toBe('/school/student')
})

test('everything that waits is one list of links, and an empty list says so', async () => {
  const { unmount } = show()
  const inbox = await part('Waiting for you')
  const links = inbox.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['2 parents ask to be linked', '/school/parent'],
    ['1 intervention to check', '/school/intervention'],
    ['1 unpaid invoice', '/school/invoice-detail/1'],
    ['1 import to finish', '/school/child/upload?run=1'],
    ['11 of 260 seats left', '/school/invoice'],
    ['1 class not tested this term', '/school/class-room'],
  ])
  expect(inbox.getByText(/^due on \d+ Nov 2026$/)).toBeVisible()
  unmount()
  show(dashboardAnswers(withoutConcerns))
  expect((await part('Waiting for you')).getByText('Nothing is waiting for you.')).toBeVisible()
})

test('the grades are compared on one axis with the typical range and the last term, with all figures in words', async () => {
  show()
  const chart = within((await part('Grade overview')).getByRole('figure', { name: 'Reading levels of the grades' }))
  expect(chart.getAllByRole('button')[0]).toHaveAccessibleName(
    /^Grade 3: Median 515L · Middle half \d+L–\d+L · Typical range for the grade 325L–700L · Median last term 480L · 18 of 20 tested$/,
  )
})

test('the figures are compared with the last term and with what was expected', async () => {
  show()
  expect(await screen.findByText('last term 75%')).toBeVisible()
  expect(screen.getByText('+45L')).toBeVisible()
  expect(screen.getByText('expected +60L')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Growth since last term' })).toHaveAttribute(
    'href',
    '/school/report?tab=growth',
  )
  expect(screen.getByText('last term 13%')).toBeVisible()
})

test('the open tests are a table, of which five rows are shown until all are wanted', async () => {
  const at = now.toISOString()
  const test = { title: 'Check', opens_at: at, closes_at: at, open: true, children: 20, finished: 5, working: 0 }
  const first = Array.from({ length: 7 }, (_, id) => ({ ...test, id, classrooms: [{ id, name: `${id + 1}A` }] }))
  const { user } = show(dashboardAnswers({ ...withoutConcerns, tests: { open: 7, upcoming: 0, waiting: 1, first } }))
  const tests = await part('Today and upcoming')
  expect(tests.getAllByRole('row')).toHaveLength(6)
  expect(tests.getAllByText('5 of 20 finished')).toHaveLength(5)
  await user.click(tests.getByRole('button', { name: 'Show all 7' }))
  expect(tests.getAllByRole('row')).toHaveLength(8)
})

test('the classes that need attention show why, and link to their report', async () => {
  const { user, address } = show()
  const classes = await part('Classes that need attention')
  expect(classes.getByText('Median 450L, below the typical range for the grade (555L–895L)')).toBeVisible()
  expect(classes.getByText('4 without a reliable result')).toBeVisible()
  await user.click(classes.getByRole('link', { name: '4B Kenanga' }))
  expect(address()).toBe('/school/report?classroom=2')
})

test('without concerns, no class is listed as needing attention', async () => {
  show(dashboardAnswers(withoutConcerns))
  const classes = await part('Classes that need attention')
  expect(classes.getByText(/^All clear: no class is below/)).toBeVisible()
  expect(classes.queryByRole('link')).toBeNull()
  expect((await part('Grade overview')).getByText(/^Grades appear here/)).toBeVisible()
})

test('a test of many classrooms shows their number, and tests that are not listed are counted', async () => {
  const classrooms = ['1A', '1B', '2A', '2B'].map((name, id) => ({ id, name }))
  const test = { id: 1, title: 'Check', opens_at: now.toISOString(), closes_at: now.toISOString(), open: true }
  const first = [{ ...test, children: 90, finished: 1, working: 0, classrooms }]
  show(dashboardAnswers({ ...withoutConcerns, tests: { open: 7, upcoming: 2, waiting: 89, first } }))
  const tests = await part('Today and upcoming')
  expect(tests.getByText('4 classrooms')).toBeVisible()
  expect(tests.getByText('8 more tests')).toBeVisible()
})

test('a school without students sees a message', async () => {
  show(dashboardAnswers({ ...withoutConcerns, students: 0 }))
  expect(await screen.findByRole('heading', { name: 'No students yet' })).toBeVisible()
})

test('the dashboard renders in Indonesian', async () => {
  show([], 'id')
  expect(await screen.findByRole('region', { name: 'Kelas yang perlu perhatian' })).toBeVisible()
})

import { type PrintRequest, printContract } from '@lekta/shared/contract/assessment/print'
import { answers, refusal } from '@lekta/shared/testing/fake-api'
import { renderScreen } from '@lekta/shared/testing/render-screen'
import { screen, waitFor, within } from '@testing-library/react'
import ClassReport from '../class-report/class-report'
import StudentList from '../students/student-list'
import { readyPrint } from '../testing/print-fixtures'
import { schoolFixtures } from '../testing/school-fixtures'
import Prints from './prints'

type Fixtures = ReturnType<typeof schoolFixtures>

beforeAll(() => {
  // jsdom does not implement object URLs.
  URL.createObjectURL = () => 'blob:print'
  URL.revokeObjectURL = () => undefined
})

/** Records the requests, and lets the fixtures answer with a file that is ready. */
function recordRequests() {
  const requests: PrintRequest[] = []
  const first = answers(printContract, {
    requestPrint: async ({ body }) => {
      requests.push(body)
      return readyPrint()
    },
  })
  return { requests, first }
}

const openReport = (first: Fixtures = [], at = '/teacher/report') =>
  renderScreen(ClassReport, {
    path: '/teacher/report',
    at,
    role: 'teacher',
    answers: [...first, ...schoolFixtures('teacher')],
  })

test('the reports of everyone who declined are printed with one click, and then downloaded', async () => {
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const { requests, first } = recordRequests()
  const { user } = openReport(first)
  await user.click(
    (await screen.findAllByRole('button', { name: /^Print the reports: .*in clear decline$/ }))[0] as HTMLElement,
  )
  const dialog = within(await screen.findByRole('dialog', { name: 'Print: Reports' }))
  await user.click(await dialog.findByRole('button', { name: 'Download' }))
  expect(requests).toMatchObject([{ kind: 'reports', filter: { group: 'fallen' } }])
  await waitFor(() => expect(click.mock.contexts[0]).toHaveProperty('download', 'Reading reports.pdf'))
  click.mockRestore()
})

test('the report prints all students of its filter, not only the rows on the screen', async () => {
  const { requests, first } = recordRequests()
  const { user } = openReport(first, '/teacher/report?classroom=1&q=lestari')
  await user.click(await screen.findByRole('button', { name: 'Print' }))
  await user.click(
    await screen.findByRole('menuitem', { hidden: true, name: 'Table of results, only the filtered students' }),
  )
  await screen.findByRole('dialog', { name: 'Print: Table of results' })
  expect(requests).toMatchObject([{ kind: 'list', filter: { classroom_id: 1, q: 'lestari' } }])
})

test('selected students are printed, and the progress is shown until the file is ready', async () => {
  const { user } = renderScreen(StudentList, {
    path: '/school/student',
    at: '/school/student',
    role: 'school',
    answers: schoolFixtures('school'),
  })
  await user.click(await screen.findByRole('checkbox', { name: 'Select Ayu Lestari' }))
  await user.click(screen.getByRole('button', { name: 'Print reports' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Print: Reports' }))
  expect(await dialog.findByText('0 of 1 students')).toBeVisible()
  expect(await dialog.findByText('Ready: 1 student', {}, { timeout: 4000 })).toBeVisible()
})

test('a refused request says why, and can be tried again', async () => {
  const first = answers(printContract, {
    requestPrint: async () => {
      throw refusal(409, 'There is nothing to print: none of these students has a finished test.')
    },
  })
  const { user } = openReport(first)
  await user.click(await screen.findByRole('button', { name: 'Print' }))
  await user.click(await screen.findByRole('menuitem', { hidden: true, name: 'Reports, all students' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('There is nothing to print')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('the page of prints lists the files, and says so if there are none', async () => {
  const { unmount } = renderScreen(Prints, {
    path: '/school/print',
    role: 'school',
    answers: schoolFixtures('school'),
  })
  expect(await screen.findByRole('heading', { name: 'Reports · 3A Melati' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Download' })).toBeEnabled()
  expect(screen.getByText('2 students have no finished test and are not in the file.')).toBeVisible()
  unmount()
  const none = answers(printContract, { prints: async () => [] })
  renderScreen(Prints, { path: '/school/print', role: 'school', answers: [...none, ...schoolFixtures('school')] })
  expect(await screen.findByText('Nothing printed in the last days')).toBeVisible()
})

test('the list of students says how many are printed, and whether that is all or a filter', async () => {
  const show = (at: string) =>
    renderScreen(StudentList, { path: '/school/student', at, role: 'school', answers: schoolFixtures('school') })
  const all = show('/school/student')
  await screen.findByRole('checkbox', { name: 'Select Ayu Lestari' })
  await all.user.click(screen.getByRole('button', { name: 'Print' }))
  expect(await screen.findByRole('menuitem', { hidden: true, name: 'Reports, all 40 students' })).toBeInTheDocument()
  all.unmount()
  const some = show('/school/student?classroom=1')
  await screen.findByRole('checkbox', { name: 'Select Ayu Lestari' })
  await some.user.click(screen.getByRole('button', { name: 'Print' }))
  const item = await screen.findByRole('menuitem', { hidden: true, name: 'Reports, 20 filtered students' })
  expect(item).toBeInTheDocument()
})

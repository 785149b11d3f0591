import { interventionContract } from '@lekta/shared/contract/people/intervention'
import { type Answer, answers, refusal } from '@lekta/shared/testing/fake-api'
import { renderScreen } from '@lekta/shared/testing/render-screen'
import { screen, waitFor, within } from '@testing-library/react'
import ClassReport from '../class-report/class-report'
import StudentList from '../students/student-list'
import { schoolFixtures } from '../testing/school-fixtures'
import InterventionList from './intervention-list'
import InterventionPage from './intervention-page'

const now = new Date('2026-05-04T08:00:00Z')
const fixtures = (first: readonly Answer[] = []) => [...first, ...schoolFixtures('teacher', now)]
const openList = (at = '/teacher/intervention', first: readonly Answer[] = []) =>
  renderScreen(InterventionList, { path: '/teacher/intervention', at, role: 'teacher', answers: fixtures(first) })
const openPage = (id: number, first: readonly Answer[] = []) =>
  renderScreen(InterventionPage, {
    path: '/teacher/intervention/:id',
    at: `/teacher/intervention/${id}`,
    role: 'teacher',
    answers: fixtures(first),
  })

describe('the list', () => {
  test('shows open interventions with their reason, the responsible person, and what is due', async () => {
    openList()
    const row = (await screen.findByRole('link', { name: 'Clear decline, grade 3' })).closest('tr') as HTMLElement
    const cells = within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
    expect(cells.slice(1, 5)).toEqual(['Clear decline', 'Dewi Lestari', '5', '2 May 2026 Check due'])
    expect(screen.queryByText('Holiday readers')).toBeNull()
  })

  test('shows closed ones on demand', async () => {
    const { user, address } = openList()
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Show' }), 'Closed')
    expect(await screen.findByRole('link', { name: 'Holiday readers' })).toBeVisible()
    expect(address()).toBe('/teacher/intervention?closed=yes')
  })

  test('explains how to start the first one', async () => {
    const nothing = answers(interventionContract, {
      interventions: async () => ({ data: [], last_page: 1, total: 0, page: 1 }),
    })
    const { user, address } = openList('/teacher/intervention', nothing)
    await user.click(await screen.findByRole('link', { name: 'Who needs attention' }))
    expect(address()).toBe('/teacher/report')
  })
})

describe('an intervention', () => {
  test('shows the change of each student and of all, and says when it is too early', async () => {
    openPage(1)
    const effect = within(await screen.findByRole('region', { name: 'What has changed since the start?' }))
    expect(effect.getByText(/^Median change of \d of 5 students with a new reliable test$/)).toBeVisible()
    expect(effect.getByText('The middle reader of their grades gains +30L in the same time.')).toBeVisible()
  })

  test('claims no effect before a student has taken a new test', async () => {
    openPage(2)
    expect(await screen.findByText(/^Too early to say: no student/)).toBeVisible()
  })

  test('gets an entry in its log', async () => {
    const { user } = openPage(1)
    await user.type(await screen.findByLabelText('What did you try or see?'), 'All read aloud today.')
    await user.click(screen.getByRole('button', { name: 'Add entry' }))
    const log = within(screen.getByRole('region', { name: 'Log' }))
    expect(await log.findByText('All read aloud today.')).toBeVisible()
  })

  test('is closed with a summary, and can be opened again', async () => {
    const { user } = openPage(1)
    await user.click(await screen.findByRole('button', { name: 'Close the intervention' }))
    await user.type(await screen.findByLabelText('Summary (optional)'), 'Pairs helped.')
    await user.click(screen.getByRole('button', { name: 'Close it' }))
    await user.click(await screen.findByRole('button', { name: 'Open again' }))
    expect(screen.getByText('Pairs helped.')).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible()
  })

  test('keeps the text of someone whose change came second, and says why', async () => {
    const reason = 'Someone else has changed this intervention in the meantime.'
    const second = answers(interventionContract, {
      editIntervention: async () => {
        throw refusal(409, reason)
      },
    })
    const { user } = openPage(1, second)
    await user.click(await screen.findByRole('button', { name: 'Edit' }))
    await user.type(await screen.findByLabelText('Plan (optional)'), ' And at home.')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(reason)
    expect(screen.getByLabelText('Plan (optional)')).toHaveDisplayValue(/And at home\.$/)
  })
})

test('an intervention is started from a group of the report, with name and next check filled in', async () => {
  const { user, address } = renderScreen(ClassReport, {
    path: '/teacher/report',
    role: 'teacher',
    answers: fixtures(),
  })
  await user.click(await screen.findByRole('button', { name: 'Start an intervention: 3 far below grade level' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Start an intervention with 3 students' }))
  expect(dialog.getByLabelText('Name')).toHaveDisplayValue(/^Far below grade level, /)
  expect(dialog.getByLabelText('Next check (optional)')).toHaveDisplayValue(/^\d{4}-\d{2}-\d{2}$/)
  await user.click(dialog.getByRole('button', { name: 'Start' }))
  await waitFor(() => expect(address()).toBe('/teacher/intervention/4'))
})

test('chosen students of the list are added to an open intervention', async () => {
  const { user } = renderScreen(StudentList, { path: '/teacher/student', role: 'teacher', answers: fixtures() })
  await user.click(await screen.findByRole('checkbox', { name: /Bagas Lestari/ }))
  await user.click(within(screen.getByRole('group', { name: 'Selected' })).getByRole('button', { name: 'More' }))
  // Without a layout the menu counts as hidden.
  await user.click(await screen.findByRole('menuitem', { name: 'Add to an intervention', hidden: true }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add 1 student to an intervention' }))
  await user.selectOptions(await dialog.findByLabelText('Intervention'), 'First test')
  await user.click(dialog.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByRole('group', { name: 'Selected' })).toBeNull()
})

import { dashboardContract, type GettingStarted } from '@lekta/shared/contract/dashboard'
import { answers } from '@lekta/shared/testing/fake-api'
import { renderScreen } from '@lekta/shared/testing/render-screen'
import { screen, waitFor, within } from '@testing-library/react'
import { GettingStartedPanel } from './getting-started'

const begun: GettingStarted = {
  steps: [
    { step: 'students', done: true },
    { step: 'teachers', done: true },
    { step: 'login', done: false },
    { step: 'seats', done: false },
    { step: 'test', done: false },
    { step: 'result', done: false },
  ],
}

const Started = () => <GettingStartedPanel area="school" started={begun} />
const AllDone = () => <GettingStartedPanel area="school" started={null} />

test('the first steps say what is done, what comes next, and where to do it', () => {
  renderScreen(Started, { role: 'school' })
  const panel = screen.getByRole('region', { name: 'Getting started' })
  expect(panel).toHaveTextContent('2 of 6 steps done')
  const steps = within(panel).getAllByRole('listitem')
  expect(steps[0]).toHaveTextContent('Import your students (done)')
  expect(within(steps[0] as HTMLElement).queryByRole('link')).toBeNull()
  expect(steps[2]).toHaveAttribute('aria-current', 'step')
  expect(within(panel).getByRole('link', { name: 'Hand out the login cards' })).toHaveAttribute(
    'href',
    '/school/student',
  )
  expect(within(panel).getByRole('link', { name: 'Order seats and give them to classes' })).toBeVisible()
})

test('nothing is shown when all are done', () => {
  renderScreen(AllDone, { role: 'school' })
  expect(screen.queryByRole('region')).toBeNull()
})

test('the list can be hidden', async () => {
  const sent: unknown[] = []
  const hide = answers(dashboardContract, {
    hideGettingStarted: async ({ body }) => {
      sent.push(body)
      return null
    },
  })
  const { user } = renderScreen(Started, { role: 'school', answers: hide })
  await user.click(screen.getByRole('button', { name: 'Hide this list' }))
  await waitFor(() => expect(sent).toEqual([{ hidden: true }]))
})

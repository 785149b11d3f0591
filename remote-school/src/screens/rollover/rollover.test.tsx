import { type RolloverPlan, rolloverContract } from '@lekta/shared/contract/people/rollover'
import { answers, refusal } from '@lekta/shared/testing/fake-api'
import { renderScreen } from '@lekta/shared/testing/render-screen'
import { rolloverAnswers } from '@lekta/staff/testing/rollover-fixtures'
import { schoolFixtures } from '@lekta/staff/testing/school-fixtures'
import { screen, waitFor, within } from '@testing-library/react'
import { words } from '../../words.id'
import RolloverPage from './rollover'

const now = new Date('2026-11-27T05:00:00Z')

const show = (first: ReturnType<typeof schoolFixtures> = [], at = '/school/rollover') =>
  renderScreen(RolloverPage, {
    path: '/school/rollover',
    at,
    role: 'school',
    answers: [...first, ...schoolFixtures('school', now)],
    words,
  })

type Shown = ReturnType<typeof show>

const next = async ({ user }: Shown) => user.click(await screen.findByRole('button', { name: 'Continue' }))

test('a plan is proposed, gets an exception, is reviewed, begun and undone', async () => {
  const shown = show()
  const { user, address } = shown
  expect(await screen.findByRole('combobox', { name: 'Where 3A Melati moves' })).toHaveValue('4A Melati')
  await next(shown)
  expect(address()).toBe('/school/rollover?step=students')
  const choice = await screen.findByRole('combobox', { name: 'What happens to Ayu Lestari' })
  await user.selectOptions(choice, 'Repeats the grade')
  expect(within(screen.getByRole('list', { name: 'Exceptions' })).getByRole('listitem')).toHaveTextContent(
    'Ayu Lestari · 3A Melati · Repeats the grade',
  )
  await next(shown)
  expect(await screen.findByText('3 students have an open test.', { exact: false })).toBeVisible()
  expect(screen.getByRole('table', { name: 'Classes before and after' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Begin school year 2027/2028' }))
  await screen.findByRole('heading', { name: 'The school year 2027/2028 has begun' }, { timeout: 4000 })
  expect(address()).toBe('/school/rollover?run=2')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await user.click(await screen.findByRole('button', { name: 'Undo the school year' }))
  expect(await screen.findByRole('heading', { name: 'The school year 2027/2028 was undone' })).toBeVisible()
})

test('what is sent is the plan as edited, with the counts of the review', async () => {
  const bodies: RolloverPlan[] = []
  const recorded = answers(rolloverContract, {
    startRollover: async ({ body }) => {
      bodies.push(body)
      throw refusal(409, 'The school’s classes have changed in the meantime. Please check the plan again.')
    },
  })
  const shown = show(recorded)
  const { user } = shown
  await user.selectOptions(await screen.findByRole('combobox', { name: 'What happens to 4B Kenanga' }), 'Moves up')
  const target = screen.getByRole('combobox', { name: 'Where 4B Kenanga moves' })
  await user.clear(target)
  await next(shown)
  expect(screen.getByText('Please enter a class.')).toBeVisible()
  await user.type(target, '5 Anggrek')
  expect(screen.getAllByText('New class, will be created')).toHaveLength(2)
  await next(shown)
  await next(shown)
  await user.click(await screen.findByRole('button', { name: 'Begin school year 2027/2028' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('have changed in the meantime')
  expect(bodies).toMatchObject([
    {
      year: 2027,
      moves: [
        { classroom_id: 1, action: 'promote', into: '4A Melati' },
        { classroom_id: 2, action: 'promote', into: '5 Anggrek' },
      ],
      exceptions: [],
      expected: { promoted: 40, stayed: 0, left: 0 },
    },
  ])
})

test('a year that has begun already cannot be begun again', async () => {
  const { user } = show()
  await user.selectOptions(await screen.findByRole('combobox', { name: 'New school year' }), '2026/2027')
  expect(screen.getByRole('alert')).toHaveTextContent('The school year 2026/2027 has begun already.')
  expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled()
})

test('students who would get two grades are named, and must be resolved first', async () => {
  const conflicting = answers(rolloverContract, {
    checkRollover: async () => ({
      ...{ promoted: 2, stayed: 0, left: 0, label: '2027/2028', classrooms: [] },
      ...{ conflicts: { count: 1, first: ['Ayu Lestari'] }, unplaced: 0, open_tests: 0, unused_seats: 0 },
    }),
  })
  show(conflicting, '/school/rollover?step=review')
  expect(await screen.findByRole('alert')).toHaveTextContent('Ayu Lestari')
  expect(screen.getByRole('button', { name: /^Begin school year/ })).toBeDisabled()
})

test('a school without classes is told what comes first', async () => {
  const none = answers(rolloverContract, {
    rolloverProposal: async () => ({ years: [], year: 2027, waiting: null, classrooms: [], unplaced: 0 }),
    rollovers: async () => [],
  })
  show(none)
  expect(await screen.findByText('No classes yet')).toBeVisible()
})

test('a year that is just being begun is shown instead of the plan', async () => {
  const server = rolloverAnswers(now)
  const start = server.find(({ endpoint }) => endpoint === rolloverContract.startRollover)
  await start?.handler({ body: { expected: { promoted: 30, stayed: 0, left: 10 } } } as never)
  const waiting = answers(rolloverContract, {
    rolloverProposal: async () => ({ years: [], year: 2027, waiting: 2, classrooms: [], unplaced: 0 }),
  })
  show([...waiting, ...server])
  expect(await screen.findByRole('heading', { name: 'Beginning the school year 2027/2028' })).toBeVisible()
  await waitFor(() => expect(screen.getByText('The school year 2027/2028 has begun')).toBeVisible(), { timeout: 4000 })
})

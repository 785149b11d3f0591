import type { AssignedTest } from '@lekta/shared/contract/assessment/attempt'
import { refusal } from '@lekta/shared/testing/fake-api'
import { renderScreen } from '@lekta/shared/testing/render-screen'
import { screen, waitFor } from '@testing-library/react'
import { createFixtures } from '../../fixtures'
import { openAnswerStore } from '../../queue/answer-store'
import { forbidDatabase, freshBrowser } from '../../testing/fresh-browser'
import { words } from '../../words.id'
import Start from './start'

type Role = 'child' | 'parent' | 'teacher'

const open = (test: Partial<AssignedTest> = {}, role: Role = 'child', answers = createFixtures({ test })) =>
  renderScreen(Start, { path: '/test/start/:code/:id', at: '/test/start/READ/1', answers, role })

const pauseText = 'You are taking a break. Your answers are safe.'

beforeEach(freshBrowser)

const explanation = () => screen.getAllByRole('listitem').map((line) => line.textContent)

test('the page greets the child and explains the test', async () => {
  open({ max_items: 52, max_passages: 26, max_skips: 4 })
  expect(await screen.findByRole('heading', { name: 'Hello, Ayu!' })).toBeVisible()
  expect(explanation()).toEqual([
    'You will read up to 26 short texts. Each has two questions.',
    'Pick the best answers. Is a question too hard? You can skip up to 4.',
    'Are you tired? Press Pause and rest. You can continue where you stopped.',
    'Take your time. There is no clock. It takes about 30 minutes. Longer is fine too.',
  ])
})

test('a test with one question per text is explained without questions', async () => {
  open({ max_items: 30, max_passages: undefined, max_skips: 3 })
  await screen.findByRole('heading', { name: 'Hello, Ayu!' })
  expect(explanation()).toEqual([
    'You will read 20–30 short texts.',
    'Pick the best answer. Is a text too hard? You can skip up to 3.',
    'Are you tired? Press Pause and rest. You can continue where you stopped.',
    'Take your time. There is no clock. It takes about 30 minutes. Longer is fine too.',
  ])
})

test('the Start button leads to the test', async () => {
  const { user, address } = open()
  await user.click(await screen.findByRole('button', { name: 'Start' }))
  await waitFor(() => expect(address()).toBe('/test/main/READ/1'))
})

test.each([
  ['running', 'Continue where you stopped', true],
  ['upcoming', /^Opens on /, false],
  ['closed', /^Closed on /, false],
  ['done', 'You have already done this test', false],
] as const)('when the test is %s, the button shows it and is enabled only to continue', async (state, name, ready) => {
  open({ state, answered: 4, last_finished: state === 'done' ? 2 : null })
  const button = await screen.findByRole('button', { name })
  expect(button.hasAttribute('disabled')).toBe(!ready)
})

test('after a pause the page shows that the answers are safe, and a button to continue', async () => {
  open({ state: 'running', answered: 4 })
  expect(await screen.findByText(pauseText)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Continue where you stopped' })).toBeEnabled()
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument()
})

test('before the first text, the page does not mention a pause', async () => {
  open()
  expect(await screen.findByRole('button', { name: 'Start' })).toBeEnabled()
  expect(screen.queryByText(pauseText)).not.toBeInTheDocument()
})

test('a finished attempt has a link to its result', async () => {
  open({ state: 'done', last_finished: 2 })
  expect(await screen.findByRole('link', { name: 'See your last result' })).toHaveAttribute(
    'href',
    '/test/result/READ/1/2',
  )
})

test('a start that fails shows the reason and can be retried', async () => {
  const answers = createFixtures()
  const start = answers.find(({ endpoint }) => endpoint.path.endsWith('/start'))
  const works = start?.handler
  Object.assign(start ?? {}, { handler: () => Promise.reject(refusal(503, 'The server is busy.')) })
  const { user, address } = open({}, 'child', answers)
  await user.click(await screen.findByRole('button', { name: 'Start' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('The server is busy.')
  Object.assign(start ?? {}, { handler: works })
  await user.click(screen.getByRole('button', { name: 'Start' }))
  await waitFor(() => expect(address()).toBe('/test/main/READ/1'))
})

test('the page shows the number of answers waiting in the browser', async () => {
  const store = openAnswerStore({ code: 'READ', id: 1 })
  await store.keep({ tries: 1, number: 3, choice: 1, milliseconds: 5000 })
  open({ state: 'running' })
  expect(await screen.findByText(/1 answer is waiting on this tablet\./)).toBeVisible()
})

test('a browser that cannot store answers shows a warning before the test', async () => {
  forbidDatabase()
  open()
  expect(await screen.findByText(/This browser cannot save answers without the internet\./)).toBeVisible()
})

test.each(['parent', 'teacher'] as const)('a %s sees a link to the latest report and no start button', async (role) => {
  open({ last_finished: 1 }, role)
  expect(await screen.findByText('Ayu Lestari takes this test on their own account.')).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Open the latest report' })).toHaveAttribute('href', '/test/report/READ/1/1')
})

test('a test that does not exist shows a message, with a retry button', async () => {
  renderScreen(Start, {
    path: '/test/start/:code/:id',
    at: '/test/start/READ/9',
    answers: createFixtures(),
    role: 'child',
  })
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no such test.')
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
})

test('the page renders in Indonesian', async () => {
  renderScreen(Start, {
    path: '/test/start/:code/:id',
    at: '/test/start/READ/1',
    answers: createFixtures(),
    role: 'child',
    language: 'id',
    words,
  })
  expect(await screen.findByRole('heading', { name: 'Halo, Ayu!' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Mulai' })).toBeEnabled()
})

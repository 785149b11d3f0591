import type { AssignedTest } from '@lekta/shared/contract/assessment/attempt'
import { attemptContract } from '@lekta/shared/contract/assessment/attempt'
import { answers, refusal } from '@lekta/shared/testing/fake-api'
import { renderScreen } from '@lekta/shared/testing/render-screen'
import { screen, within } from '@testing-library/react'
import { createFixtures, finishedTests, testOf } from '../../fixtures'
import { words } from '../../words.id'
import Tests from './my-tests'

type FixtureOptions = Parameters<typeof createFixtures>[0]

const now = new Date()
const inDays = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60 * 1000).toISOString()
const createTest = (id: number, title: string, more: Partial<AssignedTest> = {}) => testOf(now, { id, title, ...more })
const show = (fixtures: FixtureOptions = {}, language: 'en' | 'id' = 'en') =>
  renderScreen(Tests, {
    path: '/child/test',
    role: 'child',
    answers: createFixtures({ now, ...fixtures }),
    language,
    words,
  })

describe('open tests on the “My tests” page', () => {
  test('the open test has a single link, which leads to its start page', async () => {
    const { user, address } = show({ tests: [createTest(13, 'Reading check, autumn')] })
    const card = await screen.findByRole('region', { name: 'Reading check, autumn' })
    expect(within(card).getAllByRole('link')).toHaveLength(1)
    await user.click(within(card).getByRole('link', { name: 'Start' }))
    expect(address()).toBe('/test/start/READ/13')
  })

  test('a running test shows its progress and can be continued', async () => {
    const running = createTest(13, 'Reading check, autumn', { state: 'running', answered: 3, max_items: 25 })
    const { user, address } = show({ tests: [running] })
    expect(await screen.findByText('3 of about 25 questions done')).toBeVisible()
    expect(screen.getByRole('progressbar', { name: '3 of about 25 questions done' })).toHaveAttribute(
      'aria-valuenow',
      '12',
    )
    await user.click(screen.getByRole('link', { name: 'Continue' }))
    expect(address()).toBe('/test/start/READ/13')
  })

  test('a second open test is listed under “More tests for you” with its own link', async () => {
    show({ tests: [createTest(1, 'First test'), createTest(2, 'Second test', { closes_at: inDays(30) })] })
    expect(await screen.findByRole('region', { name: 'First test' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'More tests for you' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Start Second test' })).toHaveAttribute('href', '/test/start/READ/2')
  })

  test('a test with an attempt left links to the result of the last attempt', async () => {
    const again = createTest(13, 'Reading check, autumn', { tries_allowed: 2, tries_used: 1, last_finished: 1 })
    show({ tests: [again] })
    expect(await screen.findByRole('link', { name: 'See your last result' })).toHaveAttribute(
      'href',
      '/test/report/READ/13/1',
    )
  })

  test('without an open test, the next test is shown with the day when it opens', async () => {
    show({ tests: [createTest(3, 'Winter check', { state: 'upcoming', opens_at: inDays(1) })] })
    expect(await screen.findByRole('heading', { name: 'All done for now!' })).toBeVisible()
    expect(screen.getByText('Your next test opens tomorrow.')).toBeVisible()
    expect(screen.getByText('Opens tomorrow')).toBeVisible()
    const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(addresses.filter((address) => address?.startsWith('/test/start'))).toEqual([])
  })
})

describe('past tests on the “My tests” page', () => {
  test('a finished test shows its result and links to its report', async () => {
    show()
    const level = await screen.findByText('460L')
    const row = level.closest('li') as HTMLElement
    expect(within(row).getByRole('heading', { name: 'Reading check, summer' })).toBeVisible()
    expect(within(row).getByText(/^Done on /)).toBeVisible()
    expect(within(row).getByRole('link', { name: 'See my report for Reading check, summer' })).toHaveAttribute(
      'href',
      '/test/report/READ/12/1',
    )
  })

  test('a level below 0L is shown as a step instead of a BR measure', async () => {
    show({ finished: finishedTests(now).map((one) => ({ ...one, value: -140 })) })
    expect(await screen.findAllByText('Step 6 of 8')).toHaveLength(2)
    expect(screen.queryByText(/BR140L/)).not.toBeInTheDocument()
  })

  test('an untrusted result is explained, and its level is not shown', async () => {
    show({ finished: finishedTests(now).map((one) => ({ ...one, trusted: false })) })
    const explanations = await screen.findAllByText(
      'This test could not show how well you read. Ask your teacher if you can try again.',
    )
    expect(explanations).toHaveLength(2)
    expect(screen.queryByText(/\d+L|You reached/)).not.toBeInTheDocument()
  })

  test('a missed test has a reassuring sentence and no link', async () => {
    show({ tests: [createTest(5, 'A missed test', { state: 'closed' })] })
    const row = (await screen.findByRole('heading', { name: 'A missed test' })).closest('li') as HTMLElement
    expect(within(row).getByText(/That’s OK/)).toBeVisible()
    expect(within(row).queryByRole('link')).not.toBeInTheDocument()
  })
})

describe('the “My tests” page', () => {
  test('explains where tests will appear if there are none', async () => {
    show({ tests: [], finished: [] })
    expect(await screen.findByRole('heading', { name: 'No tests yet' })).toBeVisible()
    expect(screen.getByText(/Your first test will appear here/)).toBeVisible()
  })

  test('announces that the tests load', async () => {
    show()
    expect(screen.getByRole('status')).toHaveTextContent('Loading')
    expect(await screen.findByRole('link', { name: 'Start' })).toBeVisible()
    expect(screen.queryByRole('status')).not.toBeInTheDocument()
  })

  test('can retry a failed request', async () => {
    let down = true
    const failing = answers(attemptContract, {
      tests: async () => {
        if (down) throw refusal(503, 'The server is resting. Please try again.')
        return [createTest(13, 'Reading check, autumn')]
      },
    })
    const { user } = renderScreen(Tests, { path: '/child/test', role: 'child', answers: failing })
    expect(await screen.findByRole('alert')).toHaveTextContent('The server is resting. Please try again.')
    down = false
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('link', { name: 'Start' })).toBeVisible()
  })

  test('has headings and links in Indonesian', async () => {
    show({}, 'id')
    expect(await screen.findByRole('link', { name: 'Mulai' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Tesku' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Tes yang sudah kamu selesaikan' })).toBeVisible()
  })
})

import { attemptContract } from '@lekta/shared/contract/assessment/attempt'
import { answers, refusal } from '@lekta/shared/testing/fake-api'
import { renderScreen } from '@lekta/shared/testing/render-screen'
import { screen, within } from '@testing-library/react'
import { createFixtures, testOf } from '../../fixtures'
import { words } from '../../words.id'
import Schedule from './schedule'

const now = new Date()
const inDays = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60 * 1000).toISOString()

const show = (tests: ReturnType<typeof testOf>[], language: 'en' | 'id' = 'en') =>
  renderScreen(Schedule, {
    path: '/child/schedule',
    role: 'child',
    language,
    words,
    answers: createFixtures({ now, tests }),
  })

const coming = testOf(now, {
  id: 2,
  title: 'Winter check',
  state: 'upcoming',
  opens_at: inDays(1),
  closes_at: inDays(3),
})

test('an open test links to its start page, and an upcoming one shows its day', async () => {
  const { user, address } = show([testOf(now, { id: 1, title: 'Autumn check' }), coming])
  const soon = await screen.findByRole('region', { name: 'Coming soon' })
  expect(within(soon).getByText('tomorrow')).toBeVisible()
  expect(within(soon).getByRole('heading', { name: 'Winter check' })).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Start Autumn check' }))
  expect(address()).toBe('/test/start/READ/1')
})

test('without tests, the page shows a message and a link to “My tests”', async () => {
  const { user, address } = show([])
  await screen.findByText('No tests coming up')
  await user.click(screen.getAllByRole('link', { name: 'My tests' })[0] as HTMLElement)
  expect(address()).toBe('/child/test')
})

test('a failed request can be retried', async () => {
  let down = true
  const failing = answers(attemptContract, {
    tests: async () => {
      if (down) throw refusal(503, 'The database is not responding.')
      return [coming]
    },
  })
  const { user } = renderScreen(Schedule, { path: '/child/schedule', role: 'child', answers: failing })
  expect(await screen.findByRole('alert')).toHaveTextContent('The database is not responding.')
  down = false
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('heading', { name: 'Winter check' })).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('the page renders in Indonesian', async () => {
  show([coming], 'id')
  await screen.findByRole('heading', { name: 'Rencanaku' })
})

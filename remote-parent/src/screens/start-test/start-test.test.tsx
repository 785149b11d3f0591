import { type AssignedTest, attemptContract } from '@lekta/shared/contract/assessment/attempt'
import type { Role } from '@lekta/shared/contract/endpoint'
import { sessionContract } from '@lekta/shared/contract/session'
import { answers, refusal } from '@lekta/shared/testing/fake-api'
import { renderScreen } from '@lekta/shared/testing/render-screen'
import { screen, waitFor } from '@testing-library/react'
import { testOf } from '../../fixtures'
import { words } from '../../words.id'
import StartTestPage from './start-test'

const now = new Date('2026-11-20T05:00:00Z')
const ayu = { id: 7, name: 'Ayu Lestari' }

const show = (
  more: Partial<AssignedTest> = {},
  { role = 'parent' as Role, id = 7, language = 'en' as 'en' | 'id' } = {},
) =>
  renderScreen(StartTestPage, {
    path: '/parents/child/test/:code/:id_test/:id',
    at: `/parents/child/test/READ/13/${id}`,
    role,
    language,
    words,
    answers: [
      ...answers(attemptContract, {
        test: async ({ params }) => {
          if (params.id !== 13) throw refusal(404, 'There is no such test.')
          return testOf(now, ayu, more)
        },
      }),
      ...answers(sessionContract, {
        loginId: async ({ body: { id: child } }) => {
          if (child !== 7) throw refusal(404, 'There is no such child.')
          return { token: 'of the child', user: { role: 'child', fullname: 'Ayu Lestari', avatar: null } }
        },
      }),
    ],
  })

afterEach(() => localStorage.clear())

test('a parent sees whose test it is, and starting it switches to the child’s account', async () => {
  const { user, address, store } = show()
  expect(await screen.findByRole('heading', { level: 1, name: 'A test for Ayu Lestari' })).toBeVisible()
  expect(screen.getByText(/^Until you switch back, this device shows only Ayu’s account/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Let Ayu start here' }))
  await waitFor(() => expect(address()).toBe('/test/start/READ/13'))
  expect(store.getState().session).toMatchObject({ roles: ['child'], acting: { over: false } })
})

test('a running test shows its progress and a button to continue', async () => {
  show({ state: 'running', answered: 4 })
  expect(await screen.findByText('Ayu Lestari has started and answered 4 questions so far.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Let Ayu continue here' })).toBeVisible()
})

test.each([
  ['upcoming', /^It opens on /],
  ['closed', /^It closed on /],
  ['done', /^All attempts have been used\.$/],
] as const)('a test that is %s has an explanation and no start button', async (state, text) => {
  show({ state })
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Ayu’s profile' })).toHaveAttribute('href', '/parent/profile/child/7')
})

test('a logged-in child is redirected to the start page of the test', async () => {
  const { address } = show({}, { role: 'child' })
  await waitFor(() => expect(address()).toBe('/test/start/READ/13'))
})

test('a test for another child shows a message and does not redirect', async () => {
  const { address } = show({}, { role: 'child', id: 8 })
  expect(await screen.findByText('This test is for another child.')).toBeVisible()
  expect(address()).toBe('/parents/child/test/READ/13/8')
})

test('the page renders in Indonesian', async () => {
  show({}, { language: 'id' })
  expect(await screen.findByRole('button', { name: 'Ayu mulai di sini' })).toBeVisible()
})

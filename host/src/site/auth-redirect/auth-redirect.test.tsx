import { registrationContract } from '@lekta/shared/contract/people/registration'
import { answers, refusal } from '@lekta/shared/testing/fake-api'
import { screen } from '@testing-library/react'
import { closePortal, openPortal } from '../../testing/open-portal'

afterEach(closePortal)

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const login = { token: 'fresh', user: { role: 'teacher', fullname: 'Sri Wahyuni', avatar: null } }

test('a confirmation link logs in with a single request and redirects to the dashboard', async () => {
  const confirmEmail = jest.fn(async (_: unknown) => login)
  const { address, store } = await openPortal({
    at: '/auth-redirect?confirm=secret',
    more: answers(registrationContract, { confirmEmail }),
  })
  expect(await heading('Hi, Sri!')).toBeVisible()
  expect(address()).toBe('/home/dashboard')
  expect(confirmEmail.mock.calls).toEqual([[{ body: { token: 'secret' } }]])
  expect(store.getState().session).toMatchObject({ token: 'fresh', roles: ['teacher'] })
  expect(localStorage.getItem('token')).toBe('fresh')
})

test('a link that confirms a changed address shows a message and does not log in', async () => {
  const { store } = await openPortal({
    at: '/auth-redirect?confirm=secret',
    more: answers(registrationContract, { confirmEmail: async () => null }),
  })
  expect(await heading('Your address is confirmed')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/login')
  expect(store.getState().session.token).toBeNull()
})

test('a confirmation link redirects to the page in its address', async () => {
  const more = answers(registrationContract, { confirmEmail: async () => login })
  const { address } = await openPortal({ at: '/auth-redirect?confirm=secret&redirect=/teacher/student', more })
  await heading('The students')
  expect(address()).toBe('/teacher/student')
})

test('a used link shows a message and a link to the login page', async () => {
  const confirmEmail = async () => {
    throw refusal(410, 'This link was used or has expired. Please ask for a new one.')
  }
  const { user } = await openPortal({
    at: '/auth-redirect?confirm=secret',
    more: answers(registrationContract, { confirmEmail }),
  })
  expect(await screen.findByRole('alert')).toHaveTextContent('This link was used or has expired.')
  await user.click(screen.getAllByRole('link', { name: 'Log in' }).at(-1) as HTMLElement)
  expect(await heading('Welcome back')).toBeVisible()
})

test('a link to a page of the portal redirects to it', async () => {
  await openPortal({ at: '/auth-redirect?redirect=%2Fteacher%2Fstudent', role: 'teacher' })
  expect(await heading('The students')).toBeVisible()
})

test.each([
  ['?redirect=https%3A%2F%2Felsewhere.example', /leads to another website/],
  ['?redirect=%2F%2Felsewhere.example', /leads to another website/],
  ['', /is incomplete/],
])('the query “%s” does not redirect, and an alert explains why', async (query, sentence) => {
  const { address } = await openPortal({ at: `/auth-redirect${query}` })
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
  expect(address()).toBe(`/auth-redirect${query}`)
})

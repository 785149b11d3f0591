import { registrationContract } from '@lekta/shared/contract/people/registration'
import { answers, refusal } from '@lekta/shared/testing/fake-api'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { closePortal, openPortal } from '../../testing/open-portal'

afterEach(() => {
  jest.useRealTimers()
  closePortal()
})

const open = (at: string, forgotPassword: () => Promise<null> = async () => null) =>
  openPortal({ at, more: answers(registrationContract, { forgotPassword }) })

const title = (name: string) => screen.findByRole('heading', { level: 1, name })

test('a user who forgot the password enters the e-mail address and is referred to the inbox', async () => {
  const { user, address, sent } = await open('/login')
  await user.click(await screen.findByRole('link', { name: 'Forgot your password?' }))
  await title('Forgot your password?')
  await user.type(screen.getByLabelText('E-mail'), 'sri+lekta@example.org{Enter}')
  await title('Check your inbox')
  expect(address()).toBe('/success-forgot?email=sri%2Blekta%40example.org')
  expect(screen.getByText(/If sri\+lekta@example\.org is registered, a link is on its way/)).toBeVisible()
  expect(sent).toEqual([
    expect.objectContaining({ url: '/auth/forgot-password', body: { email: 'sri+lekta@example.org' } }),
  ])
})

test('an invalid e-mail address is not sent', async () => {
  const { user, sent } = await open('/forgot-password')
  await user.type(await screen.findByLabelText('E-mail'), 'sri{Enter}')
  expect(screen.getByLabelText('E-mail')).toBeInvalid()
  expect(sent).toEqual([])
})

test('a refused request shows the server’s message', async () => {
  const { user, address } = await open('/forgot-password', async () => {
    throw refusal(429, 'Please try again in 10 minutes.')
  })
  await user.type(await screen.findByLabelText('E-mail'), 'sri@example.org{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('Please try again in 10 minutes.')
  expect(address()).toBe('/forgot-password')
})

test('the e-mail can be requested again after a minute', async () => {
  jest.useFakeTimers()
  const { sent } = await open('/success-forgot?email=sri%40example.org')
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  await title('Check your inbox')
  expect(screen.getByRole('button', { name: 'Send again in 60 s' })).toBeDisabled()
  await act(() => jest.advanceTimersByTimeAsync(60_000))
  await user.click(screen.getByRole('button', { name: 'Send again' }))
  expect(sent).toEqual([expect.objectContaining({ body: { email: 'sri@example.org' } })])
  expect(await screen.findByRole('button', { name: 'Send again in 60 s' })).toBeDisabled()
})

test('the success page redirects to the form if there is no e-mail address', async () => {
  const { address } = await open('/success-forgot')
  await title('Forgot your password?')
  expect(address()).toBe('/forgot-password')
})

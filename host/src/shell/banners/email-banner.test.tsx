import { accountContract } from '@lekta/shared/contract/people/account'
import type { Profile } from '@lekta/shared/contract/session'
import { profileOf } from '@lekta/shared/testing/account-fixtures'
import { answers } from '@lekta/shared/testing/fake-api'
import { screen, waitFor, within } from '@testing-library/react'
import { closePortal, openPortal } from '../../testing/open-portal'

afterEach(closePortal)

async function open(role: 'parent' | 'teacher', more: Partial<Profile> = {}) {
  const profileMe = async () => profileOf(role, { email: 'sri@example.org', email_confirmed: false, ...more })
  const sendConfirmation = async () => null
  const portal = await openPortal({
    at: '/home/dashboard',
    role,
    server: { profileMe },
    more: answers(accountContract, { sendConfirmation }),
  })
  await screen.findByRole('heading', { level: 1, name: 'Hi, Sri!' })
  return portal
}
const notice = () => screen.queryByRole('complementary', { name: 'Your e-mail address' })

test('a parent is reminded to confirm the e-mail address, and can have the link sent again', async () => {
  const { user, sent } = await open('parent')
  const reminder = within(await screen.findByRole('complementary', { name: 'Your e-mail address' }))
  expect(reminder.getByText(/^Please confirm your e-mail address sri@example\.org/)).toBeVisible()
  await user.click(reminder.getByRole('button', { name: 'Send me the link' }))
  expect(await screen.findByText('The e-mail is on its way. Please check your inbox.')).toBeVisible()
  expect(sent).toContainEqual(expect.objectContaining({ url: '/profile/send-confirmation' }))
})

test('a teacher is reminded to confirm the e-mail address, and can have the link sent', async () => {
  const { user, sent } = await open('teacher')
  const reminder = within(await screen.findByRole('complementary', { name: 'Your e-mail address' }))
  expect(reminder.getByText(/^Please confirm your e-mail address sri@example\.org/)).toBeVisible()
  await user.click(reminder.getByRole('button', { name: 'Send me the link' }))
  await waitFor(() => expect(sent).toContainEqual(expect.objectContaining({ url: '/profile/send-confirmation' })))
})

test('the reminder can be closed', async () => {
  const { user } = await open('parent')
  const reminder = within(await screen.findByRole('complementary', { name: 'Your e-mail address' }))
  await user.click(reminder.getByRole('button', { name: 'Close' }))
  expect(notice()).toBeNull()
})

test.each([
  ['parent', { email_confirmed: true }],
  ['parent', { email: null }],
  ['teacher', { email_confirmed: true }],
] as const)('a %s with the profile %j is not reminded', async (role, more) => {
  await open(role, more)
  expect(notice()).toBeNull()
})

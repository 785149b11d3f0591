import { profileOf } from '@lekta/shared/testing/account-fixtures'
import { refusal } from '@lekta/shared/testing/fake-api'
import { screen } from '@testing-library/react'
import { closePortal, openPortal } from '../../testing/open-portal'

afterEach(closePortal)

/** A server with a teacher who has a generated password. */
function server(choose = async (): Promise<null> => null) {
  let must = true
  return {
    loginMaster: async () => ({
      token: 'token',
      must_change_password: must,
      user: { role: 'teacher', fullname: 'Sri Wahyuni', avatar: null },
    }),
    profileMe: async () => profileOf('teacher', { must_change_password: must }),
    chooseFirstPassword: async () => {
      await choose()
      must = false
      return null
    },
  }
}

const title = () => screen.findByRole('heading', { level: 1, name: 'Choose your password' })

test('a first login redirects to the choice of a password, and that to the dashboard', async () => {
  const portal = await openPortal({ at: '/login?as=master', server: server() })
  await portal.user.type(await screen.findByLabelText('Username or e-mail'), 'sri.wahyuni')
  await portal.user.type(screen.getByLabelText('Password'), 'k3np-7wxy-hq2m-9dra')
  await portal.user.click(screen.getByRole('button', { name: 'Log in' }))
  await title()
  await portal.user.type(screen.getByLabelText('New password'), 'tujuh harimau')
  await portal.user.click(screen.getByRole('button', { name: 'Save and continue' }))
  await screen.findByRole('heading', { level: 1, name: /^Hi,/ })
  expect(portal.address()).toBe('/home/dashboard')
})

test('the dashboard redirects a user with a generated password to the choice of a password', async () => {
  const portal = await openPortal({ at: '/home/dashboard', role: 'teacher', server: server() })
  await title()
  expect(portal.address()).toBe('/choose-password')
})

test('a password that the server refuses shows an error at the field', async () => {
  const message = 'Choose a password of at least 10 characters.'
  const refuse = async () => {
    throw refusal(400, message, { password: message })
  }
  const portal = await openPortal({ at: '/choose-password', role: 'teacher', server: server(refuse) })
  await title()
  await portal.user.type(screen.getByLabelText('New password'), 'harimau')
  await portal.user.click(screen.getByRole('button', { name: 'Save and continue' }))
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.getByLabelText('New password')).toHaveFocus()
})

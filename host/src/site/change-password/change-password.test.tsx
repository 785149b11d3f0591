import { registrationContract } from '@lekta/shared/contract/people/registration'
import { answers, refusal } from '@lekta/shared/testing/fake-api'
import { screen } from '@testing-library/react'
import { closePortal, openPortal, type Portal } from '../../testing/open-portal'

afterEach(closePortal)

interface Server {
  check?: () => Promise<{ name: string }>
  change?: () => Promise<null>
  bypass?: () => Promise<null>
}
const sri = async () => ({ name: 'Sri Wahyuni' })
const done = async () => null
const refuse = (status: number, message: string, errors?: Record<string, string>) => async () => {
  throw refusal(status, message, errors)
}

const open = (at: string, { check = sri, change = done, bypass = done }: Server = {}, role?: string) =>
  openPortal({
    at,
    ...(role && { role }),
    more: answers(registrationContract, {
      checkPasswordLink: check,
      changePassword: change,
      changePasswordBypass: bypass,
    }),
  })

const title = (name: string) => screen.findByRole('heading', { level: 1, name })
async function choose({ user }: Portal, password: string) {
  await user.click(await screen.findByLabelText('New password'))
  await user.paste(password)
  await user.click(screen.getByRole('button', { name: 'Save password' }))
}
const posted = ({ sent }: Portal) => sent.filter(({ method }) => method === 'POST').map(({ url, body }) => [url, body])

describe('a mailed link', () => {
  test('shows the user’s name, changes the password and redirects to the login page', async () => {
    const portal = await open('/change-password/secret')
    await title('Choose a new password')
    expect(await screen.findByText('For Sri Wahyuni’s account.')).toBeVisible()
    await choose(portal, 'tujuh harimau')
    await title('Welcome back')
    expect(portal.address()).toBe('/login')
    expect(screen.getByRole('status')).toHaveTextContent('Your new password is saved. Use it to log in.')
    expect(posted(portal)).toEqual([['/auth/change-password/secret', { password: 'tujuh harimau' }]])
  })

  test('that was used shows the reason and a link to request a new one', async () => {
    const portal = await open('/change-password/old', { check: refuse(410, 'This link was used already.') })
    await title('This link does not work')
    expect(screen.getByText('This link was used already.')).toBeVisible()
    await portal.user.click(screen.getByRole('link', { name: 'Request a new link' }))
    expect(portal.address()).toBe('/forgot-password')
  })

  test('that expires before the password is saved shows the reason', async () => {
    const portal = await open('/change-password/late', { change: refuse(410, 'This link has expired.') })
    await choose(portal, 'tujuh harimau')
    await title('This link does not work')
    expect(screen.getByText('This link has expired.')).toBeVisible()
  })

  test('shows the server’s error at the password field', async () => {
    const message = 'Choose a password of at least 10 characters.'
    const portal = await open('/change-password/secret', { change: refuse(400, message, { password: message }) })
    await choose(portal, 'harimau')
    expect(await screen.findByText(message)).toBeVisible()
    expect(screen.getByLabelText('New password')).toHaveFocus()
  })

  test('can be checked again after a server error', async () => {
    let down = true
    const check = async () => (down ? refuse(503, 'The server rests.')() : sri())
    const { user } = await open('/change-password/secret', { check })
    expect(await screen.findByText('The server rests.')).toBeVisible()
    down = false
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await title('Choose a new password')
  })

  test('logs out the browser', async () => {
    const portal = await open('/change-password/secret', {}, 'teacher')
    await choose(portal, 'tujuh harimau')
    await title('Welcome back')
    expect(localStorage.getItem('token')).toBeNull()
  })
})

describe('a link handed out by a school', () => {
  test('changes the password of the username in it', async () => {
    const portal = await open('/change-password-bypass/budi/secret')
    expect(await screen.findByText('Use it to log in with the username “budi”.')).toBeVisible()
    await choose(portal, 'kancil')
    await title('Welcome back')
    const body = { username: 'budi', token: 'secret', password: 'kancil' }
    expect(posted(portal)).toEqual([['/auth/change-password-bypass', body]])
  })

  test('that has expired refers to the person who handed it out', async () => {
    const portal = await open('/change-password-bypass/budi/old', { bypass: refuse(410, 'This link has expired.') })
    await choose(portal, 'kancil')
    await title('This link does not work')
    expect(
      screen.getByText(/Please ask the person who gave it to you for a new one\. This link has expired\./),
    ).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Request a new link' })).toBeNull()
  })
})

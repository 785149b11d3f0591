import { registrationContract } from '@lekta/shared/contract/people/registration'
import { answers, refusal } from '@lekta/shared/testing/fake-api'
import { screen } from '@testing-library/react'
import { closePortal, openPortal, type Portal } from '../../testing/open-portal'

afterEach(closePortal)

const box = (name: string) => screen.getByLabelText(name)
const register = ({ user }: Portal) => user.click(screen.getByRole('button', { name: 'Register' }))

async function open(registerParent: () => Promise<null> = async () => null) {
  const portal = await openPortal({ at: '/register-parent', more: answers(registrationContract, { registerParent }) })
  await screen.findByRole('heading', { level: 1, name: 'Register as a parent' })
  return portal
}

async function put({ user }: Portal, name: string, text: string) {
  await user.clear(box(name))
  await user.click(box(name))
  await user.paste(text)
}

async function fill(portal: Portal) {
  const { user } = portal
  await put(portal, 'Your name', 'Sri Wahyuni Prasetyo')
  await put(portal, 'E-mail', 'Sri@Example.org')
  await put(portal, 'Password', 'tujuh harimau')
  await user.click(screen.getByRole('checkbox'))
}

test('a parent registers and is referred to the inbox', async () => {
  const portal = await open()
  await fill(portal)
  await register(portal)
  expect(await screen.findByRole('heading', { level: 1, name: 'Check your inbox' })).toBeVisible()
  expect(screen.getByText(/We’ve sent an e-mail to sri@example\.org/)).toBeVisible()
  expect(portal.sent).toEqual([
    expect.objectContaining({
      url: '/auth/register-parent',
      body: {
        name: 'Sri Wahyuni Prasetyo',
        email: 'Sri@Example.org',
        username: 'sri.wahyuni',
        password: 'tujuh harimau',
        consent: true,
        language: 'en',
      },
    }),
  ])
})

test('the username follows the name until another one is chosen', async () => {
  const { user } = await open()
  await user.type(box('Your name'), 'Dewi')
  expect(box('Username')).toHaveValue('dewi')
  await user.clear(box('Username'))
  await user.type(box('Username'), 'bunda.dewi')
  await user.type(box('Your name'), ' Sartika')
  expect(box('Username')).toHaveValue('bunda.dewi')
})

test('nothing is sent without consent, and the form links to the terms and the privacy policy', async () => {
  const portal = await open()
  await fill(portal)
  await portal.user.click(screen.getByRole('checkbox'))
  await register(portal)
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(/Please agree to the terms and the privacy policy\./)
  expect(screen.getByRole('checkbox')).toHaveFocus()
  expect(portal.sent).toEqual([])
  const form = screen.getByRole('form', { name: 'Register as a parent' })
  const links = [...form.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/terms-and-condition', '/privacy-policy'])
})

test('a password that equals the username is refused before it is sent', async () => {
  const portal = await open()
  await fill(portal)
  await put(portal, 'Password', 'sri.wahyuni')
  await register(portal)
  expect(box('Password')).toBeInvalid()
  expect(portal.sent).toEqual([])
})

test('a taken username shows an error at its field', async () => {
  const taken = 'This username is taken. Please choose another one.'
  const portal = await open(async () => {
    throw refusal(400, taken, { username: taken })
  })
  await fill(portal)
  await register(portal)
  expect(await screen.findByText(taken)).toBeVisible()
  expect(box('Username')).toHaveFocus()
})

test('the login page and the registration page link to each other', async () => {
  const { user, address } = await openPortal({ at: '/login' })
  await user.click(await screen.findByRole('link', { name: 'Register as a parent' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Register as a parent' })).toBeVisible()
  const links = screen.getAllByRole('link', { name: 'Log in' })
  await user.click(links.at(-1) as HTMLElement)
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible()
  expect(address()).toBe('/login')
})

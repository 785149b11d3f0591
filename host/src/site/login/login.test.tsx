import { keepCookie } from '@lekta/shared/client'
import { createWords } from '@lekta/shared/i18n'
import { refusal } from '@lekta/shared/testing/fake-api'
import { screen } from '@testing-library/react'
import { applyLanguage } from '../../lib/language'
import { closePortal, openPortal, type Portal } from '../../testing/open-portal'

const heading = (name: string) => screen.findByRole('heading', { name, level: 1 })
const name = (label = 'Username') => screen.findByRole('textbox', { name: label })

async function logIn({ user }: Portal, label?: string) {
  await user.type(await name(label), 'sri')
  await user.type(screen.getByLabelText('Password'), 'lekta-demo')
  await user.click(screen.getByRole('button', { name: 'Log in' }))
}

afterEach(closePortal)

test('a parent or child logs in on the first tab', async () => {
  const portal = await openPortal({ at: '/login' })
  expect(screen.getByRole('tab', { name: 'Parent or child' })).toHaveAttribute('aria-selected', 'true')
  await logIn(portal)
  expect(await heading('Hi, Sri!')).toBeVisible()
  expect(portal.address()).toBe('/home/dashboard')
  expect(portal.sent[0]).toMatchObject({
    url: '/auth/loginUsername',
    body: { username: 'sri', password: 'lekta-demo' },
  })
  expect(localStorage.getItem('token')).toBe('fresh')
})

test('a school or teacher logs in on the second tab and is redirected to the requested page', async () => {
  const portal = await openPortal({ at: '/login?redirect=%2Fteacher%2Fstudent' })
  await portal.user.click(await screen.findByRole('tab', { name: 'School or teacher' }))
  expect(portal.address()).toBe('/login?redirect=%2Fteacher%2Fstudent&as=master')
  await logIn(portal, 'Username or e-mail')
  expect(await heading('The students')).toBeVisible()
  expect(portal.sent[0]).toMatchObject({ url: '/v2/auth/loginMaster' })
})

test('the link for teachers on the front page opens the second tab', async () => {
  const { user, address } = await openPortal()
  await user.click(await screen.findByRole('link', { name: 'I am a school or teacher' }))
  expect(await name('Username or e-mail')).toBeVisible()
  expect(address()).toBe('/login?as=master')
  await user.click(screen.getByRole('tab', { name: 'Parent or child' }))
  expect(address()).toBe('/login')
})

test('a refused login shows the server’s message, and the username stays in its field', async () => {
  const loginUsername = async () => {
    throw refusal(401, 'The name or the password is wrong.')
  }
  const portal = await openPortal({ at: '/login', server: { loginUsername } })
  await logIn(portal)
  expect(await screen.findByRole('alert')).toHaveTextContent('The name or the password is wrong.')
  expect(await name()).toHaveValue('sri')
  expect(screen.getByRole('button', { name: 'Log in' })).toBeEnabled()
  expect(portal.address()).toBe('/login')
  expect(localStorage).toHaveLength(0)
})

test('nothing is sent without a username and a password', async () => {
  const { user, sent } = await openPortal({ at: '/login' })
  await user.click(await screen.findByRole('button', { name: 'Log in' }))
  expect(await name()).toBeInvalid()
  expect(sent).toEqual([])
})

test('an account without a known role sees a message and is not logged in', async () => {
  const loginUsername = async () => ({ token: 'fresh', user: { role: 'wizard', fullname: 'Merlin', avatar: null } })
  const portal = await openPortal({ at: '/login', server: { loginUsername } })
  await logIn(portal)
  expect(await screen.findByText('getInfo: roles must be a non-null array!')).toBeVisible()
  expect(portal.address()).toBe('/login?redirect=%2Fhome%2Fdashboard')
  expect(localStorage).toHaveLength(0)
})

test.each(['https%3A%2F%2Felsewhere.example', '%2F%2Felsewhere.example', '%2F%09%2Felsewhere.example'])(
  'a redirect to the foreign address %s leads to the dashboard instead',
  async (redirect) => {
    const portal = await openPortal({ at: `/login?redirect=${redirect}` })
    await logIn(portal)
    expect(await heading('Hi, Sri!')).toBeVisible()
    expect(portal.address()).toBe('/home/dashboard')
  },
)

describe('an account with Indonesian as its language', () => {
  const server = {
    loginUsername: async () => ({
      token: 'fresh',
      user: { role: 'child', fullname: 'Sri Wahyuni Prasetyo', avatar: null, language: 'id' as const },
    }),
  }

  test('sees Indonesian if no language was chosen on the device, also after a reload', async () => {
    await logIn(await openPortal({ at: '/login', server }))
    expect(await heading('Hai, Sri!')).toBeVisible()
    expect(document.documentElement).toHaveAttribute('lang', 'id')
    expect(document.cookie).not.toContain('language=')
    const words = createWords('en')
    await applyLanguage(words)
    expect(words.language).toBe('id')
  })

  test('sees the language that was chosen on the device', async () => {
    keepCookie('language', 'en')
    await logIn(await openPortal({ at: '/login', server }))
    expect(await heading('Hi, Sri!')).toBeVisible()
    expect(document.documentElement).toHaveAttribute('lang', 'en')
  })
})

test('the login preloads the areas with pages for the user’s role', async () => {
  const portal = await openPortal({ at: '/login?as=master' })
  await logIn(portal, 'Username or e-mail')
  await heading('Hi, Sri!')
  expect([...new Set(portal.remotes.preloaded)]).toEqual(['teacher', 'child'])
})

test('the message that redirected to the login page disappears after the login', async () => {
  localStorage.setItem('token', 'kept')
  const portal = await openPortal({ at: '/home/dashboard' })
  expect(await screen.findByText('Verification failed, please Login again.')).toBeVisible()
  await logIn(portal)
  await heading('Hi, Sri!')
  expect(screen.queryByText('Verification failed, please Login again.')).toBeNull()
})

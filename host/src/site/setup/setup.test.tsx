import { setupContract } from '@lekta/shared/contract/setup'
import { answers, refusal } from '@lekta/shared/testing/fake-api'
import { screen, waitFor, within } from '@testing-library/react'
import { closePortal, openPortal } from '../../testing/open-portal'

afterEach(closePortal)

const GOOD = 'four plain words here'
const code = 'abcd-efgh-2345-6789'
const card = { id: 2, name: 'SD Melati', username: 'sd.melati', password: 'wxyz-wxyz-2345-6789' }
const login = { token: 'fresh', user: { role: 'admin', fullname: 'Sri Wahyuni', avatar: null } }

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

interface Server {
  checkSetupCode: (input: { body: { code: string } }) => Promise<null>
  setUp: (input: { body: object }) => Promise<unknown>
}

async function open(server: Partial<Server> = {}, at = '/') {
  const bodies: object[] = []
  const setUp = async ({ body }: { body: object }) => {
    bodies.push(body)
    const school = 'school_name' in body ? { name: 'SD Melati', code: 'MELAT-7Q4M', login: card } : null
    return { login, school }
  }
  const checkSetupCode = async () => null
  const more = answers(setupContract, { checkSetupCode, setUp, ...server } as never)
  return { ...(await openPortal({ at, needsSetup: true, more })), bodies }
}
type Opened = Awaited<ReturnType<typeof open>>

async function enterCode({ user }: Opened) {
  await heading('Welcome to Lekta')
  await user.type(screen.getByRole('textbox', { name: 'Setup code' }), code)
  await user.click(screen.getByRole('button', { name: 'Continue' }))
}

async function enterAccount({ user }: Opened) {
  await heading('Your account')
  await user.type(screen.getByLabelText('Your name'), 'Sri Wahyuni')
  await user.type(screen.getByLabelText('Password'), GOOD)
}

const finish = ({ user }: Opened) => user.click(screen.getByRole('button', { name: 'Finish' }))

test.each(['/', '/login', '/setup'])('%s redirects to the setup page on a server without an admin', async (at) => {
  const { address } = await open({}, at)
  await heading('Welcome to Lekta')
  expect(address()).toBe('/setup')
  expect(document.title).toBe('Set up this server - Lekta')
  expect(within(screen.getByRole('banner')).queryByRole('link', { name: 'Log in' })).toBeNull()
})

test('the commands that create the admin instead are named, for a packed server and for a repository', async () => {
  await open()
  await heading('Welcome to Lekta')
  expect(screen.getByText('lekta admin create')).toBeVisible()
  expect(screen.getByText('npm run lekta -- admin create')).toBeVisible()
})

test('a server with an admin has no setup page', async () => {
  const { address } = await openPortal({ at: '/setup' })
  await heading('This page does not exist')
  expect(address()).toBe('/404')
})

test('the setup code opens the form, which creates the admin and logs in', async () => {
  const page = await open()
  await enterCode(page)
  await enterAccount(page)
  expect(screen.getByLabelText('Username')).toHaveValue('sri.wahyuni')
  await finish(page)
  await heading('Lekta is ready')
  expect(page.bodies).toEqual([{ code, name: 'Sri Wahyuni', username: 'sri.wahyuni', password: GOOD, language: 'en' }])
  expect(page.store.getState().session).toMatchObject({ token: 'fresh', roles: ['admin'] })
  expect(screen.getByRole('link', { name: 'Go to dashboard' })).toHaveAttribute('href', '/home/dashboard')
  expect(screen.getByText('You are logged in. You can add schools under “Schools”.')).toBeVisible()
})

test('a first school can be created too, and its login is shown', async () => {
  const page = await open()
  await enterCode(page)
  await enterAccount(page)
  await page.user.click(screen.getByRole('switch', { name: /^Add the first school now/ }))
  await page.user.type(screen.getByLabelText('Name of the school'), 'SD Melati')
  expect(screen.getByLabelText('Username of the school')).toHaveValue('sd.melati')
  await finish(page)
  const shown = within(await screen.findByRole('region', { name: 'SD Melati' }))
  for (const value of ['MELAT-7Q4M', card.username, card.password]) expect(shown.getByText(value)).toBeVisible()
  expect(page.bodies).toMatchObject([{ school_name: 'SD Melati', school_username: 'sd.melati' }])
})

test('a school that was deselected again is not created', async () => {
  const page = await open()
  await enterCode(page)
  await enterAccount(page)
  const schoolSwitch = screen.getByRole('switch', { name: /^Add the first school now/ })
  await page.user.click(schoolSwitch)
  await page.user.type(screen.getByLabelText('Name of the school'), 'SD Melati')
  await page.user.click(schoolSwitch)
  await finish(page)
  await heading('Lekta is ready')
  expect(Object.keys(page.bodies[0] ?? {}).filter((name) => name.startsWith('school'))).toEqual([])
})

test('a wrong setup code shows an error at its field', async () => {
  const sentence = 'This code does not match the one in the log. Please compare it letter by letter.'
  const page = await open({
    checkSetupCode: async () => {
      throw refusal(400, sentence, { code: sentence })
    },
  })
  await enterCode(page)
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Setup code' })).toHaveAccessibleDescription(new RegExp(sentence)),
  )
  expect(screen.getByRole('textbox', { name: 'Setup code' })).toHaveFocus()
})

test('a weak password is refused before it is sent', async () => {
  const page = await open()
  await enterCode(page)
  await heading('Your account')
  await page.user.type(screen.getByLabelText('Your name'), 'Sri Wahyuni')
  await page.user.type(screen.getByLabelText('Password'), 'password123')
  await finish(page)
  expect(screen.getByLabelText('Password')).toBeInvalid()
  expect(page.bodies).toEqual([])
})

test.each(['checkSetupCode', 'setUp'] as const)(
  'a user who is too late to %s sees a message and a link to the login',
  async (call) => {
    const refuse = async () => {
      throw refusal(404, 'This server is already set up. Please log in.')
    }
    const page = await open({ [call]: refuse })
    await enterCode(page)
    if (call === 'setUp') {
      await enterAccount(page)
      await finish(page)
    }
    await heading('Already set up')
    expect(screen.getByText('This server is already set up. Please log in.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/login?as=master')
  },
)

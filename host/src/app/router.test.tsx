import { refusal } from '@lekta/shared/testing/fake-api'
import { act, screen, waitFor } from '@testing-library/react'
import { closePortal, openPortal, type Portal } from '../testing/open-portal'

const heading = (name: string) => screen.findByRole('heading', { name, level: 1 })
const notice = () => screen.findByRole('alert')
const refuseSession = async () => {
  throw refusal(401, 'Your session has ended.')
}

async function logInAsTeacher(user: Portal['user']) {
  await user.click(await screen.findByRole('link', { name: 'I am a school or teacher' }))
  await user.type(await screen.findByRole('textbox', { name: 'Username or e-mail' }), 'sri')
  await user.type(screen.getByLabelText('Password'), 'lekta-demo')
  await user.click(screen.getByRole('button', { name: 'Log in' }))
}

afterEach(closePortal)

describe('without a token', () => {
  test.each(['/teacher/student', '/home/dashboard'])('%s redirects to the front page', async (at) => {
    const { address, sent } = await openPortal({ at })
    expect(await heading('Know how well each child reads. Watch it grow.')).toBeVisible()
    expect(address()).toBe('/')
    expect(sent.filter(({ url }) => url !== '/v2/plan')).toEqual([])
  })

  test.each(['/nowhere', '/payment/no/such/thing'])('the unknown page %s redirects to /404', async (at) => {
    const { address } = await openPortal({ at })
    expect(await heading('This page does not exist')).toBeVisible()
    expect(address()).toBe('/404')
  })

  test('the requested page opens after the login, but not after the next one', async () => {
    const { user, address } = await openPortal({ at: '/teacher/class-room/student/5?page=2' })
    await heading('Know how well each child reads. Watch it grow.')
    await logInAsTeacher(user)
    expect(await heading('Classroom 5')).toBeVisible()
    expect(address()).toBe('/teacher/class-room/student/5?page=2')
    await user.click(screen.getByRole('button', { name: /^Account of/ }))
    await user.click(screen.getByRole('button', { name: 'Logout' }))
    await logInAsTeacher(user)
    expect(await heading('Hi, Sri!')).toBeVisible()
  })

  test('a requested page that the role may not open is replaced by the dashboard after the login', async () => {
    const { user, address } = await openPortal({ at: '/child/test' })
    await logInAsTeacher(user)
    expect(await heading('Hi, Sri!')).toBeVisible()
    expect(address()).toBe('/home/dashboard')
  })

  test.each([
    ['/login', 'Welcome back', 'Log in - Lekta'],
    ['/login/', 'Welcome back', 'Log in - Lekta'],
    ['/404', 'This page does not exist', 'Page not found - Lekta'],
    ['/401', 'You don’t have access to this page', 'No access - Lekta'],
    ['/', 'Know how well each child reads. Watch it grow.', 'Welcome - Lekta'],
  ])('%s is public and has its own window title', async (at, title, windowTitle) => {
    await openPortal({ at })
    expect(await heading(title)).toBeVisible()
    expect(document.title).toBe(windowTitle)
  })
})

describe('with a stored session', () => {
  test('a deep link opens at its address, and the stored user is restored', async () => {
    const { store, address } = await openPortal({ at: '/teacher/class-room/student/5?page=2', role: 'teacher' })
    expect(await heading('Classroom 5')).toBeVisible()
    expect(address()).toBe('/teacher/class-room/student/5?page=2')
    expect(document.title).toBe('Students of this classroom - Lekta')
    expect(store.getState().session).toMatchObject({ token: 'kept', roles: ['teacher'], name: 'Sri Wahyuni Prasetyo' })
  })

  test.each(['/login', '/login/', '/home', '/home/', '/redirect/home'])('%s redirects to the dashboard', async (at) => {
    const { address } = await openPortal({ at, role: 'teacher' })
    expect(await heading('Hi, Sri!')).toBeVisible()
    expect(address()).toBe('/home/dashboard')
  })

  test.each(['/child/test', '/nowhere', '/child'])('%s redirects a teacher to /404', async (at) => {
    const { address } = await openPortal({ at, role: 'teacher' })
    expect(await heading('This page does not exist')).toBeVisible()
    expect(address()).toBe('/404')
  })

  test.each([
    ['teacher', '/child/report-detail/7'],
    ['admin,teacher', '/teacher/student'],
  ])('an account with the roles %s can open %s', async (role, at) => {
    const { address } = await openPortal({ at, role })
    await screen.findByRole('heading', { level: 1 })
    expect(address()).toBe(at)
  })

  test('the guard preloads the code of a page’s area', async () => {
    const { remotes } = await openPortal({ at: '/teacher/student', role: 'teacher' })
    expect(remotes.preloaded).toEqual(['teacher'])
  })
})

describe('an unusable stored session', () => {
  const toLogin = '/login?redirect=%2Fteacher%2Fclass-room%2Fstudent%2F5%3Fpage%3D2'
  const at = '/teacher/class-room/student/5?page=2'

  const expectCleared = async (sentence: string, address: string) => {
    expect(await notice()).toHaveTextContent(sentence)
    expect(await heading('Welcome back')).toBeVisible()
    expect(address).toBe(toLogin)
    expect(localStorage).toHaveLength(0)
  }

  test('without a user is cleared, with a message and a redirect to the login page', async () => {
    localStorage.setItem('token', 'kept')
    const { address, store } = await openPortal({ at })
    await expectCleared('Verification failed, please Login again.', address())
    expect(store.getState().session.token).toBeNull()
    expect(store.http.defaults.headers.common.Authorization).toBeUndefined()
  })

  test('is also reported on a public page, which redirects to the login page', async () => {
    localStorage.setItem('token', 'kept')
    const { address } = await openPortal({ at: '/401' })
    expect(await notice()).toHaveTextContent('Verification failed, please Login again.')
    expect(address()).toBe('/login?redirect=%2F401')
  })

  test('without a role is cleared, with a message and a redirect to the login page', async () => {
    const { address } = await openPortal({ at, role: '' })
    await expectCleared('getInfo: roles must be a non-null array!', address())
  })

  test('that throws an empty error when it is read is reported as “Has Error”', async () => {
    const { getItem } = Storage.prototype
    const getItemMock = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(function (this: Storage, key) {
      // A browser may throw something other than an Error.
      if (key === 'user') throw ''
      return getItem.call(this, key)
    })
    const { address } = await openPortal({ at, role: 'teacher' })
    getItemMock.mockRestore()
    await expectCleared('Has Error', address())
  })
})

describe('the profile check', () => {
  test('sends the token at every navigation', async () => {
    const { sent, user } = await openPortal({ at: '/home/dashboard', role: 'teacher' })
    await user.click((await screen.findAllByRole('link', { name: 'Student' }))[0] as HTMLElement)
    await heading('The students')
    const checks = sent.filter(({ url }) => url === '/profile/me')
    expect(checks).toHaveLength(2)
    expect(checks[1]?.headers).toMatchObject({ Authorization: 'Bearer kept', 'X-Token': 'kept' })
  })

  test('does not delay the page; a 401 ends the session and redirects to the front page', async () => {
    let respond: () => void = () => undefined
    const profileRequest = new Promise<void>((resolve) => (respond = resolve))
    const { address, store } = await openPortal({
      at: '/teacher/student',
      role: 'teacher',
      server: { profileMe: () => profileRequest.then(refuseSession) },
    })
    expect(await heading('The students')).toBeVisible()
    await act(async () => respond())
    expect(await heading('Know how well each child reads. Watch it grow.')).toBeVisible()
    expect(await notice()).toHaveTextContent('Your session has ended.')
    expect(address()).toBe('/')
    expect(sessionStorage.getItem('wanted')).toBe('/teacher/student')
    expect(store.getState().session).toMatchObject({ token: null, roles: [] })
    expect(localStorage).toHaveLength(0)
  })

  test.each([403, 429, 500, 503])('keeps the session after a response with status %d', async (status) => {
    const profileMe = async () => {
      throw refusal(status, 'Not now.')
    }
    const { address, store } = await openPortal({ at: '/teacher/student', role: 'teacher', server: { profileMe } })
    expect(await heading('The students')).toBeVisible()
    expect(address()).toBe('/teacher/student')
    expect(store.getState().session.token).toBe('kept')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('has no effect if its response arrives after a logout', async () => {
    let respond: () => void = () => undefined
    const profileRequest = new Promise<void>((resolve) => (respond = resolve))
    const { address, user } = await openPortal({
      at: '/teacher/student',
      role: 'teacher',
      server: { profileMe: () => profileRequest.then(refuseSession) },
    })
    await user.click(await screen.findByRole('button', { name: 'Account of Sri Wahyuni Prasetyo' }))
    await user.click(screen.getByRole('button', { name: 'Logout' }))
    await heading('Know how well each child reads. Watch it grow.')
    await user.click(screen.getAllByRole('link', { name: 'Log in' })[0] as HTMLElement)
    await heading('Welcome back')
    await act(async () => respond())
    expect(address()).toBe('/login')
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

test('the main region takes the focus after a navigation, but not at first or for a new query', async () => {
  const { user, router } = await openPortal({ at: '/home/dashboard', role: 'teacher' })
  const [link] = await screen.findAllByRole('link', { name: 'Student' })
  expect(document.body).toHaveFocus()
  await user.click(link as HTMLElement)
  await heading('The students')
  expect(screen.getByRole('main')).toHaveFocus()
  await user.click(screen.getByRole('navigation', { name: 'Main menu' }))
  await act(() => router.navigate('/teacher/student?page=2'))
  expect(screen.getByRole('main')).not.toHaveFocus()
  await act(() => router.navigate(-1))
  await act(() => router.navigate(-1))
  await heading('Hi, Sri!')
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
})

test('a page with its own frame focuses its main region as soon as it is rendered', async () => {
  const { user } = await openPortal({ at: '/' })
  await user.click((await screen.findAllByRole('link', { name: 'Log in' }))[0] as HTMLElement)
  await heading('Welcome back')
  expect(screen.getByRole('main')).toHaveFocus()
})

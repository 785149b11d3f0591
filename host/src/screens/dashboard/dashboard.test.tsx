import { screen, within } from '@testing-library/react'
import { closePortal, openPortal, remember } from '../../testing/open-portal'

const doors = () =>
  within(screen.getByRole('main'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
const greeting = () => screen.findByRole('heading', { level: 1 })

const { fetch } = window
const answerWith = (answer: () => Promise<Response>) => {
  const asked = jest.fn(answer)
  Object.assign(window, { fetch: asked })
  return asked
}

beforeEach(() => void answerWith(async () => new Response()))
afterEach(() => {
  closePortal()
  Object.assign(window, { fetch })
})

test.each([
  ['Sri Wahyuni Prasetyo', 'Hi, Sri!'],
  ['  Ayu  ', 'Hi, Ayu!'],
  ['Ni Luh\u00a0Ayu', 'Hi, Ni!'],
])('%s is greeted with “%s”', async (fullname, sentence) => {
  remember('teacher', fullname)
  await openPortal({ at: '/home/dashboard' })
  expect(await greeting()).toHaveTextContent(sentence)
  expect(screen.getByText('Here is your dashboard')).toBeVisible()
  expect(document.title).toBe('Dashboard - Lekta')
})

test.each([
  ['teacher', ['/teacher/student', '/teacher/class-room']],
  ['child', ['/child/test']],
  ['child,teacher', ['/child/test']],
])('the tiles of %s are the pages of the first role’s menu', async (role, paths) => {
  await openPortal({ at: '/home/dashboard', role })
  await greeting()
  expect(doors()).toEqual(['/home/dashboard', ...paths].slice(1))
})

test('a tile has the menu’s label and the page’s subtitle, loads early and opens its page', async () => {
  const { user, remotes } = await openPortal({ at: '/home/dashboard', role: 'teacher' })
  await greeting()
  const tile = within(screen.getByRole('main')).getByRole('link', { name: 'Student All whom you teach' })
  const before = remotes.preloaded.length
  await user.hover(tile)
  expect(remotes.preloaded.slice(before)).toEqual(['teacher'])
  await user.click(tile)
  expect(await screen.findByRole('heading', { name: 'The students' })).toBeVisible()
})

describe('the platform’s health', () => {
  const part = () => screen.findByRole('heading', { name: 'Platform health', level: 2 })

  test.each([
    [200, 'Server and database are running.'],
    [503, 'The server is running, but its database is not ready.'],
  ])('after an answer %d is said to an admin as “%s”', async (status, sentence) => {
    const asked = answerWith(async () => new Response(null, { status }))
    await openPortal({ at: '/home/dashboard', role: 'admin' })
    await part()
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(asked.mock.calls[0]?.at(0)).toBe('/readyz')
  })

  test('without an answer is said as well, and can be asked again', async () => {
    answerWith(async () => {
      throw new TypeError('Failed to fetch')
    })
    const { user } = await openPortal({ at: '/home/dashboard', role: 'admin' })
    expect(await screen.findByText('The server does not answer.')).toBeVisible()
    answerWith(async () => new Response())
    await user.click(screen.getByRole('button', { name: 'Check again' }))
    expect(await screen.findByText('Server and database are running.')).toBeVisible()
  })

  test('is nothing for anybody else', async () => {
    const asked = answerWith(async () => new Response())
    await openPortal({ at: '/home/dashboard', role: 'teacher' })
    await greeting()
    expect(screen.queryByRole('heading', { name: 'Platform health' })).toBeNull()
    expect(asked).not.toHaveBeenCalled()
  })
})

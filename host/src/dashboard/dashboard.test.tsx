import type { Role } from '@lekta/shared/contract/endpoint'
import type { Area } from '@lekta/shared/routing'
import { act, screen, within } from '@testing-library/react'
import { createElement } from 'react'
import { fakeRemotes } from '../testing/fake-remotes'
import { closePortal, openPortal, remember } from '../testing/open-portal'

const Cards = () => <h2>Today</h2>
let broken = false
const Faulty = () => {
  if (broken) throw new Error('boom')
  return <h2>Today</h2>
}

const linkTargets = () =>
  within(screen.getByRole('main'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
const greeting = () => screen.findByRole('heading', { level: 1 })

afterEach(closePortal)

test.each([
  ['Sri Wahyuni Prasetyo', 'Hi, Sri!'],
  ['  Ayu  ', 'Hi, Ayu!'],
  ['Ni Luh\u00a0Ayu', 'Hi, Ni!'],
])('a user with the name “%s” is greeted with “%s”', async (fullname, sentence) => {
  remember('teacher', fullname)
  await openPortal({ at: '/home/dashboard' })
  expect(await greeting()).toHaveTextContent(sentence)
  expect(screen.getByText('Here is your dashboard')).toBeVisible()
  expect(document.title).toBe('Dashboard - Lekta')
})

test('a child with a preferred name is greeted with it', async () => {
  remember('child', 'Muhammad Rizki Saputra', 'Kiki')
  await openPortal({ at: '/home/dashboard' })
  expect(await greeting()).toHaveTextContent('Hi, Kiki!')
})

test.each([
  ['teacher', ['/teacher/student', '/teacher/class-room']],
  ['child', ['/child/test']],
  ['child,teacher', ['/child/test']],
])('an account with the roles %s has a tile for each menu page of the first role', async (role, paths) => {
  await openPortal({ at: '/home/dashboard', role })
  await greeting()
  expect(linkTargets()).toEqual(paths)
})

test('a tile has the menu label and the subtitle, preloads its area on hover and opens its page', async () => {
  const { user, remotes } = await openPortal({ at: '/home/dashboard', role: 'teacher' })
  await greeting()
  const tile = within(screen.getByRole('main')).getByRole('link', { name: 'Student All your students' })
  const before = remotes.preloaded.length
  await user.hover(tile)
  expect(remotes.preloaded.slice(before)).toEqual(['teacher'])
  await user.click(tile)
  expect(await screen.findByRole('heading', { name: 'The students' })).toBeVisible()
})

describe('the dashboard cards of an area', () => {
  const silenceConsole = () => jest.spyOn(console, 'error').mockImplementation(() => undefined)

  test('are rendered instead of the tiles, and the greeting stays', async () => {
    await openPortal({ at: '/home/dashboard', role: 'teacher', remotes: fakeRemotes(Cards) })
    expect(await screen.findByRole('heading', { level: 2, name: 'Today' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Hi, Sri!' })).toBeVisible()
    expect(within(screen.getByRole('main')).queryAllByRole('link')).toEqual([])
  })

  test('show a loading status until their code has loaded', async () => {
    const remotes = fakeRemotes(Cards)
    const release = remotes.hold('dashboard')
    await openPortal({ at: '/home/dashboard', role: 'teacher', remotes })
    expect(await greeting()).toHaveTextContent('Hi, Sri!')
    expect(within(screen.getByRole('main')).getByRole('status')).toHaveTextContent('Loading')
    await act(async () => release())
    expect(await screen.findByRole('heading', { level: 2, name: 'Today' })).toBeVisible()
  })

  test('become an error card with a retry button if they throw, and the release is dropped', async () => {
    const log = silenceConsole()
    broken = true
    const remotes = fakeRemotes(Faulty)
    const { user } = await openPortal({ at: '/home/dashboard', role: 'teacher', remotes })
    expect(await screen.findByRole('alert')).toHaveTextContent('This page isn’t available right now')
    expect(await greeting()).toHaveTextContent('Hi, Sri!')
    broken = false
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('heading', { level: 2, name: 'Today' })).toBeVisible()
    expect(remotes.dropped).toEqual([expect.objectContaining({ area: 'teacher', version: '1.0.0' })])
    log.mockRestore()
  })

  test('come before the cards of other areas, which are shown to the roles that these name', async () => {
    const library = (name: string, roles: readonly Role[]): Area => ({
      name,
      roles,
      words: { id: {} },
      pages: [],
      slots: { dashboard: { lazy: async () => ({ default: () => createElement('h2', null, `Cards of ${name}`) }) } },
    })
    const more = [library('books', ['teacher', 'school']), library('games', ['child'])]
    await openPortal({ at: '/home/dashboard', role: 'teacher', remotes: fakeRemotes(Cards, more) })
    await screen.findByRole('heading', { name: 'Cards of books' })
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(titles).toEqual(['Today', 'Cards of books'])
  })

  test('are not rendered for a role other than the first', async () => {
    await openPortal({ at: '/home/dashboard', role: 'child,teacher', remotes: fakeRemotes(Cards) })
    await greeting()
    expect(linkTargets()).toEqual(['/child/test'])
  })
})

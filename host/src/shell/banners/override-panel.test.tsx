import { act, screen, within } from '@testing-library/react'
import type { Overrides } from '../../federation/override'
import { fakeRemotes } from '../../testing/fake-remotes'
import { closePortal, openPortal } from '../../testing/open-portal'

const teacher = { area: 'teacher', address: 'http://localhost:3004/' }
const school = { area: 'school', address: 'http://localhost:3003/' }

const open = (overrides: Overrides) => openPortal({ at: '/login', remotes: { ...fakeRemotes(), overrides } })
const badge = () => screen.findByRole('complementary', { name: 'Development' })

beforeEach(() => {
  sessionStorage.setItem('remote:teacher', teacher.address)
  sessionStorage.setItem('remote:school', school.address)
  // jsdom cannot reload, and reports an error instead.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  closePortal()
  jest.restoreAllMocks()
})

test('there is no badge without overrides', async () => {
  await open({ active: [], rejected: [] })
  expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible()
  // Waits until the code of the badge would have loaded.
  await act(() => import('./override-panel').then(() => undefined))
  expect(screen.queryByRole('complementary', { name: 'Development' })).toBeNull()
})

test('every override is listed with its address, and can be reset separately', async () => {
  const { user } = await open({ active: [teacher, school], rejected: [] })
  await user.click(within(await badge()).getByRole('button', { name: 'Not the released version: teacher, school' }))
  expect(await badge()).toHaveTextContent('http://localhost:3004/')
  expect(await badge()).toHaveTextContent('http://localhost:3003/')
  await user.click(screen.getByRole('button', { name: 'Reset teacher' }))
  expect(Object.keys(sessionStorage)).toEqual(['remote:school'])
})

test('all overrides can be reset together', async () => {
  const { user } = await open({ active: [teacher, school], rejected: [] })
  await user.click(within(await badge()).getByRole('button', { expanded: false }))
  await user.click(screen.getByRole('button', { name: 'Reset all' }))
  expect(Object.keys(sessionStorage)).toEqual([])
})

test.each([
  [{ kind: 'no address', value: 'http://[bad' }, '“http://[bad” isn’t a web address.'],
  [{ kind: 'forbidden origin', origin: 'https://evil.example' }, 'Lekta may not load code from https://evil.example.'],
  [{ kind: 'unreachable', address: teacher.address }, 'http://localhost:3004/ isn’t responding.'],
  [{ kind: 'no release', address: teacher.address }, 'There is no release at http://localhost:3004/.'],
  [
    { kind: 'another area', address: teacher.address, found: 'school' },
    'http://localhost:3004/ is a release of school, not of teacher.',
  ],
] as const)('a rejected override is explained in an alert that can be closed: %o', async (problem, words) => {
  const { user } = await open({ active: [], rejected: [{ area: 'teacher', problem, isStored: false }] })
  const alert = within(await badge()).getByRole('alert')
  expect(alert).toHaveTextContent(words)
  expect(alert).toHaveTextContent('The released version is used.')
  await user.click(within(alert).getByRole('button', { name: 'OK' }))
  expect(screen.queryByRole('complementary', { name: 'Development' })).toBeNull()
})

test('a stored override that cannot be used can be reset', async () => {
  const problem = { kind: 'unreachable', address: teacher.address } as const
  const { user } = await open({ active: [], rejected: [{ area: 'teacher', problem, isStored: true }] })
  await user.click(await screen.findByRole('button', { name: 'Reset teacher' }))
  expect(Object.keys(sessionStorage)).toEqual(['remote:school'])
})

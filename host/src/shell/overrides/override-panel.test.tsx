import { type Preview, previewContract } from '@lekta/shared/contract/delivery/preview'
import { answers, refusal } from '@lekta/shared/testing/fake-api'
import { act, screen, waitFor, within } from '@testing-library/react'
import { noOverrides, type Overrides } from '../../federation/override'
import { fakeRemotes } from '../../testing/fake-remotes'
import { closePortal, openPortal } from '../../testing/open-portal'

const teacher = { area: 'teacher', address: 'http://localhost:3004/' }
const school = { area: 'school', address: 'http://localhost:3003/' }

const open = (overrides: Partial<Overrides>) =>
  openPortal({ at: '/login', remotes: { ...fakeRemotes(), overrides: { ...noOverrides, ...overrides } } })
const badge = () => screen.findByRole('complementary', { name: 'Other versions' })

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
  expect(screen.queryByRole('complementary', { name: 'Other versions' })).toBeNull()
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
  expect(screen.queryByRole('complementary', { name: 'Other versions' })).toBeNull()
})

test('a stored override that cannot be used can be reset', async () => {
  const problem = { kind: 'unreachable', address: teacher.address } as const
  const { user } = await open({ active: [], rejected: [{ area: 'teacher', problem, isStored: true }] })
  await user.click(await screen.findByRole('button', { name: 'Reset teacher' }))
  expect(Object.keys(sessionStorage)).toEqual(['remote:school'])
})

describe('previews', () => {
  const preview: Preview = { area: 'teacher', version: '2.0.0-b', expires_at: '2026-11-27T10:00:00.000Z' }
  const another: Preview = { ...preview, area: 'school', version: '3.1.0' }

  function openWith(previews: readonly Preview[], role: string | undefined, end = async (_: string) => {}) {
    const ended: string[] = []
    const endPreview = async ({ body: { area } }: { body: { area: string } }) => {
      await end(area)
      ended.push(area)
      return null
    }
    const more = answers(previewContract, { endPreview })
    return openPortal({ at: '/home/dashboard', ...(role && { role }), previews, more }).then((portal) => ({
      ...portal,
      ended,
    }))
  }

  test('the badge says at once what is previewed, and the panel until when', async () => {
    const { user, sent } = await openWith([preview], 'teacher')
    await user.click(within(await badge()).getByRole('button', { name: 'Preview: teacher 2.0.0-b' }))
    expect(await badge()).toHaveTextContent(/Version 2\.0\.0-b, until 27 Nov 2026/)
    expect(sent.filter(({ url }) => url.includes('/preview'))).toEqual([])
  })

  test('one is reset by itself, or all together', async () => {
    const { user, ended } = await openWith([preview, another], 'teacher')
    await user.click(within(await badge()).getByRole('button', { expanded: false }))
    await user.click(screen.getByRole('button', { name: 'Reset school' }))
    await waitFor(() => expect(ended).toEqual(['school']))
    await user.click(screen.getByRole('button', { name: 'Reset all' }))
    await waitFor(() => expect(ended).toEqual(['school', 'teacher', 'school']))
  })

  test('a reset that fails is explained', async () => {
    const { user } = await openWith([preview], 'teacher', async () => {
      throw refusal(503, 'The server is being maintained.')
    })
    await user.click(within(await badge()).getByRole('button', { expanded: false }))
    await user.click(screen.getByRole('button', { name: 'Reset teacher' }))
    expect(await screen.findByText('The server is being maintained.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Reset teacher' })).toBeEnabled()
  })

  test('nobody sees the badge after logging out', async () => {
    await openWith([preview], undefined)
    await act(() => import('./override-panel').then(() => undefined))
    expect(screen.queryByRole('complementary', { name: 'Other versions' })).toBeNull()
  })
})

describe('an override from a link', () => {
  const proposed = { area: 'teacher', address: 'https://remotes.example/teacher/' }
  const release = {
    version: 'dev',
    container: 'lekta_dev',
    contract: '1.0.0',
    area: { name: 'teacher', pages: [] },
  }

  let requests: string[]
  beforeEach(() => {
    requests = []
    sessionStorage.clear()
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
      requests.push(String(url))
      return Response.json(release)
    })
  })

  function openAs(role: string | undefined, previews: () => Promise<{ may_preview: boolean; previews: Preview[] }>) {
    const remotes = { ...fakeRemotes(), overrides: { ...noOverrides, proposed: [proposed] } }
    const more = answers(previewContract, { previews })
    return openPortal({ at: role ? '/home/dashboard' : '/login', ...(role && { role }), remotes, more })
  }
  const allowing = (may_preview: boolean) => async () => ({ may_preview, previews: [] })
  const question = () => screen.findByText('Load teacher from https://remotes.example/teacher/?')

  test('is used for this tab once a tester confirms it, and nothing is requested from it before', async () => {
    const { user } = await openAs('teacher', allowing(true))
    expect(await question()).toBeVisible()
    const use = await screen.findByRole('button', { name: 'Use teacher' })
    expect([requests, Object.keys(sessionStorage)]).toEqual([[], []])
    await user.click(use)
    await waitFor(() => expect(sessionStorage.getItem('remote:teacher')).toBe(proposed.address))
    expect(requests).toEqual([`${proposed.address}release.json`])
  })

  test('says why it cannot be used, and is not stored', async () => {
    const { user } = await openAs('teacher', allowing(true))
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
    await user.click(await screen.findByRole('button', { name: 'Use teacher' }))
    expect(await screen.findByText(/^https:\/\/remotes.example\/teacher\/ isn’t responding/)).toBeVisible()
    expect(Object.keys(sessionStorage)).toEqual([])
  })

  test('is forgotten when it is ignored', async () => {
    const { user } = await openAs('teacher', allowing(true))
    await user.click(await screen.findByRole('button', { name: 'Ignore teacher' }))
    expect(screen.queryByRole('complementary', { name: 'Other versions' })).toBeNull()
    expect([requests, Object.keys(sessionStorage)]).toEqual([[], []])
  })

  test.each([
    ['a visitor who is not logged in', undefined, /^Log in with an account that may preview releases/],
    ['an account that may not preview releases', 'parent', /^Your account may not preview releases/],
  ] as const)('cannot be used by %s', async (_, role, sentence) => {
    await openAs(role, allowing(false))
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Use teacher' })).toBeNull()
    expect(requests).toEqual([])
  })

  test('can be asked for again if the permission cannot be read', async () => {
    let isDown = true
    const { user } = await openAs('teacher', async () => {
      if (isDown) throw refusal(503, 'The server is being maintained.')
      return allowing(true)()
    })
    expect(await screen.findByText('The server is being maintained.')).toBeVisible()
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('button', { name: 'Use teacher' })).toBeVisible()
  })
})

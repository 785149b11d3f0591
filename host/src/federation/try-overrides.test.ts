import { createHttp, createStore, forgetSession, startSession } from '@lekta/shared/client'
import type { Boot, Release } from '@lekta/shared/routing'
import { noOverrides, withOverrides } from './override'
import { allowsOrigin, confirmOverride, endOverridesWithSession, rereadOverride, resetOverrides } from './try-overrides'

const released = { version: '1', files: { a: 'sha384-a' } } as unknown as Release
const boot: Boot = {
  registry: { teacher: { current: released, previous: null } },
  nonce: '',
  remoteOrigins: ['http://localhost:*', 'https://remotes.example'],
  overridePolicy: 'free',
  tag: '',
}
const at = (search: string) =>
  ({ origin: 'https://portal.example', href: `https://portal.example/${search}`, search }) as Location

/** A development server's `release.json`; `area` is the area that it serves. */
const releaseOf = (area: string) => ({
  version: 'dev',
  container: 'lekta_dev',
  contract: '1.0.0',
  files: { a: 'sha384-old' },
  preload: {},
  area: { name: area, pages: [] },
})

let requests: string[]
const mockFetch = (respond: (url: string) => Response) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    requests.push(String(url))
    return respond(String(url))
  })

const storedKeys = () => Object.keys(sessionStorage)
const localAddress = 'http://localhost:3004/'

beforeEach(() => {
  sessionStorage.clear()
  requests = []
  jest.spyOn(history, 'replaceState').mockImplementation(() => undefined)
  mockFetch(() => Response.json(releaseOf('teacher')))
})
afterEach(() => jest.restoreAllMocks())

test('without an override nothing is requested and nothing changes', async () => {
  await expect(withOverrides(boot, at(''))).resolves.toEqual({ ...boot, overrides: noOverrides })
  expect(requests).toEqual([])
})

test('an override replaces the release of its area, has no hashes, and lasts for the tab', async () => {
  await withOverrides(boot, at(`?remote:teacher=${localAddress}`))
  const { registry, overrides } = await withOverrides(boot, at(''))
  expect(overrides).toEqual({ ...noOverrides, active: [{ area: 'teacher', address: localAddress }] })
  expect(registry.teacher?.current).toMatchObject({ version: 'dev', entry: `${localAddress}remoteEntry.js`, files: {} })
  expect(requests).toEqual([`${localAddress}release.json`, `${localAddress}release.json`])
})

test('the parameter of an override is removed from the address', async () => {
  await withOverrides(boot, at(`?page=2&remote:teacher=${localAddress}`))
  expect(history.replaceState).toHaveBeenCalledWith(history.state, '', new URL('https://portal.example/?page=2'))
})

describe('an invalid override', () => {
  const rejection = async (value: string) => {
    const { registry, overrides } = await withOverrides(boot, at(`?remote:teacher=${encodeURIComponent(value)}`))
    expect(overrides.active).toEqual([])
    expect(registry.teacher?.current).toBe(released)
    expect(storedKeys()).toEqual([])
    return overrides.rejected
  }

  test.each(['http://%5Bbad', 'http://[bad', 'http://:0:0/'])(
    '%s is rejected because it is not an address, and is not stored',
    async (value) => {
      expect(await rejection(value)).toEqual([
        { area: 'teacher', problem: { kind: 'no address', value }, isStored: false },
      ])
      expect(requests).toEqual([])
    },
  )

  test('from a forbidden origin is rejected without a request', async () => {
    expect(await rejection('https://evil.example/')).toMatchObject([
      { problem: { kind: 'forbidden origin', origin: 'https://evil.example' } },
    ])
    expect(requests).toEqual([])
  })

  test('whose server does not respond is rejected and not stored', async () => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
    expect(await rejection(localAddress)).toMatchObject([{ problem: { kind: 'unreachable', address: localAddress } }])
  })

  test.each([
    ['404', () => new Response('', { status: 404 })],
    ['HTML', () => new Response('<!doctype html>')],
    ['JSON that is not a release', () => Response.json({ version: '1' })],
  ])('whose server responds with %s is rejected because it has no release', async (_, respond) => {
    mockFetch(respond)
    expect(await rejection(localAddress)).toMatchObject([{ problem: { kind: 'no release', address: localAddress } }])
  })

  test('that serves the release of another area is rejected', async () => {
    mockFetch(() => Response.json(releaseOf('school')))
    expect(await rejection(localAddress)).toMatchObject([
      { problem: { kind: 'another area', address: localAddress, found: 'school' } },
    ])
  })

  test('does not replace the active override of the tab', async () => {
    await withOverrides(boot, at(`?remote:teacher=${localAddress}`))
    const { overrides } = await withOverrides(boot, at('?remote:teacher=https://evil.example/'))
    expect(overrides.active).toEqual([{ area: 'teacher', address: localAddress }])
    expect(overrides.rejected).toMatchObject([{ problem: { kind: 'forbidden origin' } }])
  })
})

test('a stored override whose server is down is reported, and used again when the server is back', async () => {
  await withOverrides(boot, at(`?remote:teacher=${localAddress}`))
  const server = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  expect((await withOverrides(boot, at(''))).overrides).toMatchObject({
    active: [],
    rejected: [{ area: 'teacher', isStored: true, problem: { kind: 'unreachable' } }],
  })
  server.mockImplementation(async () => Response.json(releaseOf('teacher')))
  expect((await withOverrides(boot, at(''))).overrides.active).toHaveLength(1)
})

test('a stored override that is not an address is rejected instead of throwing', async () => {
  sessionStorage.setItem('remote:teacher', 'http://%5Bbad')
  expect((await withOverrides(boot, at(''))).overrides.rejected).toMatchObject([
    { isStored: true, problem: { kind: 'no address' } },
  ])
})

test('an empty value resets the override', async () => {
  await withOverrides(boot, at(`?remote:teacher=${localAddress}`))
  await expect(withOverrides(boot, at('?remote:teacher='))).resolves.toMatchObject({ overrides: { active: [] } })
  expect(storedKeys()).toEqual([])
})

test('overrides can be reset one by one', async () => {
  mockFetch((url) => Response.json(releaseOf(url.includes('3004') ? 'teacher' : 'school')))
  await withOverrides(boot, at(`?remote:teacher=${localAddress}&remote:school=http://localhost:3003/`))
  resetOverrides(['teacher'])
  expect(storedKeys()).toEqual(['remote:school'])
  resetOverrides(['school'])
  expect(storedKeys()).toEqual([])
})

test('an overridden area is read again from its address, and is null if that fails', async () => {
  await expect(rereadOverride({ area: 'teacher', address: localAddress })).resolves.toMatchObject({
    current: { version: 'dev' },
  })
  mockFetch(() => new Response('', { status: 500 }))
  await expect(rereadOverride({ area: 'teacher', address: localAddress })).resolves.toBeNull()
})

test.each([
  ['http://localhost:3004', true],
  ['http://localhost', true],
  ['http://localhost.evil.example:3004', false],
  ['https://localhost:3004', false],
  ['https://remotes.example', true],
  ['https://remotes.example:444', false],
])('the origin %s may serve code: %s', (origin, expected) => {
  expect(allowsOrigin(boot.remoteOrigins, origin)).toBe(expected)
})

describe('where overrides have to be confirmed', () => {
  const confirmed: Boot = { ...boot, overridePolicy: 'confirmed' }
  const override = { area: 'teacher', address: localAddress }
  beforeEach(() => localStorage.setItem('token', 'secret'))
  afterEach(() => localStorage.clear())

  test('a link alone changes nothing and requests nothing', async () => {
    const { registry, overrides } = await withOverrides(confirmed, at(`?remote:teacher=${localAddress}`))
    expect(overrides).toEqual({ ...noOverrides, proposed: [override] })
    expect(registry.teacher?.current).toBe(released)
    expect([requests, storedKeys()]).toEqual([[], []])
  })

  test('a link from a forbidden origin is rejected', async () => {
    const { overrides } = await withOverrides(confirmed, at('?remote:teacher=https://evil.example/'))
    expect(overrides).toMatchObject({ proposed: [], rejected: [{ problem: { kind: 'forbidden origin' } }] })
  })

  test('a confirmed override lasts for the tab, and its link asks nothing then', async () => {
    await expect(confirmOverride(override)).resolves.toBeNull()
    const { overrides } = await withOverrides(confirmed, at(`?remote:teacher=${localAddress}`))
    expect(overrides).toEqual({ ...noOverrides, active: [override] })
  })

  test('an override that cannot be used is not stored', async () => {
    mockFetch(() => new Response('', { status: 404 }))
    await expect(confirmOverride(override)).resolves.toEqual({ kind: 'no release', address: localAddress })
    expect(storedKeys()).toEqual([])
  })

  test('a stored override is not used after its account has logged out', async () => {
    await confirmOverride(override)
    requests = []
    localStorage.clear()
    await expect(withOverrides(confirmed, at(''))).resolves.toMatchObject({ overrides: noOverrides })
    expect([requests, storedKeys()]).toEqual([[], []])
  })

  test('the end of the session ends its overrides, and the next login loads the page again', async () => {
    await confirmOverride(override)
    const reload = jest.fn()
    const store = createStore(createHttp())
    const login = { token: 'secret', user: { role: 'teacher', fullname: 'Sri Wahyuni', avatar: null } }
    startSession(store, login)
    endOverridesWithSession(store, { ...noOverrides, active: [override] }, reload)
    forgetSession(store)
    expect([storedKeys(), reload.mock.calls.length]).toEqual([[], 0])
    startSession(store, { ...login, token: 'other' })
    expect(reload).toHaveBeenCalled()
  })
})

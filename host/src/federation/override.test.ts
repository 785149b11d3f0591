import type { Boot, Release } from '@lekta/shared/routing'
import { allowsOrigin, withOverrides } from './override'

const own = { version: '1', files: { a: 'sha384-a' } } as unknown as Release
const boot: Boot = {
  registry: { teacher: { current: own, previous: null } },
  nonce: '',
  remoteOrigins: ['http://localhost:*', 'https://remotes.example'],
}
const at = (search: string) =>
  ({ origin: 'https://portal.example', href: `https://portal.example/${search}`, search }) as Location

let asked: string[]
beforeEach(() => {
  sessionStorage.clear()
  asked = []
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    asked.push(String(url))
    return Response.json({ version: 'dev', files: { a: 'sha384-old' }, preload: {} })
  })
})
afterEach(() => jest.restoreAllMocks())

test('without an override nothing is asked and nothing changes', async () => {
  await expect(withOverrides(boot, at(''))).resolves.toEqual({ ...boot, overrides: [] })
  expect(asked).toEqual([])
})

test('an override takes the place of its area, without hashes, and stays for this tab', async () => {
  await withOverrides(boot, at('?remote:teacher=http://localhost:3004/'))
  const { registry, overrides } = await withOverrides(boot, at(''))
  expect(overrides).toEqual(['teacher'])
  expect(registry.teacher?.current).toMatchObject({
    version: 'dev',
    entry: 'http://localhost:3004/remoteEntry.js',
    files: {},
  })
  expect(asked).toEqual(['http://localhost:3004/release.json', 'http://localhost:3004/release.json'])
})

test('an override from a place that may not serve code is refused and told', async () => {
  const { registry, overrides } = await withOverrides(boot, at('?remote:teacher=https://evil.example/'))
  expect(overrides).toEqual([])
  expect(registry.teacher?.current).toBe(own)
  expect(asked).toEqual([])
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('https://evil.example'))
})

test('an empty override takes it back', async () => {
  await withOverrides(boot, at('?remote:teacher=http://localhost:3004/'))
  await expect(withOverrides(boot, at('?remote:teacher='))).resolves.toMatchObject({ overrides: [] })
})

test('an override that does not answer leaves the portal’s own in force', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  const { registry, overrides } = await withOverrides(boot, at('?remote:teacher=http://localhost:3004/'))
  expect(overrides).toEqual([])
  expect(registry.teacher?.current).toBe(own)
})

test.each([
  ['http://localhost:3004', true],
  ['http://localhost', true],
  ['http://localhost.evil.example:3004', false],
  ['https://localhost:3004', false],
  ['https://remotes.example', true],
  ['https://remotes.example:444', false],
])('%s may serve code: %s', (origin, answer) => {
  expect(allowsOrigin(boot.remoteOrigins, origin)).toBe(answer)
})

import { addressIn, classifyError, examine } from './diagnose'

const url = 'http://localhost/remotes/teacher/1/assets/7.js'
const chunkError = (type: string) =>
  Object.assign(new Error(`Loading chunk 7 failed.\n(${type}: ${url})`), { name: 'ChunkLoadError' })

test('a chunk that is missing from its fetched file is classified as a crash', () => {
  expect(classifyError(chunkError('missing'))).toBe('crash')
})

test('a chunk that could not be fetched is not classified, and its address is read from the error', () => {
  expect(classifyError(chunkError('error'))).toBeNull()
  expect(addressIn(chunkError('error'))).toBe(url)
})

test.each([
  ['a chunk that times out', chunkError('timeout'), 'slow'],
  ['an area that throws while loading', new TypeError('x is not a function'), 'crash'],
  ['a mismatched React version', new Error('Unsatisfied version 19.3.1 of shared singleton module react'), 'mismatch'],
])('%s is recognised by its error', (_, error, reason) => {
  expect(classifyError(error)).toBe(reason)
})

describe('a failed file', () => {
  const mockFetch = (response: () => Response) =>
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => response())
  afterEach(() => {
    jest.restoreAllMocks()
    Reflect.deleteProperty(crypto, 'subtle')
  })

  test.each([
    [404, 'gone'],
    [500, 'down'],
    [200, 'fine'],
  ])('that responds with status %i when it is fetched again is diagnosed as “%s”', async (status, finding) => {
    mockFetch(() => new Response('', { status }))
    await expect(examine(url, '')).resolves.toBe(finding)
  })

  test('is diagnosed as “integrity” only if its content differs from its hash', async () => {
    // jsdom has no hash functions; this one returns its input.
    const digest = async (_: string, content: ArrayBuffer) => content
    Object.defineProperty(crypto, 'subtle', { configurable: true, value: { digest } })
    mockFetch(() => new Response('released'))
    await expect(examine(url, `sha384-${btoa('released')}`)).resolves.toBe('fine')
    mockFetch(() => new Response('changed'))
    await expect(examine(url, `sha384-${btoa('released')}`)).resolves.toBe('integrity')
  })

  test('that cannot be fetched without a network is diagnosed as “offline”', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const fetched = mockFetch(() => new Response(''))
    await expect(examine(url, '')).resolves.toBe('offline')
    expect(fetched).not.toHaveBeenCalled()
  })
})

import { addressIn, classifyError, examine } from './diagnose'

const url = 'http://localhost/remotes/teacher/1/assets/7.js'
const chunkError = (type: string) =>
  Object.assign(new Error(`Loading chunk 7 failed.\n(${type}: ${url})`), { name: 'ChunkLoadError' })

test('a chunk that was fetched and run, but is not in its file, is broken', () => {
  expect(classifyError(chunkError('missing'))).toBe('crash')
})

test('a chunk that could not be fetched needs a closer look at its file', () => {
  expect(classifyError(chunkError('error'))).toBeNull()
  expect(addressIn(chunkError('error'))).toBe(url)
})

test.each([
  ['a chunk that does not come', chunkError('timeout'), 'slow'],
  ['an area that throws while it is loaded', new TypeError('x is not a function'), 'crash'],
  ['another version of React', new Error('Unsatisfied version 19.3.1 of shared singleton module react'), 'mismatch'],
])('%s is recognised', (_, error, reason) => {
  expect(classifyError(error)).toBe(reason)
})

describe('a file that failed', () => {
  const answer = (response: () => Response) =>
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => response())
  afterEach(() => jest.restoreAllMocks())

  test.each([
    [404, 'gone'],
    [500, 'down'],
    [200, 'fine'],
  ])('and is answered with %i is %s', async (status, finding) => {
    answer(() => new Response('', { status }))
    await expect(examine(url, '')).resolves.toBe(finding)
  })
})

import { RemoteError } from './remote-error'
import { reportFailure } from './report-failure'

const beacon = jest.fn()
let count = 0

/** Returns a failure of a new release, because each report is sent only once. */
const failureOf = (reason: RemoteError['reason'], page?: string) =>
  new RemoteError({ reason, area: 'teacher', version: `${count++}`, page, cause: new Error('of Ayu') })

const reports = () => Promise.all(beacon.mock.calls.map(async ([, blob]) => JSON.parse(await textOf(blob as Blob))))

/** Returns the content of a blob; jsdom has no `Blob.text`. */
const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.readAsText(blob)
  })

beforeEach(() => {
  beacon.mockReset()
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: beacon })
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'sendBeacon')
  jest.restoreAllMocks()
})

test.each([
  ['a page without a replacement', 'down', undefined, 'failed'],
  ['a page with a replacement', 'crash', '1', 'fallback'],
  ['a slow page', 'slow', '1', 'slow'],
] as const)('%s is reported by area, version, page, reason and outcome, and by nothing else', async (...row) => {
  const [, reason, replacement, outcome] = row
  const failure = failureOf(reason, '/teacher/report/:id')
  reportFailure(failure, replacement)
  expect(beacon.mock.calls[0]?.[0]).toBe('/api/beacon/remote')
  const { version } = failure
  expect(await reports()).toEqual([{ area: 'teacher', version, page: '/teacher/report/:id', reason, outcome }])
})

test('a failure of no single page is reported with an empty page', async () => {
  reportFailure(failureOf('stopped'))
  expect(await reports()).toEqual([expect.objectContaining({ page: '' })])
})

test('a failure that repeats is reported once', () => {
  const failure = failureOf('down')
  reportFailure(failure)
  reportFailure(failure)
  expect(beacon).toHaveBeenCalledTimes(1)
  expect(console.error).toHaveBeenCalledTimes(2)
})

test('a browser without a connection reports nothing', () => {
  reportFailure(failureOf('offline'))
  expect(beacon).not.toHaveBeenCalled()
})

test('a browser that cannot send beacons still shows the failure in its console', () => {
  Reflect.deleteProperty(navigator, 'sendBeacon')
  reportFailure(failureOf('down'))
  expect(console.error).toHaveBeenCalledTimes(1)
})

import type { ApiError } from '@lekta/shared/client'
import { kindOf } from './error-kind'
import { backOff, createRetrier, Stopped, slowAfter } from './retrier'

const apiError = (status: number): ApiError => ({ status, code: status, message: 'No.' })
const noJitter = () => 0.5

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('the delay doubles from 1 to 30 seconds, with a jitter of 25%', () => {
  expect([1, 2, 3, 4, 5, 6, 9].map((n) => backOff(n, noJitter))).toEqual([1000, 2000, 4000, 8000, 16000, 30000, 30000])
  expect([backOff(1, () => 0), backOff(1, () => 1)]).toEqual([750, 1250])
})

test.each([
  [0, 'passing'],
  [200, 'passing'],
  [408, 'passing'],
  [429, 'passing'],
  [500, 'passing'],
  [503, 'passing'],
  [401, 'loggedOut'],
  [400, 'refused'],
  [409, 'refused'],
  [422, 'refused'],
  [403, 'blocked'],
  [404, 'blocked'],
])('an error with status %i is classified as %s', (status, kind) => {
  expect(kindOf(apiError(status))).toBe(kind)
})

test('a request is retried until it succeeds, and each delay is reported', async () => {
  const delays = jest.fn()
  const task = jest
    .fn()
    .mockRejectedValueOnce(apiError(0))
    .mockRejectedValueOnce(apiError(503))
    .mockResolvedValue('reply')
  const answer = createRetrier(delays, (n) => backOff(n, noJitter)).untilAnswered(task)
  await jest.advanceTimersByTimeAsync(2999)
  expect(task).toHaveBeenCalledTimes(2)
  await jest.advanceTimersByTimeAsync(1)
  expect(await answer).toBe('reply')
  expect(delays).toHaveBeenCalledTimes(2)
})

test('the online event triggers a retry at once', async () => {
  const task = jest.fn().mockRejectedValueOnce(apiError(0)).mockResolvedValue('reply')
  const answer = createRetrier(jest.fn(), () => 30_000).untilAnswered(task)
  await jest.advanceTimersByTimeAsync(10)
  window.dispatchEvent(new Event('online'))
  expect(await answer).toBe('reply')
})

test('the visibilitychange event triggers a retry at once', async () => {
  const task = jest.fn().mockRejectedValueOnce(apiError(0)).mockResolvedValue('reply')
  const answer = createRetrier(jest.fn(), () => 30_000).untilAnswered(task)
  await jest.advanceTimersByTimeAsync(10)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(await answer).toBe('reply')
})

test('a request that hangs is reported as delayed before it fails', async () => {
  const delays = jest.fn()
  void createRetrier(delays).untilAnswered(() => new Promise(() => undefined))
  await jest.advanceTimersByTimeAsync(slowAfter)
  expect(delays).toHaveBeenCalledTimes(1)
})

test('an error that a retry cannot fix is thrown at once', async () => {
  const task = jest.fn().mockRejectedValue(apiError(401))
  await expect(createRetrier(jest.fn()).untilAnswered(task)).rejects.toEqual(apiError(401))
  const broken = new TypeError('ours')
  await expect(createRetrier(jest.fn()).untilAnswered(() => Promise.reject(broken))).rejects.toBe(broken)
  expect(task).toHaveBeenCalledTimes(1)
})

test('stopping the retrier rejects the waiting request', async () => {
  const retrier = createRetrier(jest.fn(), () => 30_000)
  const answer = retrier.untilAnswered(() => Promise.reject(apiError(0)))
  const ended = expect(answer).rejects.toBeInstanceOf(Stopped)
  await jest.advanceTimersByTimeAsync(10)
  retrier.stop()
  await ended
})

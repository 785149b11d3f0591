import type { ApiError } from '@lekta/shared/client'
import { kindOf } from './fault'
import { backOff, createPatience, Stopped, slowAfter } from './patience'

const fault = (status: number): ApiError => ({ status, code: status, message: 'No.' })
const noJitter = () => 0.5

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('the wait doubles from one second to half a minute, and is spread by a quarter', () => {
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
])('status %i is %s', (status, kind) => {
  expect(kindOf(fault(status))).toBe(kind)
})

test('a call is repeated until it is answered, and the page is told of the delay', async () => {
  const delays = jest.fn()
  const task = jest.fn().mockRejectedValueOnce(fault(0)).mockRejectedValueOnce(fault(503)).mockResolvedValue('reply')
  const asked = createPatience(delays, (n) => backOff(n, noJitter)).untilAnswered(task)
  await jest.advanceTimersByTimeAsync(2999)
  expect(task).toHaveBeenCalledTimes(2)
  await jest.advanceTimersByTimeAsync(1)
  expect(await asked).toBe('reply')
  expect(delays).toHaveBeenCalledTimes(2)
})

test('the network’s return ends the wait at once', async () => {
  const task = jest.fn().mockRejectedValueOnce(fault(0)).mockResolvedValue('reply')
  const asked = createPatience(jest.fn(), () => 30_000).untilAnswered(task)
  await jest.advanceTimersByTimeAsync(10)
  window.dispatchEvent(new Event('online'))
  expect(await asked).toBe('reply')
})

test('a lid that opens ends the wait at once', async () => {
  const task = jest.fn().mockRejectedValueOnce(fault(0)).mockResolvedValue('reply')
  const asked = createPatience(jest.fn(), () => 30_000).untilAnswered(task)
  await jest.advanceTimersByTimeAsync(10)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(await asked).toBe('reply')
})

test('a call that hangs is a delay before it has failed', async () => {
  const delays = jest.fn()
  void createPatience(delays).untilAnswered(() => new Promise(() => undefined))
  await jest.advanceTimersByTimeAsync(slowAfter)
  expect(delays).toHaveBeenCalledTimes(1)
})

test('what no waiting heals is handed on at once', async () => {
  const task = jest.fn().mockRejectedValue(fault(401))
  await expect(createPatience(jest.fn()).untilAnswered(task)).rejects.toEqual(fault(401))
  const broken = new TypeError('ours')
  await expect(createPatience(jest.fn()).untilAnswered(() => Promise.reject(broken))).rejects.toBe(broken)
  expect(task).toHaveBeenCalledTimes(1)
})

test('leaving the page ends every wait', async () => {
  const patience = createPatience(jest.fn(), () => 30_000)
  const asked = patience.untilAnswered(() => Promise.reject(fault(0)))
  const ended = expect(asked).rejects.toBeInstanceOf(Stopped)
  await jest.advanceTimersByTimeAsync(10)
  patience.stop()
  await ended
})

import { atMostEvery } from './at-most-every'

let now = 0
beforeEach(() => {
  now = 0
  jest.spyOn(performance, 'now').mockImplementation(() => now)
})
afterEach(() => jest.restoreAllMocks())

test('callers during a run share it, and its result is reused until the interval has passed', async () => {
  let runs = 0
  const count = atMostEvery(1000, async () => ++runs)
  expect(await Promise.all([count(), count()])).toEqual([1, 1])
  now = 999
  expect(await count()).toBe(1)
  now = 1000
  expect(await count()).toBe(2)
})

test('an error is reused like a result, and the next run may succeed', async () => {
  const results = [Promise.reject(new Error('down')), Promise.resolve('up')]
  const check = atMostEvery(1000, () => results.shift() as Promise<string>)
  await expect(check()).rejects.toThrow('down')
  await expect(check()).rejects.toThrow('down')
  now = 1000
  expect(await check()).toBe('up')
})

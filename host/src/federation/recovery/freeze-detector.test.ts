import { answerWithin } from '../load-screen'
import { beatEvery, createFreezeDetector, frozenAfter } from './freeze-detector'

const alive = { kind: 'alive', address: '/teacher/student' } as const
const paused = { kind: 'paused' } as const

function detector() {
  const recovered: string[] = []
  const { hear } = createFreezeDetector(async (client, address) => void recovered.push(`${client} ${address}`))
  return { hear, recovered }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('a page that falls silent is recovered once, in time for something else to be shown', async () => {
  const { hear, recovered } = detector()
  const over = hear('tab', alive)
  await jest.advanceTimersByTimeAsync(frozenAfter - 1)
  expect(recovered).toEqual([])
  await jest.advanceTimersByTimeAsync(1)
  await over
  await jest.advanceTimersByTimeAsync(60_000)
  expect(recovered).toEqual(['tab /teacher/student'])
  expect(frozenAfter).toBeLessThan(answerWithin)
})

test('a page that keeps sending beats is left alone', async () => {
  const { hear, recovered } = detector()
  for (let beat = 0; beat < 30; beat++) {
    void hear('tab', alive)
    await jest.advanceTimersByTimeAsync(beatEvery * 2)
  }
  expect(recovered).toEqual([])
})

test('a page that announced a pause may be silent, and the worker may be stopped', async () => {
  const { hear, recovered } = detector()
  const first = hear('tab', alive)
  await hear('tab', paused)
  await first
  expect(jest.getTimerCount()).toBe(0)
  await jest.advanceTimersByTimeAsync(60_000)
  expect(recovered).toEqual([])
})

test('each page is watched by itself', async () => {
  const { hear, recovered } = detector()
  void hear('frozen', alive)
  for (let beat = 0; beat < 10; beat++) {
    void hear('other', { ...alive, address: '/child/test' })
    await jest.advanceTimersByTimeAsync(beatEvery)
  }
  expect(recovered).toEqual(['frozen /teacher/student'])
})

test('a computer that was asleep does not make its pages look frozen', async () => {
  const { hear, recovered } = detector()
  void hear('tab', alive)
  // Overdue timers fire once; then the page beats again.
  jest.setSystemTime(Date.now() + 3_600_000)
  await jest.advanceTimersByTimeAsync(beatEvery)
  void hear('tab', alive)
  await jest.advanceTimersByTimeAsync(beatEvery)
  expect(recovered).toEqual([])
})

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

test('a page that stops sending beats is recovered once, within the time limit of a load', async () => {
  const { hear, recovered } = detector()
  const recovery = hear('tab', alive)
  await jest.advanceTimersByTimeAsync(frozenAfter - 1)
  expect(recovered).toEqual([])
  await jest.advanceTimersByTimeAsync(1)
  await recovery
  await jest.advanceTimersByTimeAsync(60_000)
  expect(recovered).toEqual(['tab /teacher/student'])
  expect(frozenAfter).toBeLessThan(answerWithin)
})

test('a page that keeps sending beats is not recovered', async () => {
  const { hear, recovered } = detector()
  for (let beat = 0; beat < 30; beat++) {
    void hear('tab', alive)
    await jest.advanceTimersByTimeAsync(beatEvery * 2)
  }
  expect(recovered).toEqual([])
})

test('a page that announced a pause is not recovered, and leaves no timer behind', async () => {
  const { hear, recovered } = detector()
  const first = hear('tab', alive)
  await hear('tab', paused)
  await first
  expect(jest.getTimerCount()).toBe(0)
  await jest.advanceTimersByTimeAsync(60_000)
  expect(recovered).toEqual([])
})

test('a frozen page is recovered while another page keeps sending beats', async () => {
  const { hear, recovered } = detector()
  void hear('frozen', alive)
  for (let beat = 0; beat < 10; beat++) {
    void hear('other', { ...alive, address: '/child/test' })
    await jest.advanceTimersByTimeAsync(beatEvery)
  }
  expect(recovered).toEqual(['frozen /teacher/student'])
})

test('a page is not recovered after its computer was asleep', async () => {
  const { hear, recovered } = detector()
  void hear('tab', alive)
  // Each overdue timer fires only once; then the page beats again.
  jest.setSystemTime(Date.now() + 3_600_000)
  await jest.advanceTimersByTimeAsync(beatEvery)
  void hear('tab', alive)
  await jest.advanceTimersByTimeAsync(beatEvery)
  expect(recovered).toEqual([])
})

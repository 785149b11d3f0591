import { oneAtATime } from './one-at-a-time'

/** Returns work that is finished by hand, and each time that it has begun. */
function manualWork() {
  const runs: { resolve: () => void; reject: (error: Error) => void }[] = []
  const run = () => new Promise<void>((resolve, reject) => void runs.push({ resolve, reject }))
  return { run, runs }
}

/** Lets all work go on that waits for nothing. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

test('calls during a run share one run after it', async () => {
  const { run, runs } = manualWork()
  const refresh = oneAtATime(run)
  const first = refresh()
  await settle()
  const later = [refresh(), refresh()]
  await settle()
  expect(runs).toHaveLength(1)
  runs[0]?.resolve()
  await first
  await settle()
  expect(runs).toHaveLength(2)
  runs[1]?.resolve()
  await Promise.all(later)
  expect(runs).toHaveLength(2)
})

test('only the callers of a failed run get its error', async () => {
  const { run, runs } = manualWork()
  const refresh = oneAtATime(run)
  const first = refresh()
  await settle()
  const second = refresh()
  runs[0]?.reject(new Error('no connection'))
  await expect(first).rejects.toThrow('no connection')
  await settle()
  runs[1]?.resolve()
  await expect(second).resolves.toBeUndefined()
})

import { setTimeout as wait } from 'node:timers/promises'
import { request } from './load'

/** Milliseconds between two questions. */
const PAUSE = 5

/** Runs an action while polling /healthz. Returns its result and the longest time that one reply took, in milliseconds. */
export async function longestWait<T>(address: string, act: () => Promise<T>): Promise<{ result: T; waited: number }> {
  let waited = 0
  let isOver = false
  const ask = async () => {
    while (!isOver) {
      waited = Math.max(waited, (await request(address, '/healthz')).milliseconds)
      await wait(PAUSE)
    }
  }
  const asking = ask()
  const result = await act().finally(() => {
    isOver = true
  })
  await asking
  return { result, waited }
}

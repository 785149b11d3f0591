import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/**
 * Runs an action while a separate thread polls /healthz, so that this process does not distort the measured times.
 * Returns the result of the action and the longest time that one reply took, in milliseconds.
 */
export async function longestWait<T>(address: string, act: () => Promise<T>): Promise<{ result: T; waited: number }> {
  const thread = new Worker(new URL('./longest-wait-thread.mjs', import.meta.url), {
    workerData: `${address}/healthz`,
    execArgv: [],
  })
  await once(thread, 'message')
  try {
    const result = await act()
    const waiting = once(thread, 'message')
    thread.postMessage('stop')
    const [waited] = (await waiting) as [number]
    return { result, waited }
  } finally {
    await thread.terminate()
  }
}

import { setTimeout as wait } from 'node:timers/promises'

/**
 * Resolves when a condition is true. Rejects with the condition's source if that takes too long. The default timeout
 * is a little less than the 30 seconds of a test, so that polling stops before the test fails.
 */
export async function until(isTrue: () => boolean | Promise<boolean>, timeoutMs = 25_000): Promise<void> {
  const deadline = performance.now() + timeoutMs
  while (!(await isTrue())) {
    if (performance.now() > deadline) throw new Error(`This did not become true within ${timeoutMs} ms: ${isTrue}`)
    await wait(10)
  }
}

import { setTimeout as wait } from 'node:timers/promises'

/**
 * Resolves once a condition is true. Throws an error with the condition's source if that takes too long; by default a
 * little less than the 30 seconds of a test, so that nothing keeps polling after the test has failed.
 */
export async function until(isTrue: () => boolean | Promise<boolean>, timeoutMs = 25_000): Promise<void> {
  const deadline = performance.now() + timeoutMs
  while (!(await isTrue())) {
    if (performance.now() > deadline) throw new Error(`This did not become true within ${timeoutMs} ms: ${isTrue}`)
    await wait(10)
  }
}

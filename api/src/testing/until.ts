import { setTimeout as wait } from 'node:timers/promises'

/** Resolves once a condition holds. A test that waits in vain fails by its time limit. */
export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await wait(10)
}

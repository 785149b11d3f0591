import { setTimeout as wait } from 'node:timers/promises'

/** Resolves once a condition holds. If it never does, the test fails by its timeout. */
export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await wait(10)
}

import { setTimeout as wait } from 'node:timers/promises'
import { patience } from './in-browser'

const pause = 50

/** Repeats a check until it no longer throws; what it throws at the end of the patience counts. */
export async function eventually(check: () => unknown, within: number = patience): Promise<void> {
  const deadline = Date.now() + within
  for (;;) {
    try {
      await check()
      return
    } catch (error) {
      if (Date.now() > deadline) throw error
    }
    await wait(pause)
  }
}

import { defineTask } from '../threads/task'

/** Recalibrates the bank. Returns the number of items whose difficulty has changed. */
export const recalibrateTask = defineTask({
  name: 'recalibrate bank',
  long: true,
  timeLimit: 50 * 60_000,
  load: async () => {
    const { recalibrateBank } = await import('./recalibrate-bank')
    return async (now: Date, { database }) => recalibrateBank(await database(), now)
  },
})

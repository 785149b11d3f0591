import { defineTask } from '../threads/task'
import type { DrawRequest } from './draw-prints'

/** Draws a file and stores it. Does nothing if it is cancelled meanwhile. */
export const drawPrintsTask = defineTask({
  name: 'prints as PDF',
  long: true,
  timeLimit: 12 * 60_000,
  load: async () => {
    const { drawPrints } = await import('./draw-prints')
    return async (request: DrawRequest, thread) => drawPrints(await thread.database(), request)
  },
})

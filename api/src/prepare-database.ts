import { withCleanup } from './cleanup'
import { createMetrics } from './metrics/metrics'
import { openDatabase } from './open-database'
import { runProcess } from './run-process'

// A program: brings the database to the state that the server expects, which takes seconds for a new one.
const { stop } = await runProcess(
  (config) =>
    withCleanup(async (steps) => {
      await openDatabase(config, steps, createMetrics())
      // The server prints the note about its database.
      return { note: null, stop: steps.run }
    }),
  () => [],
)
await stop()

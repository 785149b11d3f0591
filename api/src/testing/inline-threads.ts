import type { Database } from '../database/connect'
import type { Threads } from '../threads/threads'

/** Returns threads that run tasks in this process, for tests that watch what a task does. */
export const inlineThreads = (database: Database): Threads => ({
  run: async (task, input) => {
    const run = await task.load()
    return structuredClone(await run(structuredClone(input), { database: async () => database }))
  },
  close: async () => undefined,
})

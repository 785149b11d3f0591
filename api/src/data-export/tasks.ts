import { defineTask } from '../threads/task'
import type { ArchiveRequest } from './make-archive'

/** Makes an archive. Returns why that is impossible; null if it is ready. */
export const makeArchiveTask = defineTask({
  name: 'make archive',
  long: true,
  timeLimit: 25 * 60_000,
  load: async () => {
    const { makeArchive } = await import('./make-archive')
    return async (request: ArchiveRequest, { database }) => makeArchive(await database(), request)
  },
})

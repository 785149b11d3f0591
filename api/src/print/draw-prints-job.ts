import * as z from 'zod/mini'
import { unavailabilityOf } from '../database/unavailable'
import { defineJob } from '../jobs/job'
import { deleteExpired, selectWaiting, updateFailed } from './queries'
import { drawPrintsTask } from './tasks'

/** Draws a file that was requested. An outage of the database leaves it waiting for the next attempt. */
export const drawPrintsJob = defineJob({
  name: 'draw-prints',
  data: z.object({
    id: z.number(),
    /** The role in which the requester requested it. */
    role: z.enum(['school', 'teacher']),
    /** The students. */
    ids: z.array(z.number()),
  }),
  retry: { limit: 3, delay: 5 },
  work: async ({ data: { id, role, ids }, database, now, signal, threads }) => {
    const row = await selectWaiting(database, id)
    if (!row) return
    const { kind, language, classroom, requestedBy: accountId, schoolId } = row
    try {
      const tenant = { role, accountId, schoolId }
      await threads.run(drawPrintsTask, { id, tenant, kind, language, classroom, ids, now }, signal)
    } catch (error) {
      if (!signal.aborted && !unavailabilityOf(error as Error)) await updateFailed(database, id)
      throw error
    }
  },
})

export const expirePrintsJob = defineJob({
  name: 'expire-prints',
  data: z.object({}),
  retry: { limit: 3, delay: 60 },
  every: 60 * 60,
  work: ({ database, now }) => deleteExpired(database, now),
})

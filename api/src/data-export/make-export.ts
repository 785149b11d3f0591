import { roles } from '@lekta/shared/contract/endpoint'
import { Language } from '@lekta/shared/contract/session'
import * as z from 'zod/mini'
import { unavailabilityOf } from '../database/unavailable'
import { defineJob } from '../jobs/job'
import { isObjectStoreError } from '../object-store/object-store'
import { selectWaiting, updateFailed } from './queries'
import { makeArchiveTask } from './tasks'

/** Whether the database or the bucket may soon answer again. */
const isOutage = (error: Error) => unavailabilityOf(error) !== null || isObjectStoreError(error)

/**
 * Makes an archive that was requested. An outage of the database or the bucket leaves the request waiting for the next attempt. An
 * unexpected error fails the job too, so that it is logged.
 */
export const makeExportJob = defineJob({
  name: 'make-export',
  data: z.object({
    id: z.number(),
    /** The role in which the requester requested it. */
    role: z.enum(roles),
    /** The language of the summary. */
    language: Language,
  }),
  // There are enough attempts to outlast a database outage.
  retry: { limit: 5, delay: 5 },
  timeLimit: 30 * 60,
  work: async ({ data, database, config, now, signal, threads }) => {
    const waiting = await selectWaiting(database, data.id)
    if (!waiting) return
    try {
      const failure = await threads.run(makeArchiveTask, { ...data, waiting, config, now }, signal)
      if (failure) await updateFailed(database, data.id, failure)
    } catch (error) {
      if (!signal.aborted && !isOutage(error as Error)) await updateFailed(database, data.id, 'interrupted')
      throw error
    }
  },
})

import { RolloverPlan } from '@lekta/shared/contract/people/rollover'
import * as z from 'zod/mini'
import { unavailabilityOf } from '../database/unavailable'
import { defineJob } from '../jobs/job'
import { deleteExpiredChanges, transitionRollover } from './queries'
import { runRolloverTask } from './tasks'

/** Carries out a rollover. An outage of the database leaves it waiting for the next attempt. */
export const rolloverJob = defineJob({
  name: 'roll-over',
  data: z.object({
    id: z.number(),
    accountId: z.number(),
    schoolId: z.number(),
    plan: z.pick(RolloverPlan, { moves: true, exceptions: true }),
  }),
  retry: { limit: 3, delay: 5 },
  timeLimit: 6 * 60,
  work: async ({ data: { id, accountId, schoolId, plan }, database, now, signal, threads }) => {
    try {
      await threads.run(runRolloverTask, { tenant: { role: 'school', accountId, schoolId }, id, plan, now }, signal)
    } catch (error) {
      if (!signal.aborted && !unavailabilityOf(error as Error))
        await transitionRollover(database, id, 'waiting', { status: 'failed', done: 0 })
      throw error
    }
  },
})

export const expireRolloversJob = defineJob({
  name: 'expire-rollovers',
  data: z.object({}),
  retry: { limit: 3, delay: 60 },
  every: 60 * 60,
  work: ({ database, now }) => deleteExpiredChanges(database, now),
})

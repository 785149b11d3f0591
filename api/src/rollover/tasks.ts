import type { RolloverPlan } from '@lekta/shared/contract/people/rollover'
import type { Tenant } from '../access/tenant'
import { defineTask } from '../threads/task'

interface Work {
  tenant: Tenant<'school'>
  id: number
  now: Date
}

/** Carries out a rollover. */
export const runRolloverTask = defineTask({
  name: 'run rollover',
  long: true,
  timeLimit: 5 * 60_000,
  load: async () => {
    const { runRollover } = await import('./run-rollover')
    return async ({ plan, ...work }: Work & { plan: Pick<RolloverPlan, 'moves' | 'exceptions'> }, thread) =>
      runRollover(await thread.database(), work, plan)
  },
})

/** Undoes a rollover. */
export const undoRolloverTask = defineTask({
  name: 'undo rollover',
  long: true,
  load: async () => {
    const { undoRollover } = await import('./undo-rollover')
    return async ({ tenant, id, now }: Work, thread) => undoRollover(tenant, await thread.database(), id, now)
  },
})

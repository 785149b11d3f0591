import { type MaintenanceState, selectMaintenance } from '../access/maintenance'
import { type Actor, recordAction } from '../audit/record'
import type { Database } from '../database/connect'
import { installation } from '../database/schema'

interface Switch {
  on: boolean
  /** What the banner says instead of the usual sentence. */
  message?: string | undefined
  actor: Actor
  now: Date
}

/**
 * Switches maintenance, and records who did. Switching it on again changes its message, but not its beginning. Returns
 * the new state.
 */
export const switchMaintenance = (database: Database, { on, message, actor, now }: Switch): Promise<MaintenanceState> =>
  database.transaction(async (transaction) => {
    const { since } = await selectMaintenance(transaction)
    const state = on ? { since: since ?? now, message: message ?? null } : { since: null, message: null }
    await transaction.update(installation).set({ maintenanceSince: state.since, maintenanceMessage: state.message })
    if (on !== (since !== null)) {
      const action = on ? 'maintenance began' : 'maintenance ended'
      await recordAction(transaction, { actor, action, subject: 'portal', at: now })
    }
    return state
  })

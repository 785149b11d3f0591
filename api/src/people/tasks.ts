import type { StaffTenant } from '../access/tenant'
import { defineTask } from '../threads/task'
import type { Renewal } from './renew-cards'

/** Renews the first passwords of up to a thousand people. Returns their login cards. */
export const renewCardsTask = defineTask({
  name: 'login cards',
  load: async () => {
    const { renewCards } = await import('./renew-cards')
    return async ({ tenant, ...renewal }: Renewal & { tenant: StaffTenant }, thread) => {
      const database = await thread.database()
      return database.transaction((transaction) => renewCards(tenant, transaction, renewal))
    }
  },
})

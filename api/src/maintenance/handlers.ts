import type { Maintenance, maintenanceContract } from '@lekta/shared/contract/platform/maintenance'
import type { MaintenanceState } from '../access/maintenance'
import type { Handlers } from '../http/implement'
import { switchMaintenance } from './switch-maintenance'

const present = ({ since, message }: MaintenanceState): Maintenance => ({
  since: since?.toISOString() ?? null,
  message,
})

export const maintenanceHandlers: Handlers<typeof maintenanceContract> = {
  maintenance: async ({ maintenance }) => present(await maintenance.current()),

  switchMaintenance: async ({ body: { on, message }, tenant, database, maintenance, now }) => {
    const state = await switchMaintenance(database, { on, message, actor: tenant, now })
    maintenance.forget()
    return present(state)
  },
}

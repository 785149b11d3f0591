import { failureCodes } from '@lekta/shared/contract/envelope'
import type { Database } from '../database/connect'
import { installation } from '../database/schema'
import { ApiError } from '../errors/api-error'

/** The state of maintenance; `since` is null while there is none. */
export interface MaintenanceState {
  since: Date | null
  message: string | null
}

/** Knows whether maintenance is on without a query for each request. */
export interface MaintenanceWatch {
  /** Returns the state as it was at most a second ago. */
  current: () => Promise<MaintenanceState>
  /** Makes the next call read the state again. */
  forget: () => void
}

/** The longest time in milliseconds for which a process does not notice that maintenance was switched. */
const FRESH = 1000

export async function selectMaintenance(database: Database): Promise<MaintenanceState> {
  const [row] = await database
    .select({ since: installation.maintenanceSince, message: installation.maintenanceMessage })
    .from(installation)
  return row ?? { since: null, message: null }
}

export function watchMaintenance(database: Database): MaintenanceWatch {
  let reading: Promise<MaintenanceState> | null = null
  let readAt = 0
  const forget = () => {
    reading = null
  }
  return {
    current: () => {
      const now = performance.now()
      if (reading && now - readAt < FRESH) return reading
      readAt = now
      const started = selectMaintenance(database)
      started.catch(() => {
        // The next caller tries again.
        if (reading === started) forget()
      })
      reading = started
      return started
    },
    forget,
  }
}

/** How long a browser or a program should wait before it tries again, in seconds. */
const RETRY_AFTER = 300

/** Returns the error for a change during maintenance. */
export const inMaintenance = () =>
  new ApiError(503, 'Lekta is being maintained, so nothing can be changed right now. Please try again later.', {
    code: failureCodes.maintenance,
    headers: { 'Retry-After': String(RETRY_AFTER) },
  })

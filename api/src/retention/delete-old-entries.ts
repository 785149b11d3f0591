import { AUDIT_RETENTION } from '@lekta/shared/contract/retention'
import { before } from '@lekta/shared/lib/time/period'
import { lt } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database } from '../database/connect'
import { auditEntry } from '../database/schema'
import { defineJob } from '../jobs/job'

/** Deletes audit entries of all schools and people that are older than `AUDIT_RETENTION`. */
export async function deleteOldEntries(database: Database, now: Date): Promise<void> {
  await database.delete(auditEntry).where(lt(auditEntry.at, before(now, AUDIT_RETENTION)))
}

export const deleteOldEntriesJob = defineJob({
  name: 'delete-old-audit-entries',
  data: z.object({}),
  retry: { limit: 3, delay: 60 },
  every: 12 * 60 * 60,
  work: ({ database, now }) => deleteOldEntries(database, now),
})

import { inArray } from 'drizzle-orm'
import * as z from 'zod/mini'
import { hardenHash } from '../auth/password'
import { replaceHash } from '../auth/queries'
import type { Database } from '../database/connect'
import { account } from '../database/schema'
import { defineJob, enqueue } from '../jobs/job'

/** How many hashes one job hardens; that takes it about ten seconds. */
const perJob = 250

/**
 * Puts a slow hash around the fast hashes of children's first passwords. Creating an account would take too long with
 * it, and a password of words can be found from a fast hash.
 */
export const hardenPasswordsJob = defineJob({
  name: 'harden-passwords',
  data: z.object({ ids: z.array(z.number()) }),
  retry: { limit: 10, delay: 30 },
  work: async ({ data: { ids }, database, signal }) => {
    const columns = { id: account.id, passwordHash: account.passwordHash }
    for (const row of await database.select(columns).from(account).where(inArray(account.id, ids))) {
      if (signal.aborted) return
      const hardened = await hardenHash(row.passwordHash)
      if (hardened !== null) await replaceHash(database, row, hardened)
    }
  },
})

/** Queues jobs that harden the passwords of these accounts. */
export async function enqueueHardening(transaction: Database, ids: readonly number[]): Promise<void> {
  for (let start = 0; start < ids.length; start += perJob)
    await enqueue(transaction, hardenPasswordsJob, { ids: ids.slice(start, start + perJob) })
}

import { and, asc, eq, lte } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database } from '../database/connect'
import { fileToDelete } from '../database/schema'
import { defineJob } from '../jobs/job'
import type { ObjectStore } from '../object-store/object-store'
import { openFiles } from './files'

/** How many keys are read at a time. */
const AT_ONCE = 100

/** Deletes the files from the bucket that no row refers to any more. A file that is already gone is no error. */
export async function deleteFiles(database: Database, store: ObjectStore, now: Date): Promise<void> {
  const isDue = lte(fileToDelete.deleteAt, now)
  for (;;) {
    const due = await database.select().from(fileToDelete).where(isDue).orderBy(asc(fileToDelete.key)).limit(AT_ONCE)
    if (due.length === 0) return
    for (const { key } of due) {
      await store.remove(key)
      await database.delete(fileToDelete).where(and(eq(fileToDelete.key, key), isDue))
    }
  }
}

export const deleteFilesJob = defineJob({
  name: 'delete-files',
  data: z.object({}),
  retry: { limit: 3, delay: 30 },
  every: 5 * 60,
  work: async ({ database, config, now }) => {
    const store = openFiles(config)
    if (store) await deleteFiles(database, store, now)
  },
})

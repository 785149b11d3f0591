import * as z from 'zod/mini'
import type { Config } from '../../config/config'
import type { Database } from '../../database/connect'
import { defineJob } from '../../jobs/job'
import { type BeforeCommit, erasePerson } from './erase-person'
import { deleteMailFiles } from './mail-files'
import * as queries from './queries'
import { appendTombstone } from './tombstones'

/** Returns what an erasure does outside the database, before it is committed. */
export const outsideDatabase =
  (dataDir: string, now: Date): BeforeCommit =>
  async (person) => {
    await deleteMailFiles(dataDir, person)
    await appendTombstone(dataDir, { hash: person.hash, at: now })
  }

/**
 * Erases everyone whose waiting period has ended, each in a transaction of its own. If one cannot be erased, erases
 * the others before throwing its error. Returns the number of erased people.
 */
export async function eraseDue(database: Database, { dataDir }: Pick<Config, 'dataDir'>, now: Date): Promise<number> {
  const errors: unknown[] = []
  let done = 0
  for (const id of await queries.selectDue(database, now)) {
    const erase = database.transaction(async (transaction) => {
      const erased = await erasePerson(transaction, id, {
        now,
        isDue: true,
        beforeCommit: outsideDatabase(dataDir, now),
      })
      if (erased) done += 1
    })
    await erase.catch((error: unknown) => errors.push(error))
  }
  if (errors.length > 0) throw errors[0]
  return done
}

export const eraseDueJob = defineJob({
  name: 'erase-due',
  data: z.object({}),
  retry: { limit: 5, delay: 60 },
  every: 10 * 60,
  work: async ({ database, config, now, log }) => {
    const done = await eraseDue(database, config, now)
    if (done > 0) log.info({ done }, 'people were erased')
  },
})

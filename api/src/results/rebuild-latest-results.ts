import { sql } from 'drizzle-orm'
import type { Database } from '../database/connect'
import { derivedResult, latestResult } from '../database/schema'

/** The number of students with a latest result, and the number of students whose latest result was wrong. */
export interface Rebuilt {
  students: number
  corrected: number
}

/**
 * Derives all latest results from the attempts again, in one transaction. Attempts that finish meanwhile wait until it
 * ends.
 */
export const rebuildLatestResults = (database: Database): Promise<Rebuilt> =>
  database.transaction(async (transaction) => {
    await transaction.execute(sql`lock table ${latestResult} in share row exclusive mode`)
    const { rows: wrong } = await transaction.execute<{ student_id: number }>(sql`
      delete from ${latestResult} kept where not exists (
        select from ${derivedResult} derived
        where derived.student_id = kept.student_id and row(derived.*) is not distinct from row(kept.*)
      ) returning student_id`)
    const { rows: missing } = await transaction.execute<{ student_id: number }>(sql`
      insert into ${latestResult} select * from ${derivedResult} on conflict do nothing returning student_id`)
    return {
      students: await transaction.$count(latestResult),
      corrected: new Set([...wrong, ...missing].map((row) => row.student_id)).size,
    }
  })

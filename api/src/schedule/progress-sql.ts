import { type SQL, sql } from 'drizzle-orm'
import { attempt } from '../database/schema'

/**
 * Counts of a list of assignments, for a subquery whose column `ids` is the array of their ids. With an array,
 * PostgreSQL walks through the indexes of attempts once instead of searching them for each assignment.
 */
export const progressOf: Readonly<Record<'children' | 'finished' | 'working', SQL>> = {
  children: sql`cardinality(ids)`,
  finished: sql`(
    select count(*)::int from (
      select from ${attempt} where ${attempt.assignmentId} = any(ids) and ${attempt.status} = 'finished'
      group by ${attempt.assignmentId}) done)`,
  /** Those with a running attempt who have not finished one before. */
  working: sql`(
    select count(*)::int from ${attempt} where ${attempt.assignmentId} = any(ids) and ${attempt.status} = 'started'
      and not exists (
        select from ${attempt} done where done.assignment_id = ${attempt.assignmentId} and done.status = 'finished'))`,
}

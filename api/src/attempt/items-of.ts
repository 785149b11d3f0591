import { type SQLWrapper, sql } from 'drizzle-orm'

/**
 * Returns the items of an attempt, whose id is an expression of the statement. It reads the attempt's partition; a join
 * with `attempt_item` would first open the partitions of all months, which takes longer than everything else.
 */
export const itemsOf = (attemptId: SQLWrapper) => sql`answers_of(${attemptId})`

import { type SQL, sql } from 'drizzle-orm'

/**
 * Returns a number that is the same in every call as part of a statement's text. PostgreSQL plans a statement once for
 * all calls only if that costs little, and it cannot know what a parameter costs.
 */
export const constant = (value: number): SQL => sql.raw(String(value))

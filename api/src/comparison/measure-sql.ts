import { type SQL, sql } from 'drizzle-orm'
import { measureOf, spanOf } from '../assessment/scale'
import { constant } from '../database/constant'

/** Returns the unrounded measure, in L, of an ability; `measureOf` in SQL. */
export const measureSql = (ability: SQL): SQL => sql`(${constant(spanOf(1))} * ${ability} + ${constant(measureOf(0))})`

import { QueryBuilder } from 'drizzle-orm/pg-core'

/** Starts a subquery with snake_case columns. It needs no database. */
export const buildQuery = () => new QueryBuilder({ casing: 'snake_case' })

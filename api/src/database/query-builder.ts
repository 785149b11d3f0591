import { QueryBuilder } from 'drizzle-orm/pg-core'

/** Starts a query with snake_case columns, for use as a subquery. Needs no database. */
export const buildQuery = () => new QueryBuilder({ casing: 'snake_case' })

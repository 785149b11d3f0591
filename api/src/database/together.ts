import { type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from './connect'

/**
 * Runs writes that do not depend on each other by one statement, so that the database is asked once. Each ends with `returning`.
 * Throws when one of them changes nothing, so that a transaction is undone.
 */
export async function together(database: Database, writes: readonly SQLWrapper[]): Promise<void> {
  const names = writes.map((_, i) => sql.identifier(`write_${i}`))
  const parts = writes.map((write, i) => sql`${names[i]} as (${write.getSQL()})`)
  const counts = names.map((name) => sql`(select count(*)::int from ${name})`)
  const { rows } = await database.execute<{ counts: number[] }>(
    sql`with ${sql.join(parts, sql`, `)} select array[${sql.join(counts, sql`, `)}] as counts`,
  )
  const idle = rows[0]?.counts.indexOf(0) ?? 0
  if (idle >= 0) throw new Error(`Of writes that belong together, number ${idle + 1} changed nothing.`)
}

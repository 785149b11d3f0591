import { eq, notExists, type SQL, sql } from 'drizzle-orm'
import { buildQuery } from '../../database/query-builder'
import { notification } from '../../database/schema'

export const HOUR = 60 * 60_000
export const DAY = 24 * HOUR

/** Maximum number of rows that one query returns. */
export const AT_ONCE = 200

/** Returns the condition that no notification about an occasion exists yet. */
export const isNotNotified = (occasion: SQL) =>
  notExists(buildQuery().select({ one: sql`1` }).from(notification).where(eq(notification.occasion, occasion)))

/** Runs a step for every due row, in order of id. It repeats the query until it returns no more rows. */
export async function forEachDue<Row extends { id: number }>(
  select: (afterId: number) => Promise<Row[]>,
  act: (row: Row) => Promise<unknown>,
): Promise<void> {
  let afterId = 0
  for (let rows = await select(afterId); rows.length > 0; rows = await select(afterId)) {
    for (const row of rows) await act(row)
    afterId = rows.at(-1)?.id ?? afterId
  }
}

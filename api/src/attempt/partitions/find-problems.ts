import { after } from '@lekta/shared/lib/time/period'
import type { Database } from '../../database/connect'
import { monthOf } from './keep-partitions'
import * as queries from './queries'

/** Returns this or the next month, such as 2026-12, if it has no partition; null if both have one. */
export async function findMissingMonth(database: Database, now: Date): Promise<string | null> {
  const existing = (await queries.selectMonths(database)).map(({ month }) => month)
  // A new installation has no partitions until its first job has run.
  if (existing.length === 0 && (await queries.selectLastId(database)) === 0) return null
  const needed = [monthOf(now), monthOf(after(now, { months: 1 }))]
  return needed.find((month) => !existing.includes(month))?.slice(0, 7) ?? null
}

/** Returns whether answers are in the default partition, which slows down the creation of others. */
export const hasStrayAnswers = async (database: Database): Promise<boolean> =>
  (await queries.selectStrayId(database)) !== null

import { SCHOOL_RETENTION_SHORTEST } from '@lekta/shared/contract/retention'
import { after, before } from '@lekta/shared/lib/time/period'
import * as z from 'zod/mini'
import type { Database } from '../../database/connect'
import { defineJob } from '../../jobs/job'
import * as queries from './queries'

/** The first id of an attempt that belongs to a month. Older answers are together in `attempt_item_before`. */
export const FIRST_ID = 10_000_000

/** How many ids are reserved for a month: 17 times what a country of 500 schools needs, and enough for 170 years. */
export const IDS_PER_MONTH = 1_000_000

/** How many months have their partition before they begin. */
export const MONTHS_AHEAD = 3

/** Milliseconds that a change of partitions waits for a lock. Meanwhile requests may wait behind it. */
const LOCK_TIMEOUT = 500

/** Returns the first day of the month of a time, such as 2026-12-01, in UTC. */
export const monthOf = (time: Date): string => `${time.toISOString().slice(0, 7)}-01`

const monthAfter = (month: string) => monthOf(after(new Date(month), { months: 1 }))

/** Returns the partitions that are missing after the given ones, for all months up to `MONTHS_AHEAD` and all ids up to `lastId`. */
function missingMonths(existing: readonly queries.MonthPartition[], now: Date, lastId: number) {
  const last = existing.at(-1)
  let month = last ? monthAfter(last.month) : monthOf(now)
  if (month < monthOf(now)) month = monthOf(now)
  let from = last?.to ?? FIRST_ID
  const missing: Omit<queries.MonthPartition, 'name'>[] = []
  const until = monthOf(after(now, { months: MONTHS_AHEAD }))
  // However many attempts there are, ids for two months are in reserve.
  while (month <= until || from < lastId + 2 * IDS_PER_MONTH) {
    missing.push({ month, from, to: from + IDS_PER_MONTH })
    from += IDS_PER_MONTH
    month = monthAfter(month)
  }
  return missing
}

async function createMissing(database: Database, now: Date): Promise<number> {
  const stray = await queries.selectStrayId(database)
  if (stray !== null) await queries.detachDefault(database)
  const lastId = Math.max(await queries.selectLastId(database), stray ?? 0, FIRST_ID)
  const missing = missingMonths(await queries.selectMonths(database), now, lastId)
  for (const month of missing) await queries.createMonth(database, month)
  if (stray !== null) await queries.returnDefault(database)
  return missing.length
}

/** Lets attempts that begin from now on have ids of the current month. Ids never go back. */
async function beginMonth(database: Database, now: Date): Promise<void> {
  const current = (await queries.selectMonths(database)).find(({ month }) => month === monthOf(now))
  if (current && (await queries.selectLastId(database)) < current.from) await queries.setNextId(database, current.from)
}

const changeAlone = <T>(database: Database, change: (transaction: Database) => Promise<T>): Promise<T> =>
  database.transaction(async (transaction) => {
    await queries.limitWaiting(transaction, LOCK_TIMEOUT)
    await queries.lockPartitions(transaction)
    return change(transaction)
  })

/** Removes the partitions of months whose attempts have all been erased. */
async function dropErased(database: Database, now: Date): Promise<void> {
  // No school's data ends earlier, and nothing is added to so old a month.
  const end = monthOf(before(now, SCHOOL_RETENTION_SHORTEST))
  for (const partition of await queries.selectMonths(database)) {
    if (partition.month >= end || (await queries.hasAttempts(database, partition))) continue
    await changeAlone(database, (transaction) => queries.dropMonth(transaction, partition))
  }
}

/**
 * Creates the partitions of the coming months, gives new attempts ids of the current month, and removes the months
 * whose attempts have all been erased. Throws if a table is in use for long; the next run tries again.
 */
export async function keepPartitions(database: Database, now: Date): Promise<void> {
  const created = await changeAlone(database, async (transaction) => {
    const count = await createMissing(transaction, now)
    await beginMonth(transaction, now)
    return count
  })
  if (created > 0) await queries.analyzeAnswers(database)
  await dropErased(database, now)
}

export const keepPartitionsJob = defineJob({
  name: 'answer-partitions',
  data: z.object({}),
  retry: { limit: 5, delay: 60 },
  every: 60 * 60,
  duringMaintenance: true,
  work: ({ database, now }) => keepPartitions(database, now),
})

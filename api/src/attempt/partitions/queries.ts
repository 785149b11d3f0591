import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database } from '../../database/connect'

// Partitions belong to no tenant. Answers are partitioned by the ids of their attempts (decision 65).

/** The partition that takes what belongs to no other. It is empty unless the job has not run for very long. */
export const DEFAULT_PARTITION = 'attempt_item_default'

/** The partition of the answers of one month. */
export interface MonthPartition {
  name: string
  /** The first day of the month, such as 2026-12-01. */
  month: string
  /** The first id of an attempt of this month, and the first one after it. */
  from: number
  to: number
}

const nameOf = (month: string) => `attempt_item_${month.slice(0, 7).replace('-', '_')}`

const PartitionRow = z.object({ name: z.string(), month: z.string(), from: z.coerce.number(), to: z.coerce.number() })

/** Returns the partitions of months, oldest first. */
export async function selectMonths(database: Database): Promise<MonthPartition[]> {
  const { rows } = await database.execute(sql`
    select relname as name, replace(substring(relname from '\\d{4}_\\d{2}$'), '_', '-') || '-01' as month,
      substring(bound from 'FROM \\((\\d+)\\)') as from, substring(bound from 'TO \\((\\d+)\\)') as to
    from pg_inherits
    join pg_class on pg_class.oid = inhrelid
    join lateral pg_get_expr(relpartbound, pg_class.oid) bound on true
    where inhparent = 'public.attempt_item'::regclass and relname ~ '_\\d{4}_\\d{2}$'
    order by relname`)
  return z.parse(z.array(PartitionRow), rows)
}

/** Lets no other process change the partitions until the transaction ends. Reading and writing answers goes on. */
export const lockPartitions = (database: Database) =>
  database.execute(sql`lock table public.attempt_item in share update exclusive mode`)

/** Gives up statements that wait for a lock, so that requests do not queue behind them for long. */
export const limitWaiting = (database: Database, milliseconds: number) =>
  database.execute(sql.raw(`set local lock_timeout = ${milliseconds}`))

/** Creates the partition of a month, for attempts with ids from `from` up to, but not including, `to`. */
export async function createMonth(database: Database, { month, from, to }: Omit<MonthPartition, 'name'>) {
  const partition = sql.identifier(nameOf(month))
  await database.execute(sql`create table ${partition} (like attempt_item including defaults including indexes)`)
  await database.execute(sql`alter table attempt_item attach partition ${partition}
    for values from (${sql.raw(String(from))}) to (${sql.raw(String(to))})`)
}

/** Removes a partition, which has to be empty, from the table and from the disk. */
export async function dropMonth(database: Database, { name }: MonthPartition): Promise<void> {
  await database.execute(sql`alter table attempt_item detach partition ${sql.identifier(name)}`)
  const { rows } = await database.execute(sql`select exists (select from ${sql.identifier(name)}) as "hasRows"`)
  if (rows[0]?.hasRows !== false) throw new Error(`The partition ${name} has rows.`)
  await database.execute(sql`drop table ${sql.identifier(name)}`)
}

/** Returns whether there is an attempt of any student with an id in the range of a partition. */
export async function hasAttempts(database: Database, { from, to }: MonthPartition): Promise<boolean> {
  const { rows } = await database.execute(
    sql`select exists (select from attempt where id >= ${from} and id < ${to}) as found`,
  )
  return rows[0]?.found === true
}

const LastId = z.object({ last: z.coerce.number() })

/** Returns the id that the newest attempt got; 0 if there was none. */
export async function selectLastId(database: Database): Promise<number> {
  const { rows } = await database.execute(
    sql`select case when is_called then last_value else last_value - 1 end as last from attempt_id_seq`,
  )
  return z.parse(LastId, rows[0]).last
}

/** Lets the next attempt have this id, or a higher one. */
export const setNextId = (database: Database, id: number) =>
  database.execute(sql`select setval('public.attempt_id_seq', ${id}, false)`)

/** Returns the highest id of an attempt with answers in the default partition; null if it is empty. */
export async function selectStrayId(database: Database): Promise<number | null> {
  const { rows } = await database.execute(sql`select max(attempt_id) as id from ${sql.identifier(DEFAULT_PARTITION)}`)
  return z.parse(z.object({ id: z.nullable(z.number()) }), rows[0]).id
}

/** Takes the default partition out of the table, so that partitions can be created for its rows. */
export const detachDefault = (database: Database) =>
  database.execute(sql`alter table attempt_item detach partition ${sql.identifier(DEFAULT_PARTITION)}`)

/** Moves the rows of the detached default partition to where they belong, and attaches it again, empty. */
export async function returnDefault(database: Database): Promise<void> {
  const partition = sql.identifier(DEFAULT_PARTITION)
  const columns = sql.raw('attempt_id, number, item_id, difficulty, choice, correct, milliseconds, answered_at, aids')
  await database.execute(sql`insert into attempt_item (${columns}) select ${columns} from ${partition}`)
  await database.execute(sql`truncate ${partition}`)
  await database.execute(sql`alter table attempt_item attach partition ${partition} default`)
}

/** Collects the statistics of all partitions together. PostgreSQL does that on its own for single partitions only. */
export const analyzeAnswers = (database: Database) =>
  database.transaction(async (transaction) => {
    await transaction.execute(sql`set local statement_timeout = 0`)
    await transaction.execute(sql`analyze attempt_item`)
  })

import { and, count, eq, exists, gte, inArray, isNotNull, max, sql } from 'drizzle-orm'
import type { Database } from '../database/connect'
import {
  account,
  attempt,
  attemptItem,
  item,
  itemCalibration,
  itemStatistic,
  passage,
  school,
} from '../database/schema'
import { firstExposing, firstStudied } from './recent-attempts'

// The bank belongs to no tenant, because it is the same for every child.

/** Adds items. Items that another server has added at the same time are left unchanged. */
export async function insertItems(database: Database, rows: (typeof item.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await database.insert(item).values(rows).onConflictDoNothing()
}

/** Adds passages without their questions. Passages that another server has added at the same time are left unchanged. */
export async function insertPassages(database: Database, rows: (typeof passage.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await database.insert(passage).values(rows).onConflictDoNothing()
}

/** Retires items or passages, or reactivates them. */
export const updateRetired = (
  database: Database,
  table: typeof item | typeof passage,
  ids: readonly string[],
  retired: boolean,
) =>
  database
    .update(table)
    .set({ retired })
    .where(inArray(table.id, [...ids]))

export const selectPassages = (database: Database) => database.select().from(passage).orderBy(passage.id)

export const selectItems = (database: Database) => database.select().from(item).orderBy(item.id)

/** Returns how often each item was given in the newest attempts, and the number of these attempts. */
export async function selectExposure(database: Database) {
  const shown = await database
    .select({ itemId: attemptItem.itemId, times: count() })
    .from(attemptItem)
    .where(gte(attemptItem.attemptId, firstExposing))
    .groupBy(attemptItem.itemId)
  const [all] = await database.select({ attempts: count() }).from(attempt).where(gte(attempt.id, firstExposing))
  return { items: shown, attempts: all?.attempts ?? 0 }
}

/**
 * Returns the newest tests with a trusted result, and which groups their students belong to: the language of the
 * account and the city of the school, null without one.
 */
export async function selectStudiedTests(database: Database) {
  const rows = await database
    .select({
      id: attempt.id,
      ability: attempt.ability,
      expected: attempt.priorMean,
      source: attempt.priorSource,
      language: account.language,
      city: sql<string | null>`nullif(lower(trim(${school.city})), '')`,
    })
    .from(attempt)
    .innerJoin(account, eq(account.id, attempt.studentId))
    .leftJoin(school, eq(school.id, account.schoolId))
    .where(and(gte(attempt.id, firstStudied), eq(attempt.trusted, true)))
    .orderBy(attempt.id)
  return rows.flatMap(({ ability, ...row }) => (ability === null ? [] : [{ ...row, ability }]))
}
export type StudiedTest = Awaited<ReturnType<typeof selectStudiedTests>>[number]

/** Returns the ids of the items that have newest answers. */
export async function selectAnsweredItems(database: Database): Promise<ReadonlySet<string>> {
  const answers = database
    .select({ found: sql`1` })
    .from(attemptItem)
    .where(and(eq(attemptItem.itemId, item.id), gte(attemptItem.attemptId, firstStudied)))
  const rows = await database.select({ id: item.id }).from(item).where(exists(answers))
  return new Set(rows.map(({ id }) => id))
}

/** Selects how long another item of the same attempt took; null if there is none. */
const millisecondsOf = (id: string | null) =>
  id === null
    ? sql<number | null>`null::integer`
    : sql<number | null>`(select other.milliseconds from ${attemptItem} other
        where other.attempt_id = attempt_item.attempt_id and other.item_id = ${id})`

/**
 * Returns the newest answers to an item, also those of tests without a trusted result; a skip has no choice.
 * `millisecondsBefore` is how long the question before it, about the same passage, took.
 */
export const selectItemAnswers = (database: Database, id: string, questionBefore: string | null) =>
  database
    .select({
      attemptId: attemptItem.attemptId,
      choice: attemptItem.choice,
      milliseconds: attemptItem.milliseconds,
      millisecondsBefore: millisecondsOf(questionBefore),
    })
    .from(attemptItem)
    .where(and(eq(attemptItem.itemId, id), gte(attemptItem.attemptId, firstStudied), isNotNull(attemptItem.answeredAt)))
    .orderBy(attemptItem.attemptId)
export type ItemAnswerRow = Awaited<ReturnType<typeof selectItemAnswers>>[number]

/** Returns the number of answers from which each item was last calibrated. */
export async function selectCalibrated(database: Database): Promise<ReadonlyMap<string, number>> {
  const rows = await database
    .select({ itemId: itemCalibration.itemId, answers: max(itemCalibration.answers) })
    .from(itemCalibration)
    .groupBy(itemCalibration.itemId)
  return new Map(rows.map(({ itemId, answers }) => [itemId, answers ?? 0]))
}

export const upsertFigures = (database: Database, rows: (typeof itemStatistic.$inferInsert)[]) =>
  database
    .insert(itemStatistic)
    .values(rows)
    .onConflictDoUpdate({
      target: itemStatistic.itemId,
      set: { figures: sql`excluded.figures`, countedAt: sql`excluded.counted_at` },
    })

export type Version = Omit<typeof itemCalibration.$inferInsert, 'calibratedAt'>

/**
 * Stores an item's next difficulty and its history. A question of a passage also has the error of its difficulty. If two changes are concurrent, one fails, because the pair of id
 * and version is unique.
 */
export async function insertVersion(database: Database, version: Version, calibratedAt: Date) {
  await database.insert(itemCalibration).values({ ...version, calibratedAt })
  const { difficulty, version: number, itemId, standardError } = version
  const difficultyError = sql`case when ${item.passageId} is null then null else ${standardError}::double precision end`
  await database.update(item).set({ difficulty, version: number, difficultyError }).where(eq(item.id, itemId))
}

import type { bankContract } from '@lekta/shared/contract/assessment/bank'
import type { Parsed } from '@lekta/shared/contract/endpoint'
import {
  and,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  ilike,
  isNotNull,
  isNull,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../database/connect'
import { attempt, attemptItem, exam, item, itemCalibration, itemStatistic, passage } from '../database/schema'
import { escapeLike, type SortColumns, sortBy, whereSearched, windowOf } from '../http/list-page'
import { firstExposing } from './recent-attempts'

// The bank belongs to no tenant; only the people who run the platform see these lists.

type BankQuery = Parsed<(typeof bankContract)['bankItems']>['query']

const figure = (name: string) =>
  sql<number | null>`(${itemStatistic.figures} ->> ${sql.raw(`'${name}'`)})::double precision`

const timesShown = (database: Database) =>
  database
    .select({ itemId: attemptItem.itemId, times: count().as('times') })
    .from(attemptItem)
    .where(gte(attemptItem.attemptId, firstExposing))
    .groupBy(attemptItem.itemId)
    .as('times_shown')

/** The first question of a passage. A passage is in a test as soon as its first question is. */
const first = alias(item, 'first_question')

/** An item is retired by itself, a question with its passage. */
const isRetired = sql<boolean>`coalesce(${passage.retired}, ${item.retired})`

/** Selects every item with its statistics, and its passage if it is a question of one. */
function allLines(database: Database) {
  const counts = timesShown(database)
  const positions = database
    .select({ id: item.id, position: sql<number>`row_number() over (order by ${item.id})::int`.as('position') })
    .from(item)
    .as('positions')
  const attempts = database
    .select({ all: sql<number>`greatest(count(*), 1)`.as('all') })
    .from(attempt)
    .where(gte(attempt.id, firstExposing))
    .as('attempts')
  const exposure = sql<number>`coalesce(${counts.times}, 0)::double precision / ${attempts.all}`
  const query = database
    .select({
      item: getTableColumns(item),
      passage,
      retired: isRetired,
      position: positions.position,
      exposure,
      figures: itemStatistic.figures,
      countedAt: itemStatistic.countedAt,
    })
    .from(item)
    .innerJoin(positions, eq(positions.id, item.id))
    .innerJoin(attempts, sql`true`)
    .leftJoin(passage, eq(passage.id, item.passageId))
    .leftJoin(first, and(eq(first.passageId, item.passageId), eq(first.question, 1)))
    .leftJoin(counts, eq(counts.itemId, sql`coalesce(${first.id}, ${item.id})`))
    .leftJoin(itemStatistic, eq(itemStatistic.itemId, item.id))
    .$dynamic()
  return { query, exposure }
}

export type ItemRow = Awaited<ReturnType<typeof allLines>['query']>[number]

const sortable = (exposure: SQL) =>
  ({
    id: { filled: item.id },
    measure: { filled: item.difficulty },
    version: { filled: item.version },
    exposure: { filled: exposure },
    right: figure('right'),
    point_biserial: figure('pointBiserial'),
    median_seconds: figure('medianSeconds'),
  }) satisfies SortColumns

const hasWarnings = sql`jsonb_array_length(${itemStatistic.figures} -> 'doubts') > 0`

function whereListed(query: BankQuery): SQL | undefined {
  const text = `%${escapeLike(whereSearched(query))}%`
  const found = or(ilike(item.id, text), ilike(item.passage, text), ilike(item.statement, text))
  return and(
    whereSearched(query) === '' ? undefined : found,
    query.doubtful ? hasWarnings : undefined,
    query.kind ? eq(item.kind, query.kind) : undefined,
  )
}

export function selectItemRows(database: Database, query: BankQuery) {
  const { limit, offset } = windowOf(query)
  const { query: lines, exposure } = allLines(database)
  return lines
    .where(whereListed(query))
    .orderBy(...sortBy(query, sortable(exposure), item.id))
    .limit(limit)
    .offset(offset)
}

export async function countItems(database: Database, query: BankQuery) {
  const [row] = await database
    .select({ total: count() })
    .from(item)
    .leftJoin(itemStatistic, eq(itemStatistic.itemId, item.id))
    .where(whereListed(query))
  return row?.total ?? 0
}

/**
 * Returns what tests give, with its statistics: the questions of passages. Items with a passage of their own are among
 * it only if there are exams that still give them.
 */
export async function selectLive(database: Database): Promise<ItemRow[]> {
  const single = await database.$count(exam, isNull(exam.passageProfile))
  const ofPassages = single > 0 ? undefined : isNotNull(item.passageId)
  return allLines(database)
    .query.where(and(eq(isRetired, false), ofPassages))
    .orderBy(item.id)
}

export async function selectItemRow(database: Database, id: string): Promise<ItemRow | undefined> {
  const [line] = await allLines(database).query.where(eq(item.id, id))
  return line
}

/** Returns the other question about the passage of a question. */
export async function selectOtherQuestion(database: Database, { id, passageId }: ItemRow['item']) {
  if (passageId === null) return undefined
  const [other] = await database
    .select()
    .from(item)
    .where(and(eq(item.passageId, passageId), ne(item.id, id)))
  return other
}

/** Returns the versions that calibration has created, the newest first. */
export const selectVersions = (database: Database, id: string) =>
  database.select().from(itemCalibration).where(eq(itemCalibration.itemId, id)).orderBy(desc(itemCalibration.version))

/** Returns the number of attempts that exposure is counted from. */
export const countAttempts = (database: Database) => database.$count(attempt, gte(attempt.id, firstExposing))

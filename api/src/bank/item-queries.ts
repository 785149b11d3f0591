import type { bankContract } from '@lekta/shared/contract/assessment/bank'
import type { Parsed } from '@lekta/shared/contract/endpoint'
import { and, count, desc, eq, getTableColumns, gte, ilike, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/connect'
import { attempt, attemptItem, item, itemCalibration, itemStatistic } from '../database/schema'
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

/** Selects every item with its statistics. */
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
      position: positions.position,
      exposure,
      figures: itemStatistic.figures,
      countedAt: itemStatistic.countedAt,
    })
    .from(item)
    .innerJoin(positions, eq(positions.id, item.id))
    .innerJoin(attempts, sql`true`)
    .leftJoin(counts, eq(counts.itemId, item.id))
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
  return and(whereSearched(query) === '' ? undefined : found, query.doubtful ? hasWarnings : undefined)
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

/** Returns the items that may be given, with their statistics. */
export const selectLive = (database: Database) => allLines(database).query.where(eq(item.retired, false))

export async function selectItemRow(database: Database, id: string): Promise<ItemRow | undefined> {
  const [line] = await allLines(database).query.where(eq(item.id, id))
  return line
}

/** Returns the versions that calibration has created, the newest first. */
export const selectVersions = (database: Database, id: string) =>
  database.select().from(itemCalibration).where(eq(itemCalibration.itemId, id)).orderBy(desc(itemCalibration.version))

/** Returns the number of attempts that exposure is counted from. */
export const countAttempts = (database: Database) => database.$count(attempt, gte(attempt.id, firstExposing))

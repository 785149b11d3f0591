import type { genres } from '@lekta/shared/contract/measure'
import { boolean, doublePrecision, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import type { ItemFigures } from '../../assessment/items/item-figures'
import { timestamp } from './columns'

/** The bank as the running server uses it: `api/bank` with the analyser's measure. A changed text gets a new id. */
export const item = pgTable('item', {
  id: text().primaryKey(),
  genre: text().$type<(typeof genres)[number]>().notNull(),
  passage: text().notNull(),
  statement: text().notNull(),
  options: text().array().notNull(),
  /** Index of the right option, 0…3. */
  key: smallint().notNull(),
  words: smallint().notNull(),
  /** The text's measure by the analyser, in L. */
  textMeasure: doublePrecision().notNull(),
  /** Rasch difficulty in logits: theory first, answers later. */
  difficulty: doublePrecision().notNull(),
  /** Number of difficulties that the item has had. */
  version: integer().notNull().default(1),
  /** No longer in the bank's files: kept for existing results, not used in tests. */
  retired: boolean().notNull().default(false),
})

const itemId = () =>
  text()
    .notNull()
    .references(() => item.id)

/** Each difficulty that an item was given by its answers; its first difficulty comes from theory. */
export const itemCalibration = pgTable(
  'item_calibration',
  {
    itemId: itemId(),
    version: integer().notNull(),
    /** In logits, with its standard error. */
    difficulty: doublePrecision().notNull(),
    standardError: doublePrecision().notNull(),
    /** The number of answers that it was estimated from. */
    answers: integer().notNull(),
    calibratedAt: timestamp().notNull(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.version] })],
)

/** How students had answered an item when its answers were last counted. */
export const itemStatistic = pgTable('item_statistic', {
  itemId: itemId().primaryKey(),
  figures: jsonb().$type<ItemFigures>().notNull(),
  countedAt: timestamp().notNull(),
})

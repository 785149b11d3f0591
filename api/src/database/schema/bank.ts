import type { genres, QuestionKind } from '@lekta/shared/contract/measure'
import {
  boolean,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import type { ItemFigures } from '../../assessment/items/item-figures'
import type { PassageForm } from '../../assessment/passages/types'
import { timestamp } from './columns'

/** A passage that is given with two questions, which are rows of `item`. If its text changes, it gets a new id. */
export const passage = pgTable('passage', {
  id: text().primaryKey(),
  form: text().$type<PassageForm>().notNull(),
  /** What the passage is about. A test has no two passages with the same motif. */
  motifs: text().array().notNull(),
  /** Whether the passage was removed from the bank's files. It is kept for existing results but not used in tests. */
  retired: boolean().notNull().default(false),
})

/**
 * The bank as the running server uses it: the items of `api/bank` with the analyser's measures. An item has a passage
 * of its own, or is one of the two questions of a `passage` and repeats its text. If a text changes, its item gets a
 * new id.
 */
export const item = pgTable(
  'item',
  {
    id: text().primaryKey(),
    genre: text().$type<(typeof genres)[number]>().notNull(),
    passage: text().notNull(),
    statement: text().notNull(),
    options: text().array().notNull(),
    /** Index of the correct option, 0…3. */
    key: smallint().notNull(),
    words: smallint().notNull(),
    /** The text's measure in L, computed by the analyser. */
    textMeasure: doublePrecision().notNull(),
    /** Rasch difficulty in logits: predicted from theory at first, later estimated from answers. */
    difficulty: doublePrecision().notNull(),
    /** How many difficulties the item has had, including the current one. */
    version: integer().notNull().default(1),
    /**
     * Whether the item is kept for existing results but not given on its own. True for items that were removed from the
     * bank's files, and for all questions of passages.
     */
    retired: boolean().notNull().default(false),
    /** The following columns are null unless the item is a question of a passage. */
    passageId: text().references(() => passage.id),
    /** 1 or 2, the order in which the questions are asked. */
    question: smallint(),
    kind: text().$type<QuestionKind>(),
    /** The probability that a student who understood nothing chooses the right option. It never changes. */
    guessing: doublePrecision(),
    /**
     * The standard error of the difficulty, in logits. Before the first calibration it is that of the text, which both
     * questions share.
     */
    difficultyError: doublePrecision(),
  },
  (table) => [unique().on(table.passageId, table.question)],
)

const itemId = () =>
  text()
    .notNull()
    .references(() => item.id)

/**
 * Every difficulty that was estimated from an item's answers. The first difficulty comes from theory and is not
 * listed.
 */
export const itemCalibration = pgTable(
  'item_calibration',
  {
    itemId: itemId(),
    version: integer().notNull(),
    /** Difficulty and standard error are in logits. */
    difficulty: doublePrecision().notNull(),
    standardError: doublePrecision().notNull(),
    /** The number of answers that the difficulty was estimated from. */
    answers: integer().notNull(),
    calibratedAt: timestamp().notNull(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.version] })],
)

/** How students have answered an item, as of the last count. */
export const itemStatistic = pgTable('item_statistic', {
  itemId: itemId().primaryKey(),
  figures: jsonb().$type<ItemFigures>().notNull(),
  countedAt: timestamp().notNull(),
})

import * as z from 'zod/mini'
import { type AnswerTable, collectAnswers } from '../assessment/items/answer-table'
import { calibrate, type Held } from '../assessment/items/calibrate'
import type { ItemFigures } from '../assessment/items/item-figures'
import type { Database } from '../database/connect'
import { defineJob } from '../jobs/job'
import type { Item } from './bank'
import * as queries from './queries'
import { guessingOf, studyItem } from './study-item'
import { recalibrateTask } from './tasks'
import { theoryOf } from './theory'

/**
 * The number of answers that an item needs before its difficulty changes, and the factor by which that number must
 * have grown before the next change.
 */
const MIN_ANSWERS = 30
const GROWN = 1.2

/** With so many answers, an item that has changed gets a new version whether or not their number has grown. */
const ENOUGH_ANSWERS = 3000

/** A smaller change, in logits, does not create a new version. */
const MIN_CHANGE = 0.02

/** An item, how it was answered, and the number of answers that count for its difficulty. */
interface Counted {
  item: Item
  figures: ItemFigures
  answers: number
}

/** Returns the id of an item's passage; an item with a passage of its own has the same id. */
const passageOf = ({ id, passageId }: Item) => passageId ?? id

/** Returns items with the two questions of each passage one after the other, in their order. */
function besideEachOther(items: readonly Item[]): Item[] {
  const keyOf = (item: Item) => `${passageOf(item)} ${item.question ?? ''}`
  return items
    .map((item) => ({ item, key: keyOf(item) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ item }) => item)
}

/** Counts the answers to all items, and collects them by test. */
async function countAnswers(database: Database, items: readonly Item[]) {
  const [tests, answered] = await Promise.all([
    queries.selectStudiedTests(database),
    queries.selectAnsweredItems(database),
  ])
  const byId = new Map(tests.map((test, index) => [test.id, { ...test, index }]))
  const collected = collectAnswers()
  const counted: Counted[] = []
  // Items are read one after the other, because the rows of a whole bank are too many to hold in memory.
  const ordered = besideEachOther(items)
  for (const [index, item] of ordered.entries()) {
    const before = item.question === 2 ? (ordered[index - 1]?.id ?? null) : null
    const rows = answered.has(item.id) ? await queries.selectItemAnswers(database, item.id, before) : []
    const { figures, trials } = studyItem(item, rows, byId)
    for (const trial of trials) collected.add({ ...trial, item: index })
    counted.push({ item, figures, answers: trials.length })
  }
  return { counted, table: collected.tableOf(tests) }
}

/** An item with the difficulty that follows from all answers. */
interface Calibrated extends Counted {
  held: Held
}

function calibrateItems(counted: readonly Counted[], table: AnswerTable): Calibrated[] {
  const passages = new Map([...new Set(counted.map(({ item }) => passageOf(item)))].map((id, index) => [id, index]))
  const theories = counted.map(({ item }) => ({
    theory: theoryOf(item),
    passage: passages.get(passageOf(item)) as number,
    guessing: guessingOf(item),
  }))
  const held = calibrate(theories, table)
  return counted.map((one, i) => ({ ...one, held: held[i] as Held }))
}

/** Returns whether an item has enough new answers since its last version. */
const isRipe = ({ answers }: Calibrated, before: number) =>
  answers >= Math.max(MIN_ANSWERS, Math.min(before * GROWN, ENOUGH_ANSWERS))

/** Returns the new versions of items that have enough new answers and whose difficulty has changed. */
function versionsOf(calibrated: readonly Calibrated[], before: ReadonlyMap<string, number>): queries.Version[] {
  return calibrated
    .filter((one) => isRipe(one, before.get(one.item.id) ?? 0))
    .map(({ item, held, answers }) => ({
      itemId: item.id,
      version: item.version + 1,
      difficulty: held.difficulty,
      standardError: held.standardError,
      answers,
      change: Math.abs(held.difficulty - item.difficulty),
    }))
    .filter(({ change }) => change >= MIN_CHANGE)
    .map(({ change: _, ...version }) => version)
}

/**
 * Counts how every item was answered, and stores a new version of an item's difficulty if there is enough data.
 * Attempts keep the difficulties that their items had. Returns the number of changed items.
 */
export async function recalibrateBank(database: Database, now: Date): Promise<number> {
  const [items, before] = await Promise.all([queries.selectItems(database), queries.selectCalibrated(database)])
  const { counted, table } = await countAnswers(database, items)
  const versions = versionsOf(calibrateItems(counted, table), before)
  await database.transaction(async (transaction) => {
    const rows = counted.map(({ item, figures }) => ({ itemId: item.id, figures, countedAt: now }))
    await queries.upsertFigures(transaction, rows)
    for (const version of versions) await queries.insertVersion(transaction, version, now)
  })
  return versions.length
}

export const recalibrateJob = defineJob({
  name: 'recalibrate-bank',
  data: z.object({}),
  retry: { limit: 3, delay: 300 },
  timeLimit: 60 * 60,
  every: 12 * 60 * 60,
  work: async ({ threads, now, log, signal }) => {
    const moved = await threads.run(recalibrateTask, now, signal)
    log.info({ moved }, 'The bank was counted and recalibrated.')
  },
})

import * as z from 'zod/mini'
import { isRapidGuess } from '../assessment/effort/effort'
import { calibrate, type Held } from '../assessment/items/calibrate'
import { type ItemAnswer, itemFigures } from '../assessment/items/item-figures'
import { STANDARD_PROFILE } from '../assessment/profile'
import { difficultyOf, logitsOf } from '../assessment/scale'
import { textError } from '../assessment/text/analyse'
import type { Database } from '../database/connect'
import { defineJob } from '../jobs/job'
import type { Item } from './bank'
import * as queries from './queries'
import { recalibrateTask } from './tasks'

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

/**
 * How much the difficulty of items varies around that of their text, in L. The statement and options make some items
 * harder than others on the same text.
 */
const STATEMENT_ERROR = 60

const { guessing, effort } = STANDARD_PROFILE

/** Returns the difficulty that theory gives an item before it is answered. */
const theoryOf = ({ textMeasure, words }: Pick<Item, 'textMeasure' | 'words'>): Held => ({
  difficulty: difficultyOf(textMeasure),
  standardError: logitsOf(Math.hypot(textError(words), STATEMENT_ERROR)),
})

/** Returns how an item was answered, the difficulty that follows from this, and its distance from theory. */
function study(item: Item, itemAnswers: readonly queries.ItemAnswerRow[]) {
  const answers: ItemAnswer[] = itemAnswers.map(({ ability, choice, milliseconds }) => ({
    ability,
    choice,
    milliseconds,
    rapid: isRapidGuess({ skipped: choice === null, milliseconds, item }, effort),
  }))
  const trials = answers
    .filter(({ choice, rapid }) => choice !== null && !rapid)
    .map(({ ability, choice }) => ({ ability, correct: choice === item.key }))
  const theory = theoryOf(item)
  const held = calibrate(theory, trials, guessing)
  const { key, options, difficulty } = item
  return {
    item,
    figures: itemFigures(answers, { key, options: options.length, difficulty, guessing }),
    held,
    answers: trials.length,
    moved: held.difficulty - theory.difficulty,
  }
}
type Study = ReturnType<typeof study>

async function studyBank(database: Database, items: readonly Item[]): Promise<Study[]> {
  const studies: Study[] = []
  // Items are read one after the other, because the answers to a whole bank are too many to hold in memory.
  for (const item of items) studies.push(study(item, await queries.selectItemAnswers(database, item.id)))
  return studies
}

/**
 * Returns the change that all items share. It is removed from their difficulties, so that the texts define the scale.
 */
function commonMove(studies: readonly Study[]): number {
  const answers = studies.reduce((sum, one) => sum + one.answers, 0)
  return answers === 0 ? 0 : studies.reduce((sum, one) => sum + one.moved * one.answers, 0) / answers
}

/** Returns whether an item has enough new answers since its last version. */
const isRipe = ({ answers }: Study, before: number) =>
  answers >= Math.max(MIN_ANSWERS, Math.min(before * GROWN, ENOUGH_ANSWERS))

/** Returns the new versions of items that have enough new answers and whose difficulty has changed. */
function versionsOf(studies: readonly Study[], before: ReadonlyMap<string, number>): queries.Version[] {
  const common = commonMove(studies)
  return studies
    .filter((one) => isRipe(one, before.get(one.item.id) ?? 0))
    .map(({ item, held, answers }) => ({
      itemId: item.id,
      version: item.version + 1,
      difficulty: held.difficulty - common,
      standardError: held.standardError,
      answers,
      change: Math.abs(held.difficulty - common - item.difficulty),
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
  const studies = await studyBank(database, items)
  const versions = versionsOf(studies, before)
  await database.transaction(async (transaction) => {
    const figures = studies.map(({ item, figures: studied }) => ({ itemId: item.id, figures: studied, countedAt: now }))
    await queries.upsertFigures(transaction, figures)
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

import { exposureRate } from '../assessment/items/exposure'
import type { Passage, Question } from '../assessment/passages/types'
import type { ItemParameters } from '../assessment/types'
import type { Database } from '../database/connect'
import { perDatabase } from '../database/per-database'
import { selectExposure, selectItems, selectPassages } from './queries'

export type Item = Awaited<ReturnType<typeof selectItems>>[number]
type PassageRow = Awaited<ReturnType<typeof selectPassages>>[number]

/** The shares of attempts in which single items and passages were given, by their ids. */
export interface Exposure {
  items: ReadonlyMap<string, number>
  passages: ReadonlyMap<string, number>
}

/** The bank as the engine and the screens need it. */
export interface Bank {
  /** All items, including retired ones and the questions of passages. */
  items: ReadonlyMap<string, Item>
  /** All passages with their current parameters, including retired ones. */
  passages: ReadonlyMap<string, Passage>
  /** What may be given. */
  pool: { items: readonly ItemParameters[]; passages: readonly Passage[] }
  exposure: Exposure
}

/**
 * How long the bank is cached, in milliseconds. Exposure changes slowly, so it is not counted again for every answer.
 */
const freshness = 60_000

async function readBankRows(database: Database): Promise<Bank> {
  const [rows, passageRows, shown] = await Promise.all([
    selectItems(database),
    selectPassages(database),
    selectExposure(database),
  ])
  const items = new Map(rows.map((item) => [item.id, item]))
  const passages = passagesIn(rows, passageRows)
  const single = rows.filter(({ retired, passageId }) => !retired && passageId === null)
  return {
    items,
    passages,
    pool: {
      items: single.map(({ id, difficulty, genre, words }) => ({ id, difficulty, genre, words })),
      passages: passageRows.flatMap(({ id, retired }) => (retired ? [] : [passages.get(id) as Passage])),
    },
    exposure: exposureOf(items, new Map(shown.items.map(({ itemId, times }) => [itemId, times])), shown.attempts),
  }
}

/** Returns the exposure from how often each item was given in a number of attempts. */
export function exposureOf(items: Bank['items'], times: ReadonlyMap<string, number>, attempts: number): Exposure {
  const rates = [...times].map(([id, count]) => [id, exposureRate(count, attempts)] as const)
  return {
    items: new Map(rates),
    passages: new Map(
      rates.flatMap(([id, rate]) => {
        const { passageId = null, question = null } = items.get(id) ?? {}
        return passageId !== null && question === 1 ? [[passageId, rate] as const] : []
      }),
    ),
  }
}

function passagesIn(rows: readonly Item[], passageRows: readonly PassageRow[]): Map<string, Passage> {
  const questions = new Map<string, Item[]>(passageRows.map(({ id }) => [id, []]))
  for (const row of rows) if (row.passageId !== null) questions.get(row.passageId)?.push(row)
  return new Map(passageRows.map((row) => [row.id, passageOf(row, questions.get(row.id) ?? [])]))
}

function passageOf({ id, motifs }: PassageRow, questions: readonly Item[]): Passage {
  const [first, second] = questions.toSorted((a, b) => (a.question ?? 0) - (b.question ?? 0))
  if (!first || !second) throw new Error(`The bank’s passage ${id} does not have two questions.`)
  const { genre, words } = first
  const uncertainty = commonError(errorOf(first), errorOf(second))
  return { id, motifs, genre, words, uncertainty, questions: [parametersOf(first), parametersOf(second)] }
}

/** Returns the root mean square of the errors of two difficulties. */
const commonError = (first: number, second: number) => Math.sqrt((first ** 2 + second ** 2) / 2)

const errorOf = ({ id, difficultyError }: Item) => requireColumn(id, 'difficulty_error', difficultyError)

const parametersOf = ({ id, kind, difficulty, guessing }: Item): Question => ({
  id,
  kind: requireColumn(id, 'kind', kind),
  difficulty,
  guessing: requireColumn(id, 'guessing', guessing),
})

/** Returns a value that all questions of passages have. Throws an Error for one that lacks it. */
function requireColumn<T>(id: string, column: string, value: T | null): T {
  if (value === null) throw new Error(`The question ${id} has no ${column}.`)
  return value
}

const cache = perDatabase(() => ({ bank: null as Promise<Bank> | null, readAt: 0 }))

/** Returns the bank. The bank is cached for a minute. */
export function bankOf(database: Database, now: Date): Promise<Bank> {
  const banks = cache(database)
  const age = now.getTime() - banks.readAt
  if (banks.bank && age >= 0 && age < freshness) return banks.bank
  const bank = readBankRows(database)
  Object.assign(banks, { bank, readAt: now.getTime() })
  bank.catch(() => Object.assign(banks, { bank: null }))
  return bank
}

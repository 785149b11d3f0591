import { exposureRate } from '../assessment/select'
import type { ItemParameters } from '../assessment/types'
import type { Database } from '../database/connect'
import { perDatabase } from '../database/per-database'
import { selectExposure, selectItems } from './queries'

export type Item = Awaited<ReturnType<typeof selectItems>>[number]

/** The bank as the engine and the screens need it. */
export interface Bank {
  /** All items, including retired ones. */
  items: ReadonlyMap<string, Item>
  /** Items that may be given. */
  pool: readonly ItemParameters[]
  exposure: ReadonlyMap<string, number>
}

/**
 * How long the bank is cached, in milliseconds. Exposure changes slowly, so it is not counted again for every answer.
 */
const freshness = 60_000

async function readBankRows(database: Database): Promise<Bank> {
  const [items, shown] = await Promise.all([selectItems(database), selectExposure(database)])
  return {
    items: new Map(items.map((item) => [item.id, item])),
    pool: items
      .filter(({ retired }) => !retired)
      .map(({ id, difficulty, genre, words }) => ({ id, difficulty, genre, words })),
    exposure: new Map(shown.items.map(({ itemId, times }) => [itemId, exposureRate(times, shown.attempts)])),
  }
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

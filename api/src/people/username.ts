import { suggestUsername } from '@lekta/shared/lib/username'
import { sql } from 'drizzle-orm'
import type { Database } from '../database/connect'
import { account, usernameStem } from '../database/schema'

/** What a name is called that has too few Latin letters. */
const nameless = 'reader'
/** Leaves room for a number. */
const longest = 32

/** A username without the number that tells it from others. */
export const stemOf = (name: string): string =>
  suggestUsername(name)
    .slice(0, longest)
    .replace(/[.0-9]+$/, '') || nameless

/** The last number of a stem that counts on; a longer one is not ours. */
const numberOf = (username: string, stem: string) => {
  const number = username.slice(stem.length)
  return number.length > 7 ? 0 : Number(number || 1)
}

/** For each stem that somebody has, its highest number; a username without a number is the first of its stem. */
async function selectHighest(database: Database, stems: readonly string[]): Promise<Map<string, number>> {
  const rows = await database
    .select({ username: account.username, stem: usernameStem(account) })
    .from(account)
    .where(sql`${usernameStem(account)} = any(${sql.param(stems)})`)
  const highest = new Map<string, number>()
  for (const { username, stem } of rows) {
    highest.set(stem, Math.max(highest.get(stem) ?? 0, numberOf(username, stem)))
  }
  return highest
}

/**
 * A username for each name that nobody has: `ayu.lestari`, `ayu.lestari2`, … Numbers go up only, and an account that was put
 * away keeps its username, so that none is ever used again. `reserved` are taken too.
 */
export async function proposeUsernames(
  database: Database,
  names: readonly string[],
  reserved: ReadonlySet<string> = new Set(),
): Promise<string[]> {
  const stems = names.map(stemOf)
  const highest = await selectHighest(database, [...new Set(stems)])
  return stems.map((stem) => {
    for (let number = (highest.get(stem) ?? 0) + 1; ; number++) {
      const username = number === 1 ? stem : `${stem}${number}`
      highest.set(stem, number)
      if (!reserved.has(username)) return username
    }
  })
}

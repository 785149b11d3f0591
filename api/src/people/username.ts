import { suggestUsername } from '@lekta/shared/lib/username'
import { sql } from 'drizzle-orm'
import type { Database } from '../database/connect'
import { account, usernameStem } from '../database/schema'

/** The stem of the username for a name with too few Latin letters. */
const defaultStem = 'reader'
/** The maximum length of a stem. It leaves room for a number. */
const longest = 32

/** Returns a username without the number at its end. */
export const stemOf = (name: string): string =>
  suggestUsername(name)
    .slice(0, longest)
    .replace(/[.0-9]+$/, '') || defaultStem

/** Returns the number at the end of a username: 1 if there is none, 0 if it is too long to be a generated one. */
const numberOf = (username: string, stem: string) => {
  const number = username.slice(stem.length)
  return number.length > 7 ? 0 : Number(number || 1)
}

/** Returns the highest number that is taken for each stem. A username without a number counts as number 1. */
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
 * Returns an unused username for each name: `ayu.lestari`, `ayu.lestari2`, and so on. A username is never reused,
 * because numbers only go up and archived accounts keep their usernames. `reserved` usernames count as taken.
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

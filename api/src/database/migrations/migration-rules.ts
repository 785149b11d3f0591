import type { Migration } from './read-migrations'
import { effectsOfMigration } from './statement-effects'

/** The first line of a migration that removes what the previous version no longer uses. */
const CONTRACT = /^contract: since (\d+)\.(\d+)\.(\d+) nothing uses \S/

/** Returns the release that a migration's header names as the first that does not use what it removes. */
function unusedSince({ header }: Migration): number[] | null {
  for (const line of header) {
    const found = CONTRACT.exec(line)
    if (found) return found.slice(1).map(Number)
  }
  return null
}

const isBefore = (a: readonly number[], b: readonly number[]) => {
  const i = a.findIndex((part, index) => part !== b[index])
  return i !== -1 && (a[i] ?? 0) < (b[i] ?? 0)
}

/** Returns whether servers of the previous version can go on running while a migration runs and afterwards. */
export const isExpanding = async (migration: Migration): Promise<boolean> =>
  (await effectsOfMigration(migration)).every(({ breaks }) => breaks === null)

/**
 * Returns what is wrong with a new migration, in sentences. It must not break the previous version, unless its header
 * names an earlier release than `version` that already did without, and it must not stop writing while an index is
 * built.
 */
export async function problemsOf(migration: Migration, version: string): Promise<string[]> {
  const { tag } = migration
  const effects = await effectsOfMigration(migration)
  const since = unusedSince(migration)
  const isDeclared = since !== null && isBefore(since, version.split('.').map(Number))
  const breaking = effects.flatMap(({ summary, breaks }) =>
    breaks === null || isDeclared ? [] : [`${tag} ${summary}, but ${breaks}.`],
  )
  const slow = effects.flatMap(({ summary, buildsIndex }) =>
    buildsIndex ? [`${tag} ${summary} while nobody can write to the table: create it concurrently.`] : [],
  )
  return [...breaking, ...slow]
}

import { and, asc, count, desc, eq, ilike, isNull, or, type SQL } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import { account, school, searchText } from '../../database/schema'
import { escapeLike } from '../../http/list-page'

// These queries belong to no tenant: only admins use them, who choose among all people.

/** Returns the condition for accounts in use that have all words of a text in their name, username, e-mail or school. */
function whereFound(text: string): SQL | undefined {
  const patterns = text.split(/\s+/).map((word) => `%${escapeLike(word)}%`)
  return and(
    isNull(account.archivedAt),
    isNull(account.erasedAt),
    isNull(school.archivedAt),
    ...patterns.map((pattern) => or(ilike(searchText(account), pattern), ilike(school.name, pattern))),
  )
}

/** Returns the first people that a text finds. An exact username comes first, then names that begin with the text. */
export const selectPeople = (database: Database, text: string, limit: number) =>
  database
    .select({
      id: account.id,
      name: account.name,
      username: account.username,
      roles: account.roles,
      school: school.name,
    })
    .from(account)
    .leftJoin(school, eq(school.id, account.schoolId))
    .where(whereFound(text))
    .orderBy(
      desc(eq(account.username, text.toLowerCase())),
      desc(ilike(account.name, `${escapeLike(text)}%`)),
      asc(account.name),
      asc(account.id),
    )
    .limit(limit)

export async function countPeople(database: Database, text: string): Promise<number> {
  const [row] = await database
    .select({ total: count() })
    .from(account)
    .leftJoin(school, eq(school.id, account.schoolId))
    .where(whereFound(text))
  return row?.total ?? 0
}

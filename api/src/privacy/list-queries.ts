import type { ListQuery } from '@lekta/shared/contract/list'
import type { erasureReasons, erasureStates } from '@lekta/shared/contract/privacy'
import { and, desc, eq, ilike, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../database/connect'
import { account, erasure, school } from '../database/schema'
import { escapeLike, whereSearched, windowOf } from '../http/list-page'
import { isOpen } from './erase/queries'
import { concernedAccounts, type Requester } from './request/candidates'

const requester = alias(account, 'requester')

/** Returns the people who are waiting to be erased and whom the tenant may ask about, those due first at the top. */
export const selectOpenErasures = (tenant: Requester, database: Database) =>
  database
    .select({
      accountId: account.id,
      name: account.name,
      kind: erasure.kind,
      schoolId: account.schoolId,
      requestedAt: erasure.requestedAt,
      requestedBy: requester.name,
      dueAt: erasure.dueAt,
    })
    .from(erasure)
    .innerJoin(account, eq(account.id, erasure.accountId))
    .leftJoin(requester, eq(requester.id, erasure.requestedBy))
    .where(and(isOpen, concernedAccounts(tenant)))
    .orderBy(erasure.dueAt, erasure.id)

/** Returns the id of the account with a username, in a list; empty if there is none. Only admins find accounts so. */
export async function selectByUsername({ role }: Requester, database: Database, username: string): Promise<number[]> {
  if (role !== 'admin') return []
  const name = username.trim().toLowerCase()
  const rows = await database.select({ id: account.id }).from(account).where(eq(account.username, name))
  return rows.map(({ id }) => id)
}

export interface ErasureFilter {
  query: ListQuery
  state?: (typeof erasureStates)[number] | undefined
  reason?: (typeof erasureReasons)[number] | undefined
}

const hasState: Readonly<Record<(typeof erasureStates)[number], SQL | undefined>> = {
  open: isOpen,
  done: isNotNull(erasure.doneAt),
  cancelled: isNotNull(erasure.cancelledAt),
}

function whereErasures({ query, state, reason }: ErasureFilter): SQL | undefined {
  const text = whereSearched(query)
  const pattern = `%${escapeLike(text)}%`
  return and(
    state && hasState[state],
    reason && eq(erasure.reason, reason),
    // A done or cancelled erasure names nobody, so only open ones can be found by name.
    text === ''
      ? undefined
      : or(
          ilike(school.name, pattern),
          and(isOpen, or(ilike(account.name, pattern), ilike(account.username, pattern))),
        ),
  )
}

const joined = (database: Database) =>
  database
    .select({
      erasure,
      name: sql<string | null>`case when ${isOpen} then ${account.name} end`,
      username: sql<string | null>`case when ${isOpen} then ${account.username} end`,
      school: school.name,
      requestedBy: requester.name,
    })
    .from(erasure)
    .leftJoin(account, eq(account.id, erasure.accountId))
    .leftJoin(school, eq(school.id, erasure.schoolId))
    .leftJoin(requester, eq(requester.id, erasure.requestedBy))

/** Returns a page of all erasures: open ones first, those due first at the top; then the others, newest first. */
export function selectErasures(database: Database, filter: ErasureFilter) {
  const { limit, offset } = windowOf(filter.query)
  const dueOfOpen = sql`case when ${isOpen} then ${erasure.dueAt} end`
  return joined(database)
    .where(whereErasures(filter))
    .orderBy(sql`${dueOfOpen} asc nulls last`, desc(erasure.requestedAt), desc(erasure.id))
    .limit(limit)
    .offset(offset)
}

export async function countErasures(database: Database, filter: ErasureFilter): Promise<number> {
  const [row] = await database
    .select({ total: sql<number>`count(*)::int` })
    .from(erasure)
    .leftJoin(account, eq(account.id, erasure.accountId))
    .leftJoin(school, eq(school.id, erasure.schoolId))
    .where(whereErasures(filter))
  return row?.total ?? 0
}

export type ErasureListRow = Awaited<ReturnType<typeof selectErasures>>[number]

import type { PlatformAccount } from '@lekta/shared/contract/platform/platform-account'
import { and, asc, count, eq, isNotNull, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import { LEAVING_GRACE } from '../access/authenticate'
import { accountKey, LOGIN_LIMITS, LOGIN_WINDOW } from '../auth/login-rate-limit'
import type { Database } from '../database/connect'
import { account, isChild, knownDevice, rateLimit, school, session } from '../database/schema'
import { windowAt } from '../http/limits/rate-limit'

// These queries belong to no tenant: only admins and the operator's commands use them. They never return children.

const at = (time: Date) => sql`${time.toISOString()}::timestamptz`

/** Whether failed logins currently stop logins to the account from at least one source. */
const isLocked = (now: Date) => sql<boolean>`exists (
  select 1 from ${rateLimit}
  where ${rateLimit.windowStart} = ${at(windowAt({ window: LOGIN_WINDOW }, now))}
    and ${rateLimit.hits} >= ${LOGIN_LIMITS.account}
    and starts_with(${rateLimit.key}, ${accountKey('')}::text || ${account.id} || ':'))`

const openSessions = (now: Date) => sql<number>`(
  select count(*)::int from ${session}
  where ${session.accountId} = ${account.id} and ${session.endedAt} is null and ${session.expiresAt} > ${at(now)}
    and (${session.leftAt} is null or ${session.leftAt} > ${at(new Date(now.getTime() - LEAVING_GRACE))}))`

/** Old sessions are deleted, but devices are remembered for a year. */
const lastLogin = sql`greatest(
  (select max(${session.createdAt}) from ${session} where ${session.accountId} = ${account.id}),
  (select max(${knownDevice.usedAt}) from ${knownDevice} where ${knownDevice.accountId} = ${account.id}))`

const columns = (now: Date) => ({
  id: account.id,
  name: account.name,
  username: account.username,
  email: account.email,
  emailConfirmedAt: account.emailConfirmedAt,
  language: account.language,
  roles: account.roles,
  schoolId: account.schoolId,
  schoolName: school.name,
  schoolArchivedAt: school.archivedAt,
  archivedAt: account.archivedAt,
  createdAt: account.createdAt,
  locked: isLocked(now),
  sessions: openSessions(now),
  lastLogin: lastLogin.mapWith(account.createdAt) as SQL<Date | null>,
})

const selectJoined = (database: Database, now: Date) =>
  database.select(columns(now)).from(account).leftJoin(school, eq(school.id, account.schoolId)).$dynamic()

export type PlatformAccountRow = Awaited<ReturnType<typeof selectJoined>>[number]

export const presentAccount = (row: PlatformAccountRow): PlatformAccount => ({
  id: row.id,
  name: row.name,
  username: row.username,
  email: row.email,
  email_confirmed: row.emailConfirmedAt !== null,
  roles: row.roles,
  school:
    row.schoolId === null || row.schoolName === null
      ? null
      : { id: row.schoolId, name: row.schoolName, archived: row.schoolArchivedAt !== null },
  archived: row.archivedAt !== null,
  locked: row.locked,
  sessions: row.sessions,
  created_at: row.createdAt.toISOString(),
  last_login: row.lastLogin?.toISOString() ?? null,
})

/** Returns the accounts with exactly this username or e-mail address, in lower case. */
export const selectAccountsByName = (database: Database, name: string, now: Date) =>
  selectJoined(database, now)
    .where(and(or(eq(account.username, name), eq(account.email, name)), not(isChild(account))))
    .orderBy(asc(account.username))

/** Returns an account of an adult. */
export async function selectAccount(database: Database, id: number, now: Date) {
  const [row] = await selectJoined(database, now).where(and(eq(account.id, id), not(isChild(account))))
  return row
}

/** Returns the accounts that run a school, archived ones last. */
export const selectSchoolAccounts = (database: Database, schoolId: number, now: Date) =>
  selectJoined(database, now)
    .where(and(eq(account.schoolId, schoolId), sql`'school' = any(${account.roles})`))
    .orderBy(isNotNull(account.archivedAt), asc(account.id))

const isAdmin = sql`${account.roles} @> array['admin']`

/** Returns the condition for the accounts that run the platform. Erased admins are in no list. */
export const whereAdmin = (archived: boolean, condition?: SQL): SQL =>
  and(
    isAdmin,
    isNull(account.erasedAt),
    archived ? isNotNull(account.archivedAt) : isNull(account.archivedAt),
    condition,
  ) as SQL

export const selectAdmins = (
  database: Database,
  { where, order, limit, offset }: { where: SQL; order: SQL[]; limit: number; offset: number },
  now: Date,
) =>
  selectJoined(database, now)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)

export async function countAdmins(database: Database, where: SQL): Promise<number> {
  const [row] = await database.select({ total: count() }).from(account).where(where)
  return row?.total ?? 0
}

export const sortable = (now: Date) => ({
  id: account.id,
  name: { filled: sql`lower(${account.name})` },
  username: { filled: account.username },
  email: account.email,
  created_at: { filled: account.createdAt },
  last_login: lastLogin,
  sessions: { filled: openSessions(now) },
})

/** Locks all admins that are not archived, so that two of them cannot archive each other. Returns their ids. */
export async function lockAdmins(transaction: Database): Promise<number[]> {
  const rows = await transaction
    .select({ id: account.id })
    .from(account)
    .where(whereAdmin(false))
    .orderBy(account.id)
    .for('update')
  return rows.map(({ id }) => id)
}

export const setArchived = (database: Database, id: number, archivedAt: Date | null) =>
  database.update(account).set({ archivedAt }).where(eq(account.id, id))

/** Changes an admin. A new e-mail address is unconfirmed. */
export const updateAdmin = (
  database: Database,
  id: number,
  values: { name: string; username: string; email: string | null },
) =>
  database
    .update(account)
    .set({
      ...values,
      emailConfirmedAt: sql`case when ${account.email} is not distinct from ${values.email} then ${account.emailConfirmedAt} end`,
    })
    .where(and(eq(account.id, id), isAdmin))

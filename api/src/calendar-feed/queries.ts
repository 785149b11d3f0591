import { and, asc, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { type StaffTenant, visibleClassrooms } from '../access/tenant'
import type { Database } from '../database/connect'
import { account, calendarFeed, classroom, exam, schedule, scheduleClassroom, school } from '../database/schema'
import { visibleSchedules } from '../schedule/queries'

const HOUR = 60 * 60_000

/** The largest number of tests in a calendar. */
const mostTests = 1000

const isCurrentOf = ({ accountId, role }: StaffTenant) =>
  and(eq(calendarFeed.accountId, accountId), eq(calendarFeed.role, role), isNull(calendarFeed.revokedAt))

/** Returns the tenant's link; undefined without one. */
export async function selectFeed(tenant: StaffTenant, database: Database) {
  const [row] = await database
    .select({ createdAt: calendarFeed.createdAt, lastUsedAt: calendarFeed.lastUsedAt })
    .from(calendarFeed)
    .where(isCurrentOf(tenant))
  return row
}

export const insertFeed = (
  { accountId, role }: StaffTenant,
  database: Database,
  values: { tokenHash: string; createdAt: Date },
) => database.insert(calendarFeed).values({ ...values, accountId, role })

/** Ends the tenant's link. Returns whether there was one. */
export async function revokeFeed(tenant: StaffTenant, database: Database, revokedAt: Date): Promise<boolean> {
  const ended = await database
    .update(calendarFeed)
    .set({ revokedAt })
    .where(isCurrentOf(tenant))
    .returning({ id: calendarFeed.id })
  return ended.length > 0
}

/** Returns a link and its account, by the hash of its secret. No tenant is checked, because the secret is the permission. */
export async function selectFeedByToken(database: Database, tokenHash: string) {
  const [row] = await database
    .select({
      id: calendarFeed.id,
      role: calendarFeed.role,
      revokedAt: calendarFeed.revokedAt,
      accountId: account.id,
      roles: account.roles,
      schoolId: account.schoolId,
      name: account.name,
      school: school.name,
      archived: sql<boolean>`${account.archivedAt} is not null or ${school.archivedAt} is not null`,
    })
    .from(calendarFeed)
    .innerJoin(account, eq(account.id, calendarFeed.accountId))
    .leftJoin(school, eq(school.id, account.schoolId))
    .where(eq(calendarFeed.tokenHash, tokenHash))
  return row
}

/** Notes that a link was read, at most once an hour. */
export const updateLastUse = (database: Database, id: number, now: Date) =>
  database
    .update(calendarFeed)
    .set({ lastUsedAt: now })
    .where(
      and(
        eq(calendarFeed.id, id),
        or(isNull(calendarFeed.lastUsedAt), lt(calendarFeed.lastUsedAt, new Date(now.getTime() - HOUR))),
      ),
    )

/** Deletes links that ended before a time. */
export const deleteRevokedFeeds = (database: Database, before: Date) =>
  database.delete(calendarFeed).where(and(isNotNull(calendarFeed.revokedAt), lt(calendarFeed.revokedAt, before)))

const classNamesOf = (tenant: StaffTenant) => sql<string[]>`(
  select coalesce(json_agg(${classroom.name} order by lower(${classroom.name})), '[]')
  from ${scheduleClassroom} join ${classroom} on ${classroom.id} = ${scheduleClassroom.classroomId}
  where ${scheduleClassroom.scheduleId} = ${schedule.id} and ${visibleClassrooms(tenant, 'including archived')})`

/** Returns the tests that a tenant may see and that close after a time, the earliest first. */
export const selectEvents = (tenant: StaffTenant, database: Database, after: Date) =>
  database
    .select({
      id: schedule.id,
      title: schedule.title,
      opensAt: schedule.opensAt,
      closesAt: schedule.closesAt,
      classes: classNamesOf(tenant),
      givenBy: sql<string | null>`(select giver.name from ${account} giver where giver.id = ${schedule.createdBy})`,
    })
    .from(schedule)
    // Without a join, columns are named without their table, and those of the subqueries would be others.
    .innerJoin(exam, eq(exam.code, schedule.examCode))
    .where(and(visibleSchedules(tenant), gt(schedule.closesAt, after), gt(schedule.closesAt, schedule.opensAt)))
    .orderBy(asc(schedule.opensAt), asc(schedule.id))
    .limit(mostTests)

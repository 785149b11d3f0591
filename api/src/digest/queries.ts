import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { StaffTenant } from '../access/tenant'
import type { Database } from '../database/connect'
import { account, latestResult, notification, school } from '../database/schema'
import { selectOneJson } from '../database/select-json'
import { studentResultsSql } from '../results/student-results-sql'

/** From which hour of Monday in the school’s time zone a digest is sent, and until which hour a late one. */
const hours = { from: 6, until: 12 } as const

/** The most schools whose digests are sent in one round. */
const perRound = 200

const localTime = (now: Date) => sql`(${now.toISOString()}::timestamptz at time zone ${school.timeZone})`

const isMondayMorning = (now: Date): SQL => sql`extract(isodow from ${localTime(now)}) = 1
  and extract(hour from ${localTime(now)}) >= ${hours.from} and extract(hour from ${localTime(now)}) < ${hours.until}`

/** Returns the name under which the digest of this Monday is stored, at most once for each account. */
const occasionSql = (now: Date) => sql<string>`'digest ' || to_char(${localTime(now)}, 'YYYY-MM-DD')`

const hasTests = (since: Date) => sql`exists (
  select from ${account} child join ${latestResult} on ${latestResult.studentId} = child.id
  where child.school_id = ${school.id} and child.archived_at is null
    and ${latestResult.finishedAt} >= ${since.toISOString()}::timestamptz)`

const isUnnotified = (now: Date) => sql`not exists (
  select from ${notification} where ${notification.accountId} = ${account.id} and ${notification.occasion} = ${occasionSql(now)})`

/**
 * Returns the heads and teachers for whom it is Monday morning, whose school had tests since a time, and who have no
 * digest of today. Belongs to no tenant: a job calls it.
 */
export const selectRecipients = (
  database: Database,
  { since, now, after }: { since: Date; now: Date; after: number },
) =>
  database
    .select({
      accountId: account.id,
      role: sql<'school' | 'teacher'>`${account.roles}[1]`,
      schoolId: school.id,
      occasion: occasionSql(now),
    })
    .from(account)
    .innerJoin(school, eq(school.id, account.schoolId))
    .where(
      and(
        sql`${account.roles}[1] in ('school', 'teacher') and ${account.id} > ${after}`,
        isNull(account.archivedAt),
        isNull(school.archivedAt),
        isMondayMorning(now),
        hasTests(since),
        isUnnotified(now),
      ),
    )
    .orderBy(account.id)
    .limit(perRound)

const Figures = z.object({ finished: z.number(), grown: z.number(), fallen: z.number(), attention: z.number() })

/** Counts what happened to a tenant’s students since a time, and who needs attention. */
export const selectFigures = (tenant: StaffTenant, database: Database, since: Date) => {
  const isRecent = sql`pupil.finished_at >= ${since.toISOString()}::timestamptz`
  return selectOneJson(
    database,
    Figures,
    sql`select count(*) filter (where ${isRecent})::int as finished,
      count(*) filter (where ${isRecent} and pupil.grown)::int as grown,
      count(*) filter (where ${isRecent} and pupil.fallen)::int as fallen,
      count(*) filter (where pupil.fallen or pupil.far_below or pupil.doubtful)::int as attention
    from (${studentResultsSql(tenant)}) pupil`,
  )
}

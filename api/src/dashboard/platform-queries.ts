import { SchoolFigures } from '@lekta/shared/contract/dashboard'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database } from '../database/connect'
import { constant } from '../database/constant'
import { account, isChild, isTeacher } from '../database/schema'
import { selectJson, selectOneJson } from '../database/select-json'

// Figures of the whole platform. They belong to no tenant and do not identify anyone.

/** The number of schools that are shown. */
const shownSchools = 20

/** The times from which the platform's figures are counted. */
export interface PlatformPeriods {
  now: Date
  /** A session that was left before this time counts as ended. */
  leftAfter: Date
  hour: Date
  day: Date
  month: Date
}

const at = (time: Date): SQL => sql`${time.toISOString()}::timestamptz`

const FiguresRow = z.object({
  schools: z.number(),
  students: z.number(),
  sessions: z.number(),
  running: z.number(),
  answers: z.number(),
  finishedDay: z.number(),
  finishedMonth: z.number(),
  unpaidInvoices: z.number(),
  overpayments: z.number(),
  jobsWaiting: z.number(),
  jobsFailed: z.number(),
})

function selectFigures(database: Database, { now, leftAfter, hour, day, month }: PlatformPeriods) {
  const statement = sql`
    with lately as (
      select id from attempt where status = 'started'
      union all select id from attempt where status = 'finished' and finished_at > ${at(hour)}
    ),
    -- What failed is moved to the archive after some hours, and stays there for a week.
    jobs as (
      select state, start_after from pgboss.job
      union all select state, start_after from pgboss.archive where state = 'failed'
    )
    select
      (select count(*)::int from school where archived_at is null) as schools,
      (select count(*)::int from account where ${isChild(account)} and archived_at is null)
        - (select count(*)::int from account join school on school.id = account.school_id
          where school.archived_at is not null and ${isChild(account)} and account.archived_at is null) as students,
      (select count(*)::int from session where ended_at is null and expires_at > ${at(now)}
        and (left_at is null or left_at > ${at(leftAfter)})) as sessions,
      (select count(*)::int from attempt where status = 'started') as running,
      -- The smallest id leaves out the partitions of earlier months.
      (select count(*)::int from attempt_item where answered_at > ${at(hour)}
        and attempt_id = any(array(select id from lately)) and attempt_id >= (select min(id) from lately)) as answers,
      (select count(*)::int from attempt where status = 'finished' and finished_at > ${at(day)}) as "finishedDay",
      (select count(*)::int from attempt where status = 'finished' and finished_at > ${at(month)}) as "finishedMonth",
      (select count(*)::int from invoice where status = 'unpaid') as "unpaidInvoices",
      (select count(*)::int from payment where status = 'surplus') as overpayments,
      (select count(*)::int from jobs where state in ('created', 'retry') and start_after <= now()) as "jobsWaiting",
      (select count(*)::int from jobs where state = 'failed') as "jobsFailed"`
  return selectOneJson(database, FiguresRow, statement)
}

/** Counts the people of a kind at a school of `busiest`. */
const countPeople = (isOfKind: typeof isChild) => sql`(
  select count(*)::int from ${account}
  where ${account.schoolId} = busiest.id and ${isOfKind(account)} and ${account.archivedAt} is null)`

/** Returns the statement for the schools with the most tests since a time. People are counted only at them. */
export const busiestSql = (since: Date) => sql`
  with busiest as materialized (
    select school.id, school.name, coalesce(lately.tests, 0) as tests
    from school
    left join (
      select account.school_id, count(*)::int as tests from attempt join account on account.id = attempt.student_id
      where attempt.status = 'finished' and attempt.finished_at > ${at(since)} group by 1
    ) lately on lately.school_id = school.id
    where school.archived_at is null
    order by tests desc, school.name limit ${constant(shownSchools)}
  )
  select id, name, ${countPeople(isChild)} as students, ${countPeople(isTeacher)} as teachers, tests
  from busiest order by tests desc, name`

/** Returns figures of the whole platform. They are counted by two statements at once, because each takes a while. */
export async function selectPlatform(database: Database, periods: PlatformPeriods) {
  const [figures, busiest] = await Promise.all([
    selectFigures(database, periods),
    selectJson(database, SchoolFigures, busiestSql(periods.month)),
  ])
  return { ...figures, busiest }
}

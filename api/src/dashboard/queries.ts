import { concerns, OpenTests, SchoolFigures } from '@lekta/shared/contract/dashboard'
import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { type StaffTenant, type Tenant, visibleClassrooms, visibleStudents, visibleTeachers } from '../access/tenant'
import type { Database } from '../database/connect'
import { constant } from '../database/constant'
import { account, attempt, isChild } from '../database/schema'
import { selectOneJson } from '../database/select-json'
import { GroupRow, groupColumns } from '../results/group-results'
import { MeasuredStudent, studentResultsSql, studentResultWith } from '../results/student-results-sql'

/** The maximum number of entries of each list on a dashboard. */
const shown = { attention: 5, recent: 5, tests: 5, stops: 12, schools: 20 } as const

/** The times from which the figures on staff dashboards are counted. */
export interface Since {
  /** When the term began. */
  term: Date
  /** A student whose latest test is older than this time counts as having no recent test. */
  stale: Date
}

const classrooms = { classrooms: z.array(z.string()) }

const ConcernedStudentRow = studentResultWith({ ...classrooms, concerns: z.array(z.enum(concerns)) })
export type ConcernedStudentRow = z.infer<typeof ConcernedStudentRow>

/** The summary of the latest results of a teacher's or a school's students. */
const LatestResultsRow = z.object({
  students: z.number(),
  tested: z.number(),
  concerns: z.array(z.object({ kind: z.enum(concerns), students: z.number() })),
  classes: z.array(z.extend(GroupRow, { id: z.number(), name: z.string() })),
  grades: z.array(GroupRow),
  attention: z.array(ConcernedStudentRow),
  recent: z.array(z.extend(MeasuredStudent, classrooms)),
})
export type LatestResultsRow = z.infer<typeof LatestResultsRow>

const roomNames = (pupil: SQL) => sql`array(
  select classroom.name from classroom_student
  join classroom on classroom.id = classroom_student.classroom_id
  where classroom_student.student_id = ${pupil}.id and classroom.school_id = ${pupil}.school_id
    and classroom.archived_at is null
  order by classroom.name)`

/**
 * Returns a subquery of the students. For students measured in the term, `earlier` is the last trusted ability before
 * the term.
 */
const comparedPupils = (tenant: StaffTenant, term: SQL) => sql`
  select own.*, before.ability as earlier
  from (${studentResultsSql(tenant)}) own
  left join lateral (
    select attempt.ability from attempt
    where own.trusted and own.finished_at >= ${term} and attempt.student_id = own.id
      and attempt.status = 'finished' and attempt.trusted and attempt.finished_at < ${term}
    order by attempt.finished_at desc, attempt.id desc limit 1
  ) before on true`

/** Returns the statement that sums up the latest results of a teacher's or a school's students. */
export function latestResultsSql(tenant: StaffTenant, since: Since): SQL {
  const [term, stale] = [sql`${since.term.toISOString()}::timestamptz`, sql`${since.stale.toISOString()}::timestamptz`]
  return sql`
    with pupil as materialized (${comparedPupils(tenant, term)}),
    concern as (
      select id, 'fallen' as kind, 1 as urgency, difference as rank from pupil where fallen
      union all select id, 'far_below', 2, percentile from pupil where far_below
      union all select id, 'doubtful', 3, 0 from pupil where doubtful
      union all select id, 'untested', 4, coalesce(extract(epoch from finished_at), 0)
        from pupil where finished_at is null or finished_at < ${stale}
    ),
    main as (select distinct on (id) * from concern order by id, urgency),
    turns as (select *, row_number() over (partition by kind order by rank, id) as turn from main),
    attention as (
      select pupil.*, ${roomNames(sql`pupil`)} as classrooms, turns.turn, turns.urgency,
        array(select kind from concern where concern.id = pupil.id order by urgency) as concerns
      from turns join pupil on pupil.id = turns.id
      order by turns.turn, turns.urgency limit ${constant(shown.attention)}
    ),
    latest as (select * from pupil where finished_at is not null order by finished_at desc, id limit ${constant(shown.recent)}),
    recent as (select latest.*, ${roomNames(sql`latest`)} as classrooms from latest),
    classes as (
      select classroom.id, classroom.name, classroom.grade, ${groupColumns(since.term)}
      from classroom
      left join classroom_student on classroom_student.classroom_id = classroom.id
      left join pupil on pupil.id = classroom_student.student_id
      where ${visibleClassrooms(tenant)}
      group by classroom.id
    ),
    grades as (select grade, ${groupColumns(since.term)} from pupil where grade is not null group by grade)
    select
      (select count(*)::int from pupil) as students,
      (select count(*)::int from pupil where finished_at >= ${term}) as tested,
      (select coalesce(json_agg(kinds), '[]') from (
        select kind, count(*)::int as students from concern group by kind) kinds) as concerns,
      (select coalesce(json_agg(classes order by grade, lower(name)), '[]') from classes) as classes,
      (select coalesce(json_agg(grades order by grade), '[]') from grades) as grades,
      (select coalesce(json_agg(attention order by turn, urgency), '[]') from attention) as attention,
      (select coalesce(json_agg(recent order by finished_at desc, id), '[]') from recent) as recent`
}

/** Sums up the latest results of a teacher's or a school's students in one statement. */
export const selectLatestResults = (tenant: StaffTenant, database: Database, since: Since): Promise<LatestResultsRow> =>
  selectOneJson(database, LatestResultsRow, latestResultsSql(tenant, since))

/** Returns the statement for the tests of a teacher's or a school's students that have not closed. */
export function openTestsSql(tenant: StaffTenant, now: Date): SQL {
  const at = sql`${now.toISOString()}::timestamptz`
  return sql`
    with given as (
      select schedule.id, schedule.title, schedule.opens_at, schedule.closes_at, student.id as student_id,
        tries.finished, tries.working
      from schedule
      join assignment on assignment.schedule_id = schedule.id
      join student on student.id = assignment.student_id
      join account on account.id = student.id
      left join lateral (
        select bool_or(attempt.status = 'finished') as finished, bool_or(attempt.status = 'started') as working
        from attempt where attempt.assignment_id = assignment.id
      ) tries on true
      where schedule.closes_at > ${at} and ${visibleStudents(tenant)}
    ),
    tests as (
      select id, title, opens_at, closes_at, opens_at <= ${at} as open, count(*)::int as children,
        (count(*) filter (where finished))::int as finished,
        (count(*) filter (where working and finished is not true))::int as working
      from given group by id, title, opens_at, closes_at
    ),
    first as (
      select tests.*, row_number() over (
        order by not open, case when open then closes_at else opens_at end, finished::float8 / children, id) as place
      from tests order by place limit ${constant(shown.tests)}
    ),
    placed as (
      select first.*, (
        select coalesce(json_agg(json_build_object('id', room.id, 'name', room.name) order by room.name), '[]')
        from (
          select distinct classroom.id, classroom.name from given
          join classroom_student on classroom_student.student_id = given.student_id
          join classroom on classroom.id = classroom_student.classroom_id
          where given.id = first.id and ${visibleClassrooms(tenant)}
        ) room) as classrooms
      from first
    )
    select
      (select count(*)::int from tests where open) as open,
      (select count(*)::int from tests where not open) as upcoming,
      (select coalesce(sum(children - finished - working), 0)::int from tests where open) as waiting,
      (select coalesce(json_agg(placed order by place), '[]') from placed) as first`
}

/** Returns the tests of a teacher's or a school's students that have not closed, with their progress. */
export const selectOpenTests = (tenant: StaffTenant, database: Database, now: Date): Promise<OpenTests> =>
  selectOneJson(database, OpenTests, openTestsSql(tenant, now))

/** Returns the number of teachers of a school. */
export async function countTeachers(tenant: Tenant<'school'>, database: Database): Promise<number> {
  const [row] = await database.select({ teachers: count() }).from(account).where(visibleTeachers(tenant))
  return row?.teachers ?? 0
}

/** Returns the child's latest finished attempts, newest first. */
export const selectStops = ({ accountId }: Tenant<'child'>, database: Database) =>
  database
    .select()
    .from(attempt)
    .where(and(eq(attempt.studentId, accountId), eq(attempt.status, 'finished')))
    .orderBy(desc(attempt.finishedAt), desc(attempt.id))
    .limit(shown.stops)

const PlatformRow = z.object({
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
  busiest: z.array(SchoolFigures),
})
type PlatformRow = z.infer<typeof PlatformRow>

/** The times from which the platform's figures are counted. */
export interface PlatformPeriods {
  now: Date
  /** A session that was left before this time counts as ended. */
  leftAfter: Date
  hour: Date
  day: Date
  month: Date
}

/** Returns figures of the whole platform. They belong to no tenant and do not identify anyone. */
export async function selectPlatform(database: Database, periods: PlatformPeriods): Promise<PlatformRow> {
  const at = (time: keyof PlatformPeriods) => sql`${periods[time].toISOString()}::timestamptz`
  const statement = sql`
    with done as materialized (
      select id, student_id, finished_at from attempt where status = 'finished' and finished_at > ${at('month')}
    ),
    busiest as (
      select school.id, school.name, (
          select count(*)::int from student join account on account.id = student.id
          where account.school_id = school.id and account.archived_at is null
        ) as students, (
          select count(*)::int from account
          where account.school_id = school.id and 'teacher' = any(roles) and archived_at is null
        ) as teachers, coalesce(lately.tests, 0) as tests
      from school
      left join (
        select account.school_id, count(*)::int as tests from done join account on account.id = done.student_id group by 1
      ) lately on lately.school_id = school.id
      where school.archived_at is null
      order by tests desc, school.name limit ${constant(shown.schools)}
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
      (select count(*)::int from session where ended_at is null and expires_at > ${at('now')}
        and (left_at is null or left_at > ${at('leftAfter')})) as sessions,
      (select count(*)::int from attempt where status = 'started') as running,
      (select count(*)::int from attempt_item where answered_at > ${at('hour')} and attempt_id in (
        select id from attempt where status = 'started'
        union all select id from done where finished_at > ${at('hour')})) as answers,
      (select count(*)::int from done where finished_at > ${at('day')}) as "finishedDay",
      (select count(*)::int from done) as "finishedMonth",
      (select count(*)::int from invoice where status = 'unpaid') as "unpaidInvoices",
      (select count(*)::int from payment where status = 'surplus') as overpayments,
      (select count(*)::int from jobs where state in ('created', 'retry') and start_after <= now()) as "jobsWaiting",
      (select count(*)::int from jobs where state = 'failed') as "jobsFailed",
      (select coalesce(json_agg(busiest), '[]') from busiest) as busiest`
  return selectOneJson(database, PlatformRow, statement)
}

import { concerns, OpenTests } from '@lekta/shared/contract/dashboard'
import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { type StaffTenant, type Tenant, visibleClassrooms, visibleStudents, visibleTeachers } from '../access/tenant'
import type { Database } from '../database/connect'
import { constant } from '../database/constant'
import { account, attempt, isChild } from '../database/schema'
import { selectOneJson } from '../database/select-json'
import { GroupRow, groupColumns } from '../results/group-results'
import { MeasuredStudent, studentResultWith } from '../results/student-results-sql'
import { progressOf } from '../schedule/progress-sql'
import { comparedPupils, ProgressRow, progressColumns } from './term-progress'

/** The maximum number of entries of each list on a dashboard. */
const shown = { attention: 5, recent: 5, tests: 12, stops: 12 } as const

/** The times from which the figures on staff dashboards are counted. */
export interface Since {
  /** When the term began, and the one before it. */
  term: Date
  lastTerm: Date
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
  unmeasured: z.number(),
  concerns: z.array(z.object({ kind: z.enum(concerns), students: z.number() })),
  classes: z.array(z.extend(GroupRow, { id: z.number(), name: z.string() })),
  grades: z.array(GroupRow),
  attention: z.array(ConcernedStudentRow),
  recent: z.array(z.extend(MeasuredStudent, classrooms)),
  progress: ProgressRow,
})
export type LatestResultsRow = z.infer<typeof LatestResultsRow>

const roomNames = (pupil: SQL) => sql`array(
  select classroom.name from classroom_student
  join classroom on classroom.id = classroom_student.classroom_id
  where classroom_student.student_id = ${pupil}.id and classroom.school_id = ${pupil}.school_id
    and classroom.archived_at is null
  order by classroom.name)`

/** Returns the statement that sums up the latest results of a teacher's or a school's students. */
export function latestResultsSql(tenant: StaffTenant, since: Since): SQL {
  const [term, stale] = [sql`${since.term.toISOString()}::timestamptz`, sql`${since.stale.toISOString()}::timestamptz`]
  const lastTerm = sql`${since.lastTerm.toISOString()}::timestamptz`
  return sql`
    with pupil as materialized (${comparedPupils(tenant, term, lastTerm)}),
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
      (select count(*)::int from pupil where finished_at is null) as unmeasured,
      (select coalesce(json_agg(kinds), '[]') from (
        select kind, count(*)::int as students from concern group by kind) kinds) as concerns,
      (select coalesce(json_agg(classes order by grade, lower(name)), '[]') from classes) as classes,
      (select coalesce(json_agg(grades order by grade), '[]') from grades) as grades,
      (select coalesce(json_agg(attention order by turn, urgency), '[]') from attention) as attention,
      (select coalesce(json_agg(recent order by finished_at desc, id), '[]') from recent) as recent,
      (select row_to_json(figures) from (select ${progressColumns} from pupil) figures) as progress`
}

/** Sums up the latest results of a teacher's or a school's students in one statement. */
export const selectLatestResults = (tenant: StaffTenant, database: Database, since: Since): Promise<LatestResultsRow> =>
  selectOneJson(database, LatestResultsRow, latestResultsSql(tenant, since))

/** Returns the statement for the tests of a teacher's or a school's students that have not closed. */
export function openTestsSql(tenant: StaffTenant, now: Date): SQL {
  const at = sql`${now.toISOString()}::timestamptz`
  return sql`
    with given as materialized (
      select schedule.id, schedule.title, schedule.opens_at, schedule.closes_at, account.id as student_id,
        assignment.id as assignment_id
      from schedule
      join assignment on assignment.schedule_id = schedule.id
      join account on account.id = assignment.student_id
      where schedule.closes_at > ${at} and ${isChild(account)} and ${visibleStudents(tenant)}
    ),
    assigned as materialized (
      select id, title, opens_at, closes_at, array_agg(assignment_id) as ids
      from given group by id, title, opens_at, closes_at
    ),
    tests as materialized (
      select id, title, opens_at, closes_at, opens_at <= ${at} as open, ${progressOf.children} as children,
        ${progressOf.finished} as finished, ${progressOf.working} as working
      from assigned
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

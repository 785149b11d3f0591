import type { ListQuery } from '@lekta/shared/contract/list'
import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { latestResultsSql, openTestsSql } from '../../src/dashboard/queries'
import type { Database } from '../../src/database/connect'
import { summarySql } from '../../src/student/summary'

/** A statement with its parameters. */
export interface BareStatement {
  text: string
  values: unknown[]
}

/**
 * The rows that answers of our API consist of, by hand-written SQL. The only parameter of a statement is the id of the
 * account, the school or the report.
 */
const written = {
  profile: [
    `select a.id, a.name, a.username, a.email, a.email_confirmed_at, a.pending_email, a.language, a.avatar, a.roles,
       a.must_change_password, s.id as school_id, s.name as school_name, s.time_zone
     from account a left join school s on s.id = a.school_id where a.id = $1`,
  ],
  students: [
    `select s.id, a.name, a.preferred_name, a.username, s.grade, a.email, s.date_of_birth, a.avatar, s.points, array(
       select c.name from classroom_student m join classroom c on c.id = m.classroom_id
       where m.student_id = s.id and c.archived_at is null order by c.name) as classrooms
     from account a join student s on s.id = a.id
     where a.school_id = $1 and a.archived_at is null order by a.id limit 20`,
    `select count(*) from account a join student s on s.id = a.id where a.school_id = $1 and a.archived_at is null`,
  ],
  scores: [
    `select s.id, a.name, a.preferred_name, a.username, s.grade, a.email, s.date_of_birth, a.avatar, s.points, array(
       select c.name from classroom_student m join classroom c on c.id = m.classroom_id
       where m.student_id = s.id and c.archived_at is null order by c.name) as classrooms, r.*
     from account a join student s on s.id = a.id left join latest_result r on r.student_id = s.id
     where a.school_id = $1 and a.archived_at is null order by a.id limit 20`,
    `select count(*) from account a join student s on s.id = a.id where a.school_id = $1 and a.archived_at is null`,
  ],
  classrooms: [
    `select c.id, c.name, c.grade, array(
         select t.name from classroom_teacher ct join account t on t.id = ct.teacher_id
         where ct.classroom_id = c.id and t.archived_at is null order by t.name) as teachers,
       count(a.id) as students, count(r.ability) as measured, count(seated.student_id) as seated,
       percentile_cont(0.5) within group (order by r.ability) as median
     from classroom c
     left join classroom_student m on m.classroom_id = c.id
     left join account a on a.id = m.student_id and a.archived_at is null
     left join latest_result r on r.student_id = a.id
     left join (
       select distinct seat.student_id from seat join subscription u on u.id = seat.subscription_id
       where u.school_id = $1 and u.status = 'active' and now() between u.starts_at and u.ends_at
         and seat.revoked_at is null) seated on seated.student_id = a.id
     where c.school_id = $1 and c.archived_at is null group by c.id order by c.id limit 20`,
    `select count(*) from classroom where school_id = $1 and archived_at is null`,
  ],
  notifications: [
    `select id, kind, values, link, created_at, read_at from notification
     where account_id = $1 and read_at is null order by created_at desc, id desc limit 20`,
    `select count(*) from notification where account_id = $1 and read_at is null`,
  ],
  report: [
    `select t.*, c.title, c.exam_code, a.name, a.avatar, s.grade as grade_now,
       (select json_agg(i order by i.number) from attempt_item i where i.attempt_id = t.id) as items
     from attempt t join assignment g on g.id = t.assignment_id join schedule c on c.id = g.schedule_id
     join student s on s.id = t.student_id join account a on a.id = s.id where t.id = $1`,
    `select e.id, e.finished_at, e.grade, e.ability, e.ability_low, e.ability_high, e.trusted, c.title, c.school_id
     from attempt t join attempt e on e.student_id = t.student_id and e.status = 'finished'
     join assignment g on g.id = e.assignment_id join schedule c on c.id = g.schedule_id
     where t.id = $1 and e.finished_at <= t.finished_at order by e.finished_at, e.id`,
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>

const dialect = new PgDialect({ casing: 'snake_case' })

function statementOf(statement: SQL): BareStatement {
  const { sql: text, params: values } = dialect.sqlToQuery(statement)
  return { text, values }
}

interface Ids {
  accountId: number
  schoolId: number
  reportId: number
}

/**
 * Returns the statements of the bare server by the name of the read. Dashboards and summaries run the large statements
 * of our API, which hardly depend on the server.
 */
export function bareReads({ accountId, schoolId, reportId }: Ids, database: Database) {
  const read = (name: keyof typeof written, id: number): BareStatement[] =>
    written[name].map((text) => ({ text, values: [id] }))
  const school = { role: 'school', accountId, schoolId } as const
  const now = new Date()
  const query = { q: '', options: { page: 1, itemsPerPage: 20, sortBy: 'id', sortDesc: false } } as ListQuery
  const since = { term: now, lastTerm: now, stale: now }
  return {
    profile: read('profile', accountId),
    students: read('students', schoolId),
    scores: read('scores', schoolId),
    classrooms: read('classrooms', schoolId),
    notifications: read('notifications', accountId),
    report: read('report', reportId),
    dashboard: [latestResultsSql(school, since), openTestsSql(school, now)].map(statementOf),
    summary: [statementOf(summarySql(school, database, query, now))],
  }
}

export type BareReads = ReturnType<typeof bareReads>

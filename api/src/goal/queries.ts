import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { type StaffTenant, visibleClassrooms, visibleStudents } from '../access/tenant'
import type { Database } from '../database/connect'
import { account, classroom, goal, student } from '../database/schema'
import { selectJson, selectOneJson } from '../database/select-json'
import { GradeJson } from '../results/student-results-sql'

/** Whose goal it is; the school's without a student and a classroom. */
export interface Subject {
  studentId?: number | undefined
  classroomId?: number | undefined
}

const Current = { ability: z.nullable(z.number()), grade: z.nullable(GradeJson), tested_at: z.nullable(z.string()) }

/**
 * Returns a subquery with the median ability of a student, of the members of a class, or of a school's students, and the
 * time of their newest trusted test. `grade` is a student's at the test.
 */
const currentSql = ({ studentId, classroomId, schoolId }: Record<'studentId' | 'classroomId' | 'schoolId', SQL>) => sql`
  select percentile_cont(0.5) within group (order by last.ability) as ability,
    case when ${studentId} is not null then max(last.grade) end as grade, max(last.finished_at) as tested_at
  from (
    select ${studentId} as id where ${studentId} is not null
    union all select student_id from classroom_student where classroom_id = ${classroomId}
    union all select account.id from account join student on student.id = account.id
      where ${studentId} is null and ${classroomId} is null and account.school_id = ${schoolId}
  ) member
  join account on account.id = member.id and account.archived_at is null
  join latest_result last on last.student_id = member.id and last.trusted`

const optionalId = (id: number | undefined) => sql`${id ?? null}::int`

/** Returns today's measure of whom a goal is for. The caller has checked that the tenant may see it. */
export const selectCurrent = ({ schoolId }: StaffTenant, database: Database, { studentId, classroomId }: Subject) =>
  selectOneJson(
    database,
    z.object({ current: z.object(Current) }),
    sql`select row_to_json(current) as current from (${currentSql({
      studentId: optionalId(studentId),
      classroomId: optionalId(classroomId),
      schoolId: sql`${schoolId}::int`,
    })}) current`,
  )

const isOfStudent = (tenant: StaffTenant) => sql`exists (
  select 1 from ${student} join ${account} on ${account.id} = ${student.id}
  where ${student.id} = goal.student_id and ${visibleStudents(tenant)})`

const isOfClassroom = (tenant: StaffTenant) => sql`exists (
  select 1 from ${classroom} where ${classroom.id} = goal.classroom_id and ${visibleClassrooms(tenant)})`

/**
 * Returns the condition for the goals that staff may change: a school all of its own, a teacher those of the teacher's
 * students and classes.
 */
const isEditable = (tenant: StaffTenant): SQL => sql`(case
  when goal.student_id is not null then ${isOfStudent(tenant)}
  when goal.classroom_id is not null then ${isOfClassroom(tenant)}
  else ${sql.raw(String(tenant.role === 'school'))} end)`

/** Returns the condition for the goals that staff may see: those they may change, and that of their school. */
const isVisible = (tenant: StaffTenant): SQL => sql`(goal.school_id = ${tenant.schoolId}
  and ((goal.student_id is null and goal.classroom_id is null) or ${isEditable(tenant)}))`

const GoalRow = z.object({
  id: z.number(),
  student_id: z.nullable(z.number()),
  classroom_id: z.nullable(z.number()),
  target: z.number(),
  by: z.string(),
  start: z.number(),
  set_at: z.string(),
  owner_id: z.nullable(z.number()),
  owner_name: z.nullable(z.string()),
  editable: z.boolean(),
  ...Current,
})
export type GoalRow = z.infer<typeof GoalRow>

/** Returns goals with today's measures: that of a student or class, or those of the school and all classes. */
export async function selectGoals(
  tenant: StaffTenant,
  database: Database,
  { studentId, classroomId }: Subject,
): Promise<GoalRow[]> {
  const isOf =
    studentId !== undefined
      ? sql`goal.student_id = ${studentId}`
      : classroomId !== undefined
        ? sql`goal.classroom_id = ${classroomId}`
        : sql`goal.student_id is null`
  const columns = {
    studentId: sql`goal.student_id`,
    classroomId: sql`goal.classroom_id`,
    schoolId: sql`goal.school_id`,
  }
  const statement = sql`
    select goal.id, goal.student_id, goal.classroom_id, goal.target, goal.by::text as by, goal.start,
      goal.set_at::text as set_at, owner.id as owner_id, owner.name as owner_name, ${isEditable(tenant)} as editable,
      current.ability, current.grade, current.tested_at::text as tested_at
    from goal
    left join account owner on owner.id = goal.owner_id
    cross join lateral (${currentSql(columns)}) current
    where ${isVisible(tenant)} and ${isOf}
    order by goal.classroom_id nulls first, goal.id`
  return selectJson(database, GoalRow, statement)
}

/** What a goal demands, and who is responsible. */
export interface GoalValues {
  target: number
  by: string
  start: number
  ownerId: number | null
}

/** Sets a goal in place of an earlier one, and returns its id. The caller has checked that the tenant may set it. */
export async function upsertGoal(
  { schoolId, accountId }: StaffTenant,
  database: Database,
  { studentId, classroomId }: Subject,
  values: GoalValues,
  now: Date,
): Promise<number> {
  const set = { ...values, setAt: now, createdBy: accountId }
  const whole = studentId === undefined && classroomId === undefined
  const [made] = await database
    .insert(goal)
    .values({ ...set, schoolId, studentId: studentId ?? null, classroomId: classroomId ?? null })
    .onConflictDoUpdate({
      target: studentId !== undefined ? goal.studentId : classroomId !== undefined ? goal.classroomId : goal.schoolId,
      ...(whole && { targetWhere: and(isNull(goal.studentId), isNull(goal.classroomId)) as SQL }),
      set,
    })
    .returning({ id: goal.id })
  if (!made) throw new Error('An insert returns its row')
  return made.id
}

/** Deletes a goal that the tenant may change. Returns it, or undefined if there is none. */
export async function deleteGoal(tenant: StaffTenant, database: Database, id: number) {
  const [row] = await database
    .delete(goal)
    .where(and(eq(goal.id, id), eq(goal.schoolId, tenant.schoolId), isEditable(tenant)))
    .returning({ studentId: goal.studentId, classroomId: goal.classroomId })
  return row
}

import type { RolloverCheck, RolloverPlan } from '@lekta/shared/contract/people/rollover'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tenant } from '../access/tenant'
import type { Database } from '../database/connect'
import { account, assignment, attempt, classroomTeacher, schedule, seat, subscription } from '../database/schema'
import { selectOneJson } from '../database/select-json'
import { isRunningAt } from '../money/subscription-period'
import { findTargets, plannedSql, type Room } from './plan-sql'
import { countUnplaced, selectCalendar, selectRooms } from './queries'
import { yearLabel } from './school-years'

type School = Tenant<'school'>

const Figures = z.object({
  promoted: z.number(),
  stayed: z.number(),
  left: z.number(),
  conflicts: z.number(),
  first_conflicts: z.array(z.string()),
  open_tests: z.number(),
  unused_seats: z.number(),
  sizes: z.array(z.object({ name: z.string(), before: z.number(), after: z.number() })),
  taught: z.array(z.number()),
})
type Figures = z.infer<typeof Figures>

/** How many students are named who must be resolved first. */
const mostNamed = 5

const isConflict = sql`action = 'promote' and next_grades > 1`

/** Students of the plan who have begun no attempt, or not finished theirs, of a test that is open. */
const hasOpenTest = (now: Date) => sql`exists (
  select from ${assignment} join ${schedule} on ${schedule.id} = ${assignment.scheduleId}
  where ${assignment.studentId} = planned.id and ${schedule.opensAt} <= ${now.toISOString()}::timestamptz
    and ${schedule.closesAt} > ${now.toISOString()}::timestamptz
    and not exists (select from ${attempt} where ${attempt.assignmentId} = ${assignment.id} and ${attempt.status} = 'finished'))`

const hasUnusedSeat = (now: Date) => sql`exists (
  select from ${seat} join ${subscription} on ${subscription.id} = ${seat.subscriptionId}
  where ${seat.studentId} = planned.id and ${seat.revokedAt} is null and ${seat.testsUsed} = 0 and ${isRunningAt(now)})`

/** The number of students in each classroom before and after. */
const sizes = sql`select coalesce(json_agg(json_build_object('name', name, 'before', before, 'after', after)), '[]') from (
  select name, count(distinct id) filter (where not is_after)::int as before, count(distinct id) filter (where is_after)::int as after
  from (
    select member.classroom_name as name, member.student_id as id, false as is_after from member
    union all
    select case when planned.action = 'promote' and member.action = 'promote' then member.into_name else member.classroom_name end,
      member.student_id, true
    from member join planned on planned.id = member.student_id where planned.action <> 'leave'
  ) place group by name) size`

async function selectFigures(
  tenant: School,
  database: Database,
  plan: Plan,
  rooms: readonly Room[],
  now: Date,
): Promise<Figures> {
  const planned = plannedSql(tenant, findTargets(rooms, plan), plan)
  const ids = sql`${sql.param(rooms.map(({ id }) => id))}::int[]`
  return selectOneJson(
    database,
    Figures,
    sql`with ${planned} select
      (select count(*) from planned where action = 'promote')::int as promoted,
      (select count(*) from planned where action = 'stay')::int as stayed,
      (select count(*) from planned where action = 'leave')::int as "left",
      (select count(*) from planned where ${isConflict})::int as conflicts,
      array(select name from planned where ${isConflict} order by lower(name), id limit ${mostNamed}) as first_conflicts,
      (select count(*) from planned where action = 'promote' and ${hasOpenTest(now)})::int as open_tests,
      (select count(*) from planned where action = 'leave' and ${hasUnusedSeat(now)})::int as unused_seats,
      (${sizes}) as sizes,
      array(select distinct ${classroomTeacher.classroomId} from ${classroomTeacher}
        join ${account} on ${account.id} = ${classroomTeacher.teacherId} and ${account.archivedAt} is null
        where ${classroomTeacher.classroomId} = any(${ids})) as taught`,
  )
}

type Plan = Pick<RolloverPlan, 'moves' | 'exceptions' | 'year'>

/** Returns all classrooms of before and after, those that are created last in their grade. */
function presentClassrooms(rooms: readonly Room[], plan: Plan, { sizes, taught }: Figures) {
  const moves = findTargets(rooms, plan)
  const created = new Map(
    moves.flatMap(({ target }) => (target && target.id === null ? [[target.name, { ...target, created: true }]] : [])),
  )
  const raised = new Map(
    moves.flatMap(({ classroom, target }) => (target?.id === classroom.id ? [[classroom.id, target.grade]] : [])),
  )
  const existing = rooms.map((room) => ({ ...room, grade: raised.get(room.id) ?? room.grade, created: false }))
  const byName = new Map(sizes.map((size) => [size.name, size]))
  return [...existing, ...created.values()]
    .map(({ id, name, grade, created: isCreated }) => ({
      ...{ before: 0, after: 0, ...byName.get(name) },
      ...{ name, grade, created: isCreated, taught: id !== null && taught.includes(id) },
    }))
    .sort((one, other) => one.grade - other.grade)
}

/** Returns what a plan would do, without changing anything. */
export async function checkPlan(tenant: School, database: Database, plan: Plan, now: Date): Promise<RolloverCheck> {
  const rooms = await selectRooms(tenant, database)
  const figures = await selectFigures(tenant, database, plan, rooms, now)
  const { promoted, stayed, left, conflicts, first_conflicts: first, open_tests, unused_seats } = figures
  return {
    ...{ promoted, stayed, left, open_tests, unused_seats },
    label: yearLabel(plan.year, await selectCalendar(tenant, database)),
    classrooms: presentClassrooms(rooms, plan, figures),
    conflicts: { count: conflicts, first },
    unplaced: await countUnplaced(tenant, database),
  }
}

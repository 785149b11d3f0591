import type { RolloverAction, RolloverPlan } from '@lekta/shared/contract/people/rollover'
import { type SQL, sql } from 'drizzle-orm'
import { type Tenant, visibleClassrooms, visibleStudents } from '../access/tenant'
import { account, classroom, classroomStudent, student } from '../database/schema'

/** A classroom of the school. */
export interface Room {
  id: number
  name: string
  grade: number
}

interface Target {
  id: number | null
  name: string
  grade: number
}

/** What happens to the students of a classroom. */
export interface Move {
  classroom: Room
  action: RolloverAction
  /** The classroom that they move into, which may be their own with another grade. Its id is null before it is created. */
  target: Target | null
}

const highestGrade = 12

type Targets = Pick<RolloverPlan, 'moves'>

const keyOf = (name: string) => name.toLowerCase()
const higherThan = ({ grade }: Pick<Room, 'grade'>) => Math.min(grade + 1, highestGrade)

/** Returns the classrooms that a plan creates, by name. If several classes move into one, the highest grade counts. */
function findCreated(byId: ReadonlyMap<number, Room>, byName: ReadonlyMap<string, Room>, { moves }: Targets) {
  const created = new Map<string, { id: null; name: string; grade: number }>()
  for (const { classroom_id: id, action, into } of moves) {
    const room = byId.get(id)
    if (!room || action !== 'promote' || !into || byName.has(keyOf(into))) continue
    const { name = into, grade = 0 } = created.get(keyOf(into)) ?? {}
    created.set(keyOf(into), { id: null, name, grade: Math.max(grade, higherThan(room)) })
  }
  return created
}

/** Returns the moves of a plan with their targets. A classroom that is new or moves into itself is one grade higher. */
export function findTargets(rooms: readonly Room[], { moves }: Targets): Move[] {
  const byId = new Map(rooms.map((room) => [room.id, room]))
  const byName = new Map(rooms.map((room) => [keyOf(room.name), room]))
  const created = findCreated(byId, byName, { moves })
  const intoOf = (into: string | undefined) => byName.get(keyOf(into ?? '')) ?? created.get(keyOf(into ?? '')) ?? null
  const raised = new Set(
    moves.flatMap(({ classroom_id: id, action, into }) =>
      action === 'promote' && intoOf(into)?.id === id ? [id] : [],
    ),
  )
  return moves.flatMap(({ classroom_id: id, action, into }): Move[] => {
    const classroom = byId.get(id)
    if (!classroom) return []
    const found = action === 'promote' ? intoOf(into) : null
    const isRaised = found !== null && found.id !== null && raised.has(found.id)
    return [{ classroom, action, target: found && { ...found, grade: isRaised ? higherThan(found) : found.grade } }]
  })
}

const recordsOf = (moves: readonly Move[]) =>
  JSON.stringify(
    moves.map(({ classroom: { id }, action, target }) => ({
      ...{ classroom_id: id, action },
      ...(target && { into_id: target.id, into_name: target.name, grade: target.grade }),
    })),
  )

/**
 * Returns the common table expressions `move`, `exception`, `member` (each membership in a current classroom) and
 * `planned`: what happens to each student of a classroom.
 */
export function plannedSql(
  tenant: Tenant<'school'>,
  moves: readonly Move[],
  { exceptions }: Pick<RolloverPlan, 'exceptions'>,
): SQL {
  return sql`move as (
    select * from json_to_recordset(${recordsOf(moves)})
      as move (classroom_id int, action text, into_id int, into_name text, grade int)
  ), exception as (
    select distinct on (student_id) * from json_to_recordset(${JSON.stringify(exceptions)})
      as exception (student_id int, action text) order by student_id, action
  ), member as (
    select ${student.id} as student_id, ${student.grade} as student_grade, ${account.name} as student_name,
      ${classroom.id} as classroom_id, ${classroom.name} as classroom_name,
      move.action, move.into_id, move.into_name, move.grade
    from ${classroomStudent}
    join ${classroom} on ${classroom.id} = ${classroomStudent.classroomId} and ${visibleClassrooms(tenant)}
    join ${student} on ${student.id} = ${classroomStudent.studentId}
    join ${account} on ${account.id} = ${student.id} and ${visibleStudents(tenant)}
    left join move on move.classroom_id = ${classroom.id}
  ), planned as (
    select member.student_id as id, min(member.student_grade) as grade, min(member.student_name) as name,
      case when min(exception.action) is not null then min(exception.action)
        when bool_or(member.action = 'leave') then 'leave'
        when bool_or(member.action = 'promote') then 'promote' else 'stay' end as action,
      max(member.grade) filter (where member.action = 'promote') as next_grade,
      count(distinct member.grade) filter (where member.action = 'promote') as next_grades,
      coalesce(array_agg(distinct member.classroom_id)
        filter (where member.action = 'promote' and member.into_id is distinct from member.classroom_id), '{}') as removed,
      coalesce(array_agg(distinct member.into_id)
        filter (where member.action = 'promote' and member.into_id is distinct from member.classroom_id), '{}') as added
    from member left join exception on exception.student_id = member.student_id
    group by member.student_id
  )`
}

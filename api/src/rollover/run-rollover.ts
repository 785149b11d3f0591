import type { RolloverPlan } from '@lekta/shared/contract/people/rollover'
import { eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tenant } from '../access/tenant'
import type { Grade } from '../assessment/types'
import { recordAction, recordStudents, recordSubjects } from '../audit/record'
import { analyzeGrown } from '../database/analyze'
import type { Database } from '../database/connect'
import { insertMany } from '../database/insert-many'
import {
  account,
  auditEntry,
  classroom,
  classroomStudent,
  type RolledClassroom,
  rolloverChange,
  student,
} from '../database/schema'
import { selectJson } from '../database/select-json'
import { lockSchool } from '../import/queries'
import { archiveAccounts, lockAccounts } from '../people/accounts'
import { findTargets, type Move, plannedSql } from './plan-sql'
import { type RolloverRow, selectRollover, selectRoomSizes, selectRooms, transitionRollover } from './queries'

type School = Tenant<'school'>
type Plan = Pick<RolloverPlan, 'moves' | 'exceptions'>

/** How many students are changed at a time. The progress is stored after each part. */
const part = 250

const Planned = z.object({
  id: z.number(),
  grade: z.nullable(z.number()),
  action: z.enum(['promote', 'stay', 'leave']),
  next_grade: z.nullable(z.number()),
  next_grades: z.coerce.number(),
  removed: z.array(z.number()),
  added: z.array(z.number()),
})
type Planned = z.output<typeof Planned>

/** Creates the classrooms that do not exist yet, and returns their ids. */
async function createMissing({ schoolId }: School, transaction: Database, moves: readonly Move[]): Promise<number[]> {
  const missing = new Map(
    moves.flatMap(({ target }) => (target && target.id === null ? [[target.name, target.grade]] : [])),
  )
  const rows = [...missing].map(([name, grade]) => ({ schoolId, name, grade: grade as Grade }))
  return (await insertMany(transaction, classroom, rows, ['id'])).map(({ id }) => id)
}

/** Raises the grade of classrooms that keep their students. */
async function raiseGrades(transaction: Database, moves: readonly Move[]) {
  for (const { classroom: room, target } of moves)
    if (target?.id === room.id)
      await transaction
        .update(classroom)
        .set({ grade: target.grade as Grade })
        .where(eq(classroom.id, room.id))
}

/** Changes the classrooms and grades of students who move up. Returns the ids of those classrooms that they joined. */
async function promote(transaction: Database, students: readonly Planned[]) {
  const pairs = (key: 'removed' | 'added') =>
    JSON.stringify(students.flatMap((row) => row[key].map((room) => ({ student: row.id, room }))))
  await transaction.execute(sql`
    delete from ${classroomStudent} using json_to_recordset(${pairs('removed')}) as gone (student int, room int)
    where ${classroomStudent.studentId} = gone.student and ${classroomStudent.classroomId} = gone.room`)
  const { rows } = await transaction.execute<{ student: number; room: number }>(sql`
    insert into ${classroomStudent} (classroom_id, student_id)
    select room, student from json_to_recordset(${pairs('added')}) as joined (student int, room int)
    on conflict do nothing returning student_id as student, classroom_id as room`)
  const grades = JSON.stringify(students.map(({ id, next_grade: grade }) => ({ id, grade })))
  await transaction.execute(sql`
    update ${student} set grade = next.grade from json_to_recordset(${grades}) as next (id int, grade int)
    where ${student.id} = next.id`)
  return rows
}

interface Context {
  tenant: School
  id: number
  now: Date
}

/** Changes one part of the students, and stores what was changed for each. */
async function changePart({ tenant, id, now }: Context, transaction: Database, students: readonly Planned[]) {
  const moving = students.filter(({ action }) => action === 'promote')
  const leaving = students.filter(({ action }) => action === 'leave').map((row) => row.id)
  const joined = await promote(transaction, moving)
  await archiveAccounts(tenant, transaction, leaving, now)
  const rows = students.map(({ id: studentId, action, grade, next_grade, removed }) => ({
    ...{ rolloverId: id, studentId, left: action === 'leave', gradeBefore: grade as Grade | null },
    ...(action === 'leave'
      ? { removed: [], added: [], gradeAfter: grade as Grade | null }
      : {
          removed,
          added: joined.filter(({ student: one }) => one === studentId).map(({ room }) => room),
          gradeAfter: next_grade as Grade | null,
        }),
  }))
  await insertMany(transaction, rolloverChange, rows, ['studentId'])
  await recordStudents(
    tenant,
    transaction,
    'student placed',
    moving.map((row) => row.id),
    now,
  )
  await recordStudents(tenant, transaction, 'student archived', leaving, now)
}

const countOf = (students: readonly Planned[], one: Planned['action']) =>
  students.filter(({ action }) => action === one).length

/** Returns whether the plan still does exactly what was confirmed. */
const isExpected = (students: readonly Planned[], { promoted, stayed, left }: RolloverRow) =>
  students.every(({ action, next_grades: grades }) => action !== 'promote' || grades === 1) &&
  countOf(students, 'promote') === promoted &&
  countOf(students, 'stay') === stayed &&
  countOf(students, 'leave') === left

/** Returns what happens to each classroom, for the history. */
const describeMoves = (moves: readonly Move[], sizes: ReadonlyMap<number, number>): RolledClassroom[] =>
  moves.map(({ classroom: { id, name, grade }, action, target }) => ({
    ...{ id, name, action, into: target?.name ?? null, students: sizes.get(id) ?? 0 },
    ...(target?.id === id && { raised: { from: grade, to: target.grade } }),
  }))

/** Carries out the plan of a rollover. Returns the number of students changed, or null if nothing was to be changed. */
async function change(database: Database, context: Context, plan: Plan): Promise<number | null> {
  const { tenant, id, now } = context
  return database.transaction(async (transaction) => {
    await lockSchool(transaction, tenant.schoolId)
    const row = await selectRollover(tenant, transaction, id)
    if (row?.status !== 'waiting') return null
    const before = await selectRoomSizes(tenant, transaction)
    const first = findTargets(before, plan)
    const created = await createMissing(tenant, transaction, first)
    const moves = findTargets(await selectRooms(tenant, transaction), plan).map((move, i) =>
      // A classroom that was just created has its final grade already.
      ({ ...move, target: move.target && { ...move.target, grade: first[i]?.target?.grade ?? move.target.grade } }),
    )
    const planned = sql`with ${plannedSql(tenant, moves, plan)} select * from planned order by id`
    const students = await selectJson(transaction, Planned, planned)
    if (!isExpected(students, row)) throw new PlanChangedError()
    const changed = students.filter(({ action }) => action !== 'stay')
    await lockAccounts(
      transaction,
      changed.map((one) => one.id),
    )
    await raiseGrades(transaction, moves)
    for (let start = 0; start < changed.length; start += part) {
      await changePart(context, transaction, changed.slice(start, start + part))
      // The progress is stored outside the transaction, so that the page can see it.
      await transitionRollover(database, id, 'waiting', { done: Math.min(start + part, changed.length) })
    }
    const sizes = new Map(before.map((room) => [room.id, room.students]))
    const classrooms = describeMoves(moves, sizes)
    await recordSubjects(
      tenant,
      transaction,
      'classroom added',
      created.map((room) => `classroom ${room}`),
      now,
    )
    await recordAction(transaction, {
      actor: tenant,
      action: 'school year begun',
      subject: `school ${tenant.schoolId}`,
      at: now,
    })
    await transitionRollover(transaction, id, 'waiting', {
      status: 'done',
      done: changed.length,
      doneAt: now,
      classrooms,
      created,
    })
    return changed.length
  })
}

/** Thrown if the school has changed since the plan was confirmed. */
class PlanChangedError extends Error {
  override name = 'PlanChangedError'
}

/** Carries out a rollover, all of it or nothing. If it is interrupted, it starts again from the beginning. */
export async function runRollover(database: Database, context: Context, plan: Plan): Promise<void> {
  try {
    const changed = await change(database, context, plan)
    const grown = [account, student, classroom, classroomStudent, auditEntry, rolloverChange]
    if (changed !== null) await analyzeGrown(database, grown, changed)
  } catch (error) {
    if (!(error instanceof PlanChangedError)) throw error
    await transitionRollover(database, context.id, 'waiting', { status: 'failed', done: 0 })
  }
}

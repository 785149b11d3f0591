import { ROLLOVER_UNDO_RETENTION } from '@lekta/shared/contract/retention'
import { before } from '@lekta/shared/lib/time/period'
import { and, asc, count, desc, eq, gt, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { type Tenant, visibleClassrooms, visibleStudents } from '../access/tenant'
import type { Database } from '../database/connect'
import { account, classroom, classroomStudent, rollover, rolloverChange, school, student } from '../database/schema'

type School = Tenant<'school'>

/** Returns when a school's year begins, and in which time zone. */
export async function selectCalendar({ schoolId }: School, database: Database) {
  const columns = { timeZone: school.timeZone, yearBegins: school.yearBegins }
  const [row] = await database.select(columns).from(school).where(eq(school.id, schoolId))
  if (!row) throw new Error(`There is no school ${schoolId}.`)
  return row
}

/** Returns the current classrooms of a school, sorted by grade and name. */
export const selectRooms = (tenant: School, database: Database) =>
  database
    .select({ id: classroom.id, name: classroom.name, grade: sql<number>`${classroom.grade}` })
    .from(classroom)
    .where(visibleClassrooms(tenant))
    .orderBy(asc(classroom.grade), asc(sql`lower(${classroom.name})`), asc(classroom.id))

/** Returns the current classrooms with the number of their students, and of the different grades among these. */
export async function selectRoomSizes(tenant: School, database: Database) {
  const rooms = await selectRooms(tenant, database)
  const rows = await database
    .select({
      id: classroomStudent.classroomId,
      students: count(),
      grades: sql<number>`count(distinct ${student.grade})::int`,
    })
    .from(classroomStudent)
    .innerJoin(student, eq(student.id, classroomStudent.studentId))
    .innerJoin(account, eq(account.id, student.id))
    .where(
      and(
        visibleStudents(tenant),
        inArray(
          classroomStudent.classroomId,
          rooms.map(({ id }) => id),
        ),
      ),
    )
    .groupBy(classroomStudent.classroomId)
  const sizes = new Map(rows.map((row) => [row.id, row]))
  return rooms.map((room) => ({ students: 0, grades: 0, ...sizes.get(room.id), ...room }))
}

/** Returns how many students of a school are in no current classroom. */
export async function countUnplaced(tenant: School, database: Database): Promise<number> {
  const [row] = await database
    .select({ students: count() })
    .from(student)
    .innerJoin(account, eq(account.id, student.id))
    .where(
      and(
        visibleStudents(tenant),
        sql`not exists (select from ${classroomStudent}
          join ${classroom} on ${classroom.id} = ${classroomStudent.classroomId} and ${classroom.archivedAt} is null
            and ${classroom.schoolId} = ${tenant.schoolId}
          where ${classroomStudent.studentId} = ${student.id})`,
      ),
    )
  return row?.students ?? 0
}

const columns = {
  id: rollover.id,
  year: rollover.year,
  status: rollover.status,
  done: rollover.done,
  promoted: rollover.promoted,
  stayed: rollover.stayed,
  left: rollover.left,
  classrooms: rollover.classrooms,
  created: rollover.created,
  kept: rollover.kept,
  startedBy: account.name,
  startedAt: rollover.startedAt,
  doneAt: rollover.doneAt,
  undoneAt: rollover.undoneAt,
}

/** Returns the rollovers of a school, newest first. */
export const selectRollovers = ({ schoolId }: School, database: Database, condition?: SQL) =>
  database
    .select(columns)
    .from(rollover)
    .leftJoin(account, eq(account.id, rollover.startedBy))
    .where(and(eq(rollover.schoolId, schoolId), condition))
    .orderBy(desc(rollover.id))
    .limit(50)

export type RolloverRow = Awaited<ReturnType<typeof selectRollovers>>[number]

/** Returns one rollover of a school. */
export async function selectRollover(tenant: School, database: Database, id: number): Promise<RolloverRow | undefined> {
  const [row] = await selectRollovers(tenant, database, eq(rollover.id, id))
  return row
}

/** Returns the rollovers of a school that are done or being carried out. */
export const selectCurrent = ({ schoolId }: School, database: Database) =>
  database
    .select({ id: rollover.id, year: rollover.year, status: rollover.status })
    .from(rollover)
    .where(and(eq(rollover.schoolId, schoolId), inArray(rollover.status, ['waiting', 'done'])))
    .orderBy(desc(rollover.id))

interface NewRollover {
  year: number
  promoted: number
  stayed: number
  left: number
  startedAt: Date
}

/** Stores a rollover that is about to be carried out, and returns its id. */
export async function insertRollover({ accountId, schoolId }: School, transaction: Database, values: NewRollover) {
  const [row] = await transaction
    .insert(rollover)
    .values({ ...values, schoolId, startedBy: accountId })
    .returning({ id: rollover.id })
  if (!row) throw new Error('An insert returns its row')
  return row.id
}

/** Changes a rollover if it is still in the given state. Returns whether it was. Belongs to no tenant: a job calls it. */
export async function transitionRollover(
  database: Database,
  id: number,
  from: RolloverRow['status'],
  change: Partial<typeof rollover.$inferInsert>,
): Promise<boolean> {
  const changed = await database
    .update(rollover)
    .set(change)
    .where(and(eq(rollover.id, id), eq(rollover.status, from)))
  return changed.rowCount === 1
}

/** Returns whether a later rollover of the school is done or being carried out. */
export async function hasLater({ schoolId }: School, database: Database, id: number): Promise<boolean> {
  const later = and(eq(rollover.schoolId, schoolId), gt(rollover.id, id), inArray(rollover.status, ['waiting', 'done']))
  return (await database.$count(rollover, later)) > 0
}

/** Longer than all attempts at a rollover can take. */
const longest = { hours: 1 } as const

/** Deletes what a rollover changed for each student once it can no longer be undone, and ends abandoned rollovers. */
export async function deleteExpiredChanges(database: Database, now: Date): Promise<void> {
  const expired = database
    .select({ id: rollover.id })
    .from(rollover)
    .where(lt(rollover.doneAt, before(now, ROLLOVER_UNDO_RETENTION)))
  await database.delete(rolloverChange).where(inArray(rolloverChange.rolloverId, expired))
  await database
    .update(rollover)
    .set({ status: 'failed' })
    .where(and(eq(rollover.status, 'waiting'), isNull(rollover.doneAt), lt(rollover.startedAt, before(now, longest))))
}

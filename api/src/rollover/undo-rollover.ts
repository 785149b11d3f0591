import { ROLLOVER_UNDO_RETENTION } from '@lekta/shared/contract/retention'
import { before } from '@lekta/shared/lib/time/period'
import { eq, inArray, sql } from 'drizzle-orm'
import { isBeingErased, type Tenant } from '../access/tenant'
import { recordAction, recordStudents } from '../audit/record'
import type { Database } from '../database/connect'
import { account, classroom, classroomStudent, type RolledClassroom, rolloverChange, student } from '../database/schema'
import { ApiError } from '../errors/api-error'
import { archiveEmptyClassrooms } from '../import/kinds/people-queries'
import { lockSchool } from '../import/queries'
import { lockAccounts } from '../people/accounts'
import { hasLater, selectRollover, transitionRollover } from './queries'

type School = Tenant<'school'>

/**
 * Selects the students who are still as the rollover left them: in the classrooms that they joined and in none that
 * they left, in the same grade, or still archived since then.
 */
const unchangedSql = (id: number, doneAt: Date) => sql`
  select change.* from ${rolloverChange} change
  join ${account} on ${account.id} = change.student_id
  join ${student} on ${student.id} = change.student_id
  where change.rollover_id = ${id} and case
    when change."left" then ${account.archivedAt} = ${doneAt.toISOString()}::timestamptz and not ${isBeingErased(account.id)}
    else ${student.grade} is not distinct from change.grade_after
      and not exists (select from unnest(change.added) as joined (room) where not exists (
        select from ${classroomStudent} where ${classroomStudent.studentId} = change.student_id and ${classroomStudent.classroomId} = joined.room))
      and not exists (select from ${classroomStudent}
        where ${classroomStudent.studentId} = change.student_id and ${classroomStudent.classroomId} = any(change.removed))
    end`

/** Restores classrooms, grades and archived students. Returns the ids of those who moved up and of those who left. */
async function restoreStudents(transaction: Database, id: number, doneAt: Date) {
  const { rows } = await transaction.execute<{ student_id: number; left: boolean }>(unchangedSql(id, doneAt))
  const ids = rows.map((row) => row.student_id)
  const among = sql`${rolloverChange.rolloverId} = ${id} and ${rolloverChange.studentId} = any(${sql.param(ids)}::int[])`
  await transaction.execute(sql`delete from ${classroomStudent} using ${rolloverChange}
    where ${among} and ${classroomStudent.studentId} = ${rolloverChange.studentId}
      and ${classroomStudent.classroomId} = any(${rolloverChange.added})`)
  await transaction.execute(sql`insert into ${classroomStudent} (classroom_id, student_id)
    select room, ${rolloverChange.studentId} from ${rolloverChange}, unnest(${rolloverChange.removed}) as room
    where ${among} on conflict do nothing`)
  await transaction.execute(sql`update ${student} set grade = ${rolloverChange.gradeBefore} from ${rolloverChange}
    where ${among} and ${student.id} = ${rolloverChange.studentId}`)
  const left = rows.filter((row) => row.left).map((row) => row.student_id)
  if (left.length > 0) await transaction.update(account).set({ archivedAt: null }).where(inArray(account.id, left))
  return { moved: rows.filter((row) => !row.left).map((row) => row.student_id), left }
}

/** Restores the grades of classrooms that kept their students, and classrooms archived since, if their names are free. */
async function restoreClassrooms({ schoolId }: School, transaction: Database, classrooms: readonly RolledClassroom[]) {
  for (const { id, raised } of classrooms)
    if (raised)
      await transaction.execute(sql`update ${classroom} set grade = ${raised.from}
        where ${classroom.id} = ${id} and ${classroom.schoolId} = ${schoolId} and ${classroom.grade} = ${raised.to}`)
  const ids = classrooms.map(({ id }) => id)
  await transaction.execute(sql`update ${classroom} as former set archived_at = null
    where former.id = any(${sql.param(ids)}::int[]) and former.school_id = ${schoolId} and former.archived_at is not null
      and not exists (select from ${classroom} current
        where current.school_id = ${schoolId} and current.name = former.name and current.archived_at is null)`)
}

/**
 * Undoes a rollover in one transaction. Students who were changed since then stay as they are. Throws a 409 if it
 * cannot be undone.
 */
export async function undoRollover(tenant: School, database: Database, id: number, now: Date): Promise<void> {
  await database.transaction(async (transaction) => {
    await lockSchool(transaction, tenant.schoolId)
    const row = await selectRollover(tenant, transaction, id)
    if (row?.status !== 'done' || !row.doneAt) throw new ApiError(409, 'There is nothing to undo.')
    if (row.doneAt <= before(now, ROLLOVER_UNDO_RETENTION))
      throw new ApiError(409, 'A new school year can only be undone within 30 days.')
    if (await hasLater(tenant, transaction, id))
      throw new ApiError(409, 'A later school year has begun since. Please undo that one first.')
    const changes = await transaction
      .select({ id: rolloverChange.studentId })
      .from(rolloverChange)
      .where(eq(rolloverChange.rolloverId, id))
    await lockAccounts(
      transaction,
      changes.map((change) => change.id),
    )
    const { moved, left } = await restoreStudents(transaction, id, row.doneAt)
    await restoreClassrooms(tenant, transaction, row.classrooms)
    await archiveEmptyClassrooms(tenant, transaction, row.created, now)
    await transaction.delete(rolloverChange).where(eq(rolloverChange.rolloverId, id))
    await recordStudents(tenant, transaction, 'student placed', moved, now)
    await recordStudents(tenant, transaction, 'student restored', left, now)
    await recordAction(transaction, {
      actor: tenant,
      action: 'school year undone',
      subject: `school ${tenant.schoolId}`,
      at: now,
    })
    const unrestored = row.promoted + row.left - moved.length - left.length
    await transitionRollover(transaction, id, 'done', { status: 'undone', undoneAt: now, kept: unrestored })
  })
}

import type { AuditAction } from '@lekta/shared/contract/audit-actions'
import { assertVisibleStudents } from '../access/authorise-ids'
import type { StaffTenant } from '../access/tenant'
import { notifyAssignments } from '../attempt/notify-tests'
import { recordStudents } from '../audit/record'
import type { Database } from '../database/connect'
import { ApiError, notFound } from '../errors/api-error'
import { publishChange } from '../live/schedule-topic'
import { assignedTo } from './assign-exam'
import { selectAssignments } from './assignment-queries'
import { selectChosenStudents } from './candidate-queries'
import * as changes from './change-queries'
import { scheduleStateAt } from './present'
import type { ScheduleRow } from './queries'

interface AssignmentChange {
  students: readonly number[]
  now: Date
}

interface Allowance extends AssignmentChange {
  allowed: boolean
}

type Locked = Awaited<ReturnType<typeof changes.lockSchedule>>

/** Changes the assignments of some of the tenant's students in a schedule. Throws a 404 for a student without one. */
async function changing(
  tenant: StaffTenant,
  database: Database,
  { id }: ScheduleRow,
  { students, now }: AssignmentChange,
  { action, change }: { action: AuditAction; change: (transaction: Database, schedule: Locked) => Promise<unknown> },
): Promise<void> {
  const assignments = await selectAssignments(tenant, database, id, students)
  if (assignments.length < new Set(students).size) throw notFound('student')
  await database.transaction(async (transaction) => {
    await change(transaction, await changes.lockSchedule(transaction, id))
    await recordStudents(tenant, transaction, action, students, now)
    publishChange(transaction, id)
  })
}

/** Lets students start before the test opens and notifies them, or takes this permission back. */
export const allowEarly = (tenant: StaffTenant, database: Database, row: ScheduleRow, edit: Allowance) =>
  changing(tenant, database, row, edit, {
    action: edit.allowed ? 'test allowed early' : 'test no longer allowed early',
    change: async (transaction, schedule) => {
      if (scheduleStateAt(schedule, edit.now) === 'closed') throw closed()
      await changes.setAllowedFrom(transaction, row.id, edit.students, edit.allowed ? edit.now : null)
      if (edit.allowed) await notifyAssignments(transaction, 'opened', row.id, edit.students)
    },
  })

/**
 * Allows students who have no attempts left one more attempt and notifies them, or takes that attempt back if it has
 * not been started.
 */
export const allowRetake = (tenant: StaffTenant, database: Database, row: ScheduleRow, edit: Allowance) =>
  changing(tenant, database, row, edit, {
    action: edit.allowed ? 'retake allowed' : 'retake taken back',
    change: async (transaction, schedule) => {
      if (scheduleStateAt(schedule, edit.now) === 'closed') throw closed()
      if (!edit.allowed) return changes.removeExtraTry(transaction, row.id, edit.students)
      const more = await changes.addExtraTry(transaction, row.id, edit.students)
      const studentIds = more.map(({ studentId }) => studentId)
      return notifyAssignments(transaction, 'again', row.id, studentIds)
    },
  })

const closed = () => new ApiError(409, 'This test is closed. Reopen it first.')

/** Removes a test from students who have not started it. */
export const removeAssignments = (tenant: StaffTenant, database: Database, row: ScheduleRow, edit: AssignmentChange) =>
  changing(tenant, database, row, edit, {
    action: 'test taken back',
    change: async (transaction) => {
      const gone = await changes.deleteAssignments(transaction, row.id, edit.students)
      if (gone.length < new Set(edit.students).size) {
        throw new ApiError(409, 'One of these students has already started the test and cannot be removed.')
      }
    },
  })

/** Adds more of the tenant's students to a test that is not closed, and notifies them. */
export async function addAssignments(
  tenant: StaffTenant,
  database: Database,
  row: ScheduleRow,
  { students, now }: AssignmentChange,
) {
  await assertVisibleStudents(tenant, database, students)
  await database.transaction(async (transaction) => {
    const state = scheduleStateAt(await changes.lockSchedule(transaction, row.id), now)
    if (state === 'closed') throw closed()
    const chosen = await selectChosenStudents(tenant, transaction, { students, classrooms: [] })
    const assigned = await assignedTo(tenant, transaction, chosen, { now })
    const added = await changes.insertAssignments(transaction, row.id, assigned)
    const studentIds = added.map(({ studentId }) => studentId)
    await notifyAssignments(transaction, state === 'open' ? 'opened' : 'scheduled', row.id, studentIds)
    await recordStudents(tenant, transaction, 'test given', studentIds, now)
    publishChange(transaction, row.id)
  })
}

import { assertVisibleStudents } from '../access/authorise-ids'
import type { StaffTenant } from '../access/tenant'
import { notifyAssignments } from '../attempt/notify-tests'
import type { Database } from '../database/connect'
import { ApiError, notFound } from '../errors/api-error'
import { publishChange } from '../live/schedule-topic'
import { recordStudents } from '../people/audit'
import { assignedTo } from './assign-exam'
import * as changes from './change-queries'
import { scheduleStateAt } from './present'
import { type ScheduleRow, selectAssignments, selectChosenStudents } from './queries'

interface Wish {
  students: readonly number[]
  now: Date
}

interface Allowance extends Wish {
  allowed: boolean
}

type Locked = Awaited<ReturnType<typeof changes.lockSchedule>>

/** Changes what some of the tenant's children may do in a schedule. Throws a 404 where one has no place in it. */
async function changing(
  tenant: StaffTenant,
  database: Database,
  { id }: ScheduleRow,
  { students, now }: Wish,
  { action, change }: { action: string; change: (transaction: Database, schedule: Locked) => Promise<unknown> },
): Promise<void> {
  const places = await selectAssignments(tenant, database, id, students)
  if (places.length < new Set(students).size) throw notFound('student')
  await database.transaction(async (transaction) => {
    await change(transaction, await changes.lockSchedule(transaction, id))
    await recordStudents(tenant, transaction, action, students, now)
    await publishChange(transaction, id)
  })
}

/** Lets children start before the test opens, and tells them; or no longer. */
export const allowEarly = (tenant: StaffTenant, database: Database, row: ScheduleRow, wish: Allowance) =>
  changing(tenant, database, row, wish, {
    action: wish.allowed ? 'test allowed early' : 'test no longer allowed early',
    change: async (transaction, schedule) => {
      if (scheduleStateAt(schedule, wish.now) === 'closed') throw closed()
      await changes.setAllowedFrom(transaction, row.id, wish.students, wish.allowed ? wish.now : null)
      if (wish.allowed) await notifyAssignments(transaction, 'opened', row.id, wish.students)
    },
  })

/** Allows one more try to those who have none left, and tells them; or takes it back where it is not begun. */
export const allowRetake = (tenant: StaffTenant, database: Database, row: ScheduleRow, wish: Allowance) =>
  changing(tenant, database, row, wish, {
    action: wish.allowed ? 'retake allowed' : 'retake taken back',
    change: async (transaction, schedule) => {
      if (scheduleStateAt(schedule, wish.now) === 'closed') throw closed()
      if (!wish.allowed) return changes.removeExtraTry(transaction, row.id, wish.students)
      const more = await changes.addExtraTry(transaction, row.id, wish.students)
      const those = more.map(({ studentId }) => studentId)
      return notifyAssignments(transaction, 'again', row.id, those)
    },
  })

const closed = () => new ApiError(409, 'This test is closed. Reopen it first.')

/** Takes a test from children who have not begun it. */
export const removeAssignments = (tenant: StaffTenant, database: Database, row: ScheduleRow, wish: Wish) =>
  changing(tenant, database, row, wish, {
    action: 'test taken back',
    change: async (transaction) => {
      const gone = await changes.deleteAssignments(transaction, row.id, wish.students)
      if (gone.length < new Set(wish.students).size) {
        throw new ApiError(409, 'One of these students has already started the test and cannot be removed.')
      }
    },
  })

/** Gives a test that is not closed to more of the tenant's children, and tells them. */
export async function addAssignments(
  tenant: StaffTenant,
  database: Database,
  row: ScheduleRow,
  { students, now }: Wish,
) {
  await assertVisibleStudents(tenant, database, students)
  await database.transaction(async (transaction) => {
    const state = scheduleStateAt(await changes.lockSchedule(transaction, row.id), now)
    if (state === 'closed') throw closed()
    const chosen = await selectChosenStudents(tenant, transaction, { students, classrooms: [] })
    const given = await assignedTo(tenant, transaction, chosen, { now })
    const added = await changes.insertAssignments(transaction, row.id, given)
    const those = added.map(({ studentId }) => studentId)
    await notifyAssignments(transaction, state === 'open' ? 'opened' : 'scheduled', row.id, those)
    await recordStudents(tenant, transaction, 'test given', those, now)
    await publishChange(transaction, row.id)
  })
}

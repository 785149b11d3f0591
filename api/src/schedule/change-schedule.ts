import type { AuditAction } from '@lekta/shared/contract/audit-actions'
import type { Parsed } from '@lekta/shared/contract/endpoint'
import type { scheduleContract } from '@lekta/shared/contract/schedule'
import type { StaffTenant } from '../access/tenant'
import { notifyAssignments } from '../attempt/notify-tests'
import { recordSubjects } from '../audit/record'
import type { Database } from '../database/connect'
import { ApiError, badInput } from '../errors/api-error'
import { publishChange } from '../live/schedule-topic'
import * as changes from './change-queries'
import { mayChange, scheduleStateAt } from './present'
import type { ScheduleRow } from './queries'
import { assertCloses, windowFrom } from './window'

type Locked = Awaited<ReturnType<typeof changes.lockSchedule>>
type Change = (transaction: Database, schedule: Locked) => Promise<void>

/** Changes a locked schedule, records who changed it, and publishes the change to its watchers. */
async function changing(
  tenant: StaffTenant,
  database: Database,
  row: ScheduleRow,
  { action, now, change }: { action: AuditAction; now: Date; change: Change },
): Promise<void> {
  if (!mayChange(tenant, row)) {
    throw new ApiError(403, 'Only the person who gave this test, or the school, can change it.')
  }
  await database.transaction(async (transaction) => {
    await change(transaction, await changes.lockSchedule(transaction, row.id))
    await recordSubjects(tenant, transaction, action, [`schedule ${row.id}`], now)
    publishChange(transaction, row.id)
  })
}

type Edit = { body: Parsed<typeof scheduleContract.editSchedule>['body']; now: Date }

/**
 * Changes the title, the window and the number of attempts. After the test has opened or a student has started, its
 * opening time is fixed and the number of attempts cannot be reduced.
 */
export const editSchedule = (tenant: StaffTenant, database: Database, row: ScheduleRow, { body, now }: Edit) =>
  changing(tenant, database, row, {
    action: 'schedule edited',
    now,
    change: async (transaction, schedule) => {
      const state = scheduleStateAt(schedule, now)
      if (state === 'closed') throw new ApiError(409, 'This test is closed. Reopen it first.')
      const begun = state === 'open' || (await changes.isBegun(transaction, row.id))
      const window = begun ? openingAfterEdit(schedule, body, now) : windowFrom(body.opens_at, body.closes_at, now)
      if (begun && body.tries < schedule.triesAllowed) {
        throw badInput({ tries: 'Students have already started. You can add attempts, but not remove them.' })
      }
      await changes.updateSchedule(transaction, row.id, { title: body.title, triesAllowed: body.tries, ...window })
      const moved = window.opensAt.getTime() !== schedule.opensAt.getTime()
      if (moved) await notifyAssignments(transaction, 'moved', row.id)
    },
  })

function openingAfterEdit({ opensAt }: Locked, body: Edit['body'], now: Date) {
  // Forms send times in whole minutes, so a smaller difference is not a change.
  if (Math.abs(Date.parse(body.opens_at) - opensAt.getTime()) >= 60_000) {
    throw badInput({ opens_at: 'The test has already opened, so its opening time can no longer be changed.' })
  }
  const window = { opensAt, closesAt: new Date(body.closes_at) }
  assertCloses(window, now)
  return window
}

/** Closes an open test now. */
export const closeNow = (tenant: StaffTenant, database: Database, row: ScheduleRow, now: Date) =>
  changing(tenant, database, row, {
    action: 'schedule closed',
    now,
    change: async (transaction, schedule) => {
      const state = scheduleStateAt(schedule, now)
      if (state === 'closed') return
      if (state === 'upcoming') throw new ApiError(409, 'This test is not open yet.')
      await changes.updateSchedule(transaction, row.id, { closesAt: now })
    },
  })

/** Moves the closing time of a test to another time in the future. */
export const changeWindow = (
  tenant: StaffTenant,
  database: Database,
  row: ScheduleRow,
  { closesAt, now }: { closesAt: Date; now: Date },
) =>
  changing(tenant, database, row, {
    action: 'schedule extended',
    now,
    change: async (transaction, { opensAt }) => {
      assertCloses({ opensAt, closesAt }, now)
      await changes.updateSchedule(transaction, row.id, { closesAt })
    },
  })

/** Cancels a test that no student has started, and notifies students and parents. */
export const cancelSchedule = (tenant: StaffTenant, database: Database, row: ScheduleRow, now: Date) =>
  changing(tenant, database, row, {
    action: 'schedule cancelled',
    now,
    change: async (transaction) => {
      if (await changes.isBegun(transaction, row.id)) {
        throw new ApiError(409, 'Students have already started this test. Close it instead.')
      }
      await notifyAssignments(transaction, 'cancelled', row.id)
      await changes.deleteSchedule(transaction, row.id)
    },
  })

import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { StaffTenant } from '../access/tenant'
import type { Database } from '../database/connect'
import { erasure } from '../database/schema'

/** Cancels the erasure of students who left the school long ago and are coming back. */
export const cancelLeaverErasures = (
  { schoolId }: StaffTenant,
  transaction: Database,
  ids: readonly number[],
  now: Date,
) =>
  transaction
    .update(erasure)
    .set({ cancelledAt: now })
    .where(
      and(
        eq(erasure.schoolId, schoolId),
        eq(erasure.reason, 'retention'),
        isNull(erasure.cancelledAt),
        isNull(erasure.doneAt),
        inArray(erasure.accountId, [...ids]),
      ),
    )

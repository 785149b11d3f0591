import type { Candidate } from '@lekta/shared/contract/schedule'
import { and, eq, inArray } from 'drizzle-orm'
import type { StaffTenant } from '../access/tenant'
import type { Database } from '../database/connect'
import { subscription } from '../database/schema'
import { seatsFor } from '../money/seats/seats-for-tests'

/** Returns whether a school pays by the seat. After a school has begun to do so, every test uses a seat. */
async function paysBySeat({ schoolId }: StaffTenant, database: Database): Promise<boolean> {
  const rows = await database
    .select({ id: subscription.id })
    .from(subscription)
    .where(and(eq(subscription.schoolId, schoolId), inArray(subscription.status, ['active', 'ended'])))
    .limit(1)
  return rows.length > 0
}

/** The seats that are used if a test is given now. */
export interface Seats {
  stateOf: (studentId: number) => Candidate['seat']
  seatOf: (studentId: number) => number | null
}

/** Returns the seats of students; a school that does not pay by the seat needs none. */
export async function seatsOf(
  tenant: StaffTenant,
  database: Database,
  students: readonly number[],
  at: Date,
): Promise<Seats> {
  const [needed, seats] = await Promise.all([
    paysBySeat(tenant, database),
    seatsFor(database, students, at, { schoolId: tenant.schoolId }),
  ])
  const seatOf = (id: number) => seats.get(id)?.id ?? null
  const missing = needed ? 'missing' : 'not_needed'
  return { stateOf: (id) => (seatOf(id) === null ? missing : 'given'), seatOf }
}

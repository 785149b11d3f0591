import type { StaffTenant } from '../access/tenant'
import type { Database } from '../database/connect'
import { badInput } from '../errors/api-error'
import { assertVisibleTeachers } from '../teacher/assert-visible-teachers'

/**
 * Throws unless the account can be responsible for an intervention: for a school any of its teachers, for a teacher
 * only the teacher. Without an account the school is responsible.
 */
export async function assertOwner(tenant: StaffTenant, database: Database, ownerId: number | undefined): Promise<void> {
  if (ownerId === undefined) return
  if (tenant.role === 'school') return assertVisibleTeachers(tenant, database, [ownerId])
  if (ownerId !== tenant.accountId)
    throw badInput({ owner_id: 'You can be responsible yourself, or leave it to the school.' })
}

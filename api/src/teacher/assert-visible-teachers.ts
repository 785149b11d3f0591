import type { Scope, Tenant } from '../access/tenant'
import type { Database } from '../database/connect'
import { ApiError, notFound } from '../errors/api-error'
import { selectVisibleTeachers } from './queries'

/** Throws a 404 unless all of these are teachers of the tenant's school. */
export async function assertVisibleTeachers(
  tenant: Tenant<'school'>,
  database: Database,
  ids: readonly number[],
  scope?: Scope,
) {
  const seen = ids.length === 0 ? [] : await selectVisibleTeachers(tenant, database, ids, scope)
  if (seen.length < new Set(ids).size) throw notFound('teacher')
}

/**
 * Throws a 404 unless every account is a teacher of the tenant's school, and a 409 if one of them has further roles.
 */
export async function assertChangeable(
  tenant: Tenant<'school'>,
  database: Database,
  ids: readonly number[],
  scope?: Scope,
) {
  await assertVisibleTeachers(tenant, database, ids, scope)
  const seen = await selectVisibleTeachers(tenant, database, ids, scope)
  if (!seen.every(({ alone }) => alone)) {
    throw new ApiError(409, 'This account also manages the school. Only its owner can change it, under Setting.')
  }
}

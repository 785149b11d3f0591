import type { Database } from '../database/connect'
import { notFound } from '../server/errors'
import type { Tenant, When } from '../tenant'
import { selectVisible } from './queries'

/** Throws a 404 unless all of these are teachers of the tenant's school. */
export async function checkTeachers(tenant: Tenant<'school'>, database: Database, ids: readonly number[], when?: When) {
  const seen = ids.length === 0 ? [] : await selectVisible(tenant, database, ids, when)
  if (seen.length < new Set(ids).size) throw notFound('teacher')
}

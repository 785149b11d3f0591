import type { ListQuery } from '@lekta/shared/contract/list'
import type { Database } from '../database/connect'
import { notFound } from '../errors/api-error'
import type { Tenant, When } from './tenant'
import { selectClassroomIds, selectVisible } from './visible-ids'

/** A tenant can name its own school only. Throws a 404. */
export function assertVisibleSchool(tenant: Tenant, schoolId: number | undefined): void {
  const own = 'schoolId' in tenant ? tenant.schoolId : undefined
  if (schoolId !== undefined && schoolId !== own) throw notFound('school')
}

/** A tenant can name classrooms that it may see only. Throws a 404. */
export async function assertVisibleClassrooms(tenant: Tenant, database: Database, ids: readonly number[], when?: When) {
  const seen = ids.length === 0 ? [] : await selectClassroomIds(tenant, database, ids, when)
  if (seen.length < new Set(ids).size) throw notFound('classroom')
}

/** As `checkClassrooms`, of the one that a list may be narrowed to. */
export const assertVisibleClassroom = (tenant: Tenant, database: Database, id: number | undefined) =>
  assertVisibleClassrooms(tenant, database, id === undefined ? [] : [id])

/** The filters that every list takes must be the tenant's own. Throws a 404. */
export async function assertVisibleFilters(tenant: Tenant, database: Database, { options }: ListQuery): Promise<void> {
  assertVisibleSchool(tenant, options.school_id)
  await assertVisibleClassroom(tenant, database, options.classroom_id)
}

/** A tenant can name students that it may see only. Throws a 404. */
export async function assertVisibleStudents(
  tenant: Tenant<'school' | 'teacher'>,
  database: Database,
  ids: readonly number[],
  when?: When,
) {
  const seen = ids.length === 0 ? [] : await selectVisible(tenant, database, ids, when)
  if (seen.length < new Set(ids).size) throw notFound('student')
}

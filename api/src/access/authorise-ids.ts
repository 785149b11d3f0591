import type { ListQuery } from '@lekta/shared/contract/list'
import type { Database } from '../database/connect'
import { notFound } from '../errors/api-error'
import type { Scope, Tenant } from './tenant'
import { selectVisibleClassroomIds, selectVisibleStudentIds } from './visible-ids'

/** Throws a 404 unless the school is the tenant's own. */
export function assertVisibleSchool(tenant: Tenant, schoolId: number | undefined): void {
  const ownSchoolId = 'schoolId' in tenant ? tenant.schoolId : undefined
  if (schoolId !== undefined && schoolId !== ownSchoolId) throw notFound('school')
}

/** Throws a 404 unless every classroom is visible to the tenant. */
export async function assertVisibleClassrooms(
  tenant: Tenant,
  database: Database,
  ids: readonly number[],
  scope?: Scope,
) {
  const seen = ids.length === 0 ? [] : await selectVisibleClassroomIds(tenant, database, ids, scope)
  if (seen.length < new Set(ids).size) throw notFound('classroom')
}

/** Does the same as `assertVisibleClassrooms` for the classroom that filters a list, if there is one. */
export const assertVisibleClassroom = (tenant: Tenant, database: Database, id: number | undefined) =>
  assertVisibleClassrooms(tenant, database, id === undefined ? [] : [id])

/** Throws a 404 unless the school and classroom that filter a list are visible to the tenant. */
export async function assertVisibleFilters(tenant: Tenant, database: Database, { options }: ListQuery): Promise<void> {
  assertVisibleSchool(tenant, options.school_id)
  await assertVisibleClassroom(tenant, database, options.classroom_id)
}

/** Throws a 404 unless every student is visible to the tenant. */
export async function assertVisibleStudents(
  tenant: Tenant<'school' | 'teacher'>,
  database: Database,
  ids: readonly number[],
  scope?: Scope,
) {
  const seen = ids.length === 0 ? [] : await selectVisibleStudentIds(tenant, database, ids, scope)
  if (seen.length < new Set(ids).size) throw notFound('student')
}
